import type { GameTexts } from '../../games/game-texts';
import type { Translation } from '../translation';
import { luckyFishing } from './shell';

export const texts = {
  name: luckyFishing.name,
  page: luckyFishing.pageTitle,
  symbols: {
    fish: 'Poisson',
    tuna: 'Thon',
    shark: 'Requin',
    octopus: 'Pieuvre',
    whale: 'Baleine',
    treasure: 'Trésor',
  },
  plurals: {
    fish: 'poissons',
    tuna: 'thons',
    shark: 'requins',
    octopus: 'pieuvres',
    whale: 'baleines',
    treasure: 'trésors',
  },
  rules:
    'Trois symboles identiques sur un rouleau rapportent la valeur du symbole multipliée par votre mise. Un seul rouleau paie par tour : on regarde d’abord celui du milieu, puis celui de gauche, puis celui de droite.',
  demonstration: 'Trois symboles identiques de haut en bas : c’est gagné.',
  lines: { middle: 'Rouleau du milieu', left: 'Rouleau de gauche', right: 'Rouleau de droite' },
  linePictures: {
    title: 'Les gains se lisent de haut en bas',
    note: 'Le rouleau du milieu compte en premier.',
  },
  largeWins: { big: 'Belle prise !', huge: 'Prise énorme !', giant: 'La prise d’une vie !' },
  noWin: 'Aucun rouleau n’affichait trois symboles identiques : vous n’avez rien gagné.',
  oddsNote:
    'C’est généreux, car les pièces servent uniquement à jouer. Tous les symboles ont les mêmes chances d’apparaître à chaque position, et aucun tour n’influence le suivant.',
} satisfies Translation<GameTexts>;
