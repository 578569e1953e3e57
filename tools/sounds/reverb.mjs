import { highPass, lowPass } from './filters.mjs';
import { add, RATE, sampleAt, tape } from './samples.mjs';

/** @typedef {import('./samples.mjs').Samples} Samples */

/**
 * Puts a sound into a small wooden room (Schroeder's four combs, dulled, and two all-passes).
 *
 * @param {Samples} dry
 * @param {{ wet: number; decay: number; size?: number }} room its share, the time in which it falls to a thousandth,
 *   and how many times as large it is
 */
export function addReverb(dry, { wet, decay, size = 1 }) {
  let reverb = tape(dry.length / RATE);
  for (const delay of [0.0297, 0.0371, 0.0411, 0.0437]) {
    add(reverb, comb(dry, delay * size, 0.001 ** ((delay * size) / decay)), 0, 0.25);
  }
  for (const delay of [0.005, 0.0017]) reverb = allPass(reverb, delay * size, 0.6);
  const whole = dry.slice();
  add(whole, highPass(lowPass(reverb, 3200), 150), 0.008, wet);
  return whole;
}

/** @param {Samples} input @param {number} delay @param {number} back the part that comes round again */
function comb(input, delay, back) {
  const shift = Math.round(delay * RATE);
  let dull = 0;
  const output = input.slice().fill(0);
  for (let n = shift; n < input.length; n++) {
    dull += 0.5 * (sampleAt(output, n - shift) - dull);
    output[n] = sampleAt(input, n - shift) + back * dull;
  }
  return output;
}

/** @param {Samples} input @param {number} delay @param {number} back */
function allPass(input, delay, back) {
  const shift = Math.round(delay * RATE);
  const output = input.slice();
  for (let n = 0; n < input.length; n++) {
    output[n] = sampleAt(input, n - shift) + back * sampleAt(output, n - shift) - back * sampleAt(input, n);
  }
  return output;
}
