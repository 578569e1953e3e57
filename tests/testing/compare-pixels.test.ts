import { expect, it } from 'vitest';
import { comparePixels, NO_TOLERANCE, type Pixels } from '../../testing/compare-pixels';

/** Three frames of 20 × 10 pixels side by side, all of one colour. */
const moments = ['0 ms', '100 ms', '200 ms'];
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

it('names the moments of a strip that differ, with how many pixels do', () => {
  const { differing } = comparePixels(strip(), paint(paint(strip(), 22, 11), 45, 3), { moments });
  expect(differing).toEqual([
    { moment: '100 ms', pixels: 11 },
    { moment: '200 ms', pixels: 3 },
  ]);
});

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
