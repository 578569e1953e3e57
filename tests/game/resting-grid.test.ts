import { describe, expect, test } from 'vitest';
import { restingGrid } from '../../src/game/resting-grid';
import { findWin } from '../../src/game/round';
import { luckyFishing } from '../../src/game/rules';
import { winOfWord, wordOf } from './grids';

describe('the grid before the first spin', () => {
  test('wins nothing', () => {
    expect(findWin(luckyFishing, restingGrid(luckyFishing))).toBeNull();
    expect(winOfWord(wordOf(restingGrid(luckyFishing)))).toBeNull();
  });

  test('shows every symbol in the order of the paytable, row by row', () => {
    expect(wordOf(restingGrid(luckyFishing))).toBe('fusowtfus');
  });

  test('has the size the rules say', () => {
    const grid = restingGrid({ ...luckyFishing, columns: 5, rows: 4 });
    expect(grid.map((column) => column.length)).toEqual([4, 4, 4, 4, 4]);
  });
});
