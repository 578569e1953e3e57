/** What is heard under water: bubbles, bronze, glass, sonar, and the sea itself. */
import { bandPass, lowPass } from './filters.mjs';
import { blow, struck } from './instruments.mjs';
import { add, hiss, noiseOf, RATE, sampleAt, shape, tape } from './samples.mjs';

/** @typedef {import('./samples.mjs').Samples} Samples */

/**
 * One bubble that comes loose: a tone that rises as the bubble nears the surface and dies away within some hundredths of
 * a second. The smaller, the higher.
 *
 * @param {number} pitch at its start
 * @param {{ seconds?: number; rise?: number }} [size] the time in which it falls to a thousandth; how much higher it ends
 */
export function bubble(pitch, { seconds = 0.12, rise = 0.5 } = {}) {
  const sound = tape(seconds);
  let phase = 0;
  for (let n = 0; n < sound.length; n++) {
    const part = n / sound.length;
    phase += (2 * Math.PI * pitch * (1 + rise * part ** 1.5)) / RATE;
    sound[n] = Math.min(1, n / RATE / 0.006) * 0.001 ** part * Math.sin(phase);
  }
  return sound;
}

/**
 * A stream of bubbles, which begin at the moments that `density` (bubbles a second) gives.
 *
 * @param {number} seconds
 * @param {{ density: (seconds: number) => number; pitch: (seconds: number) => number; seed: number }} stream
 */
export function bubbles(seconds, { density, pitch, seed }) {
  const sound = tape(seconds);
  const uneven = noiseOf(seed);
  for (let at = 0.01; at < seconds - 0.02; at += (1 + 0.7 * uneven()) / density(at)) {
    const size = 2 ** (0.75 * uneven());
    const one = bubble(pitch(at) * size, { seconds: 0.11 / size, rise: 0.35 + 0.25 * uneven() });
    add(sound, one, at, 0.6 / size ** 0.5);
  }
  return sound;
}

/** A bell cast with a major third, struck softly. @param {number} pitch the note heard @param {number} seconds */
export const bell = (pitch, seconds) =>
  struck(
    pitch,
    [
      { ratio: 0.5, gain: 0.3, decay: seconds },
      { ratio: 1, gain: 1, decay: seconds * 0.85 },
      { ratio: 1.003, gain: 0.35, decay: seconds * 0.8 },
      { ratio: 1.26, gain: 0.32, decay: seconds * 0.6 },
      { ratio: 1.5, gain: 0.22, decay: seconds * 0.5 },
      { ratio: 2, gain: 0.5, decay: seconds * 0.4 },
      { ratio: 2.67, gain: 0.14, decay: seconds * 0.2 },
      { ratio: 4.1, gain: 0.05, decay: seconds * 0.1 },
    ],
    { attack: 0.003 },
  );

/** A glass bowl, touched: two tones so close that they shimmer. @param {number} pitch @param {number} seconds */
export const glass = (pitch, seconds) =>
  struck(
    pitch,
    [
      { ratio: 1, gain: 1, decay: seconds },
      { ratio: 1.004, gain: 0.5, decay: seconds * 0.9 },
      { ratio: 2.32, gain: 0.13, decay: seconds * 0.35 },
      { ratio: 4.25, gain: 0.02, decay: seconds * 0.12 },
    ],
    { attack: 0.007 },
  );

/** A knock on thick bronze that water damps. @param {number} pitch @param {number} seed */
export function bronze(pitch, seed) {
  const modes = [
    { ratio: 1, gain: 1, decay: 0.3 },
    { ratio: 1.58, gain: 0.6, decay: 0.2 },
    { ratio: 2.24, gain: 0.5, decay: 0.16 },
    { ratio: 3.16, gain: 0.25, decay: 0.1 },
    { ratio: 4.6, gain: 0.1, decay: 0.06 },
  ];
  const plate = struck(pitch, modes, { attack: 0.0015, bend: 0.05 });
  add(plate, blow(seed, 700, 0.012), 0, 1.5);
  return plate;
}

/** A call of the sonar: a pure tone that sinks a little while it dies away. @param {number} pitch @param {number} seconds */
export function sonar(pitch, seconds) {
  const sound = tape(seconds);
  let phase = 0;
  for (let n = 0; n < sound.length; n++) {
    const t = n / RATE;
    phase += (2 * Math.PI * pitch * (1 + 0.012 * Math.exp(-t / 0.08))) / RATE;
    const level = Math.min(1, t / 0.012) * 0.001 ** (t / seconds);
    sound[n] = level * (Math.sin(phase) + 0.12 * Math.sin(2 * phase));
  }
  return sound;
}

/**
 * Water that rushes past. Its peak is about 1 where it is loudest.
 *
 * @param {number} seconds
 * @param {{ middle: (seconds: number) => number; level: (seconds: number) => number; seed: number }} flow
 */
export const water = (seconds, { middle, level, seed }) =>
  shape(bandPass(lowPass(hiss(seconds, seed), 2400), middle, 1.1), (t) => 1.6 * level(t));

/** A low tone's overtones, stronger than itself: a phone has nothing of the tone. Two of them beat against each other. */
const DEEP = [
  { ratio: 1, gain: 0.4 },
  { ratio: 2, gain: 0.7 },
  { ratio: 2.006, gain: 0.4 },
  { ratio: 3, gain: 0.5 },
  { ratio: 4, gain: 0.3 },
];

/**
 * The low voice of the deep, which wavers.
 *
 * @param {number} seconds
 * @param {{ pitch: (seconds: number) => number; level: (seconds: number) => number }} voice
 */
export function deep(seconds, { pitch, level }) {
  const sound = tape(seconds);
  for (const { ratio, gain } of DEEP) {
    let phase = 0;
    for (let n = 0; n < sound.length; n++) {
      phase += (2 * Math.PI * pitch(n / RATE) * ratio) / RATE;
      sound[n] = sampleAt(sound, n) + gain * Math.sin(phase);
    }
  }
  return shape(sound, (t) => 0.45 * level(t) * (1 + 0.12 * Math.sin(2 * Math.PI * 4.3 * t)));
}
