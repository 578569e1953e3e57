import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddsOf, waysToWin } from '../../src/engine/odds';
import { seededRandom } from '../../src/engine/seeded-random';
import type { Grid } from '../../src/engine/grid';
import { evaluateGrid } from '../../src/engine/spin';
import { symbolIds, type Cell, type GameDefinition } from '../../src/engine/definition';
import { clampBet } from '../../src/engine/coins';
import { luckyFishing, type LineId, type SymbolId } from '../../src/games/lucky-fishing/definition';

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
  return { wins: middle + left + right, winsByLine: { middle, left, right }, paid };
}

/** The grid of a number in that count. */
const gridOfNumber = (number: number): Grid<SymbolId> =>
  [0, 1, 2].map((column) =>
    [0, 1, 2].map((row) => IDS[Math.floor(number / 6 ** (3 * column + row)) % 6] ?? 'fish'),
  );

describe('the odds of Lucky Fishing', () => {
  const odds = oddsOf(luckyFishing);

  test('are those of counting all 10,077,696 grids one by one', () => {
    const counted = countEveryGrid();
    expect(odds.grids).toBe(GRIDS);
    expect({ wins: odds.wins, winsByLine: odds.winsByLine, paid: odds.paid }).toEqual(counted);
  });

  test('are the numbers the design states', () => {
    expect(odds).toMatchObject({
      grids: 10_077_696,
      wins: 816_696,
      winsByLine: { middle: 279_936, left: 272_160, right: 264_600 },
      paid: 29_264_940,
    });
    expect(odds.winRate).toBeCloseTo(1 / 12.34, 4);
    expect(odds.returnToPlayer).toBeCloseTo(2.9039, 4);
  });

  test('are met by the win rule itself on 100,000 grids drawn at random', () => {
    const random = seededRandom(2026);
    const wins = { middle: 0, left: 0, right: 0 };
    let disagreements = 0;
    for (let n = 0; n < 100_000; n++) {
      const number = random(GRIDS);
      const [win] = evaluateGrid(luckyFishing, BET, gridOfNumber(number)).wins;
      const columns = [number % 216, Math.floor(number / 216) % 216, Math.floor(number / 46656)] as const;
      const first = ([1, 0, 2] as const).find((column) => columns[column] % 43 === 0);
      const expected = first === undefined ? undefined : PAYS[columns[first] / 43];
      if (win?.payout !== (expected && expected * BET)) disagreements++;
      if (win) wins[win.line as LineId]++;
    }
    expect(disagreements).toBe(0);
    // Within four standard deviations of the exact share.
    for (const line of ['middle', 'left', 'right'] as const) {
      const share = (odds.winsByLine[line] ?? NaN) / GRIDS;
      const spread = Math.sqrt(100_000 * share * (1 - share));
      expect(Math.abs(wins[line] - 100_000 * share), line).toBeLessThan(4 * spread);
    }
  });
});

type Sketch = Pick<GameDefinition, 'symbols' | 'grid' | 'lines'>;

/** Plays every grid of a small game through the win rule. */
function playEveryGrid(rules: Sketch) {
  const ids = symbolIds(rules);
  const cells = rules.grid.columns * rules.grid.rows;
  const grids = ids.length ** cells;
  const winsByLine = Object.fromEntries(rules.lines.map(({ id }) => [id, 0]));
  let [wins, paid] = [0, 0];
  for (let number = 0; number < grids; number++) {
    const grid = Array.from({ length: rules.grid.columns }, (_, column) =>
      Array.from({ length: rules.grid.rows }, (_, row) => {
        const digit = Math.floor(number / ids.length ** (column * rules.grid.rows + row));
        return ids[digit % ids.length] ?? '';
      }),
    );
    const [win] = evaluateGrid({ ...rules, payRule: 'first-full-line' }, BET, grid).wins;
    if (!win) continue;
    wins++;
    paid += win.payout / BET;
    winsByLine[win.line] = (winsByLine[win.line] ?? 0) + 1;
  }
  return { grids, wins, winsByLine, paid, winRate: wins / grids, returnToPlayer: paid / grids };
}

/** Small games of any kind: 1 to 3 symbols, up to 8 cells, up to 3 lines of any shape that share no cell. */
const smallGame: fc.Arbitrary<Sketch> = fc
  .record({
    payouts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
    columns: fc.integer({ min: 1, max: 4 }),
    rows: fc.integer({ min: 1, max: 2 }),
    sizes: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
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
        id: `line ${n}`,
        name: `Line ${n}`,
        cells: Array.from({ length: Math.min(size, free.length) }, () =>
          free.splice(random(free.length), 1),
        ).flat(),
      }))
      .filter(({ cells }) => cells.length > 0);
    const symbols = Object.fromEntries(
      payouts.map((payout, n) => [
        `symbol ${n}`,
        { name: `Symbol ${n}`, pays: { 1: payout, 2: payout, 3: payout, 4: payout } },
      ]),
    );
    return { symbols, grid: { columns, rows }, lines };
  });

describe('the ways to win', () => {
  test('are all lines with all symbols, and each symbol of a line is as likely as the others', () => {
    expect(waysToWin(luckyFishing).map(({ line, symbol, grids }) => [line.id, symbol.id, grids])).toEqual(
      (
        [
          ['middle', 279_936],
          ['left', 272_160],
          ['right', 264_600],
        ] as const
      ).flatMap(([line, grids]) => IDS.map((symbol) => [line, symbol, grids / 6])),
    );
  });
});

describe('the odds of any game', () => {
  test('are those of playing every grid of it', () => {
    fc.assert(
      fc.property(smallGame, (rules) => {
        expect(oddsOf(rules)).toEqual(playEveryGrid(rules));
      }),
      { numRuns: 60 },
    );
  });

  test('are refused where two lines share a cell, for then they are not independent', () => {
    const crossing = {
      ...luckyFishing,
      lines: [
        ...luckyFishing.lines,
        { id: 'top', name: 'Top row', cells: [0, 1, 2].map((column) => ({ column, row: 0 })) },
      ],
    };
    expect(() => oddsOf(crossing)).toThrow(RangeError);
    expect(() => oddsOf(crossing)).toThrow(/share a cell/);
  });

  test('are given for lines that only share a row or a column number', () => {
    const lines = [
      { id: 'a', name: 'A', cells: [{ column: 1, row: 2 }] },
      { id: 'b', name: 'B', cells: [{ column: 2, row: 1 }] },
    ];
    expect(oddsOf({ ...luckyFishing, lines }).wins).toBe(GRIDS);
  });
});
