import { symbolIds, type GameDefinition } from './definition';
import { symbolAt, type Grid } from './grid';

type Shape<S extends string> = Pick<GameDefinition<S>, 'symbols' | 'grid'>;

/** One character stands for one symbol: at most 36 symbols. */
const RADIX = 36;

/** A grid as text: for each cell, in reading order, the place of its symbol in the paytable. */
export function encodeGrid<S extends string>(game: Shape<S>, grid: Grid<S>): string {
  const { columns, rows } = game.grid;
  const places = new Map<S | undefined, number>(symbolIds(game).map((id, place) => [id, place]));
  return Array.from({ length: rows * columns }, (_, n) => {
    const id = symbolAt(grid, { row: Math.floor(n / columns), column: n % columns });
    return (places.get(id) ?? -1).toString(RADIX);
  }).join('');
}

/** The rows of a grid, from the top, from the text of `encodeGrid`; null if the text does not fit this game. */
export function decodeRows<S extends string>(game: Shape<S>, text: string): S[][] | null {
  const { columns, rows } = game.grid;
  const symbols = symbolIds(game);
  const ids = Array.from(text).map((digit) => symbols[parseInt(digit, RADIX)]);
  if (ids.length !== rows * columns || !ids.every((id) => id !== undefined)) return null;
  return Array.from({ length: rows }, (_, row) => ids.slice(row * columns, (row + 1) * columns));
}

/** The grid that `encodeGrid` wrote; null if the text does not fit this game. */
export function decodeGrid<S extends string>(game: Shape<S>, text: string): Grid<S> | null {
  const rows = decodeRows(game, text);
  return (
    rows && Array.from({ length: game.grid.columns }, (_, column) => rows.map((row) => row[column] as S))
  );
}
