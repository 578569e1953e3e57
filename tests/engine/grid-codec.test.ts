import fc from '../properties';
import { describe, expect, test } from 'vitest';
import { encodeGrid, decodeRows } from '../../src/engine/grid-codec';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { anyGrid, gridOf } from './grids';

describe('a grid as a word', () => {
  test('is read row by row, each symbol as its index in the paytable', () => {
    expect(encodeGrid(luckyFishing, gridOf('fus oww tfo'))).toBe('012344503');
    expect(decodeRows(luckyFishing, '012344503')).toEqual([
      ['fish', 'tuna', 'shark'],
      ['octopus', 'whale', 'whale'],
      ['treasure', 'fish', 'octopus'],
    ]);
  });

  test('comes back as it was', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const rows = decodeRows(luckyFishing, encodeGrid(luckyFishing, grid));
        expect(grid.map((_, column) => rows?.map((row) => row[column]))).toEqual(grid);
      }),
    );
  });

  test.each(['', '01234450', '0123445030', '012344506', '01234450x', '01234450-', '01234450 ', '01234450🐟'])(
    'is none of this game where it is "%s"',
    (text) => expect(decodeRows(luckyFishing, text)).toBeNull(),
  );
});
