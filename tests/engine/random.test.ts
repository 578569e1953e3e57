import fc from '../properties';
import { describe, expect, it, vi } from 'vitest';
import { cryptoRandom, uniform } from '../../src/engine/random';
import { seededRandom, hashText } from '../../src/engine/seeded-random';

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

  it.each([ALL - 1, NaN])('ends with an error where the source gives nothing but %d', (stuck) => {
    const source = vi.fn(() => stuck);
    expect(() => uniform(source)(6)).toThrow(/source of randomness is broken/);
    expect(source).toHaveBeenCalledTimes(BROKEN_AFTER);
  });
});

describe('the random of production', () => {
  /** A generator that fills in these numbers one after another. It returns nothing: what was filled in counts. */
  const filling = (...numbers: number[]) =>
    vi.fn((array: Uint32Array) => {
      expect([array.constructor, array.length]).toEqual([Uint32Array, 1]);
      array[0] = numbers.shift() ?? NaN;
    }) as unknown as Crypto['getRandomValues'];

  it('asks the generator for 32 bits at each draw, and again for what the sampler rejects', () => {
    const crypto = { getRandomValues: filling(2, ALL - 1, ALL - 4, 3) };
    const random = cryptoRandom(crypto);
    expect(crypto.getRandomValues).not.toHaveBeenCalled();
    expect([random(6), random(6)]).toEqual([2, 3]);
    expect(crypto.getRandomValues).toHaveBeenCalledTimes(4);
  });
});

describe('a seed of a text', () => {
  // The first three are test values published with the algorithm.
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('is the FNV-1a hash of "%s"', (text, hash) => {
    expect(hashText(text)).toBe(hash);
  });

  it('is FNV-1a over code units, as a second implementation with bigints computes it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), (codes) => {
        const units = codes.map(BigInt);
        const hash = units.reduce((h, unit) => BigInt.asUintN(32, (h ^ unit) * 16_777_619n), 2_166_136_261n);
        expect(hashText(String.fromCharCode(...codes))).toBe(Number(hash));
      }),
    );
  });
});

/** A second implementation of the generator, with bigints, as its author describes it. */
function* sfc32(seed: number) {
  const bits = (n: bigint) => BigInt.asUintN(32, n);
  let [a, b, c, counter] = [0x9e3779b9n, 0x243f6a88n, bits(BigInt(seed)), 1n];
  for (let n = 0; ; n++) {
    const sum = bits(a + b + counter++);
    [a, b, c] = [b ^ (b >> 9n), bits(c * 9n), bits(bits((c << 21n) | (c >> 11n)) + sum)];
    // The first 15 only mix the seed in.
    if (n >= 15) yield Number(sum);
  }
}

it.each([0, 1, 42, 20250512, -1])('a seeded source is sfc32, number by number (seed %d)', (seed) => {
  const [random, expected] = [seededRandom(seed), sfc32(seed)];
  for (let n = 0; n < 1000; n++) expect(random(ALL)).toBe(expected.next().value);
});
