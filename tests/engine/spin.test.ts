import fc, { runs } from '../properties';
import { describe, expect, test } from 'vitest';
import { clampBet } from '../../src/engine/coins';
import type { Grid } from '../../src/engine/grid';
import { evaluateGrid } from '../../src/engine/spin';
import { luckyFishing, type SymbolId } from '../../src/games/lucky-fishing/definition';
import { anyGrid, gridOf, NO_WIN, payoutOf, PAYTABLE, winOfWord, wordOf } from './grids';

const bet = (coins: number) => clampBet(luckyFishing, coins);
const payout = (grid: Grid<SymbolId>, coins: number) => evaluateGrid(luckyFishing, bet(coins), grid).payout;
const winOf = (grid: Grid<SymbolId>) => {
  const [win, ...more] = evaluateGrid(luckyFishing, bet(10), grid).wins;
  expect(more).toEqual([]);
  return win ? { line: win.line, value: win.payout / 10 } : null;
};

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
      { numRuns: runs(400) },
    );
  });

  test('pays what the second implementation pays, for any grid and bet', () => {
    fc.assert(
      fc.property(anyGrid, fc.integer({ min: 1, max: 20 }), (grid, steps) => {
        expect(payout(grid, steps * 5)).toBe(payoutOf(grid, steps * 5));
      }),
      { numRuns: runs(100) },
    );
  });

  test('names the winning line and symbol, with the cells that pay', () => {
    const cells = [0, 1, 2].map((row) => ({ column: 1, row }));
    expect(evaluateGrid(luckyFishing, bet(20), gridOf('fwu swo twf'))).toEqual({
      grid: gridOf('fwu swo twf'),
      wins: [{ line: 'middle', symbol: 'whale', cells, payout: 1000 }],
      collected: [],
      payout: 1000,
    });
  });

  test('follows the lines of whichever game is asked', () => {
    const diagonal = {
      ...luckyFishing,
      lines: [{ id: 'fall', name: 'Fall', cells: [0, 1, 2].map((n) => ({ column: n, row: n })) }],
    };
    expect(evaluateGrid(diagonal, bet(5), gridOf('sfu osf uos')).wins[0]?.symbol).toBe('shark');
    expect(evaluateGrid(diagonal, bet(5), gridOf('sss sou sss')).wins).toEqual([]);
  });

  test('pays nothing for a line outside the grid', () => {
    const line = { id: 'far', name: 'Far', cells: [0, 1, 2].map((row) => ({ column: 7, row })) };
    expect(evaluateGrid({ ...luckyFishing, lines: [line] }, bet(5), gridOf('fff fff fff')).payout).toBe(0);
  });
});
