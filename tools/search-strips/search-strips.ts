import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { oddsOf, type Odds } from '../../src/engine/odds/odds';
import { seededRandom } from '../../src/engine/seeded-random';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import type { OceanSymbol } from '../../src/games/ocean-treasures/symbols';
import { formatted } from '../formatted';
import { arrange } from './arrange';
import { findPlan } from './find-plan';
import { turnedToBegin } from './first-window';
import { lineSymbols, type Plan } from './plan';
import { missed, targets } from './targets';

// `npm run search-strips -- --seed 3`: finds payouts and strips of Ocean Treasures that keep to all targets, and writes
// them. The same seed finds the same.

/** How many plans are found, of which the best is taken, and in how many steps each. */
const PLANS = { starts: 8, steps: 60_000 } as const;
/** How many arrangements of the plan are tried. */
const ARRANGEMENTS = 40;

interface Strips {
  readonly base: readonly OceanSymbol[][];
  readonly dives: readonly OceanSymbol[][];
}

/** The game with other payouts and strips. */
function gameWith({ pays }: Plan, { base, dives }: Strips): typeof oceanTreasures {
  const symbols = { ...oceanTreasures.symbols };
  for (const symbol of lineSymbols) {
    const [three, four, five] = pays[symbol];
    symbols[symbol] = { ...symbols[symbol], pays: { 3: three, 4: four, 5: five } };
  }
  return { ...oceanTreasures, symbols, reels: { kind: 'strips', base, feature: dives } };
}

const folder = join(resolve(import.meta.dirname, '../..'), 'src/games/ocean-treasures');

async function write(name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), await formatted(name, text));
}

const FOUND = '// Found by `npm run search-strips`: change what it aims for, not this file.';

const payoutsText = ({ pays }: Plan): string => `${FOUND}

/** What lines pay for so many of a symbol, in multiples of the bet. */
export const payouts = {
${lineSymbols.map((symbol) => `${symbol}: { 3: ${pays[symbol][0]}, 4: ${pays[symbol][1]}, 5: ${pays[symbol][2]} },`).join('\n')}
} as const;
`;

const stripsText = ({ base, dives }: Strips): string => {
  const listed = (strips: readonly OceanSymbol[][]): string =>
    strips.map((strip) => `printed(\n\`${wrapped(strip)}\`,\n),`).join('\n');
  return `${FOUND}

import type { OceanSymbol } from './symbols';

/** The symbols printed on a strip, from the top. A test checks that there is none of another game. */
const printed = (words: string): OceanSymbol[] => words.trim().split(/\\s+/) as OceanSymbol[];

/** The reels of the base game, from the left. */
export const baseStrips: readonly OceanSymbol[][] = [
${listed(base)}
];

/** The reels of the free dives, from the left. */
export const diveStrips: readonly OceanSymbol[][] = [
${listed(dives)}
];
`;
};

/** Eight symbols a line. */
const wrapped = (strip: readonly string[]): string => {
  const rows = Array.from({ length: Math.ceil(strip.length / 8) }, (_, n) => strip.slice(n * 8, n * 8 + 8));
  return rows.map((row) => `\n    ${row.join(' ')}`).join('') + '\n  ';
};

const figures = (odds: Odds): string =>
  targets.map(({ name, of }) => `${name} ${Number(of(odds).toPrecision(6))}`).join(', ');

async function search(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const plans = Array.from({ length: PLANS.starts }, (_, n) => {
    const found = findPlan(random, PLANS.steps);
    console.log(`Plan ${n + 1} of ${PLANS.starts} is off by ${found.loss.toFixed(2)}.`);
    return found;
  });
  const { plan } = plans.reduce((best, found) => (found.loss < best.loss ? found : best));
  for (let n = 1; n <= ARRANGEMENTS; n++) {
    const strips: Strips = {
      base: turnedToBegin(
        plan.base.map((reel) => arrange(reel, random) as OceanSymbol[]),
        random,
      ),
      dives: plan.dives.map((reel) => arrange(reel, random) as OceanSymbol[]),
    };
    const odds = oddsOf(gameWith(plan, strips));
    const names = missed(odds);
    console.log(
      `Arrangement ${n}: ${figures(odds)}${names.length > 0 ? `. Missed: ${names.join(', ')}` : ''}.`,
    );
    if (names.length > 0) continue;
    await write('payouts.ts', payoutsText(plan));
    await write('strips.ts', stripsText(strips));
    console.log('All targets are kept. Now run npm run par.');
    return;
  }
  throw new RangeError(`Nothing found with seed ${seed}: try another.`);
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
