import { symbolAt, type Grid } from './round';
import type { Rules } from './rules';

type Shape<S extends string> = Pick<Rules<S>, 'symbols' | 'columns' | 'rows'>;

/** So that one sign stands for one symbol, however many there are. */
const RADIX = 36;

/** A grid as one word: for each cell, in reading order, the place of its symbol in the paytable. */
export const gridText = <S extends string>({ symbols, columns, rows }: Shape<S>, grid: Grid<S>): string =>
  Array.from({ length: rows * columns }, (_, n) => {
    const id = symbolAt(grid, { row: Math.floor(n / columns), column: n % columns });
    return symbols.findIndex((symbol) => symbol.id === id).toString(RADIX);
  }).join('');

/** The rows of a grid, from the top, that `gridText` has made a word of; null where the word is none of these rules. */
export function rowsOfText<S extends string>(
  { symbols, columns, rows }: Shape<S>,
  text: string,
): S[][] | null {
  const ids = Array.from(text).map((sign) => symbols[parseInt(sign, RADIX)]?.id);
  if (ids.length !== rows * columns || !ids.every((id) => id !== undefined)) return null;
  return Array.from({ length: rows }, (_, row) => ids.slice(row * columns, (row + 1) * columns));
}
