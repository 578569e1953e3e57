import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampBet } from '../../src/engine/coins';
import { seededRandom } from '../../src/engine/seeded-random';
import {
  drawGrid,
  drawSymbol,
  findWin,
  drawRound,
  evaluateRound,
  symbolAt,
  type Grid,
} from '../../src/engine/round';
import type { Rules } from '../../src/engine/definition';
import { luckyFishing, type SymbolId } from '../../src/games/lucky-fishing/definition';
import { anyGrid, dealing, gridOf, NO_WIN, payoutOf, PAYTABLE, winOfWord, wordOf } from './grids';

const bet = (coins: number) => clampBet(luckyFishing, coins);
const winOf = (grid: Grid<SymbolId>) => {
  const win = findWin(luckyFishing, grid);
  return win && { line: win.line.id, value: win.symbol.payout };
};
const payout = (grid: Grid<SymbolId>, coins: number) =>
  evaluateRound(luckyFishing, { id: 1, bet: bet(coins), grid }).payout;

describe('the win rule', () => {
  describe.each(PAYTABLE)('three $id in a column', ({ letter: x, value }) => {
    // Neighbours that never match x or each other.
    const [a, b, c, d] = Array.from('fusowt')
      .filter((letter) => letter !== x)
      .join('');
    test.each([
      ['middle', `${a}${x}${b} ${c}${x}${d} ${b}${x}${a}`],
      ['left', `${x}${a}${b} ${x}${c}${d} ${x}${b}${a}`],
      ['right', `${a}${b}${x} ${c}${d}${x} ${b}${a}${x}`],
    ])(`pay ${value} times the bet in the %s`, (line, rows) => {
      expect(winOf(gridOf(rows))).toEqual({ line, value });
      expect(payout(gridOf(rows), 5)).toBe(value * 5);
      expect(payout(gridOf(rows), 10)).toBe(value * 10);
      expect(payout(gridOf(rows), 100)).toBe(value * 100);
    });

    test('pay nothing as a row or a diagonal', () => {
      for (const rows of [
        `${x}${x}${x} ${a}${b}${c} ${d}${c}${b}`,
        `${a}${b}${c} ${x}${x}${x} ${d}${c}${b}`,
        `${a}${b}${c} ${d}${c}${b} ${x}${x}${x}`,
        `${x}${a}${b} ${c}${x}${d} ${a}${b}${x}`,
        `${a}${b}${x} ${c}${x}${d} ${x}${a}${b}`,
        `${x}${a}${x} ${b}${x}${c} ${x}${d}${x}`,
      ]) {
        expect(winOf(gridOf(rows)), rows).toBeNull();
        expect(payout(gridOf(rows), 100), rows).toBe(0);
      }
    });
  });

  test('pays nothing for two of three, whichever cell is the odd one', () => {
    for (const odd of [0, 1, 2]) {
      for (const column of [0, 1, 2]) {
        const cells = NO_WIN.map((cells) => [...cells]);
        cells[column] = [0, 1, 2].map((row) => (row === odd ? 'tuna' : 'fish'));
        expect(winOf(cells), `column ${column}, row ${odd}`).toBeNull();
      }
    }
  });

  test('pays the middle column before the left and the right, though they are worth more', () => {
    expect(winOf(gridOf('wft wft wft'))).toEqual({ line: 'middle', value: 5 });
    expect(payout(gridOf('wft wft wft'), 10)).toBe(50);
  });

  test('pays the left column before the right, though that is worth more', () => {
    expect(winOf(gridOf('fst fut fst'))).toEqual({ line: 'left', value: 5 });
  });

  test('pays the middle column before the right', () => {
    expect(winOf(gridOf('sft uft sft'))).toEqual({ line: 'middle', value: 5 });
  });

  test('pays the first match only, also with all nine cells alike', () => {
    expect(payout(gridOf('fff fff fff'), 10)).toBe(50);
    expect(payout(gridOf('ttt ttt ttt'), 100)).toBe(10_000);
  });

  test('agrees with its second implementation on any grid', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        expect(winOf(grid)).toEqual(winOfWord(wordOf(grid)));
      }),
      { numRuns: 2000 },
    );
  });

  test('pays what the second implementation pays, for any grid and bet', () => {
    fc.assert(
      fc.property(anyGrid, fc.integer({ min: 1, max: 20 }), (grid, steps) => {
        expect(payout(grid, steps * 5)).toBe(payoutOf(grid, steps * 5));
      }),
      { numRuns: 500 },
    );
  });

  test('returns the winning line and symbol as the objects of the rules', () => {
    const win = findWin(luckyFishing, gridOf('fwu swo twf'));
    expect(win?.line).toBe(luckyFishing.lines[0]);
    expect(win?.symbol).toBe(luckyFishing.symbols[4]);
  });

  test('follows the lines of whichever game is asked', () => {
    const diagonal = {
      symbols: luckyFishing.symbols,
      lines: [{ id: 'fall', name: 'Fall', cells: [0, 1, 2].map((n) => ({ column: n, row: n })) }],
    };
    expect(findWin(diagonal, gridOf('sfu osf uos'))?.symbol.id).toBe('shark');
    expect(findWin(diagonal, gridOf('sss sou sss'))).toBeNull();
  });

  test('pays nothing for a line outside the grid', () => {
    const line = { id: 'far', name: 'Far', cells: [0, 1, 2].map((row) => ({ column: 7, row })) };
    expect(findWin({ symbols: luckyFishing.symbols, lines: [line] }, gridOf('fff fff fff'))).toBeNull();
  });
});

