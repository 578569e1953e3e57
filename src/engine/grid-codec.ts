import { symbolAt, type Grid } from './round';
import type { Rules } from './definition';

type Shape<S extends string> = Pick<Rules<S>, 'symbols' | 'columns' | 'rows'>;

/** One character stands for one symbol: at most 36 symbols. */
const RADIX = 36;

/** A grid as text: for each cell, in reading order, the place of its symbol in the paytable. */
export const encodeGrid = <S extends string>({ symbols, columns, rows }: Shape<S>, grid: Grid<S>): string =>
  Array.from({ length: rows * columns }, (_, n) => {
    const id = symbolAt(grid, { row: Math.floor(n / columns), column: n % columns });
    return symbols.findIndex((symbol) => symbol.id === id).toString(RADIX);
  }).join('');

/** The rows of a grid, from the top, from the text of `encodeGrid`; null if the text does not fit these rules. */
export function decodeRows<S extends string>(
  { symbols, columns, rows }: Shape<S>,
  text: string,
): S[][] | null {
  const ids = Array.from(text).map((digit) => symbols[parseInt(digit, RADIX)]?.id);
  if (ids.length !== rows * columns || !ids.every((id) => id !== undefined)) return null;
  return Array.from({ length: rows }, (_, row) => ids.slice(row * columns, (row + 1) * columns));
}
