import fc, { runs } from '../../properties';
import { describe, expect, test } from 'vitest';
import { checkDefinition } from '../../../src/engine/check-definition';
import { clampBet } from '../../../src/engine/coins';
import type { GameDefinition, ReelSet } from '../../../src/engine/definition';
import { stripsOf, windowAt } from '../../../src/engine/grid';
import { countOutcomes } from '../../../src/engine/odds/count-outcomes';
import { toNumber } from '../../../src/engine/odds/fraction';
import { oddsOf } from '../../../src/engine/odds/odds';
import { seededRandom } from '../../../src/engine/seeded-random';
import { evaluateGrid } from '../../../src/engine/spin';
import { tinyGame } from '../tiny-game';

/** What one grid shows and pays (coins of the least bet), with the chance of it. */
interface Shown {
  readonly chance: number;
  readonly lines: number;
  readonly values: number;
  readonly collects: boolean;
  readonly scatters: number;
}

/** Every combination of stops, one by one. */
function everyGrid(game: GameDefinition, set: ReelSet): Shown[] {
  const strips = stripsOf(game, set) ?? [];
  let grids: string[][][] = [[]];
  for (const strip of strips)
    grids = grids.flatMap((grid) =>
      strip.map((_, place) => [...grid, windowAt(strip, place, game.grid.rows)]),
    );
  return grids.map((grid) => {
    const { wins, collected } = evaluateGrid(game, clampBet(game, game.bet.min), grid);
    const sum = (parts: readonly { readonly payout: number }[]): number =>
      parts.reduce((total, { payout }) => total + payout, 0);
    const roles = grid.flat().map((symbol) => game.symbols[symbol]?.role);
    return {
      chance: 1 / grids.length,
      lines: sum(wins),
      values: sum(collected),
      collects: roles.includes('collector'),
      scatters: roles.filter((role) => role === 'scatter').length,
    };
  });
}

/**
 * Every round of a small game, played out to its end, with its chance. Another way of keeping the score than the
 * program's: how many spins there are follows from the collectors so far.
 */
function everyRound(game: GameDefinition) {
  const { awards = {}, every = 1, adds = 0, multipliers = [1] } = game.feature ?? {};
  const free = game.feature ? everyGrid(game, 'feature') : [];
  const rounds: {
    chance: number;
    paid: number;
    hit: boolean;
    feature: number;
    spins: number;
    level: number;
  }[] = [];
  for (const first of everyGrid(game, 'base')) {
    const award = awards[first.scatters] ?? 0;
    const here = first.lines + first.values;
    const play = (chance: number, spins: number, collectors: number, paid: number): void => {
      const level = Math.min(Math.floor(collectors / every), multipliers.length - 1);
      if (spins === (award > 0 ? award + level * adds : 0)) {
        const hit = here > 0 || award > 0;
        rounds.push({ chance, paid: here + paid, hit, feature: paid, spins, level });
        return;
      }
      for (const spin of free) {
        const wins = spin.lines + spin.values * (multipliers[level] ?? NaN);
        play(chance * spin.chance, spins + 1, collectors + (spin.collects ? 1 : 0), paid + wins);
      }
    };
    play(first.chance, 0, 0, 0);
  }
  return rounds;
}

function expectBruteForce(game: GameDefinition): void {
  const odds = oddsOf(game);
  const rounds = everyRound(game);
  const bet = game.bet.min;
  const mean = (of: (round: (typeof rounds)[number]) => number): number =>
    rounds.reduce((sum, round) => sum + round.chance * of(round), 0);

  const average = mean(({ paid }) => paid / bet);
  expect(odds.returnToPlayer).toBeCloseTo(average, 9);
  expect(toNumber(odds.exactReturn)).toBeCloseTo(average, 9);
  expect(odds.hitRate).toBeCloseTo(
    mean(({ hit }) => (hit ? 1 : 0)),
    9,
  );
  expect(odds.standardDeviation).toBeCloseTo(
    Math.sqrt(
      Math.max(
        mean(({ paid }) => (paid / bet - average) ** 2),
        0,
      ),
    ),
    6,
  );
  expect(odds.returns.feature).toBeCloseTo(
    mean(({ feature }) => feature / bet),
    9,
  );
  const { lines, collected, feature } = odds.returns;
  expect(lines + collected + feature).toBeCloseTo(average, 9);

  const most = rounds.reduce((largest, { paid }) => Math.max(largest, paid), 0);
  expect(odds.largestWin.bets).toBeCloseTo(most / bet, 9);
  expect(toNumber(odds.largestWin.chance)).toBeCloseTo(
    mean(({ paid }) => (paid === most ? 1 : 0)),
    9,
  );
  const distribution = new Float64Array(most + 1);
  for (const { chance, paid } of rounds) distribution[paid] = (distribution[paid] ?? NaN) + chance;
  const off = Array.from(odds.distribution, (chance, coins) => Math.abs(chance - (distribution[coins] ?? 0)));
  expect(Math.max(...off)).toBeLessThan(1e-9);

  const begun = mean(({ spins }) => (spins > 0 ? 1 : 0));
  if (!odds.feature || begun === 0) return;
  expect(odds.feature.rate).toBeCloseTo(begun, 9);
  expect(odds.feature.spins).toBeCloseTo(mean(({ spins }) => spins) / begun, 9);
  for (const [n, chance] of odds.feature.levels.entries())
    expect(chance).toBeCloseTo(mean(({ spins, level }) => (spins > 0 && level >= n ? 1 : 0)) / begun, 9);
}

