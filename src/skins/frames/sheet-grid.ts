import * as v from 'valibot';
import type { Size } from '../image-list';
import { imageDifference, SEEN, type Area, type Pixels } from '../rules/pixels';
import { likeliestSide, MAX_LINES, repeatedSides } from './tiles';

const lines = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINES));
const schema = v.object({
  rows: lines,
  columns: lines,
  /** The cells that are frames, counted row by row from 0, in the order in which they're shown. All are without it. */
  frames: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.readonly())),
});

/** How a sheet without data is cut up. */
export type SheetGrid = Readonly<v.InferOutput<typeof schema>>;

export const writeGrid = (grid: SheetGrid): string => JSON.stringify(grid);

/** Undefined where the text is none. */
export function readGrid(text: string): SheetGrid | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return success ? output : undefined;
}

/** How much of a drawing the cuts may go through, as a part of what other lines go through. */
const MAX_CROSSED = 0.18;
/** The shorter side of a cell as a part of the longer one, and its least length (pixels). */
const MIN_PROPORTION = 0.5;
const MIN_CELL = 8;
/** The part of all cells that shows something. */
const MIN_DRAWN = 0.5;

const isSeen = ({ width, data }: Pixels, x: number, y: number): boolean =>
  (data[(y * width + x) * 4 + 3] ?? 0) >= SEEN;

const counting = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** The frames of a grid, row by row. */
export function cellsIn({ width, height }: Size, { rows, columns }: SheetGrid): Area[] {
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
  counting(Math.min(MAX_LINES, Math.floor(length / MIN_CELL))).flatMap((index) =>
    length % (index + 1) === 0 ? [index + 1] : [],
  );

/** How a sheet may be cut up, and whether that is a guess. */
interface FoundGrid {
  readonly grid: SheetGrid;
  readonly isGuess: boolean;
}

/** How a sheet without data is most likely cut up, or squares. One row and one column where nothing can be told. */
export const guessGrid = (sheet: Pixels): FoundGrid =>
  findGrid(sheet) ?? { grid: touchingDrawings(sheet) ?? squares(sheet), isGuess: true };

/**
 * The most frames of a sheet between which hardly anything is drawn; or which touch, but repeat, which is a guess. Undefined
 * where there is no more than one.
 */
export function findGrid(sheet: Pixels): FoundGrid | undefined {
  const columns = apart(sheet, 'across');
  const rows = apart(sheet, 'down');
  const side = repeatedSides(sheet, { across: columns.length === 1, down: rows.length === 1 });
  const guessed = {
    columns: side.across === undefined ? [] : [sheet.width / side.across],
    rows: side.down === undefined ? [] : [sheet.height / side.down],
  };
  const grid = [...columns, ...guessed.columns]
    .flatMap((across) =>
      [...rows, ...guessed.rows].map((down): SheetGrid => ({ rows: down, columns: across })),
    )
    .filter((one) => one.rows * one.columns > 1 && proportion(sheet, one) >= MIN_PROPORTION)
    .sort((one, other) => other.rows * other.columns - one.rows * one.columns)
    .find((one) => isFilled(sheet, one));
  if (!grid) return undefined;
  return { grid, isGuess: guessed.columns.includes(grid.columns) || guessed.rows.includes(grid.rows) };
}

/** Into how many columns, or rows, a sheet can be cut without going through much of what is drawn. */
function apart(sheet: Pixels, direction: 'across' | 'down'): number[] {
  const counted = crossings(sheet, direction);
  return divisors(counted.length).filter((count) => crossed(counted, count) <= MAX_CROSSED);
}

/** Squares in each of which there may be a drawing that touches its neighbours; undefined where nothing hints at that. */
export function touchingDrawings(sheet: Pixels): SheetGrid | undefined {
  const side = likeliestSide(sheet);
  return side === undefined ? undefined : { rows: sheet.height / side, columns: sheet.width / side };
}

function proportion({ width, height }: Size, { rows, columns }: SheetGrid): number {
  const [across, down] = [width / columns, height / rows];
  return Math.min(across, down) / Math.max(across, down);
}

/** How many pixels each line between two columns, or rows, goes through that are seen on both of its sides. */
function crossings(sheet: Pixels, direction: 'across' | 'down'): Uint32Array {
  const { width, height } = sheet;
  const counts = new Uint32Array(direction === 'across' ? width : height);
  for (let y = direction === 'across' ? 0 : 1; y < height; y++) {
    for (let x = direction === 'across' ? 1 : 0; x < width; x++) {
      const isOne = isSeen(sheet, x, y);
      if (!isOne || !(direction === 'across' ? isSeen(sheet, x - 1, y) : isSeen(sheet, x, y - 1))) continue;
      const line = direction === 'across' ? x : y;
      counts[line] = (counts[line] ?? 0) + 1;
    }
  }
  return counts;
}

/** How much more the cuts into so many parts go through than all lines do on average: 0 where nothing is cut. */
function crossed(counts: Uint32Array, parts: number): number {
  const average = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length - 1);
  if (parts === 1 || average === 0) return 0;
  const cuts = counting(parts - 1).map((index) => counts[((index + 1) * counts.length) / parts] ?? 0);
  return cuts.reduce((sum, count) => sum + count, 0) / cuts.length / average;
}

