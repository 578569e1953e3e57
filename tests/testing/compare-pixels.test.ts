import { expect, it } from 'vitest';
import { comparePixels, NO_TOLERANCE, type Pixels } from '../../testing/compare-pixels';

/** 60 × 10 pixels of one colour. */
const strip = (): Pixels => ({
  data: Buffer.alloc(60 * 10 * 4, Buffer.of(128, 128, 128, 255)),
  width: 60,
  height: 10,
});

/** Paints pixels of the first row, from the left, in another colour. */
function paint(pixels: Pixels, from: number, count: number, value = 160): Pixels {
  pixels.data.fill(Buffer.of(value, value, value, 255), from * 4, (from + count) * 4);
  return pixels;
}

it('takes eleven pixels for a difference, and ten for rounding', () => {
  expect(comparePixels(strip(), paint(strip(), 0, 11)).differing).toEqual([{ pixels: 11 }]);
  expect(comparePixels(strip(), paint(strip(), 0, 10)).differing).toEqual([]);
});

it('takes a colour two steps away for rounding, and one eight steps away for a difference', () => {
  expect(comparePixels(strip(), paint(strip(), 0, 60, 130)).differing).toEqual([]);
  expect(comparePixels(strip(), paint(strip(), 0, 60, 136)).differing).toEqual([{ pixels: 60 }]);
});

it('sees one step of one pixel where nothing is tolerated', () => {
  expect(comparePixels(strip(), paint(strip(), 7, 1, 129), { tolerance: NO_TOLERANCE }).differing).toEqual([
    { pixels: 1 },
  ]);
});
