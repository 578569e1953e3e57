import type { Raster } from '../../src/skins/rules/pixels';

// Pixel art that fills its squares, so that nothing is empty between those on a sheet.

const COLOURS: Readonly<Record<string, readonly [red: number, green: number, blue: number]>> = {
  o: [64, 32, 16],
  f: [224, 80, 48],
  y: [255, 216, 64],
  w: [255, 255, 255],
};

/** A crab that looks around, blinks, and moves its claws and legs up and down. */
const CRAB = [
  ['oy....yo', 'offooffo', '.ffffff.', 'ffwffwff', 'foffffof', 'ffyyyyff', 'offffffo', 'o.o..o.o'],
  ['o......o', 'oyfoofyo', '.ffffff.', 'ffwffwff', 'ffooooff', 'ffyyyyff', 'offffffo', '.oo..oo.'],
  ['oy....yo', 'offooffo', '.ffffff.', 'ffffffff', 'foffffof', 'ffyyyyff', 'offffffo', 'o.o..o.o'],
  ['o......o', 'oyfoofyo', '.ffffff.', 'fwffwfff', 'ffooooff', 'ffyyyyff', 'offffffo', '.oo..oo.'],
] as const;

/** Letters as pixels, each of them enlarged to a square. */
function drawn(rows: readonly string[], scale: number): Raster {
  const side = 8 * scale;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const colour = COLOURS[rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] ?? '.'];
      if (colour) data.set([...colour, 255], (y * side + x) * 4);
    }
  }
  return { width: side, height: side, data };
}

/** Frames of one movement. @param scale pixels of the side of each of the 8 × 8 that are drawn */
export const touchingFrames = (count: number, scale = 1): Raster[] =>
  Array.from({ length: count }, (_, index) => drawn(CRAB[index % CRAB.length] ?? [], scale));

/** What drawings look like around: letters of the left half of each row. */
const SHAPES = [
  ['..oo', '.off', 'offf', 'offf', 'offf', 'offf', '.off', '..oo'],
  ['...o', '..of', '.off', 'offf', 'offf', 'ooff', '..of', '.oof'],
  ['.o.o', 'offo', 'offf', '.off', '..of', '.off', 'offf', 'oooo'],
] as const;

/** Drawings of which each is another one: of three shapes with an outline. */
export const touchingDrawings = (count: number, scale = 1): Raster[] =>
  Array.from({ length: count }, (_, index) => {
    // Numbers that no drawing has in common with another.
    let state = 7919 * (index + 1);
    const next = (): number => (state = (state * 48271) % 0x7fffffff);
    const rows = (SHAPES[next() % SHAPES.length] ?? SHAPES[0]).map((row) => {
      const half = row.split('').map((letter) => (letter === 'f' ? 'ffyw'.charAt(next() % 4) : letter));
      return [...half, ...half.toReversed()].join('');
    });
    return drawn(rows, scale);
  });