/** Holds the counts of combinations and lines against counting grid by grid. */
function expectCounts(game: GameDefinition, set: ReelSet): void {
  const counts = countOutcomes(game, set);
  const hits = new Map<string, number>();
  const squares = new Map<string, number>();
  const lineHits = game.lines.map(() => 0);
  let grids: string[][][] = [[]];
  for (const strip of stripsOf(game, set) ?? [])
    grids = grids.flatMap((grid) =>
      strip.map((_, place) => [...grid, windowAt(strip, place, game.grid.rows)]),
    );
  for (const grid of grids) {
    const here = new Map<string, number>();
    for (const { line, symbol, cells } of evaluateGrid(game, clampBet(game, game.bet.min), grid).wins) {
      const key = `${symbol} ${cells.length}`;
      here.set(key, (here.get(key) ?? 0) + 1);
      const place = game.lines.findIndex(({ id }) => id === line);
      lineHits[place] = (lineHits[place] ?? NaN) + 1;
    }
    for (const [key, times] of here) {
      hits.set(key, (hits.get(key) ?? 0) + times);
      squares.set(key, (squares.get(key) ?? 0) + times ** 2);
    }
  }
  expect(counts.grids).toBe(grids.length);
  expect(counts.lineHits).toEqual(lineHits);
  for (const combination of counts.combinations) {
    const key = `${combination.symbol} ${combination.length}`;
    expect([combination.hits, combination.squares], key).toEqual([hits.get(key) ?? 0, squares.get(key) ?? 0]);
  }
}

/** Small games with strips: two or three reels of a few places, with everything that the engine knows. */
const smallGame: fc.Arbitrary<GameDefinition> = fc
  .record({
    seed: fc.nat(),
    columns: fc.integer({ min: 2, max: 3 }),
    first: fc.boolean(),
    bare: fc.boolean(),
  })
  .map(({ seed, columns, first, bare }): GameDefinition => {
    const random = seededRandom(seed);
    const plain = ['moon', 'sun', 'joker', 'coin', 'purse'];
    const strip = (places: number, extra: readonly string[]): string[] => {
      const symbols = Array.from(
        { length: places - extra.length },
        () => plain[random(plain.length)] ?? 'sun',
      );
      return [...symbols, ...extra];
    };
    const reels = (extra: readonly string[]) =>
      Array.from({ length: columns }, (_, n) =>
        strip(3 + random(2), [...extra, ...(n === columns - 1 ? ['thief'] : [])].slice(0, 2)),
      );
    const base = reels(bare ? [] : ['star']);
    const feature = reels([]);
    const lines = [0, 1].map((row) => ({
      id: `row-${row}`,
      name: `Row ${row}`,
      cells: Array.from({ length: columns }, (_, column) => ({
        column,
        row: (row + random(2) * column) % 2,
      })),
    }));
    const { symbols, feature: gala, ...rest } = tinyGame;
    const shared = { ...rest, lines, grid: { columns, rows: 2 } };
    const payRule = first ? 'first-full-line' : 'all-lines-from-the-left';
    const pays = { moon: { 2: 1.2, 3: 3 }, sun: { 2: 1.4, 3: 5 } } as const;
    const fitting = (of: Record<number, number>) =>
      Object.fromEntries(Object.entries(of).filter(([length]) => Number(length) <= columns));
    const all = {
      ...symbols,
      moon: { name: 'Moon', pays: fitting(pays.moon) },
      sun: { name: 'Sun', pays: fitting(pays.sun) },
    };
    if (bare) {
      const without = Object.fromEntries(Object.entries(all).filter(([id]) => id !== 'star'));
      return { ...shared, payRule, symbols: without, reels: { kind: 'strips', base } };
    }
    const awards = { 1: 1, 2: 2 };
    return {
      ...{ ...shared, payRule, symbols: all },
      reels: { kind: 'strips', base, feature },
      feature: { ...gala, awards, adds: 1, every: 1 + random(2) },
    };
  });

describe('the odds of a game with strips', () => {
  test('are those of playing every round of it', () => {
    let played = 0;
    fc.assert(
      fc.property(smallGame, (game) => {
        fc.pre(checkDefinition(game).length === 0);
        played++;
        expectBruteForce(game);
        expectCounts(game, 'base');
      }),
      { numRuns: runs(8), maxSkipsPerRun: 200 },
    );
    expect(played).toBeGreaterThanOrEqual(runs(8));
  });

  test('are those of playing every round of the tiny game', () => {
    // Fewer free spins than it has, or there would be millions of rounds.
    expectBruteForce({
      ...tinyGame,
      feature: { ...tinyGame.feature, awards: { 2: 1, 3: 1 }, every: 1, adds: 1 },
    });
  });

  test('count every combination and line, also where one pays on several lines at once', () => {
    for (const set of ['base', 'feature'] as const) expectCounts(tinyGame, set);
    const moons = {
      kind: 'strips',
      base: [['moon'], ['moon', 'joker'], ['moon', 'sun']].map((strip) => [...strip, 'sun']),
    } as const;
    expectCounts({ ...tinyGame, reels: moons }, 'base');
  });

  test('are refused where a payout is no whole number of coins', () => {
    const moon = { name: 'Moon', pays: { 3: 1.3 } };
    expect(() => oddsOf({ ...tinyGame, symbols: { ...tinyGame.symbols, moon } })).toThrow(RangeError);
  });
});
