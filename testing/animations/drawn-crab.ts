import type { Raster } from '../../src/skins/rules/pixels';

// A crab, drawn by a program, that waits, attacks and dies.

interface Pose {
  /** How far its claws are raised, 0 to 1. */
  readonly claws?: number;
  /** How flat it lies, 0 to 1. */
  readonly flat?: number;
  readonly colour?: readonly [red: number, green: number, blue: number];
}

const SIDE = 64;

export function crab({ claws = 0, flat = 0, colour = [220, 70, 50] }: Pose = {}): Raster {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  const isIn = (x: number, y: number, radius: number, across: number, down: number): boolean =>
    ((x - across) / radius) ** 2 + ((y - down) / (radius * (1 - 0.6 * flat))) ** 2 < 1;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const floor = 42 + 10 * flat;
      const isBody = isIn(x, y, 17, 32, floor);
      const isClaw = [-1, 1].some((side) =>
        isIn(x, y, 7, 32 + side * (20 + 3 * claws), floor - 8 - 22 * claws),
      );
      const isEye = [-6, 6].some((by) => isIn(x, y, 3, 32 + by, floor - 8));
      if (isBody || isClaw) data.set([...(isEye ? [20, 20, 30] : colour), 255], (y * SIDE + x) * 4);
    }
  }
  return { width: SIDE, height: SIDE, data };
}

const many = (count: number, pose: (at: number) => Pose, colour?: Pose['colour']): Raster[] =>
  Array.from({ length: count }, (_, index) =>
    crab({ ...pose(index / (count - 1)), ...(colour && { colour }) }),
  );

/** Frames of each of its movements, all of which begin alike. */
export const waiting = (count: number, colour?: Pose['colour']): Raster[] =>
  many(count, (at) => ({ claws: 0.12 * Math.sin(Math.PI * at) }), colour);
export const attacking = (count: number, colour?: Pose['colour']): Raster[] =>
  many(count, (at) => ({ claws: Math.sin(Math.PI * at) }), colour);
export const dying = (count: number, colour?: Pose['colour']): Raster[] =>
  many(count, (at) => ({ flat: at }), colour);

/** A sheet without data, of cells of 80 pixels: a list of frames in each row. */
export function inRows(rows: readonly (readonly Raster[])[]): Raster {
  const cell = 80;
  const width = cell * Math.max(...rows.map(({ length }) => length));
  const sheet = {
    width,
    height: cell * rows.length,
    data: new Uint8ClampedArray(width * cell * rows.length * 4),
  };
  for (const [row, frames] of rows.entries()) {
    for (const [column, frame] of frames.entries()) {
      const [left, top] = [(cell - frame.width) / 2, (cell - frame.height) / 2];
      for (let y = 0; y < frame.height; y++) {
        const from = y * frame.width * 4;
        const to = ((row * cell + top + y) * width + column * cell + left) * 4;
        sheet.data.set(frame.data.subarray(from, from + frame.width * 4), to);
      }
    }
  }
  return sheet;
}

/** An icon of 64 pixels: a disc, a square, a triangle or a ring, in one of many colours. */
export function icon(number: number): Raster {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  const colours = [
    [230, 60, 60],
    [60, 120, 230],
    [70, 180, 80],
    [240, 200, 60],
    [160, 80, 200],
    [80, 200, 200],
  ] as const;
  const colour = colours[number % colours.length] ?? colours[0];
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const far = Math.hypot(x - 32, y - 32);
      const isDrawn = [
        far < 28,
        Math.max(Math.abs(x - 32), Math.abs(y - 32)) < 24,
        y > 6 && y < 58 && Math.abs(x - 32) < y / 2,
        far < 30 && far > 16,
      ];
      if (isDrawn[number % isDrawn.length]) data.set([...colour, 255], (y * SIDE + x) * 4);
    }
  }
  return { width: SIDE, height: SIDE, data };
}
