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
