import type { texts as english } from '../../games/lucky-fishing/texts';
import type { Translation } from '../translation';

export const texts = {
  name: 'Lucky Fishing Slots',
  page: 'Slots',
  symbols: {
    fish: 'Fisch',
    tuna: 'Kugelfisch',
    shark: 'Hai',
    octopus: 'Oktopus',
    whale: 'Wal',
    treasure: 'Schatz',
  },
  plurals: {
    fish: 'Fische',
    tuna: 'Kugelfische',
    shark: 'Haie',
    octopus: 'Oktopusse',
    whale: 'Wale',
    treasure: 'Schätze',
  },
  rules:
    'Drei gleiche Symbole auf einer Walze zahlen den Wert des Symbols mal Einsatz. Pro Spin zahlt nur eine Walze. Zuerst zählt die mittlere, dann die linke, dann die rechte.',
  demonstration: 'Drei gleiche Symbole auf einer Walze gewinnen.',
  lines: { middle: 'Mittlere Walze', left: 'Linke Walze', right: 'Rechte Walze' },
  linePictures: {
    title: 'Gewonnen wird von oben nach unten',
    note: 'Die mittlere Walze zählt zuerst.',
  },
  largeWins: { big: 'Toller Fang!', huge: 'Riesenfang!', giant: 'Fang deines Lebens!' },
  noWin: 'Keine Walze zeigte drei gleiche Symbole, also hast du nichts gewonnen.',
  oddsNote:
    'Das ist großzügig, weil Münzen nur zum Spielen da sind. Jedes Symbol ist an jeder Stelle gleich wahrscheinlich, und kein Spin beeinflusst den nächsten.',
} satisfies Translation<typeof english>;
