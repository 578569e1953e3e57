import type { Line } from '../../engine/definition';

/** The row on each reel, from the left; row 0 is the top. Any two lines differ in two cells or more. */
const rowsOfLines: readonly (readonly number[])[] = [
  // The three rows.
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  // The two V shapes.
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  // Down and up.
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  // An arch, a bowl and a wave.
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

/** The ten lines, each one cell a reel. */
export const lines: readonly Line[] = rowsOfLines.map((rows, n) => ({
  id: `line-${n + 1}`,
  name: `Line ${n + 1}`,
  cells: rows.map((row, column) => ({ column, row })),
}));
