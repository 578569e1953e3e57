import fc, { runs } from '../properties';
import { describe, expect, it } from 'vitest';
import { clampBet } from '../../src/engine/coins';
import { evaluateGrid } from '../../src/engine/spin';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { anyGrid, gridOf, payoutOf, PAYTABLE, winOfWord, wordOf } from './grids';

const bet = (coins: number) => clampBet(luckyFishing, coins);

describe('the win rule', () => {
  it.each(PAYTABLE)('pays three $id in a column, not in a row or a diagonal', ({ letter: x, value }) => {
    const payout = (rows: string) => evaluateGrid(luckyFishing, bet(10), gridOf(rows)).payout;
    // Neighbours that never match x or each other.
    const [a, b, c, d] = Array.from('fusowt').filter((letter) => letter !== x);
    expect(payout(`${x}${a}${b} ${x}${c}${d} ${x}${b}${a}`)).toBe(10 * value);
    for (const rows of [
      `${x}${x}${x} ${a}${b}${c} ${d}${c}${b}`,
      `${a}${b}${c} ${d}${c}${b} ${x}${x}${x}`,
      `${x}${a}${b} ${c}${x}${d} ${a}${b}${x}`,
      `${a}${b}${x} ${c}${x}${d} ${x}${a}${b}`,
    ])
      expect(payout(rows), rows).toBe(0);
  });

  it.each([
    ['the middle column before the others, though they are worth more', 'wft wft wft', 'middle'],
    ['the left column before the right, though that is worth more', 'fst fut fst', 'left'],
    ['one column of nine cells alike', 'ttt ttt ttt', 'middle'],
  ])('pays %s', (_, rows, line) => {
    expect(evaluateGrid(luckyFishing, bet(10), gridOf(rows)).wins.map((win) => win.line)).toEqual([line]);
  });

  it('pays what its second implementation pays, for any grid and bet', () => {
    fc.assert(
      fc.property(anyGrid, fc.integer({ min: 1, max: 20 }), (grid, steps) => {
        const { wins, payout } = evaluateGrid(luckyFishing, bet(steps * 5), grid);
        const win = winOfWord(wordOf(grid));
        expect(wins.map(({ line }) => line)).toEqual(win ? [win.line] : []);
        expect(payout).toBe(payoutOf(grid, steps * 5));
      }),
      { numRuns: runs(400) },
    );
  });

  it('follows the lines of whichever game is asked, and pays nothing outside the grid', () => {
    const along = (columns: readonly number[]) => ({
      ...luckyFishing,
      lines: [{ id: 'line', name: 'Line', cells: columns.map((column, row) => ({ column, row })) }],
    });
    expect(evaluateGrid(along([0, 1, 2]), bet(5), gridOf('sfu osf uos')).wins[0]?.symbol).toBe('shark');
    expect(evaluateGrid(along([0, 1, 2]), bet(5), gridOf('sss sou sss')).wins).toEqual([]);
    expect(evaluateGrid(along([7, 7, 7]), bet(5), gridOf('fff fff fff')).payout).toBe(0);
  });
});
