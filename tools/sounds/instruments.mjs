/** What is struck, plucked and touched in the sounds. */
import { lowPass } from './filters.mjs';
import { add, hiss, peakOf, RATE, sampleAt, scale, shape, tape } from './samples.mjs';

/** @typedef {import('./samples.mjs').Samples} Samples */

/**
 * One tone within a struck thing: its pitch as a multiple of the thing's own, how loud, and the time in which
 * it falls to a thousandth.
 *
 * @typedef {{ ratio: number; gain: number; decay: number }} Mode
 */

/**
 * Something struck: its modes ring and die away. `bend` is how far above its pitch it begins (0.5: half again
 * as high), gliding down within some 20 ms, as a skin or a thick board does.
 *
 * @param {number} pitch
 * @param {readonly Mode[]} modes
 * @param {{ attack?: number; bend?: number }} [strike]
 */
export function struck(pitch, modes, { attack = 0.002, bend = 0 } = {}) {
  const sound = tape(Math.max(...modes.map(({ decay }) => decay)));
  for (const { ratio, gain, decay } of modes) {
    const fall = 0.001 ** (1 / (decay * RATE));
    let [phase, level] = [0, gain];
    for (let n = 0; n < decay * RATE; n++) {
      const seconds = n / RATE;
      phase += (2 * Math.PI * pitch * ratio * (1 + bend * Math.exp(-seconds / 0.02))) / RATE;
      sound[n] = sampleAt(sound, n) + level * Math.min(1, seconds / attack) * Math.sin(phase);
      level *= fall;
    }
  }
  return sound;
}

/**
 * A string plucked with the soft of a finger (Karplus and Strong): a burst of noise goes round and round,
 * softer and duller each time. Its peak is 1.
 *
 * @param {number} pitch
 * @param {{ seconds: number; decay: number; seed: number }} pluck
 */
export function plucked(pitch, { seconds, decay, seed }) {
  // The mean of two neighbours, below, comes half a sample late.
  const length = RATE / pitch - 0.5;
  const [whole, part] = [Math.floor(length), length % 1];
  const fall = 0.001 ** (1 / (pitch * decay));
  const burst = hiss((whole + 1) / RATE, seed);
  for (let pass = 0; pass < 2; pass++) lowPass(burst, pitch * 4.5);
  const mean = burst.reduce((sum, x) => sum + x, 0) / burst.length;
  const sound = tape(seconds);
  for (let n = 0; n < sound.length; n++) {
    if (n <= whole) {
      sound[n] = sampleAt(burst, n) - mean;
    } else {
      const now = (1 - part) * sampleAt(sound, n - whole) + part * sampleAt(sound, n - whole - 1);
      const before = (1 - part) * sampleAt(sound, n - whole - 1) + part * sampleAt(sound, n - whole - 2);
      sound[n] = (fall * (now + before)) / 2;
    }
  }
  shape(sound, (t) => Math.min(1, t / 0.005));
  return scale(sound, 1 / peakOf(sound));
}

/** A dull blow, as of something soft on wood. @param {number} seed @param {number} brightness hertz @param {number} length */
export const blow = (seed, brightness, length) =>
  shape(
    lowPass(lowPass(hiss(length * 6, seed), brightness), brightness),
    (t) => Math.min(1, t / 0.0015) * Math.exp(-t / length),
  );

/** A bar of rosewood over its tube, struck with a yarn mallet. @param {number} pitch @param {number} seconds @param {number} seed */
export function marimba(pitch, seconds, seed) {
  const modes = [
    { ratio: 1, gain: 1, decay: seconds },
    { ratio: 3.93, gain: 0.16, decay: seconds * 0.22 },
    { ratio: 9.3, gain: 0.025, decay: seconds * 0.06 },
  ];
  const bar = struck(pitch, modes, { attack: 0.003 });
  add(bar, blow(seed, 700, 0.012), 0, 0.9);
  return bar;
}

/** A knock on a thick board. @param {number} pitch @param {number} seed */
export function knock(pitch, seed) {
  const modes = [
    { ratio: 1, gain: 1, decay: 0.2 },
    { ratio: 2.32, gain: 0.55, decay: 0.12 },
    { ratio: 3.85, gain: 0.3, decay: 0.08 },
    { ratio: 5.9, gain: 0.12, decay: 0.05 },
  ];
  const board = struck(pitch, modes, { bend: 0.18 });
  add(board, blow(seed, 900, 0.01), 0, 1.6);
  return board;
}

/** A small piece of brass, touched. @param {number} pitch @param {number} seconds */
export const brass = (pitch, seconds) =>
  struck(
    pitch,
    [
      { ratio: 1, gain: 1, decay: seconds },
      { ratio: 1.506, gain: 0.55, decay: seconds * 0.8 },
      { ratio: 2.21, gain: 0.3, decay: seconds * 0.5 },
      { ratio: 2.97, gain: 0.12, decay: seconds * 0.3 },
    ],
    { attack: 0.0012 },
  );
