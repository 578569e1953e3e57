import { describe, expect, test } from 'vitest';
import { symbolIds } from '../../src/engine/definition';
import { canShow, drawGrid, drawSymbol, symbolAt, windowAt } from '../../src/engine/grid';
import { seededRandom } from '../../src/engine/seeded-random';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { gridOf, wordOf } from './grids';
import { tinyGame } from './tiny-game';

const IDS = symbolIds(luckyFishing);

describe('drawing uniform reels', () => {
  test('asks for one of as many possibilities as there are symbols', () => {
    const asked: number[] = [];
    const drawn = drawSymbol(IDS, (n) => asked.push(n) + 3);
    expect(asked).toEqual([6]);
    expect(drawn).toBe('whale');
  });

  test.each([6, -1, 0.5, NaN])('refuses a source that draws %d', (n) => {
    expect(() => drawSymbol(IDS, () => n)).toThrow(RangeError);
    expect(() => drawSymbol(IDS, () => n)).toThrow(/symbol that does not exist/);
  });

  test('fills the grid in reading order, one draw a cell', () => {
    let drawn = 0;
    const grid = drawGrid(luckyFishing, (n) => drawn++ % n);
    expect(wordOf(grid)).toBe('fusowtfus');
    expect(drawn).toBe(9);
  });

  test('gives a grid of the size the rules say', () => {
    const grid = drawGrid({ ...luckyFishing, grid: { columns: 5, rows: 2 } }, seededRandom(1));
    expect(grid.map((column) => column.length)).toEqual([2, 2, 2, 2, 2]);
  });

  test('reaches every symbol in every cell', () => {
    const random = seededRandom(5);
    const seen = new Set<string>();
    for (let n = 0; n < 300; n++)
      Array.from(wordOf(drawGrid(luckyFishing, random))).forEach((x, cell) => seen.add(`${cell}${x}`));
    expect(seen.size).toBe(54);
  });
});

describe('drawing reels with strips', () => {
  test('asks for one place a reel, from left to right, and shows what stands there', () => {
    const asked: number[] = [];
    const grid = drawGrid(tinyGame, (n) => asked.push(n));
    expect(asked).toEqual([6, 5, 4]);
    expect(grid).toEqual([
      ['moon', 'coin'],
      ['moon', 'purse'],
      ['thief', 'sun'],
    ]);
  });

  test('stops every reel at its first place where the source gives zeros', () => {
    expect(drawGrid(tinyGame, () => 0)).toEqual([
      ['sun', 'moon'],
      ['joker', 'sun'],
      ['sun', 'purse'],
    ]);
  });

  test('turns other strips in the feature', () => {
    expect(drawGrid(tinyGame, () => 0, 'feature')[0]).toEqual(['coin', 'sun']);
  });

  test('wraps at the end of a strip', () => {
    expect(windowAt(['a', 'b', 'c'], 2, 3)).toEqual(['c', 'a', 'b']);
  });

  test.each([6, -1, 0.5, NaN])('refuses a source that draws %d', (n) => {
    expect(() => drawGrid(tinyGame, () => n)).toThrow(/place outside the strip/);
  });
});

describe('a grid', () => {
  test('can be shown by the reels that it was drawn from', () => {
    const random = seededRandom(3);
    for (const set of ['base', 'feature'] as const) {
      for (let n = 0; n < 50; n++) expect(canShow(tinyGame, drawGrid(tinyGame, random, set), set)).toBe(true);
    }
    expect(canShow(luckyFishing, gridOf('fus owt tow'), 'base')).toBe(true);
  });

  test('cannot where no place of a strip shows a column', () => {
    const grid = drawGrid(tinyGame, () => 0);
    expect(canShow(tinyGame, [['moon', 'sun'], ...grid.slice(1)], 'base')).toBe(false);
    expect(canShow(tinyGame, grid, 'feature')).toBe(false);
  });

  test.each([
    ['too few columns', [['fish', 'fish', 'fish']]],
    ['too few rows', [['fish'], ['fish'], ['fish']]],
    ['an unknown symbol', gridOf('fff fff fff').map((column) => [...column.slice(1), 'toString'])],
  ])('cannot with %s', (_, grid) => {
    expect(canShow(luckyFishing, grid, 'base')).toBe(false);
  });
});

describe('a cell', () => {
  test('is found by its column and row', () => {
    expect(symbolAt(gridOf('fus owt tow'), { column: 2, row: 1 })).toBe('treasure');
  });

  test.each([
    [3, 0],
    [0, 3],
    [-1, 0],
    [0, -1],
  ])('at column %d, row %d has no symbol', (column, row) => {
    expect(symbolAt(gridOf('fus owt tow'), { column, row })).toBeUndefined();
  });
});
