import { symbolIds } from '../../src/engine/definition';
import { createCipheriv } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { cryptoRandom, type Random } from '../../src/engine/random';
import { seededRandom } from '../../src/engine/seeded-random';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { limitOf, RANDOMNESS_TESTS, type Draws } from './randomness-tests';

const SYMBOLS = symbolIds(luckyFishing).length;

/** Set once, before the first run, and not chosen by its result. */
const SEED = 20250512;

/**
 * The platform's generator made repeatable: the bytes of AES-256 in counter mode, on which generators of
 * platforms rest too (NIST SP 800-90A, CTR_DRBG).
 */
function seededCrypto(seed: number): Pick<Crypto, 'getRandomValues'> {
  const key = Buffer.alloc(32);
  key.writeUInt32LE(seed);
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const zeros = Buffer.alloc(2 ** 16);
  let bytes = cipher.update(zeros);
  let used = 0;
  return {
    getRandomValues(array) {
      if (used + array.byteLength > bytes.length) {
        bytes = cipher.update(zeros);
        used = 0;
      }
      const next = bytes.subarray(used, (used += array.byteLength));
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(next);
      return array;
    },
  };
}

/** Draws this many symbols as the game does, by index. */
export const symbolsOf = (random: Random, draws: number): Draws =>
  Uint8Array.from({ length: draws }, () => random(SYMBOLS));

/**
 * Draws of 3 × 2^30 possibilities, parted into as many as there are symbols. The sampler has to reject every
 * fourth number for them; a bare modulo would give the first third of them twice the chance.
 */
const wide =
  (random: Random): Random =>
  (n) =>
    Math.floor((random(3 * 2 ** 30) / (3 * 2 ** 30)) * n);

const ofProduction = () => cryptoRandom(seededCrypto(SEED));

/** The random sources under test, each with a function that opens it from the start. */
export const SOURCES: readonly (readonly [name: string, open: () => Random])[] = [
  ['the random of production', ofProduction],
  ['the random of production where it rejects one number in four', () => wide(ofProduction())],
  ['the seeded random', () => seededRandom(SEED)],
];

/** Runs every test on every source, with this many draws. */
export function describeFairness(draws: number): void {
  describe.each(SOURCES)(`${draws.toLocaleString('en')} draws of %s`, (_, open) => {
    let symbols: Draws;
    beforeAll(() => {
      symbols = symbolsOf(open(), draws);
    });

    for (const randomnessTest of RANDOMNESS_TESTS) {
      test(`pass at 99 %: ${randomnessTest.name}`, async ({ annotate }) => {
        const statistic = randomnessTest.statisticOf(symbols);
        const limit = limitOf(randomnessTest);
        await annotate(`${statistic.toFixed(3)}; 99 in 100 fair sources stay below ${limit}`);
        expect(statistic).toBeLessThan(limit);
      });
    }
  });
}
