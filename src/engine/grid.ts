import { symbolIds, type Cell, type GameDefinition, type ReelSet, type ReelStrip } from './definition';
import type { Random } from './random';

/** What the reels show: `grid[column][row]`, columns from the left, rows from the top. */
export type Grid<S extends string = string> = readonly (readonly S[])[];

type Drawn<S extends string> = Pick<GameDefinition<S>, 'symbols' | 'grid' | 'reels'>;

/** The symbol in a cell, or undefined outside the grid. */
export const symbolAt = <S extends string>(grid: Grid<S>, { column, row }: Cell): S | undefined =>
  grid[column]?.[row];

export const countCells = <S extends string>(grid: Grid<S>, isCounted: (symbol: S) => boolean): number =>
  grid.reduce((sum, column) => sum + column.filter(isCounted).length, 0);

/** Draws one of the symbols, each equally likely. Throws a RangeError if the source draws none of them. */
export function drawSymbol<S extends string>(symbols: readonly S[], random: Random): S {
  const symbol = symbols[random(symbols.length)];
  if (symbol === undefined) throw new RangeError('The random source drew a symbol that does not exist.');
  return symbol;
}

/** The strips of a set of reels, from the left; null where every cell is drawn by itself. */
export const stripsOf = <S extends string>(
  { reels }: Pick<GameDefinition<S>, 'reels'>,
  set: ReelSet,
): readonly ReelStrip<S>[] | null =>
  reels.kind === 'uniform' ? null : set === 'feature' ? (reels.feature ?? reels.base) : reels.base;

/** What a reel shows that stops at a place of its strip, counted from 0. */
export const windowAt = <S extends string>(strip: ReelStrip<S>, place: number, rows: number): S[] =>
  Array.from({ length: rows }, (_, row) => strip[(place + row) % strip.length] as S);

/**
 * Draws what the reels show: one place a reel, from left to right, or without strips cell by cell in reading order. Throws
 * a RangeError if the source draws what does not exist.
 */
export function drawGrid<S extends string>(game: Drawn<S>, random: Random, set: ReelSet = 'base'): Grid<S> {
  const { columns, rows } = game.grid;
  const strips = stripsOf(game, set);
  if (strips) {
    return strips.map((strip) => {
      const place = random(strip.length);
      if (strip[place] === undefined)
        throw new RangeError('The random source drew a position outside the strip.');
      return windowAt(strip, place, rows);
    });
  }
  const ids = symbolIds(game);
  const grid = Array.from({ length: columns }, () => new Array<S>(rows));
  for (let row = 0; row < rows; row++) {
    for (const column of grid) column[row] = drawSymbol(ids, random);
  }
  return grid;
}

export function canShow<S extends string>(game: Drawn<S>, grid: Grid, set: ReelSet): grid is Grid<S> {
  const { columns, rows } = game.grid;
  if (grid.length !== columns || grid.some((column) => column.length !== rows)) return false;
  const strips = stripsOf(game, set);
  if (!strips) return grid.every((column) => column.every((symbol) => Object.hasOwn(game.symbols, symbol)));
  return strips.every((strip, column) =>
    strip.some((_, place) =>
      windowAt(strip, place, rows).every((symbol, row) => symbol === grid[column]?.[row]),
    ),
  );
}
