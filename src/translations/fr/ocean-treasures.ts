import type { GameTexts } from '../../games/game-texts';
import { lineNames } from '../../games/ocean-treasures/line-names';
import { capitalised, spokenCount, spokenList } from '../../games/spoken';
import type { Translation } from '../translation';
import { plural } from './plural';
import { oceanTreasures } from './shell';

export const texts = {
  name: oceanTreasures.name,
  page: oceanTreasures.pageTitle,
  symbols: {
    starfish: 'Étoile de mer',
    seahorse: 'Hippocampe',
    crab: 'Crabe',
    angelfish: 'Poisson-ange',
    turtle: 'Tortue',
    manta: 'Raie manta',
    chest: 'Coffre',
    octopus: 'Pieuvre',
    'pearl-2': 'Perle 2',
    'pearl-3': 'Perle 3',
    'pearl-5': 'Perle 5',
    'pearl-10': 'Perle 10',
    'pearl-25': 'Perle 25',
    diver: 'Plongeur',
    shell: 'Coquillage',
  },
  plurals: {
    starfish: 'étoiles de mer',
    seahorse: 'hippocampes',
    crab: 'crabes',
    angelfish: 'poissons-anges',
    turtle: 'tortues',
    manta: 'raies manta',
    chest: 'coffres',
  },
  rules:
    'Trois, quatre ou cinq symboles identiques paient sur une ligne, en partant du rouleau le plus à gauche. Chaque ligne gagnante paie, tout comme chaque perle que ramasse le plongeur. Tout gain dépasse votre mise.',
  demonstration: 'Trois symboles identiques ou plus sur une ligne, depuis la gauche : c’est gagné.',
  collecting: 'Le plongeur du rouleau 5 ramasse toutes les perles visibles.',
  lines: lineNames((n) => `Ligne ${n}`),
  largeWins: { big: 'Riche trouvaille !', huge: 'Butin englouti !', giant: 'Trésor légendaire !' },
  noWin: 'Aucune ligne n’a payé et le plongeur n’a rien ramassé : vous n’avez rien gagné.',
  oddsNote:
    'Les pièces servent uniquement à jouer. Chaque position d’un rouleau a la même probabilité, et aucun tour n’influence le suivant.',
  roles: {
    wild: 'Joker. Apparaît sur les rouleaux 2, 3 et 4, et remplace tout symbole qui paie sur les lignes.',
    value:
      'Apparaît sur les rouleaux 1 à 4. Quand le plongeur la ramasse, elle rapporte les pièces indiquées dessus : son nombre multiplié par votre mise.',
    collector: 'Apparaît sur le rouleau 5 et ramasse toutes les perles visibles.',
    scatter:
      'Apparaît n’importe où. Trois, quatre ou cinq coquillages visibles déclenchent 8, 10 ou 12 plongées gratuites.',
  },
  collected: (values, multiplier) =>
    `Le plongeur ramasse ${values.length === 1 ? 'une perle' : 'des perles'} valant ${spokenList(values)} fois votre mise${multiplier > 1 ? `, le tout multiplié par ${multiplier}` : ''}`,
  feature: {
    name: 'Plongées gratuites',
    spin: 'plongée',
    spins: 'plongées',
    began: (shells, count) =>
      `${capitalised(spokenCount(shells))} coquillages : ${count} ${plural(count, 'plongée gratuite', 'plongées gratuites')}.`,
    deeper: (added, multiplier) => `${added} plongées de plus. Les perles valent maintenant ×${multiplier}.`,
    cause: (shells) => `${shells} coquillages`,
    rise: {
      title: 'Plus profond !',
      text: (added, multiplier) => `${added} plongées de plus, perles ×${multiplier}`,
    },
    opening: 'Avant les plongées',
    best: 'Meilleure plongée',
    rules:
      'Trois, quatre ou cinq coquillages, où qu’ils soient, déclenchent 8, 10 ou 12 plongées gratuites. Une plongée est un tour gratuit sur des rouleaux qui ont plus de perles et de plongeurs, mais aucun coquillage. Tous les quatre plongeurs, vous descendez plus profond, trois fois au plus. À chaque fois, vous obtenez 5 plongées de plus et les perles rapportent davantage : 2, puis 3, puis 5 fois leur valeur.',
    collectors: 'Plongeurs',
    levels: {
      name: 'Profondeur',
      each: ['Eaux claires', 'Pénombre', 'Eaux noires', 'Salle au trésor'],
    },
  },
} satisfies Translation<GameTexts>;
