import { symbolIds } from '../../src/engine/definition';
import fc from '../properties';
import { describe, expect, test, vi } from 'vitest';
import { cryptoRandom, uniform } from '../../src/engine/random';
import { seededRandom, seedOf } from '../../src/engine/seeded-random';
import { drawGrid, drawSymbol } from '../../src/engine/grid';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { wordOf } from './grids';
import { chiSquare } from './randomness-tests';

const ALL = 2 ** 32;

/** A source that gives these numbers in turn and then complains. */
const giving = (...numbers: number[]) =>
  vi.fn(() => {
    const number = numbers.shift();
    if (number === undefined) throw new Error('One number too many was asked for.');
    return number;
  });

describe('a draw', () => {
  test('takes the number modulo n where it is accepted', () => {
    expect(uniform(giving(0))(6)).toBe(0);
    expect(uniform(giving(13))(6)).toBe(1);
    expect(uniform(giving(ALL - 1))(ALL)).toBe(ALL - 1);
  });

  test('of 6 rejects the four numbers past the last multiple of 6 and draws again', () => {
    const source = giving(ALL - 4, ALL - 3, ALL - 2, ALL - 1, ALL - 5);
    expect(uniform(source)(6)).toBe(5);
    expect(source).toHaveBeenCalledTimes(5);
  });

  test('of a power of two rejects nothing', () => {
    for (const n of [1, 2, 64, 2 ** 31, ALL]) {
      expect(uniform(giving(ALL - 1))(n)).toBe(n - 1);
    }
  });

  test('favours no result: each has exactly as many accepted numbers, for any n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: ALL }), (n) => {
        const perResult = Math.floor(ALL / n);
        // The last accepted number ends a full run of results; the next one would begin an unfair one.
        expect(uniform(giving(perResult * n - 1))(n)).toBe(n - 1);
        if (perResult * n < ALL) expect(uniform(giving(perResult * n, 0))(n)).toBe(0);
      }),
    );
  });

  test('is a whole number from 0 to n - 1, for any n and number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: ALL }), fc.nat(), (n, seed) => {
        const drawn = seededRandom(seed)(n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }),
    );
  });

  test.each([0, -1, 1.5, NaN, Infinity, -Infinity, ALL + 1])('of %d possibilities is refused', (n) => {
    const source = giving(0);
    expect(() => uniform(source)(n)).toThrow(RangeError);
    expect(source).not.toHaveBeenCalled();
  });

  test('that is refused says of how many possibilities it was asked for', () => {
    expect(() => uniform(giving(0))(1.5)).toThrow(/not 1\.5\./);
  });

  /** A sound source rejects that many in a row less than once in 2^64 draws. */
  const BROKEN_AFTER = 64;

  test('outlasts the unluckiest source that may still be sound', () => {
    const source = giving(...Array.from({ length: BROKEN_AFTER - 1 }, () => ALL - 1), 4);
    expect(uniform(source)(6)).toBe(4);
  });

  test.each([ALL - 1, NaN, Infinity])(
    'ends with an error, and no later than it must, where the source gives nothing but %d',
    (stuck) => {
      const source = vi.fn(() => stuck);
      expect(() => uniform(source)(6)).toThrow(/source of randomness is broken/);
      expect(source).toHaveBeenCalledTimes(BROKEN_AFTER);
    },
  );
});

