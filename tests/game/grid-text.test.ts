import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridText, rowsOfText } from '../../src/game/grid-text';
import { luckyFishing } from '../../src/game/rules';
import { anyGrid, gridOf } from './grids';

describe('a grid as a word', () => {
  test('is read row by row, and tells each symbol by its place in the paytable', () => {
    expect(gridText(luckyFishing, gridOf('fus oww tfo'))).toBe('012344503');
    expect(rowsOfText(luckyFishing, '012344503')).toEqual([
      ['fish', 'tuna', 'shark'],
      ['octopus', 'whale', 'whale'],
      ['treasure', 'fish', 'octopus'],
    ]);
  });

  test('comes back as it was', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const rows = rowsOfText(luckyFishing, gridText(luckyFishing, grid));
        expect(grid.map((_, column) => rows?.map((row) => row[column]))).toEqual(grid);
      }),
    );
  });

  test.each(['', '01234450', '0123445030', '012344506', '01234450x', '01234450-', '01234450 ', '01234450🐟'])(
    'is none of this game where it is "%s"',
    (text) => expect(rowsOfText(luckyFishing, text)).toBeNull(),
  );
});
