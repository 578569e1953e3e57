import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { oddsOf } from '../../src/engine/odds/odds';
import type { Random } from '../../src/engine/random';
import { seededRandom } from '../../src/engine/seeded-random';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { baseStrips, diveStrips } from '../../src/games/ocean-treasures/strips';
import type { OceanSymbol } from '../../src/games/ocean-treasures/symbols';
import { formatted } from '../formatted';
import { arrange } from './arrange';
import { turnedToBegin } from './first-window';
import { missed, targets } from './targets';

// `npm run search-strips -- --seed 3`: rearranges the symbols on the strips of Ocean Treasures until the
// game keeps to all targets, and writes the strips. The same seed finds the same. To change the odds, change symbols.ts or
// how many of a symbol stand on a strip first.

/** How many arrangements are tried. */
const ARRANGEMENTS = 40;

const file = resolve(import.meta.dirname, '../../src/games/ocean-treasures/strips.ts');

type Strips = readonly OceanSymbol[][];

const arranged = (strips: Strips, random: Random): OceanSymbol[][] =>
  strips.map((strip) => arrange(strip, random));

/** Eight symbols a line, and an empty line between strips. */
const printed = (strips: Strips): string =>
  strips
    .map((strip) => strip.map((symbol, n) => `${n % 8 === 0 ? '\n  ' : ' '}${symbol}`).join(''))
    .join('\n');

const textOf = (base: Strips, dives: Strips): string => `// Arranged by \`npm run search-strips\`.

import type { OceanSymbol } from './symbols';

/** The symbols printed on each strip, from the top. A test checks that there is none of another game. */
const printed = (strips: string): OceanSymbol[][] =>
  strips.split('\\n\\n').map((strip) => strip.trim().split(/\\s+/) as OceanSymbol[]);

/** The reels of the base game, from the left. */
export const baseStrips = printed(\`${printed(base)}\n\`);

/** The reels of the free dives, from the left. */
export const diveStrips = printed(\`${printed(dives)}\n\`);
`;

async function search(seed: number): Promise<void> {
  const random = seededRandom(seed);
  for (let n = 1; n <= ARRANGEMENTS; n++) {
    const base = turnedToBegin(arranged(baseStrips, random), random);
    const feature = arranged(diveStrips, random);
    const odds = oddsOf({ ...oceanTreasures, reels: { kind: 'strips', base, feature } });
    const figures = targets.map(({ name, of }) => `${name} ${Number(of(odds).toPrecision(6))}`).join(', ');
    const names = missed(odds);
    console.log(`Arrangement ${n}: ${figures}${names.length > 0 ? `. Missed: ${names.join(', ')}` : ''}.`);
    if (names.length > 0) continue;
    await writeFile(file, await formatted(file, textOf(base, feature)));
    console.log('All targets are met. Now run npm run par.');
    return;
  }
  throw new RangeError(`Nothing found with seed ${seed}. Try another seed, or change the counts or payouts.`);
}

try {
  const { values } = parseArgs({ options: { seed: { type: 'string', default: '3' } } });
  if (!/^\d{1,9}$/.test(values.seed))
    throw new RangeError(`--seed takes a whole number of at most nine digits, not "${values.seed}".`);
  await search(Number(values.seed));
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
