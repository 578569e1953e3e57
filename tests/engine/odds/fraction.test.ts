import { expect, it } from 'vitest';
import { fraction, toNumber } from '../../../src/engine/odds/fraction';

it('a fraction is in lowest terms, with a denominator above 0', () => {
  expect(fraction(-2, 4)).toEqual({ numerator: -1n, denominator: 2n });
  expect(fraction(0, 7)).toEqual({ numerator: 0n, denominator: 1n });
  for (const below of [0, -1]) expect(() => fraction(1, below)).toThrow(RangeError);
});

it('a fraction is the nearest number, however large its parts are', () => {
  expect(toNumber(fraction(10n ** 400n, 3n * 10n ** 400n))).toBeCloseTo(1 / 3, 15);
  expect(toNumber(fraction(1n, 10n ** 300n)) * 1e300).toBeCloseTo(1, 12);
  expect(toNumber(fraction(10n ** 300n))).toBeCloseTo(1e300, -288);
});
