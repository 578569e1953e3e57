/** A source of chance: a whole number from 0 to n − 1, each equally likely. */
export type Random = (n: number) => number;

/** How many numbers a draw may reject before the source is taken for broken. A sound one rejects 64 in a row less than once in 2^64. */
const MOST_REJECTED = 64;
const NUMBERS = 2 ** 32;

/**
 * Makes a `Random` of a source of 32-bit numbers by rejection sampling: numbers above the largest multiple
 * of n are drawn again, so that none of the n results is favoured (no modulo bias).
 *
 * @param next gives an unsigned 32-bit number
 * @throws RangeError from the draw where n is not a whole number from 1 to 2^32
 * @throws Error from the draw where the source gives nothing but rejected numbers
 */
export function uniform(next: () => number): Random {
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > NUMBERS) {
      throw new RangeError(`A draw is from 1 to 2^32 possibilities, not ${n}.`);
    }
    for (let tries = 0; tries < MOST_REJECTED; tries++) {
      const number = next();
      // The remainder, taken by the run of n numbers in which it lies: a division costs half of what `%` does.
      const run = Math.floor(number / n) * n;
      if (run + n <= NUMBERS) return number - run;
    }
    throw new Error('The source of randomness is broken: it keeps giving numbers out of range.');
  };
}

/**
 * The `Random` of production: the platform's cryptographic generator.
 *
 * @param crypto the platform's generator, asked at every draw
 */
export function cryptoRandom(crypto: Pick<Crypto, 'getRandomValues'>): Random {
  const number = new Uint32Array(1);
  return uniform(() => {
    crypto.getRandomValues(number);
    return number[0] ?? NaN;
  });
}

/**
 * A seed from a text: the 32-bit hash FNV-1a (Fowler, Noll and Vo; draft-eastlake-fnv), here over UTF-16 code
 * units, which in ASCII are its bytes. Texts that differ in one letter get seeds far apart.
 *
 * @returns an unsigned 32-bit number
 */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * A repeatable `Random` for computer players, simulations and tests (sfc32, a small fast counter-based
 * generator).
 *
 * @param seed a whole number; the same seed gives the same draws
 */
export function seededRandom(seed: number): Random {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  let c = seed | 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 15; warmUp++) next();
  return uniform(next);
}
