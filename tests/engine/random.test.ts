import fc from '../properties';
import { describe, expect, it, vi } from 'vitest';
import { cryptoRandom, uniform } from '../../src/engine/random';

const ALL = 2 ** 32;

/** A source that gives these numbers in turn and then complains. */
const giving = (...numbers: number[]) =>
  vi.fn(() => {
    const number = numbers.shift();
    if (number === undefined) throw new Error('One number too many was asked for.');
    return number;
  });

describe('a draw', () => {
  it('of 6 takes the remainder, and draws again for the four numbers past the last multiple of 6', () => {
    expect(uniform(giving(13))(6)).toBe(1);
    expect(uniform(giving(ALL - 4, ALL - 3, ALL - 2, ALL - 1, ALL - 5))(6)).toBe(5);
  });

  it('favours no result: each has exactly as many accepted numbers, for any n', () => {
    const anyNumber = fc.integer({ min: 1, max: ALL });
    fc.assert(
      fc.property(fc.oneof(anyNumber, fc.constantFrom(1, 2, 64, 2 ** 31, ALL)), (n) => {
        const perResult = Math.floor(ALL / n);
        // The last accepted number ends a full run of results; the next one would begin an unfair one.
        expect(uniform(giving(perResult * n - 1))(n)).toBe(n - 1);
        if (perResult * n < ALL) expect(uniform(giving(perResult * n, 0))(n)).toBe(0);
      }),
    );
  });

  it.each([0, -1, 1.5, NaN, Infinity, ALL + 1])('of %d possibilities is refused', (n) => {
    const source = giving(0);
    expect(() => uniform(source)(n)).toThrow(RangeError);
    expect(source).not.toHaveBeenCalled();
  });

  /** A sound source rejects that many in a row less than once in 2^64 draws. */
  const BROKEN_AFTER = 64;

  it('outlasts the unluckiest source that may still be sound', () => {
    expect(uniform(giving(...Array<number>(BROKEN_AFTER - 1).fill(ALL - 1), 4))(6)).toBe(4);
  });

  it.each([ALL - 1, NaN])('throws if the source returns nothing but %d', (stuck) => {
    const source = vi.fn(() => stuck);
    expect(() => uniform(source)(6)).toThrow(/source of randomness is broken/);
    expect(source).toHaveBeenCalledTimes(BROKEN_AFTER);
  });
});

/** A generator that fills in these numbers one after another. It returns nothing: what was filled in counts. */
const filling = (...numbers: number[]) =>
  vi.fn((array: Uint32Array) => {
    expect([array.constructor, array.length]).toEqual([Uint32Array, 1]);
    array[0] = numbers.shift() ?? NaN;
  }) as unknown as Crypto['getRandomValues'];

it('the random of production asks the generator for 32 bits at each draw, and again for what the sampler rejects', () => {
  const crypto = { getRandomValues: filling(2, ALL - 1, ALL - 4, 3) };
  const random = cryptoRandom(crypto);
  expect(crypto.getRandomValues).not.toHaveBeenCalled();
  expect([random(6), random(6)]).toEqual([2, 3]);
  expect(crypto.getRandomValues).toHaveBeenCalledTimes(4);
});
