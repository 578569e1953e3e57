import { expect, it } from 'vitest';
import { comparePixels, NO_TOLERANCE, type CompareOptions, type Pixels } from '../../testing/compare-pixels';

/** 60 × 10 pixels of one colour. */
const strip = (): Pixels => ({
  data: Buffer.alloc(60 * 10 * 4, Buffer.of(128, 128, 128, 255)),
  width: 60,
  height: 10,
});

/** Paints the first pixels of the first row in another colour. */
function paint(pixels: Pixels, count: number, value: number): Pixels {
  pixels.data.fill(Buffer.of(value, value, value, 255), 0, count * 4);
  return pixels;
}

it.each<[what: string, count: number, value: number, options: CompareOptions, isSeen: boolean]>([
  ['eleven pixels for a difference', 11, 160, {}, true],
  ['ten pixels for rounding', 10, 160, {}, false],
  ['a colour two steps away for rounding', 60, 130, {}, false],
  ['a colour eight steps away for a difference', 60, 136, {}, true],
  ['one step of one pixel for one where nothing is tolerated', 1, 129, { tolerance: NO_TOLERANCE }, true],
])('takes %s', (_, count, value, options, isSeen) => {
  const { differing } = comparePixels(strip(), paint(strip(), count, value), options);
  expect(differing).toEqual(isSeen ? [{ pixels: count }] : []);
});
