import fc from '../properties';
import { describe, expect, it } from 'vitest';
import { decodeGrid, decodeRows, encodeGrid } from '../../src/engine/grid-codec';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { anyGrid, gridOf } from './grids';

describe('a grid as text', () => {
  it('is read row by row, each symbol as its place in the paytable', () => {
    expect(encodeGrid(luckyFishing, gridOf('fus oww tfo'))).toBe('012344503');
    expect(decodeRows(luckyFishing, '012344503')?.[0]).toEqual(['fish', 'tuna', 'shark']);
  });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        expect(decodeGrid(luckyFishing, encodeGrid(luckyFishing, grid))).toEqual(grid);
      }),
    );
  });

  it.each(['', '01234450', '0123445030', '012344506', '01234450x', '01234450-', '01234450 ', '01234450🐟'])(
    'does not fit this game where it is "%s"',
    (text) => expect(decodeRows(luckyFishing, text)).toBeNull(),
  );
});
