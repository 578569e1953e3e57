import { describe, expect, it } from 'vitest';
import { symbolIds } from '../../src/engine/definition';
import { canShow, drawGrid, drawSymbol, symbolAt, windowAt } from '../../src/engine/grid';
import { seededRandom } from '../../src/engine/seeded-random';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { gridOf, wordOf } from './grids';
import { tinyGame } from './tiny-game';

it.each([6, -1, 0.5, NaN])('reels refuse a source that draws %d', (n) => {
  expect(() => drawSymbol(symbolIds(luckyFishing), () => n)).toThrow(RangeError);
  expect(() => drawGrid(tinyGame, () => n)).toThrow(/position outside the strip/);
});

it('uniform reels fill the grid in reading order, with one draw from all symbols for each cell', () => {
  const asked: number[] = [];
  expect(wordOf(drawGrid(luckyFishing, (n) => (asked.push(n) - 1) % n))).toBe('fusowtfus');
  expect(asked).toEqual(Array.from({ length: 9 }, () => 6));
});

it('reels with strips draw one position each, from left to right, and show its symbols', () => {
  const asked: number[] = [];
  const grid = drawGrid(tinyGame, (n) => asked.push(n));
  expect(asked).toEqual([6, 5, 4]);
  expect(grid).toEqual([
    ['moon', 'coin'],
    ['moon', 'purse'],
    ['thief', 'sun'],
  ]);
});

it('reels with strips are others in the feature, and wrap at their ends', () => {
  expect(drawGrid(tinyGame, () => 0, 'feature')[0]).toEqual(['coin', 'sun']);
  expect(windowAt(['a', 'b', 'c'], 2, 3)).toEqual(['c', 'a', 'b']);
});

describe('a grid', () => {
  it('can be shown by the reels that it was drawn from, and by no others', () => {
    const random = seededRandom(3);
    for (const set of ['base', 'feature'] as const) {
      for (let n = 0; n < 50; n++) expect(canShow(tinyGame, drawGrid(tinyGame, random, set), set)).toBe(true);
    }
    expect(canShow(luckyFishing, gridOf('fus owt tow'), 'base')).toBe(true);
    const grid = drawGrid(tinyGame, () => 0);
    expect(canShow(tinyGame, grid, 'feature')).toBe(false);
    expect(canShow(tinyGame, [['moon', 'sun'], ...grid.slice(1)], 'base')).toBe(false);
  });

  it.each([
    ['too few columns', [['fish', 'fish', 'fish']]],
    ['too few rows', [['fish'], ['fish'], ['fish']]],
    ['an unknown symbol', gridOf('fff fff fff').map((column) => [...column.slice(1), 'toString'])],
  ])('cannot be shown with %s', (_, grid) => {
    expect(canShow(luckyFishing, grid, 'base')).toBe(false);
  });

  it('has a symbol in each of its cells, and none outside', () => {
    const at = (column: number, row: number) => symbolAt(gridOf('fus owt tow'), { column, row });
    expect(at(2, 1)).toBe('treasure');
    expect(at(3, 0) ?? at(0, 3) ?? at(-1, 0) ?? at(0, -1)).toBeUndefined();
  });
});
