import fc, { runs } from '../../properties';
import { describe, expect, it } from 'vitest';
import { checkDefinition } from '../../../src/engine/check-definition';
import { clampBet } from '../../../src/engine/coins';
import type { GameDefinition, ReelSet } from '../../../src/engine/definition';
import { stripsOf, windowAt } from '../../../src/engine/grid';
import { countOutcomes } from '../../../src/engine/odds/count-outcomes';
import { toNumber } from '../../../src/engine/odds/fraction';
import { oddsOf } from '../../../src/engine/odds/odds';
import { seededRandom } from '../../../src/engine/seeded-random';
import { evaluateGrid, runLength, sumOfPayouts } from '../../../src/engine/spin';
import { tinyGame } from '../tiny-game';

/** What every combination of stops shows and pays (coins of the least bet), one by one. All are equally likely. */
function everyGrid(game: GameDefinition, set: ReelSet) {
  let grids: string[][][] = [[]];
  for (const strip of stripsOf(game, set) ?? [])
    grids = grids.flatMap((grid) =>
      strip.map((_, place) => [...grid, windowAt(strip, place, game.grid.rows)]),
    );
  return grids.map((grid) => {
    const { wins, collected } = evaluateGrid(game, clampBet(game, game.bet.min), grid);
    const roles = grid.flat().map((symbol) => game.symbols[symbol]?.role);
    return {
      wins,
      lines: sumOfPayouts(wins),
      values: sumOfPayouts(collected),
      collects: roles.includes('collector'),
      scatters: roles.filter((role) => role === 'scatter').length,
    };
  });
}

/** A round of a small game with its chance, what it pays and what of that in the feature (coins of the least bet). */
interface PlayedRound {
  readonly chance: number;
  readonly paid: number;
  readonly hit: boolean;
  readonly feature: number;
  readonly spins: number;
  readonly level: number;
}

/**
 * Every round of a small game, played out to its end. Another way of keeping the score than the program's: how many
 * spins there are follows from the collectors so far.
 */
function everyRound(game: GameDefinition): PlayedRound[] {
  const { awards = {}, every = 1, adds = 0, multipliers = [1] } = game.feature ?? {};
  const base = everyGrid(game, 'base');
  const free = game.feature ? everyGrid(game, 'feature') : [];
  const rounds: PlayedRound[] = [];
  for (const first of base) {
    const award = awards[first.scatters] ?? 0;
    const here = first.lines + first.values;
    const play = (chance: number, spins: number, collectors: number, feature: number): void => {
      const level = Math.min(Math.floor(collectors / every), multipliers.length - 1);
      if (spins === (award > 0 ? award + level * adds : 0)) {
        rounds.push({ chance, paid: here + feature, hit: here > 0 || award > 0, feature, spins, level });
        return;
      }
      for (const { lines, values, collects } of free) {
        const paid = feature + lines + values * (multipliers[level] ?? NaN);
        play(chance / free.length, spins + 1, collectors + (collects ? 1 : 0), paid);
      }
    };
    play(1 / base.length, 0, 0, 0);
  }
  return rounds;
}

function expectBruteForce(game: GameDefinition): void {
  const odds = oddsOf(game);
  const rounds = everyRound(game);
  const bet = game.bet.min;
  const mean = (of: (round: PlayedRound) => number): number =>
    rounds.reduce((sum, round) => sum + round.chance * of(round), 0);
  const chanceOf = (is: (round: PlayedRound) => boolean): number => mean((round) => Number(is(round)));

  const average = mean(({ paid }) => paid / bet);
  const variance = mean(({ paid }) => (paid / bet - average) ** 2);
  const { lines, collected, feature } = odds.returns;
  const largest = rounds.reduce((most, { paid }) => Math.max(most, paid), 0);
  for (const [found, expected] of [
    [odds.returnToPlayer, average],
    [toNumber(odds.exactReturn), average],
    [lines + collected + feature, average],
    [feature, mean((round) => round.feature / bet)],
    [odds.hitRate, chanceOf(({ hit }) => hit)],
    [odds.standardDeviation ** 2, variance],
    [odds.largestWin.bets, largest / bet],
    [toNumber(odds.largestWin.chance), chanceOf(({ paid }) => paid === largest)],
  ] as const)
    expect(found).toBeCloseTo(expected, 9);

  const distribution = new Float64Array(largest + 1);
  for (const { chance, paid } of rounds) distribution[paid] = (distribution[paid] ?? NaN) + chance;
  const off = Array.from(odds.distribution, (chance, coins) => Math.abs(chance - (distribution[coins] ?? 0)));
  expect(Math.max(...off)).toBeLessThan(1e-9);

  const begun = chanceOf(({ spins }) => spins > 0);
  if (!odds.feature || begun === 0) return;
  expect(odds.feature.rate).toBeCloseTo(begun, 9);
  expect(odds.feature.spins).toBeCloseTo(mean(({ spins }) => spins) / begun, 9);
  for (const [n, chance] of odds.feature.levels.entries())
    expect(chance).toBeCloseTo(chanceOf(({ spins, level }) => spins > 0 && level >= n) / begun, 9);
}

