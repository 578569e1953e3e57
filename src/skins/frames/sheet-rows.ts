import { imageDifference, type Pixels } from '../rules/pixels';
import type { FrameSource } from './frame-source';
import { showDifferentThings, smallOf } from './unlike';

/**
 * What the rows of a sheet without data show: one movement, or perhaps several; several for sure; or different things, a row or
 * a cell each.
 */
export type RowsShow = 'one' | 'several' | 'things in rows' | 'things in cells';

/** How much more a row's first frame may differ from the last one before it than frames of one movement do. */
const MAX_JUMP = 2;
/** The least jump that counts (0 to 1). */
const MIN_JUMP = 0.02;
/** How much the first frames of rows may differ, as a part of what is shown in a row, if each begins anew. */
const MAX_FIRST = 0.5;
/** Of two rows, the second may be the way back of what moves to and fro, and so begin as the first does. */
const MIN_ANEW = 3;

/**
 * Tells what rows show by how their cells differ.
 *
 * @param rows the cells of each that show something, as indexes of frames of the source
 */
export async function judgeRows(
  source: FrameSource,
  rows: readonly (readonly number[])[],
): Promise<RowsShow> {
  const small: Pixels[][] = [];
  for (const row of rows) {
    const cells: Pixels[] = [];
    for (const index of row) cells.push(smallOf(await source.pictureAt(index)));
    small.push(cells);
  }
  const all = small.flat();
  const isGrid = rows.length > 1 && rows.some(({ length }) => length > 1);
  if (!isGrid) return showDifferentThings(all) ? 'things in cells' : 'one';
  const firsts = small.flatMap(([first]) => first ?? []);
  if (small.filter(({ length }) => length > 1).every(showDifferentThings)) return 'things in cells';
  if (!areApart(small, firsts)) return 'one';
  return showDifferentThings(firsts) ? 'things in rows' : 'several';
}

/** Whether each row is something by itself: it ends early, or the next one doesn't go on where it ends. */
function areApart(rows: readonly (readonly Pixels[])[], firsts: readonly Pixels[]): boolean {
  const longest = Math.max(...rows.map(({ length }) => length));
  if (rows.slice(0, -1).some(({ length }) => length < longest)) return true;
  const steps = rows.flatMap((row) => differences(row));
  const jumps = rows.slice(1).map((row, index) => differenceOf(rows[index]?.at(-1), row[0]));
  if (mean(jumps) > MAX_JUMP * mean(steps) + MIN_JUMP) return true;
  const reaches = rows.map((row) => Math.max(...row.map((cell) => differenceOf(row[0], cell))));
  return rows.length >= MIN_ANEW && Math.max(...differences(firsts)) < MAX_FIRST * mean(reaches);
}

const differences = (row: readonly Pixels[]): number[] =>
  row.slice(1).map((cell, index) => differenceOf(row[index], cell));

const differenceOf = (one: Pixels | undefined, other: Pixels | undefined): number =>
  one && other ? imageDifference(one, other) : 0;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
