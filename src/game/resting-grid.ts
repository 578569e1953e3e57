import { drawGrid, type Grid } from './round';
import type { Rules } from './rules';

/** The grid shown before anybody has spun: every symbol in the paytable's order, row by row, over and over. */
export function restingGrid<S extends string>(
  rules: Pick<Rules<S>, 'symbols' | 'columns' | 'rows'>,
): Grid<S> {
  let drawn = 0;
  return drawGrid(rules, (symbols) => drawn++ % symbols);
}