/** Compares the counts of combinations and lines with counting grid by grid. */
function expectCounts(game: GameDefinition, set: ReelSet): void {
  const counts = countOutcomes(game, set);
  const grids = everyGrid(game, set);
  const lines = grids.flatMap(({ wins }) => wins.map(({ line }) => line));
  expect(counts.grids).toBe(grids.length);
  expect(counts.lineHits).toEqual(game.lines.map(({ id }) => lines.filter((line) => line === id).length));
  for (const { symbol, length, hits, squares } of counts.combinations) {
    const times = grids.map(({ wins }) =>
      wins
        .filter((win) => win.symbol === symbol && runLength(win) === length)
        .reduce((sum, { ways = 1 }) => sum + ways, 0),
    );
    const sums = times.reduce<number[]>(([sum = 0, square = 0], n) => [sum + n, square + n ** 2], [0, 0]);
    expect([hits, squares], `${symbol} ${length}`).toEqual(sums);
  }
}

/** Small games with strips: two or three reels of a few places, with everything that the engine knows. */
const smallGame: fc.Arbitrary<GameDefinition> = fc
  .record({
    seed: fc.nat(),
    columns: fc.integer({ min: 2, max: 3 }),
    payRule: fc.constantFrom('first-full-line', 'all-lines-from-the-left', 'ways-from-the-left'),
    hasFeature: fc.boolean(),
  })
  .map(({ seed, columns, payRule, hasFeature }): GameDefinition => {
    const random = seededRandom(seed);
    const common = ['moon', 'sun', 'joker', 'coin', 'purse'];
    const reels = (extra: readonly string[]) =>
      Array.from({ length: columns }, (_, n) => {
        const rare = [...extra, ...(n === columns - 1 ? ['thief'] : [])];
        const places = Array.from({ length: 3 + random(2) - rare.length }, () => common[random(5)] ?? 'sun');
        return [...places, ...rare];
      });
    const lines = [0, 1].map((row) => ({
      id: `row-${row}`,
      name: `Row ${row}`,
      cells: Array.from({ length: columns }, (_, column) => ({
        column,
        row: (row + random(2) * column) % 2,
      })),
    }));
    const { star, moon, sun, ...others } = tinyGame.symbols;
    const fitting = <T extends { readonly pays: Readonly<Record<number, number>> }>(symbol: T) => ({
      ...symbol,
      pays: Object.fromEntries(Object.entries(symbol.pays).filter(([length]) => Number(length) <= columns)),
    });
    const symbols = { moon: fitting(moon), sun: fitting(sun), ...others };
    const { feature, ...rest } = tinyGame;
    const bare = {
      ...rest,
      lines: payRule === 'ways-from-the-left' ? [] : lines,
      payRule,
      grid: { columns, rows: 2 },
    };
    if (!hasFeature) return { ...bare, symbols, reels: { kind: 'strips', base: reels([]) } };
    return {
      ...{ ...bare, symbols: { ...symbols, star } },
      reels: { kind: 'strips', base: reels(['star']), feature: reels([]) },
      feature: { ...feature, awards: { 1: 1, 2: 2 }, adds: 1, every: 1 + random(2) },
    };
  });

describe('the odds of a game with strips', () => {
  // Fewer free spins than it has, or there would be millions of rounds.
  const short = { ...tinyGame, feature: { ...tinyGame.feature, awards: { 2: 1, 3: 1 }, every: 1, adds: 1 } };

  it('are those of playing every round of it', () => {
    let played = 0;
    fc.assert(
      fc.property(smallGame, (game) => {
        fc.pre(checkDefinition(game).length === 0);
        played++;
        expectBruteForce(game);
        for (const set of ['base', 'feature'] as const) expectCounts(game, set);
      }),
      { numRuns: runs(8), maxSkipsPerRun: 200, examples: [[short]] },
    );
    expect(played).toBeGreaterThanOrEqual(runs(8));
  });

  it('count every combination and line, also where one pays on several lines at once', () => {
    const base = [['moon'], ['moon', 'joker'], ['moon', 'sun']].map((strip) => [...strip, 'sun']);
    expectCounts({ ...tinyGame, reels: { kind: 'strips', base } }, 'base');
  });

  it("are refused if a payout isn't a whole number of coins", () => {
    const moon = { name: 'Moon', pays: { 3: 1.3 } };
    expect(() => oddsOf({ ...tinyGame, symbols: { ...tinyGame.symbols, moon } })).toThrow(RangeError);
  });
});
