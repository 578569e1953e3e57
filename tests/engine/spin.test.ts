import fc, { runs } from '../properties';
import { expect, it } from 'vitest';
import { clampBet } from '../../src/engine/coins';
import { evaluateGrid } from '../../src/engine/spin';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { anyGrid, gridOf, payoutOf, winOfWord, wordOf } from './grids';

const bet = (coins: number) => clampBet(luckyFishing, coins);

it('the win rule pays what its second implementation pays, for any grid and bet', () => {
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

it('the win rule follows the lines of whichever game is asked, and pays nothing outside the grid', () => {
  const along = (columns: readonly number[]) => ({
    ...luckyFishing,
    lines: [{ id: 'line', name: 'Line', cells: columns.map((column, row) => ({ column, row })) }],
  });
  expect(evaluateGrid(along([0, 1, 2]), bet(5), gridOf('sfu osf uos')).wins[0]?.symbol).toBe('shark');
  expect(evaluateGrid(along([0, 1, 2]), bet(5), gridOf('sss sou sss')).wins).toEqual([]);
  expect(evaluateGrid(along([7, 7, 7]), bet(5), gridOf('fff fff fff')).payout).toBe(0);
});
