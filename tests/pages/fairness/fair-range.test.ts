import { describe, expect, test } from 'vitest';
import { EXACT_UP_TO, fairRange, sumChances } from '../../../src/pages/fairness/compare/fair-range';

const coin = [0.5, 0.5];
const die = [0, ...new Array<number>(6).fill(1 / 6)];

describe('the chances of sums', () => {
  test('of dice are what the ways to throw them say', () => {
    expect(sumChances(die, 2)[7]).toBeCloseTo(6 / 36, 12);
    expect(sumChances(die, 3)[10]).toBeCloseTo(27 / 216, 12);
    expect(sumChances(die, 3)[2]).toBeCloseTo(0, 12);
  });

  test('are 1 together, for many rounds and rare large payouts too', () => {
    const rare = [0.9, ...new Array<number>(2000).fill(0), 0.1];
    const all = sumChances(rare, 1000).reduce((sum, chance) => sum + chance, 0);
    expect(all).toBeCloseTo(1, 9);
  });
});

describe('of 100 fair players 99 are in the range', () => {
  // The exact ones by the binomial distribution: of 10 throws at most 0 heads in 1 of 1,024, at most 1 in 11; of 100 at
  // most 36 in 0.33 %, at most 37 in 0.60 %.
  test.each([
    { rounds: 1, min: 0, max: 1 },
    { rounds: 10, min: 1, max: 9 },
    { rounds: 100, min: 37, max: 63 },
  ])('$rounds throws of a coin: $min to $max heads, exactly', ({ rounds, min, max }) => {
    expect(fairRange(coin, rounds)).toEqual({ expected: rounds / 2, min, max });
  });

  test('of many throws, those whose chi-square is below 6.635', () => {
    const { expected, min, max } = fairRange(coin, 10_000);
    expect(expected).toBe(5000);
    const chiSquare = (heads: number): number => (2 * (heads - 5000) ** 2) / 5000;
    for (const inside of [min, max]) expect(chiSquare(inside)).toBeLessThan(6.635);
    for (const outside of [min - 1, max + 1]) expect(chiSquare(outside)).toBeGreaterThan(6.635);
  });

  test('both ways agree where one takes over from the other', () => {
    const [exact, approximate] = [EXACT_UP_TO, EXACT_UP_TO + 1].map((rounds) => fairRange(die, rounds));
    for (const side of ['min', 'max'] as const)
      expect(Math.abs((exact?.[side] ?? NaN) - (approximate?.[side] ?? NaN))).toBeLessThan(6);
  });

  test('what is missing of the chances is more than any of them', () => {
    // Once in 50 rounds something huge is paid: no sum is too large for chance.
    const { min, max } = fairRange([0.49, 0.49], 1);
    expect(min).toBe(0);
    expect(max).toBe(1);
    expect(fairRange([0.5, 0.4999], 20).max).toBeLessThan(20);
  });
});
