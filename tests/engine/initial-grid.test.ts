import { describe, expect, test } from 'vitest';
import { initialGrid } from '../../src/engine/initial-grid';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { roundWith, winOfWord, wordOf } from './grids';

describe('the grid before the first spin', () => {
  test('wins nothing', () => {
    expect(roundWith(initialGrid(luckyFishing)).payout).toBe(0);
    expect(winOfWord(wordOf(initialGrid(luckyFishing)))).toBeNull();
  });

  test('shows every symbol in the order of the paytable, row by row', () => {
    expect(wordOf(initialGrid(luckyFishing))).toBe('fusowtfus');
  });

  test('has the size the rules say', () => {
    const grid = initialGrid({ ...luckyFishing, grid: { columns: 5, rows: 4 } });
    expect(grid.map((column) => column.length)).toEqual([4, 4, 4, 4, 4]);
  });
});