/** Whether most cells show something, and more than one. */
function isFilled(sheet: Pixels, grid: SheetGrid): boolean {
  const cells = cellsIn(sheet, grid);
  const drawn = cells.filter((cell) => isDrawn(sheet, cell)).length;
  return drawn > 1 && drawn >= MIN_DRAWN * cells.length;
}

/** How many times as long as wide a picture is at least that may be a strip of frames. */
const MIN_STRIP = 4;

export const isLong = ({ width, height }: Size): boolean =>
  Math.max(width, height) >= MIN_STRIP * Math.min(width, height);

/** Cells that no name says to be frames: at least so many, each much like the one before. */
const MIN_UNNAMED = 4;
const MAX_UNLIKE = 0.3;
/** The side in which they are compared (pixels). */
const COMPARED = 8;

/** Whether a picture is a sheet of frames, by what is on it: many drawings, each much like the one before. */
export function isSheetOfFrames(sheet: Pixels): boolean {
  const found = findGrid(sheet);
  if (!found) return false;
  const drawn = cellsIn(sheet, found.grid).filter((cell) => isDrawn(sheet, cell));
  if (drawn.length < MIN_UNNAMED) return false;
  const small = drawn.map((cell) => reduced(sheet, cell));
  const differences = small.slice(1).map((one, index) => imageDifference(one, small[index] ?? one));
  return differences.reduce((sum, one) => sum + one, 0) / differences.length <= MAX_UNLIKE;
}

/** A cell, roughly. */
function reduced({ width, data }: Pixels, cell: Area): Pixels {
  const sums = new Float64Array(COMPARED * COMPARED * 4);
  const weights = new Float64Array(COMPARED * COMPARED);
  for (let y = 0; y < cell.height; y++) {
    for (let x = 0; x < cell.width; x++) {
      const from = ((cell.y + y) * width + cell.x + x) * 4;
      const to =
        Math.floor((y * COMPARED) / cell.height) * COMPARED + Math.floor((x * COMPARED) / cell.width);
      const opacity = data[from + 3] ?? 0;
      for (let channel = 0; channel < 3; channel++) {
        sums[to * 4 + channel] = (sums[to * 4 + channel] ?? 0) + (data[from + channel] ?? 0) * opacity;
      }
      sums[to * 4 + 3] = (sums[to * 4 + 3] ?? 0) + opacity;
      weights[to] = (weights[to] ?? 0) + 1;
    }
  }
  const mixed = sums.map((sum, at) => {
    const by = at % 4 === 3 ? weights[(at - 3) / 4] : sums[at - (at % 4) + 3];
    return by ? sum / by : 0;
  });
  return { width: COMPARED, height: COMPARED, data: mixed };
}

/** A row or column of squares, else one frame. */
function squares({ width, height }: Size): SheetGrid {
  if (width % height === 0 && width / height <= MAX_LINES) return { rows: 1, columns: width / height };
  if (height % width === 0 && height / width <= MAX_LINES) return { rows: height / width, columns: 1 };
  return { rows: 1, columns: 1 };
}