describe('the random of production', () => {
  /** A generator that fills in these numbers one after another, then the last one for ever. */
  const filling = (...numbers: number[]) => {
    const fill = vi.fn((array: Uint32Array) => {
      array[0] = (numbers.length > 1 ? numbers.shift() : numbers[0]) ?? NaN;
      return array;
    });
    return { getRandomValues: fill as typeof fill & Crypto['getRandomValues'] };
  };

  test('draws fish everywhere where the generator gives zeros', () => {
    expect(wordOf(drawGrid(luckyFishing, cryptoRandom(filling(0))))).toBe('fffffffff');
  });

  test('asks the generator again for each draw, with 32 bits', () => {
    const crypto = filling(7);
    const random = cryptoRandom(crypto);
    expect(crypto.getRandomValues).not.toHaveBeenCalled();
    drawGrid(luckyFishing, random);
    expect(crypto.getRandomValues).toHaveBeenCalledTimes(9);
    for (const [array] of crypto.getRandomValues.mock.calls) {
      expect(array).toBeInstanceOf(Uint32Array);
      expect(array).toHaveLength(1);
    }
  });

  test('asks the generator that is there at the draw, not the one that was there at first', () => {
    const crypto = filling(0);
    const random = cryptoRandom(crypto);
    crypto.getRandomValues = filling(5).getRandomValues;
    expect(drawSymbol(symbolIds(luckyFishing), random)).toBe('treasure');
  });

  test('draws again what the sampler rejects', () => {
    const crypto = filling(ALL - 1, ALL - 4, 3);
    expect(drawSymbol(symbolIds(luckyFishing), cryptoRandom(crypto))).toBe('octopus');
    expect(crypto.getRandomValues).toHaveBeenCalledTimes(3);
  });

  test('reads what was filled in, whatever the generator returns', () => {
    const getRandomValues = ((array: Uint32Array) => {
      array[0] = 2;
    }) as unknown as Crypto['getRandomValues'];
    expect(drawSymbol(symbolIds(luckyFishing), cryptoRandom({ getRandomValues }))).toBe('shark');
  });

  test('works on the platform', () => {
    const random = cryptoRandom(crypto);
    const drawn = new Set(Array.from({ length: 500 }, () => random(6)));
    expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a seed of a text', () => {
  // Test values published with the algorithm.
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('is the FNV-1a hash of "%s"', (text, hash) => {
    expect(seedOf(text)).toBe(hash);
  });

  test('is FNV-1a, as a second implementation with bigints computes it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), (codes) => {
        const text = String.fromCharCode(...codes);
        const units = codes.map(BigInt);
        const hash = units.reduce((h, unit) => BigInt.asUintN(32, (h ^ unit) * 16_777_619n), 2_166_136_261n);
        expect(seedOf(text)).toBe(Number(hash));
      }),
    );
  });
});

describe('a seeded source', () => {
  const draws = (seed: number, count = 1000) => {
    const random = seededRandom(seed);
    return Array.from({ length: count }, () => random(ALL));
  };

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

  test.each([0, 1, 42, 20250512, -1])('is sfc32, number by number (seed %d)', (seed) => {
    const expected = sfc32(seed);
    expect(draws(seed)).toEqual(Array.from({ length: 1000 }, () => expected.next().value));
  });

  test('repeats itself for the same seed', () => {
    expect(draws(42)).toEqual(draws(42));
  });

  test('differs from seed to seed, also between neighbours', () => {
    const firsts = Array.from({ length: 200 }, (_, seed) => draws(seed, 1)[0]);
    expect(new Set(firsts).size).toBe(200);
  });

  test('hardly ever repeats a number', () => {
    expect(new Set(draws(3, 10_000)).size).toBeGreaterThan(9_995);
  });

  test('fills each cell of the grid with each symbol alike', () => {
    const random = seededRandom(9);
    const cells = Array.from({ length: 9 }, () => [0, 0, 0, 0, 0, 0]);
    for (let n = 0; n < 12_000; n++) {
      Array.from(wordOf(drawGrid(luckyFishing, random))).forEach((letter, cell) => {
        const counts = cells[cell] ?? [];
        const symbol = 'fusowt'.indexOf(letter);
        counts[symbol] = (counts[symbol] ?? NaN) + 1;
      });
    }
    // Nine tests at 99.9 % each (5 degrees of freedom): 99.1 % together.
    for (const counts of cells) expect(chiSquare(counts)).toBeLessThan(20.515);
  });
});
