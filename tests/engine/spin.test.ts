import fc, { runs } from '../properties';
import { expect, it } from 'vitest';
import { clampBet } from '../../src/engine/coins';
import type { GameDefinition } from '../../src/engine/definition';
import type { Grid } from '../../src/engine/grid';
import { evaluateGrid, runLength } from '../../src/engine/spin';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { anyGrid, gridOf, payoutOf, winOfWord, wordOf } from './grids';
import { tinyGame } from './tiny-game';

const at = (column: number, row: number) => ({ column, row });

const waysGame = { ...tinyGame, payRule: 'ways-from-the-left', lines: [] } as const satisfies GameDefinition;
const waysOn = (grid: Grid<keyof typeof waysGame.symbols>) =>
  evaluateGrid(waysGame, clampBet(waysGame, 5), grid);

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

it('ways pay each symbol once for each way through its cells, a wild being any of them', () => {
  const grid = [
    ['sun', 'moon'],
    ['sun', 'joker'],
    ['sun', 'sun'],
  ] as const;
  const { wins, payout } = waysOn(grid);
  // The moon's run ends on the second reel; four ways lead through the suns.
  expect(wins).toEqual([
    { ways: 1, symbol: 'moon', cells: [at(0, 1), at(1, 1)], payout: 6 },
    { ways: 4, symbol: 'sun', cells: [at(0, 0), at(1, 0), at(1, 1), at(2, 0), at(2, 1)], payout: 100 },
  ]);
  expect(payout).toBe(106);
  expect(wins.map(runLength)).toEqual([2, 3]);
});

it('ways do not begin after the first reel', () => {
  const grid = [
    ['coin', 'coin'],
    ['sun', 'joker'],
    ['sun', 'sun'],
  ] as const;
  expect(waysOn(grid).wins).toEqual([]);
});
