import type { GameTexts } from '../../games/game-texts';
import type { Translation } from '../translation';

export const texts = {
  name: 'Slots de Lucky Fishing',
  page: 'Slots',
  symbols: {
    fish: 'Pez',
    tuna: 'Atún',
    shark: 'Tiburón',
    octopus: 'Pulpo',
    whale: 'Ballena',
    treasure: 'Tesoro',
  },
  plurals: {
    fish: 'peces',
    tuna: 'atunes',
    shark: 'tiburones',
    octopus: 'pulpos',
    whale: 'ballenas',
    treasure: 'tesoros',
  },
  rules:
    'Tres iguales en un rodillo pagan el valor del símbolo multiplicado por tu apuesta. Solo paga un rodillo por giro. Primero se mira el central, después el izquierdo y por último el derecho.',
  demonstration: 'Tres iguales en un mismo rodillo tienen premio.',
  lines: { middle: 'Rodillo central', left: 'Rodillo izquierdo', right: 'Rodillo derecho' },
  linePictures: {
    title: 'Los premios van de arriba abajo',
    note: 'El rodillo central cuenta primero.',
  },
  largeWins: { big: '¡Buena captura!', huge: '¡Captura enorme!', giant: '¡La captura de tu vida!' },
  noWin: 'Ningún rodillo mostró tres iguales, así que no ganaste nada.',
  oddsNote:
    'Es tan generoso porque las monedas solo sirven para jugar. Todos los símbolos tienen la misma probabilidad en cada posición, y ningún giro influye en el siguiente.',
} satisfies Translation<GameTexts>;
