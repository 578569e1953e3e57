/** The chance that one round brings so much of something, from 0 up, in whole units. What is missing of 1 brings more. */
export type Chances = readonly number[];

/** A sum over rounds: what is expected of it, and where 99 of 100 players of a fair game find theirs. */
export interface FairRange {
  readonly expected: number;
  readonly min: number;
  readonly max: number;
}

/** Up to this many rounds the distribution of their sum is computed exactly. Beyond that it is the chi-square test. */
export const EXACT_UP_TO = 2_000;

/** One in 200 on either side. */
const SIDE = 0.005;

/**
 * What the statistic of a fair sum stays below 99 times in 100, with one degree of freedom (NIST/SEMATECH e-Handbook of
 * Statistical Methods, section 1.3.6.7.4).
 */
const CHI_SQUARE_LIMIT = 6.635;

/** The mean and the variance of one round, in units. */
export interface Spread {
  readonly mean: number;
  readonly variance: number;
}

function spreadOf(chances: Chances): Spread {
  const mean = chances.reduce((sum, chance, n) => sum + chance * n, 0);
  return { mean, variance: chances.reduce((sum, chance, n) => sum + chance * (n - mean) ** 2, 0) };
}

/**
 * The range of a sum over a number of rounds of a fair game (1 or more), each independent of the others.
 *
 * @param spread where it is known better than from the chances
 */
export function fairRange(chances: Chances, rounds: number, spread = spreadOf(chances)): FairRange {
  const expected = spread.mean * rounds;
  if (rounds <= EXACT_UP_TO) return { expected, ...exactRange(chances, rounds) };
  // (sum - expected)² / (rounds × variance) is distributed as chi-square with one degree of freedom.
  const reach = Math.sqrt(CHI_SQUARE_LIMIT * rounds * spread.variance);
  return { expected, min: Math.max(Math.ceil(expected - reach), 0), max: Math.floor(expected + reach) };
}

/** Leaves out at most one in 200 below, and as many above. */
function exactRange(chances: Chances, rounds: number): Pick<FairRange, 'min' | 'max'> {
  const sums = sumChances(chances, rounds);
  let [below, min] = [0, 0];
  while (below + (sums[min] ?? 1) <= SIDE) below += sums[min++] ?? 1;
  let [reached, max] = [below + (sums[min] ?? 1), min];
  while (reached < 1 - SIDE && max < sums.length - 1) reached += sums[++max] ?? 0;
  return { min, max };
}

/** Sums this many standard deviations above the mean are too rare to matter, except by one large payout. */
const DEVIATIONS = 10;

/**
 * The chance of each sum over a number of rounds, from 0 up: the chances of one round raised to that power,
 * as a polynomial is, by Fourier transform. To some 14 digits behind the point.
 */
export function sumChances(chances: Chances, rounds: number): Float64Array {
  const { mean, variance } = spreadOf(chances);
  const possible = (chances.length - 1) * rounds + 1;
  const likely = mean * rounds + DEVIATIONS * Math.sqrt(variance * rounds) + chances.length;
  const length = 2 ** Math.ceil(Math.log2(Math.max(Math.min(possible, likely), 2)));
  const real = new Float64Array(length);
  const imaginary = new Float64Array(length);
  real.set(chances);
  transform(real, imaginary);
  for (let n = 0; n < length; n++) {
    const [a, b] = [real[n] as number, imaginary[n] as number];
    const size = Math.hypot(a, b) ** rounds;
    const angle = Math.atan2(b, a) * rounds;
    real[n] = size * Math.cos(angle);
    // Turned round, so that the same transform leads back.
    imaginary[n] = -size * Math.sin(angle);
  }
  transform(real, imaginary);
  return real.map((sum) => Math.max(sum / length, 0));
}

/** The fast Fourier transform of Cooley and Tukey, in place; the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const { length } = real;
  for (let n = 1, mirrored = 0; n < length; n++) {
    let bit = length >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (n < mirrored)
      for (const part of [real, imaginary])
        [part[n], part[mirrored]] = [part[mirrored] as number, part[n] as number];
  }
  for (let half = 1; half < length; half *= 2) {
    for (let k = 0; k < half; k++) {
      const [cos, sin] = [Math.cos((-Math.PI * k) / half), Math.sin((-Math.PI * k) / half)];
      for (let low = k; low < length; low += 2 * half) {
        const high = low + half;
        const [a, b] = [real[high] as number, imaginary[high] as number];
        const [turnedReal, turnedImaginary] = [a * cos - b * sin, a * sin + b * cos];
        real[high] = (real[low] as number) - turnedReal;
        imaginary[high] = (imaginary[low] as number) - turnedImaginary;
        real[low] = (real[low] as number) + turnedReal;
        imaginary[low] = (imaginary[low] as number) + turnedImaginary;
      }
    }
  }
}
