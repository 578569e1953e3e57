/** Measures sounds as an ear does, and brings them to one loudness. Levels are in decibels below full scale. */
import { highPass } from './filters.mjs';
import { RATE, scale, shape } from './samples.mjs';

/** @typedef {import('./samples.mjs').Samples} Samples */
/** @typedef {{ b: readonly [number, number, number]; a: readonly [number, number] }} Biquad */

/** How loud the loudest tenth of a second of each sound is, weighted as in ITU-R BS.1770 (dB). */
export const LOUDNESS = -19;
/** Highest sample allowed (dB): a decoder may go a little above what was encoded. */
export const CEILING = -2.5;

/** The ear's weighting of BS.1770, for 44.1 kHz: the head's shelf, then less of the lowest. */
const EAR = /** @type {const} */ ([shelf(1681.97, 3.9998, 0.7071752), high(38.135, 0.500327)]);

/** @param {number} gain */
export const decibels = (gain) => 20 * Math.log10(Math.max(gain, 1e-9));

/** @param {number} frequency @param {number} gain in dB @param {number} q @returns {Biquad} */
function shelf(frequency, gain, q) {
  const k = Math.tan((Math.PI * frequency) / RATE);
  const above = 10 ** (gain / 20);
  const middle = above ** 0.4996667741545416;
  const whole = 1 + k / q + k * k;
  return {
    b: [
      (above + (middle * k) / q + k * k) / whole,
      (2 * (k * k - above)) / whole,
      (above - (middle * k) / q + k * k) / whole,
    ],
    a: [(2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole],
  };
}

/** @param {number} frequency @param {number} q @returns {Biquad} */
function high(frequency, q) {
  const k = Math.tan((Math.PI * frequency) / RATE);
  const whole = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole] };
}

/** @param {Samples} samples @param {Biquad} filter */
function filtered(samples, { b, a }) {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** The loudest tenth of a second, in dB. @param {Samples} samples */
export function loudnessOf(samples) {
  const weighted = EAR.reduce(filtered, samples);
  const span = Math.round(0.1 * RATE);
  let [sum, most] = [0, 0];
  for (let n = 0; n < weighted.length; n++) {
    sum += (weighted[n] ?? 0) ** 2 - (weighted[n - span] ?? 0) ** 2;
    most = Math.max(most, sum / span);
  }
  return decibels(Math.sqrt(most)) - 0.691;
}

/**
 * What a sound measures: seconds; peak, mean (DC), rms and loudness in dB; the first and last samples as they are.
 *
 * @param {Samples} samples
 */
export function measure(samples) {
  let [peak, sum, squares] = [0, 0, 0];
  for (const x of samples) {
    peak = Math.max(peak, Math.abs(x));
    sum += x;
    squares += x * x;
  }
  return {
    seconds: samples.length / RATE,
    peak: decibels(peak),
    mean: decibels(Math.abs(sum) / samples.length),
    rms: decibels(Math.sqrt(squares / samples.length)),
    loudness: loudnessOf(samples),
    first: samples[0] ?? 0,
    last: samples[samples.length - 1] ?? 0,
  };
}

/**
 * Readies a sound for its file: no DC, no click at either end, the common loudness, and its highest peaks
 * rounded off below the ceiling.
 *
 * @param {Samples} samples
 * @param {{ fadeOut: number }} ends seconds over which it dies away
 */
export function finish(samples, { fadeOut }) {
  const whole = samples.length / RATE;
  const rise = 0.0015;
  /** @param {number} part */
  const soft = (part) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, part)));
  const sound = shape(highPass(samples, 30), (t) => soft(t / rise) * soft((whole - 1 / RATE - t) / fadeOut));
  scale(sound, 10 ** ((LOUDNESS - loudnessOf(sound)) / 20));
  const ceiling = 10 ** (CEILING / 20);
  const knee = ceiling * 0.7;
  return sound.map((x) => {
    const over = Math.abs(x) - knee;
    return over <= 0 ? x : Math.sign(x) * (knee + (ceiling - knee) * Math.tanh(over / (ceiling - knee)));
  });
}
