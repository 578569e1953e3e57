import type { FeatureDefinition } from '../../engine/definition';
import { oceanTreasures } from '../../games/ocean-treasures/definition';
import type { OceanSymbol } from '../../games/ocean-treasures/symbols';
import type { texts as english } from '../../games/ocean-treasures/texts';
import { capitalised, spokenList } from '../../games/spoken';
import type { Translation } from '../translation';
import { counts } from './shell';

interface Named {
  readonly name: string;
}

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
  largeWins: ['Reicher Fund!', 'Versunkenes Gold!', 'Legendärer Schatz!'],
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

export const definition = {
  symbols: {
    starfish: { name: 'Seestern' },
    seahorse: { name: 'Seepferdchen' },
    crab: { name: 'Krabbe' },
    angelfish: { name: 'Kaiserfisch' },
    turtle: { name: 'Schildkröte' },
    manta: { name: 'Manta' },
    chest: { name: 'Truhe' },
    octopus: { name: 'Oktopus' },
    'pearl-2': { name: 'Perle 2' },
    'pearl-3': { name: 'Perle 3' },
    'pearl-5': { name: 'Perle 5' },
    'pearl-10': { name: 'Perle 10' },
    'pearl-25': { name: 'Perle 25' },
    diver: { name: 'Taucher' },
    shell: { name: 'Muschel' },
  },
  lines: Array.from({ length: 10 }, (_, n) => ({ name: `Linie ${n + 1}` })),
  feature: { name: 'Gratis-Tauchgänge' },
} satisfies {
  readonly symbols: Readonly<Record<OceanSymbol, Named>>;
  readonly lines: readonly Named[];
  readonly feature: Named;
};
