import * as v from 'valibot';
import type { Size } from '../image-list';
import type { Area, Pixels } from '../rules/pixels';

/** Rows or columns that a sheet may have. */
export const MAX_LINES = 64;

const lines = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINES));
const schema = v.object({ rows: lines, columns: lines });

/** How a sheet without data is cut up. */
export type Grid = Readonly<v.InferOutput<typeof schema>>;

export const writeGrid = (grid: Grid): string => JSON.stringify(grid);

/** Undefined where the text is none. */
export function readGrid(text: string): Grid | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return success ? output : undefined;
}

/** Of 255. What is fainter is no drawing that a cut would go through. */
const SEEN = 16;
/** The part of a cut that may go through a drawing. */
const MAX_CROSSED = 0.01;
/** The shorter side of a cell as a part of the longer one. */
const MIN_PROPORTION = 0.5;

const isSeen = ({ width, data }: Pixels, x: number, y: number): boolean =>
  (data[(y * width + x) * 4 + 3] ?? 0) >= SEEN;

const counting = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** The frames of a grid, row by row. */
export function cellsIn({ width, height }: Size, { rows, columns }: Grid): Area[] {
  const cell = { width: Math.floor(width / columns), height: Math.floor(height / rows) };
  return counting(rows).flatMap((row) =>
    counting(columns).map((column) => ({
      ...{ x: Math.round((column * width) / columns), y: Math.round((row * height) / rows) },
      ...cell,
    })),
  );
}

/** Whether anything is drawn in an area. */
export function isDrawn(sheet: Pixels, { x, y, width, height }: Area): boolean {
  return counting(height).some((row) => counting(width).some((column) => isSeen(sheet, x + column, y + row)));
}

/** By how many numbers, from 1 on, a length can be divided into whole pixels. */
const divisors = (length: number): number[] =>
  counting(Math.min(MAX_LINES, length)).flatMap((index) => (length % (index + 1) === 0 ? [index + 1] : []));

/** How a sheet without data is most likely cut up, or squares if it is opaque. One row and one column where nothing can be told. */
export const guessGrid = (sheet: Pixels): Grid => findGrid(sheet) ?? squares(sheet);

/** The most frames of a sheet between which nothing is drawn; undefined where there is no more than one. */
export function findGrid(sheet: Pixels): Grid | undefined {
  const { width, height } = sheet;
  const columns = divisors(width).filter((count) => isFree(sheet, count, 'across'));
  const rows = divisors(height).filter((count) => isFree(sheet, count, 'down'));
  const found = columns
    .flatMap((across) => rows.map((down): Grid => ({ rows: down, columns: across })))
    .filter((grid) => proportion(sheet, grid) >= MIN_PROPORTION && isFilled(sheet, grid))
    .sort((one, other) => other.rows * other.columns - one.rows * one.columns);
  return found[0];
}

function proportion({ width, height }: Size, { rows, columns }: Grid): number {
  const [across, down] = [width / columns, height / rows];
  return Math.min(across, down) / Math.max(across, down);
}

/** Whether nothing is drawn across any of the cuts. */
function isFree(sheet: Pixels, count: number, direction: 'across' | 'down'): boolean {
  const [length, breadth] =
    direction === 'across' ? [sheet.width, sheet.height] : [sheet.height, sheet.width];
  return counting(count - 1).every((index) => {
    const cut = ((index + 1) * length) / count;
    const crossed = counting(breadth).filter((at) =>
      direction === 'across'
        ? isSeen(sheet, cut - 1, at) && isSeen(sheet, cut, at)
        : isSeen(sheet, at, cut - 1) && isSeen(sheet, at, cut),
    );
    return crossed.length <= MAX_CROSSED * breadth;
  });
}

/** Whether all frames show something, but for some at the end of the last row. */
function isFilled(sheet: Pixels, grid: Grid): boolean {
  const cells = cellsIn(sheet, grid);
  if (cells.length < 2) return false;
  const drawn = cells.map((cell) => isDrawn(sheet, cell));
  const last = drawn.lastIndexOf(true);
  return last >= cells.length - grid.columns && drawn.slice(0, last).every(Boolean);
}

/** A row or column of squares, else one frame. */
function squares({ width, height }: Size): Grid {
  if (width % height === 0 && width / height <= MAX_LINES) return { rows: 1, columns: width / height };
  if (height % width === 0 && height / width <= MAX_LINES) return { rows: height / width, columns: 1 };
  return { rows: 1, columns: 1 };
}
