import { expect, it } from 'vitest';
import { pixelGridOf } from '../../../src/stage/reels/art-pixels';
import { pixelArtSide } from '../../../src/stage/reels/motion';

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
