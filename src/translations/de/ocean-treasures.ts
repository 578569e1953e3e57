import type { FeatureDefinition } from '../../engine/definition';
import { oceanTreasures } from '../../games/ocean-treasures/definition';
import { lineNames } from '../../games/ocean-treasures/line-names';
import type { texts as english } from '../../games/ocean-treasures/texts';
import { capitalised, spokenList } from '../../games/spoken';
import type { Translation } from '../translation';
import { counts } from './shell';

const { awards, every, adds, multipliers } = oceanTreasures.feature as FeatureDefinition;
const [, ...later] = multipliers;

const counted = (count: number): string => counts.words[count] ?? String(count);
// `spokenList` has the language before, as long as this file is being loaded.
const either = new Intl.ListFormat('de', { type: 'disjunction' });
const scatters = capitalised(either.format(Object.keys(awards).map((count) => counted(Number(count)))));
const dives = either.format(Object.values(awards).map(String));

export const texts = {
  name: 'Ocean Treasures',
  page: 'Ocean Treasures',
  symbols: {
    starfish: 'Seestern',
    seahorse: 'Seepferdchen',
    crab: 'Krabbe',
    angelfish: 'Kaiserfisch',
    turtle: 'Schildkröte',
    manta: 'Manta',
    chest: 'Truhe',
    octopus: 'Oktopus',
    'pearl-2': 'Perle 2',
    'pearl-3': 'Perle 3',
    'pearl-5': 'Perle 5',
    'pearl-10': 'Perle 10',
    'pearl-25': 'Perle 25',
    diver: 'Taucher',
    shell: 'Muschel',
  },
  plurals: {
    starfish: 'Seesterne',
    seahorse: 'Seepferdchen',
    crab: 'Krabben',
    angelfish: 'Kaiserfische',
    turtle: 'Schildkröten',
    manta: 'Mantas',
    chest: 'Truhen',
  },
  rules:
    'Drei, vier oder fünf gleiche Symbole auf einer Linie zahlen, von der linken Walze an. Jede Gewinnlinie zahlt, und jede Perle, die der Taucher einsammelt, auch. Jeder Gewinn ist höher als dein Einsatz.',
  demonstration: 'Drei oder mehr gleiche Symbole auf einer Linie von links gewinnen.',
  collecting: 'Der Taucher auf Walze 5 sammelt alle sichtbaren Perlen ein.',
  lines: lineNames((n) => `Linie ${n}`),
  largeWins: { big: 'Reicher Fund!', huge: 'Versunkenes Gold!', giant: 'Legendärer Schatz!' },
  noWin: 'Keine Linie zahlte und der Taucher sammelte nichts ein, also hast du nichts gewonnen.',
  oddsNote:
    'Münzen sind nur zum Spielen da. Jede Position einer Walze ist gleich wahrscheinlich, und kein Spin beeinflusst den nächsten.',
  roles: {
    wild: 'Wild. Erscheint auf den Walzen 2, 3 und 4 und ersetzt jedes Symbol, das auf Linien zahlt.',
    value:
      'Erscheint auf den Walzen 1 bis 4. Sammelt der Taucher sie ein, zahlt sie die Münzen, die auf ihr stehen: ihre Zahl mal Einsatz.',
    collector: 'Erscheint auf Walze 5 und sammelt alle sichtbaren Perlen ein.',
    scatter: `Kann überall erscheinen. ${scatters} im Bild starten ${dives} Gratis-Tauchgänge.`,
  },
  collected: (values, multiplier) =>
    `Der Taucher sammelt ${values.length === 1 ? 'eine Perle' : 'Perlen'} im Wert von ${spokenList(values)} Einsätzen ein${multiplier > 1 ? `, mal ${multiplier}` : ''}`,
  feature: {
    name: 'Gratis-Tauchgänge',
    spin: 'Tauchgang',
    spins: 'Tauchgänge',
    began: (shells, count) =>
      `${capitalised(counted(shells))} Muscheln: ${count} ${count === 1 ? 'Gratis-Tauchgang' : 'Gratis-Tauchgänge'}.`,
    deeper: (added, multiplier) => `${added} Tauchgänge extra. Perlen zahlen jetzt ×${multiplier}.`,
    cause: (shells) => `${shells} Muscheln`,
    rise: {
      title: 'Tiefer!',
      text: (added, multiplier) => `${added} Tauchgänge mehr, Perlen ×${multiplier}`,
    },
    opening: 'Davor',
    best: 'Bester davon',
    rules: `${scatters} Muscheln, egal wo, starten ${dives} Gratis-Tauchgänge. Ein Tauchgang ist ein Freispiel auf Walzen mit mehr Perlen und Tauchern, aber ohne Muscheln. Je ${counted(every)} Taucher bringen dich tiefer, bis zu ${counted(later.length)}mal. Jedes Mal bekommst du ${adds} Tauchgänge extra, und Perlen zahlen mehr: erst ${later.join('-, dann ')}-mal ihren Wert.`,
    collectors: 'Taucher',
    levels: { name: 'Tiefe', each: ['Sonnenriff', 'Dämmerzone', 'Mitternachtszone', 'Schatzkammer'] },
  },
} satisfies Translation<typeof english>;