describe('a result', () => {
  test('carries its round, the win and the payout in coins', () => {
    const round = { id: 7, bet: bet(20), grid: gridOf('fwu swo twf') };
    expect(evaluateRound(luckyFishing, round)).toEqual({
      round,
      win: { line: luckyFishing.lines[0], symbol: luckyFishing.symbols[4] },
      payout: 1000,
    });
  });

  test('without a win pays 0', () => {
    const round = { id: 7, bet: bet(20), grid: NO_WIN };
    expect(evaluateRound(luckyFishing, round)).toEqual({ round, win: null, payout: 0 });
  });
});

describe('drawing', () => {
  test('asks for one of as many possibilities as there are symbols', () => {
    const asked: number[] = [];
    const drawn = drawSymbol(luckyFishing, (n) => asked.push(n) + 3);
    expect(asked).toEqual([6]);
    expect(drawn).toBe('whale');
  });

  test.each([6, -1, 0.5, NaN])('refuses a source that draws %d', (n) => {
    expect(() => drawSymbol(luckyFishing, () => n)).toThrow(RangeError);
    expect(() => drawSymbol(luckyFishing, () => n)).toThrow(/symbol that does not exist/);
  });

  test('fills the grid in reading order, one draw a cell', () => {
    let drawn = 0;
    const grid = drawGrid(luckyFishing, (n) => drawn++ % n);
    expect(wordOf(grid)).toBe('fusowtfus');
    expect(drawn).toBe(9);
  });

  test('gives a grid of the size the rules say', () => {
    const rules: Pick<Rules, 'symbols' | 'columns' | 'rows'> = { ...luckyFishing, columns: 5, rows: 2 };
    const grid = drawGrid(rules, seededRandom(1));
    expect(grid.map((column) => column.length)).toEqual([2, 2, 2, 2, 2]);
  });

  test('reaches every symbol in every cell', () => {
    const random = seededRandom(5);
    const seen = new Set<string>();
    for (let n = 0; n < 300; n++)
      Array.from(wordOf(drawGrid(luckyFishing, random))).forEach((x, cell) => seen.add(`${cell}${x}`));
    expect(seen.size).toBe(54);
  });

  test('plays a round of the number and bet it is given', () => {
    const grid = gridOf('fus owt tow');
    expect(drawRound(luckyFishing, 12, bet(35), dealing(grid))).toEqual({ id: 12, bet: 35, grid });
  });

  test('gives the same rounds for the same seed', () => {
    const rounds = () => {
      const random = seededRandom(11);
      return Array.from({ length: 20 }, (_, n) => drawRound(luckyFishing, n + 1, bet(10), random));
    };
    expect(rounds()).toEqual(rounds());
  });
});

describe('a cell', () => {
  test('is found by its column and row', () => {
    expect(symbolAt(gridOf('fus owt tow'), { column: 2, row: 1 })).toBe('treasure');
  });

  test.each([
    [3, 0],
    [0, 3],
    [-1, 0],
    [0, -1],
  ])('at column %d, row %d has no symbol', (column, row) => {
    expect(symbolAt(gridOf('fus owt tow'), { column, row })).toBeUndefined();
  });
});
