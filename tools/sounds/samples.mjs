/**
 * Sound as samples: blank tape, noise, and what is done with a tape. Here and in the files beside this one times
 * are in seconds, frequencies in hertz, and gains linear unless they say dB. The same calls always give the same
 * samples.
 */

/** Samples a second, of everything here. */
export const RATE = 44_100;

/** @typedef {Float32Array<ArrayBuffer>} Samples */

/** Silence. @param {number} seconds */
export const tape = (seconds) => new Float32Array(Math.round(seconds * RATE));

/** A sample, or silence beyond the ends. @param {Samples} samples @param {number} n */
export const sampleAt = (samples, n) => samples[n] ?? 0;

/**
 * Adds a sound to a tape; what reaches past its end is cut off.
 *
 * @param {Samples} onto
 * @param {Samples} sound
 * @param {number} at
 * @param {number} [gain]
 */
export function add(onto, sound, at, gain = 1) {
  const start = Math.round(at * RATE);
  const count = Math.min(sound.length, onto.length - start);
  for (let n = 0; n < count; n++) onto[start + n] = sampleAt(onto, start + n) + gain * sampleAt(sound, n);
}

/**
 * Makes a sound louder and softer over its time; in place.
 *
 * @param {Samples} samples
 * @param {(seconds: number) => number} gain
 */
export function shape(samples, gain) {
  for (let n = 0; n < samples.length; n++) samples[n] = sampleAt(samples, n) * gain(n / RATE);
  return samples;
}

/** Makes a sound louder or softer as a whole; in place. @param {Samples} samples @param {number} gain */
export const scale = (samples, gain) => shape(samples, () => gain);

/** The highest sample. @param {Samples} samples */
export const peakOf = (samples) => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

/** Noise of a seed, evenly from -1 to 1 (mulberry32). @param {number} seed */
export function noiseOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

/** White noise. @param {number} seconds @param {number} seed */
export function hiss(seconds, seed) {
  const noise = noiseOf(seed);
  return tape(seconds).map(() => noise());
}
