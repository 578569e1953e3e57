import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How far a picture may be from its baseline. */
export interface Tolerance {
  /** How much a pixel may differ before it counts (0 to 1, by pixelmatch). */
  readonly threshold: number;
  /** How many pixels may count. */
  readonly pixels: number;
}

/** One browser draws alike wherever it runs; another kind of processor may round by a step or two of 255. */
const TOLERANCE: Tolerance = { threshold: 0.02, pixels: 10 };

/** Two renderers that draw the same picture round differently at the edges of what moves. */
export const RENDERERS_TOLERANCE: Tolerance = { threshold: 0.08, pixels: 10 };

/** Plain fields of colour are the same everywhere. */
export const NO_TOLERANCE: Tolerance = { threshold: 0, pixels: 0 };

/** By how many pixels a picture differs from its baseline, and in a film strip, at which moment. */
export interface Difference {
  readonly moment?: string;
  readonly pixels: number;
}

/** A decoded picture: red, green, blue and alpha, one pixel after the other. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export async function decode(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export interface CompareOptions {
  /** For a strip: what each of its frames shows, from the left. All are equally wide. */
  readonly moments?: readonly string[];
  readonly tolerance?: Tolerance;
}

/**
 * Compares two pictures of the same size.
 *
 * @returns each moment that differs by more than is tolerated (or the whole picture, where it is no strip), and a
 *   picture of the difference
 */
export function comparePixels(
  expected: Pixels,
  actual: Pixels,
  { moments = [], tolerance = TOLERANCE }: CompareOptions = {},
): { differing: Difference[]; difference: Pixels } {
  const { width, height } = expected;
  const difference = { data: Buffer.alloc(expected.data.length), width, height };
  const all = pixelmatch(expected.data, actual.data, difference.data, width, height, {
    threshold: tolerance.threshold,
    // Edges count like all else: they are drawn alike.
    includeAA: true,
    checkerboard: false,
  });
  if (all <= tolerance.pixels) return { differing: [], difference };
  if (moments.length === 0) return { differing: [{ pixels: all }], difference };
  const frameWidth = width / moments.length;
  const inFrame = moments.map((moment, n) => ({
    moment,
    pixels: countMarked(difference, n * frameWidth, frameWidth),
  }));
  return { differing: inFrame.filter(({ pixels }) => pixels > 0), difference };
}

/** How many pixels of these columns pixelmatch has marked: it paints them red, and all others grey. */
function countMarked({ data, width, height }: Pixels, left: number, columns: number): number {
  let marked = 0;
  for (let y = 0; y < height; y++)
    for (let x = left; x < left + columns; x++) {
      const at = (y * width + x) * 4;
      if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0) marked++;
    }
  return marked;
}
