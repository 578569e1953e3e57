import fc, { runs } from '../../properties';
import { describe, expect, test } from 'vitest';
import { clampBet } from '../../../src/engine/coins';
import { symbolIds, type Cell, type GameDefinition } from '../../../src/engine/definition';
import type { Grid } from '../../../src/engine/grid';
import { countOutcomes, type OutcomeCounts } from '../../../src/engine/odds/count-outcomes';
import { hasIndependentLines, independentOutcomes } from '../../../src/engine/odds/independent-lines';
import { oddsOf } from '../../../src/engine/odds/odds';
import { seededRandom } from '../../../src/engine/seeded-random';
import { evaluateGrid } from '../../../src/engine/spin';
import { luckyFishing, type SymbolId } from '../../../src/games/lucky-fishing/definition';
import { tinyGame } from '../tiny-game';

const GRIDS = 6 ** 9;
const IDS = symbolIds(luckyFishing);
const BET = clampBet(luckyFishing, 10);
const PAYS = [5, 10, 20, 30, 50, 100];

/** Counts all grids one by one, with whole numbers only and nothing of the program's: a grid is nine digits to base 6. */
function countEveryGrid() {
  let [middle, left, right, paid] = [0, 0, 0, 0];
  for (let grid = 0; grid < GRIDS; grid++) {
    // Digits from the lowest: the left column, then the middle, then the right.
    const l = grid % 216;
    const m = ((grid / 216) | 0) % 216;
    const r = (grid / 46656) | 0;
    // Three like digits d to base 6 make d × 43.
    if (m % 43 === 0) {
      middle++;
      paid += PAYS[m / 43] ?? NaN;
    } else if (l % 43 === 0) {
      left++;
      paid += PAYS[l / 43] ?? NaN;
    } else if (r % 43 === 0) {
      right++;
      paid += PAYS[r / 43] ?? NaN;
    }
  }
  return { wins: middle + left + right, lineHits: [middle, left, right], paid };
}

/** The grid of a number in that count. */
const gridOfNumber = (number: number): Grid<SymbolId> =>
  [0, 1, 2].map((column) =>
    [0, 1, 2].map((row) => IDS[Math.floor(number / 6 ** (3 * column + row)) % 6] ?? 'fish'),
  );

/** What grids pay in all (coins). */
const paidIn = ({ outcomes }: OutcomeCounts): number =>
  outcomes.reduce((sum, { lines, grids }) => sum + lines * grids, 0);

describe('the odds of Lucky Fishing', () => {
  const odds = oddsOf(luckyFishing);

  test('are those of counting all 10,077,696 grids one by one', () => {
    const counted = countEveryGrid();
    expect(odds.base.grids).toBe(GRIDS);
    expect(odds.hitRate).toBe(counted.wins / GRIDS);
    expect(odds.base.lineHits).toEqual(counted.lineHits);
    expect(paidIn(odds.base)).toBe(counted.paid * luckyFishing.bet.min);
  });

  test('are the numbers the design states', () => {
    expect(odds.base.lineHits).toEqual([279_936, 272_160, 264_600]);
    expect(odds.hitRate).toBeCloseTo(1 / 12.34, 4);
    expect(odds.returnToPlayer).toBeCloseTo(2.9039, 4);
    expect(odds.largestWin.bets).toBe(100);
  });

  test('are met by the win rule itself on 100,000 grids drawn at random', () => {
    const random = seededRandom(2026);
    const wins = [0, 0, 0];
    let disagreements = 0;
    for (let n = 0; n < 100_000; n++) {
      const number = random(GRIDS);
      const [win] = evaluateGrid(luckyFishing, BET, gridOfNumber(number)).wins;
      const columns = [number % 216, Math.floor(number / 216) % 216, Math.floor(number / 46656)] as const;
      const first = ([1, 0, 2] as const).find((column) => columns[column] % 43 === 0);
      const expected = first === undefined ? undefined : PAYS[columns[first] / 43];
      if (win?.payout !== (expected && expected * BET)) disagreements++;
      const line = luckyFishing.lines.findIndex(({ id }) => id === win?.line);
      if (win) wins[line] = (wins[line] ?? NaN) + 1;
    }
    expect(disagreements).toBe(0);
    // Within four standard deviations of the exact share.
    for (const [line, won] of wins.entries()) {
      const share = (odds.base.lineHits[line] ?? NaN) / GRIDS;
      const spread = Math.sqrt(100_000 * share * (1 - share));
      expect(Math.abs(won - 100_000 * share), `line ${line}`).toBeLessThan(4 * spread);
    }
  });
});

