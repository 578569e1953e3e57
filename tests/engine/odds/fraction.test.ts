import fc from '../../properties';
import { describe, expect, test } from 'vitest';
import { fraction, minus, plus, sum, times, toNumber } from '../../../src/engine/odds/fraction';

const anyFraction = fc
  .tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([above, below]) => ({ exact: fraction(above, below), number: above / below }));

describe('a fraction', () => {
  test('is in lowest terms', () => {
    expect(fraction(6, 4)).toEqual({ numerator: 3n, denominator: 2n });
    expect(fraction(0, 7)).toEqual({ numerator: 0n, denominator: 1n });
    expect(fraction(-2, 4)).toEqual({ numerator: -1n, denominator: 2n });
  });

  test.each([0, -1])('has no denominator of %d', (below) => {
    expect(() => fraction(1, below)).toThrow(RangeError);
  });

  test('adds, subtracts and multiplies', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(toNumber(plus(a.exact, b.exact))).toBeCloseTo(a.number + b.number, 9);
        expect(toNumber(minus(a.exact, b.exact))).toBeCloseTo(a.number - b.number, 9);
        expect(toNumber(times(a.exact, b.exact))).toBeCloseTo(a.number * b.number, 6);
      }),
    );
    expect(sum([fraction(1, 2), fraction(1, 3), fraction(1, 6)])).toEqual(fraction(1));
    expect(sum([])).toEqual(fraction(0));
  });

  test('is the nearest number, however large its parts are', () => {
    fc.assert(
      fc.property(anyFraction, ({ exact, number }) => {
        expect(toNumber(exact)).toBeCloseTo(number, 12);
      }),
    );
    expect(toNumber(fraction(10n ** 400n, 3n * 10n ** 400n))).toBeCloseTo(1 / 3, 15);
    expect(toNumber(fraction(1n, 10n ** 300n)) * 1e300).toBeCloseTo(1, 12);
    expect(toNumber(fraction(10n ** 300n))).toBeCloseTo(1e300, -288);
  });
});
