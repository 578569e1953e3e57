import { describe, expect, it } from 'vitest';
import { pixelGridOf, squareOf } from '../../../src/stage/reels/art-pixels';
import { pixelArtSide } from '../../../src/stage/reels/motion';

/** A square picture of so many art pixels, each enlarged to a square of this side, in a checkerboard. */
function checkerboard(pixels: number, square: number) {
  const width = pixels * square;
  const data = new Uint8ClampedArray(width * width * 4);
  for (let at = 0; at < width * width; at++) {
    const [x, y] = [Math.floor((at % width) / square), Math.floor(at / width / square)];
    data[at * 4 + 3] = (x + y) % 2 === 0 ? 255 : 0;
  }
  return { data, width };
}

describe('the squares that pixel art consists of', () => {
  it.each([1, 3, 8])('are %i pixels wide', (square) => {
    expect(squareOf(checkerboard(16, square))).toBe(square);
  });

  it('are single pixels as soon as one lies between two', () => {
    const { data, width } = checkerboard(16, 8);
    data[(width * 9 + 9) * 4] = 7;
    expect(squareOf({ data, width })).toBe(1);
  });
});

it.each([
  { width: 154.8, height: 154.8 },
  { width: 103, height: 181.37 },
  { width: 72.25, height: 80.5 },
])('symbols of pixel art have their edges on whole pixels in cells of $width × $height', (cell) => {
  const side = pixelArtSide(cell);
  expect(side).toBeLessThanOrEqual(cell.height);
  for (const place of [0, 1, 2, 3, 4]) {
    const { x, y } = pixelGridOf(3, side, cell).middleOf({ column: place, row: place });
    for (const edge of [x * cell.width - side / 2, y * cell.height - side / 2])
      expect(Math.abs(edge - Math.round(edge))).toBeLessThan(1e-6);
    // In the middle of its cell, as far as whole pixels allow.
    expect(Math.abs(y * cell.height - (place + 0.5) * cell.height)).toBeLessThanOrEqual(0.5);
  }
});
