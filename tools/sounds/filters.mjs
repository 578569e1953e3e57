/** Filters. They work in place and give back what they were given. */
import { RATE, sampleAt } from './samples.mjs';

/** @typedef {import('./samples.mjs').Samples} Samples */

/** How far a filter of one pole follows its input within a sample. @param {number} frequency */
const step = (frequency) => 1 - Math.exp((-2 * Math.PI * frequency) / RATE);

/** Takes away what is above, 6 dB more with each octave. @param {Samples} samples @param {number} frequency */
export function lowPass(samples, frequency) {
  const part = step(frequency);
  let level = 0;
  for (let n = 0; n < samples.length; n++) samples[n] = level += part * (sampleAt(samples, n) - level);
  return samples;
}

/** Takes away what is below, 6 dB more with each octave. @param {Samples} samples @param {number} frequency */
export function highPass(samples, frequency) {
  const part = step(frequency);
  let level = 0;
  for (let n = 0; n < samples.length; n++) {
    level += part * (sampleAt(samples, n) - level);
    samples[n] = sampleAt(samples, n) - level;
  }
  return samples;
}

/**
 * Lets a band through whose middle may move (Chamberlin's state variable filter).
 *
 * @param {Samples} samples
 * @param {(seconds: number) => number} frequency of the band's middle
 * @param {number} sharpness its quality: 0.7 is wide, 20 rings
 */
export function bandPass(samples, frequency, sharpness) {
  let [low, band] = [0, 0];
  for (let n = 0; n < samples.length; n++) {
    const f = 2 * Math.sin((Math.PI * frequency(n / RATE)) / RATE);
    low += f * band;
    band += f * (sampleAt(samples, n) - low - band / sharpness);
    samples[n] = band / sharpness;
  }
  return samples;
}
