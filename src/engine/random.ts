/** A source of randomness: a whole number from 0 to n − 1, each equally likely. */
export type Random = (n: number) => number;

/** A draw that rejects this many numbers has a broken source: a working one does so less than once in 2^64 draws. */
const MAX_REJECTED = 64;
const NUMBERS = 2 ** 32;

/**
 * Makes a `Random` from unsigned 32-bit numbers by rejection sampling, without modulo bias. A draw throws a RangeError if
 * n is not a whole number from 1 to 2^32, and an Error if the source returns only rejected numbers.
 */
export function uniform(next: () => number): Random {
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > NUMBERS) {
      throw new RangeError(`A draw has from 1 to 2^32 possibilities, not ${n}.`);
    }
    for (let tries = 0; tries < MAX_REJECTED; tries++) {
      const number = next();
      // The remainder within its run of n numbers: a division costs half of what `%` does.
      const run = Math.floor(number / n) * n;
      if (run + n <= NUMBERS) return number - run;
    }
    throw new Error('The source of randomness is broken: it keeps returning numbers out of range.');
  };
}

/** The `Random` of production: the platform's cryptographic generator, called at every draw. */
export function cryptoRandom(crypto: Pick<Crypto, 'getRandomValues'>): Random {
  const number = new Uint32Array(1);
  return uniform(() => {
    crypto.getRandomValues(number);
    return number[0] ?? NaN;
  });
}
