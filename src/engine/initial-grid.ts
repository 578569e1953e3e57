import { drawGrid, type Grid } from './round';
import type { Rules } from './definition';

/** The grid before the first spin: all symbols in the paytable's order, row by row, repeated. */
export function initialGrid<S extends string>(
  rules: Pick<Rules<S>, 'symbols' | 'columns' | 'rows'>,
): Grid<S> {
  let drawn = 0;
  return drawGrid(rules, (symbols) => drawn++ % symbols);
}