/** Small games of any kind: 1 to 3 symbols, up to 8 cells, up to 3 lines of any shape that share no cell. */
const smallGame: fc.Arbitrary<GameDefinition> = fc
  .record({
    payouts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
    columns: fc.integer({ min: 1, max: 4 }),
    rows: fc.integer({ min: 1, max: 2 }),
    sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
    seed: fc.nat(),
  })
  .map(({ payouts, columns, rows, sizes, seed }) => {
    const random = seededRandom(seed);
    const free: Cell[] = Array.from({ length: columns * rows }, (_, n) => ({
      column: n % columns,
      row: Math.floor(n / columns),
    }));
    const lines = sizes
      .map((size, n) => ({
        id: `line-${n}`,
        name: `Line ${n}`,
        cells: Array.from({ length: Math.min(size, free.length) }, () =>
          free.splice(random(free.length), 1),
        ).flat(),
      }))
      .filter(({ cells }) => cells.length > 0);
    // Not every symbol pays for every length.
    const paysFor = (payout: number) =>
      Object.fromEntries([1, 2, 3, 4].filter(() => random(4) > 0).map((length) => [length, payout]));
    const symbols = Object.fromEntries(
      payouts.map((payout, n) => [`symbol-${n}`, { name: `Symbol ${n}`, pays: paysFor(payout) }]),
    );
    return { ...luckyFishing, symbols, grid: { columns, rows }, lines };
  });

/** Plays every grid of a small game through the win rule. */
function playEveryGrid(game: GameDefinition) {
  const ids = symbolIds(game);
  const { columns, rows } = game.grid;
  const grids = ids.length ** (columns * rows);
  const lineHits = game.lines.map(() => 0);
  let paid = 0;
  for (let number = 0; number < grids; number++) {
    const grid = Array.from({ length: columns }, (_, column) =>
      Array.from({ length: rows }, (_, row) => {
        const digit = Math.floor(number / ids.length ** (column * rows + row));
        return ids[digit % ids.length] ?? '';
      }),
    );
    const [win] = evaluateGrid(game, clampBet(game, 5), grid).wins;
    if (!win) continue;
    paid += win.payout;
    const line = game.lines.findIndex(({ id }) => id === win.line);
    lineHits[line] = (lineHits[line] ?? NaN) + 1;
  }
  return { grids, lineHits, paid };
}

describe('the closed form for lines that share no cell', () => {
  test('comes to what playing every grid comes to', () => {
    fc.assert(
      fc.property(smallGame, (game) => {
        const counts = independentOutcomes(game);
        const { grids, lineHits } = counts;
        expect({ grids, lineHits, paid: paidIn(counts) }).toEqual(playEveryGrid(game));
      }),
      { numRuns: runs(20) },
    );
  });

  test('comes to what counting all combinations comes to', () => {
    fc.assert(
      fc.property(smallGame, (game) => {
        const [closed, counted] = [independentOutcomes(game), countOutcomes(game, 'base')];
        const sorted = ({ outcomes }: OutcomeCounts) => [...outcomes].sort((a, b) => a.lines - b.lines);
        expect({ ...closed, outcomes: sorted(closed).filter(({ grids }) => grids > 0) }).toEqual({
          ...counted,
          outcomes: sorted(counted),
        });
      }),
      { numRuns: runs(20) },
    );
  });

  test('is for these games alone', () => {
    expect(hasIndependentLines(luckyFishing)).toBe(true);
    expect(hasIndependentLines(tinyGame)).toBe(false);
    const top = { id: 'top', name: 'Top row', cells: [0, 1, 2].map((column) => ({ column, row: 0 })) };
    expect(hasIndependentLines({ ...luckyFishing, lines: [...luckyFishing.lines, top] })).toBe(false);
    expect(hasIndependentLines({ ...luckyFishing, payRule: 'all-lines-from-the-left' })).toBe(false);
    const fish = { name: 'Fish', role: 'wild' } as const;
    expect(hasIndependentLines({ ...luckyFishing, symbols: { ...luckyFishing.symbols, fish } })).toBe(false);
  });
});
