import { expect, it } from 'vitest';
import { expectedShare } from '../../src/engine/expected-share';

/** How likely a share of this many cells is to lie within, each cell showing the symbol once in six: summed up exactly. */
function likelihood(cells: number, min: number, max: number): number {
  let [chance, sum] = [(5 / 6) ** cells, 0];
  for (let seen = 0; seen <= cells; seen++) {
    if (seen / cells >= min && seen / cells <= max) sum += chance;
    chance *= (cells - seen) / (seen + 1) / 5;
  }
  return sum;
}

it.each([9, 18, 90, 450, 900, 1_800])('99 of 100 fair shares of %i cells lie in the band', (cells) => {
  const { expected, min, max } = expectedShare(6, cells);
  expect(expected).toBe(1 / 6);
  const inside = likelihood(cells, min, max);
  expect(inside).toBeGreaterThan(0.988);
  expect(inside).toBeLessThan(0.9985);
});

it('the band of a single cell stays between nothing and everything', () => {
  expect(expectedShare(6, 1)).toEqual({ expected: 1 / 6, min: 0, max: 1 });
});
