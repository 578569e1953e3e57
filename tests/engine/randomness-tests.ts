import { symbolIds } from '../../src/engine/definition';
import { oddsOf } from '../../src/engine/odds/odds';
import { drawRound } from '../../src/engine/round';
import { clampBet } from '../../src/engine/coins';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';

/** Draws one after another, each the number of a symbol: 0 to 5. */
export type Draws = Uint8Array;

const SYMBOLS = symbolIds(luckyFishing).length;
const BET = clampBet(luckyFishing, 10);
const CELLS = luckyFishing.grid.columns * luckyFishing.grid.rows;

/**
 * A test for randomness as 25 CFR 547.14(b)(2) names them: boils the draws down to one number, which for
 * fair ones is distributed as chi-square.
 */
interface RandomnessTest {
  readonly name: string;
  readonly degreesOfFreedom: number;
  readonly statisticOf: (draws: Draws) => number;
}

/**
 * What the statistic of fair draws stays below 99 times in 100, by degrees of freedom (NIST/SEMATECH e-Handbook
 * of Statistical Methods, section 1.3.6.7.4).
 */
const CRITICAL_VALUES: Readonly<Record<number, number>> = {
  1: 6.635,
  5: 15.086,
  17: 33.409,
  18: 34.805,
  35: 57.342,
};

export function limitOf({ degreesOfFreedom }: RandomnessTest): number {
  const limit = CRITICAL_VALUES[degreesOfFreedom];
  if (limit === undefined) throw new RangeError(`No critical value is known for ${degreesOfFreedom}.`);
  return limit;
}

export const passes = (test: RandomnessTest, draws: Draws): boolean =>
  test.statisticOf(draws) < limitOf(test);

/**
 * Pearson's chi-square: how far counts lie from what is expected of them.
 *
 * @param shares the part of all that each count should be; without them all are alike
 */
function chiSquare(counts: Iterable<number>, shares?: readonly number[]): number {
  const all = [...counts];
  const total = all.reduce((sum, n) => sum + n, 0);
  return all.reduce((sum, n, kind) => {
    const expected = total * (shares ? (shares[kind] ?? NaN) : 1 / all.length);
    return sum + (n - expected) ** 2 / expected;
  }, 0);
}

/** Counts how often each kind comes up, 0 to `kinds` - 1. */
function countKinds(kinds: number, times: number, kindOf: (n: number) => number): Float64Array {
  const counts = new Float64Array(kinds);
  for (let n = 0; n < times; n++) {
    const kind = kindOf(n);
    counts[kind] = (counts[kind] ?? NaN) + 1;
  }
  return counts;
}

const at = (draws: Draws, n: number): number => draws[n] ?? NaN;

/**
 * The runs test of Wald and Wolfowitz about the median (NIST/SEMATECH e-Handbook of Statistical Methods,
 * section 1.3.5.13): whether the cheaper and the dearer half of the symbols follow each other as by chance. The
 * square of a standard normal number is chi-square of one degree of freedom.
 */
function runs(draws: Draws): number {
  const isDear = (n: number) => at(draws, n) >= SYMBOLS / 2;
  let [dear, changes] = [0, 0];
  for (let n = 0; n < draws.length; n++) {
    if (isDear(n)) dear++;
    if (n > 0 && isDear(n) !== isDear(n - 1)) changes++;
  }
  const twice = 2 * dear * (draws.length - dear);
  const expected = twice / draws.length + 1;
  const variance = (twice * (twice - draws.length)) / (draws.length ** 2 * (draws.length - 1));
  return (changes + 1 - expected) ** 2 / variance;
}

/** How far apart two draws can be that belong to one game or to two that follow each other. */
const LAGS = 2 * CELLS - 1;

/**
 * The test of serial correlation (Knuth, The Art of Computer Programming, volume 2, section 3.3.2 K) at every lag
 * by which a symbol could depend on its own game or the one before, put together as Ljung and Box do (Biometrika
 * 65, 1978, page 297).
 */
function serialCorrelation(draws: Draws): number {
  const count = draws.length;
  const mean = draws.reduce((sum, draw) => sum + draw, 0) / count;
  const sumOfProducts = (lag: number) => {
    let sum = 0;
    for (let n = lag; n < count; n++) sum += (at(draws, n) - mean) * (at(draws, n - lag) - mean);
    return sum;
  };
  const squares = sumOfProducts(0);
  let statistic = 0;
  for (let lag = 1; lag <= LAGS; lag++) {
    statistic += (count * (count + 2) * (sumOfProducts(lag) / squares) ** 2) / (count - lag);
  }
  return statistic;
}

const { hitRate, lineRates } = oddsOf(luckyFishing);

/** Every way a game can end: a line with a symbol, or no win, with its share of all games. */
function endings() {
  const won = luckyFishing.lines.flatMap(({ id }) =>
    symbolIds(luckyFishing).map(() => (lineRates[id] ?? NaN) / SYMBOLS),
  );
  return [...won, 1 - hitRate];
}

/** Deals the draws out as grids and compares how they end, by the win rule of the game, with the exact odds. */
function winningColumns(draws: Draws): number {
  const shares = endings();
  let drawn = 0;
  const counts = countKinds(shares.length, Math.floor(draws.length / CELLS), () => {
    const [win] = drawRound(luckyFishing, 1, BET, () => at(draws, drawn++)).spins[0].wins;
    if (!win) return shares.length - 1;
    const line = luckyFishing.lines.findIndex(({ id }) => id === win.line);
    return line * SYMBOLS + symbolIds(luckyFishing).indexOf(win.symbol);
  });
  return chiSquare(counts, shares);
}

export const RANDOMNESS_TESTS: readonly RandomnessTest[] = [
  {
    name: 'chi-square of symbols',
    degreesOfFreedom: SYMBOLS - 1,
    statisticOf: (draws) => chiSquare(countKinds(SYMBOLS, draws.length, (n) => at(draws, n))),
  },
  {
    // Knuth's serial test (volume 2, section 3.3.2 B). No two pairs share a draw: they would not be independent.
    name: 'chi-square of pairs',
    degreesOfFreedom: SYMBOLS ** 2 - 1,
    statisticOf: (draws) =>
      chiSquare(
        countKinds(
          SYMBOLS ** 2,
          Math.floor(draws.length / 2),
          (n) => at(draws, 2 * n) * SYMBOLS + at(draws, 2 * n + 1),
        ),
      ),
  },
  { name: 'runs', degreesOfFreedom: 1, statisticOf: runs },
  { name: 'serial correlation', degreesOfFreedom: LAGS, statisticOf: serialCorrelation },
  {
    name: 'chi-square of winning columns',
    degreesOfFreedom: luckyFishing.lines.length * SYMBOLS,
    statisticOf: winningColumns,
  },
];
