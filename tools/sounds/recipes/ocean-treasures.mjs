/** How the sounds of Ocean Treasures are made: of bronze, glass, bubbles and sonar. All tones are of one key, D major. */
import { highPass, lowPass } from '../filters.mjs';
import { blow, brass } from '../instruments.mjs';
import { addReverb } from '../reverb.mjs';
import { add, noiseOf, tape } from '../samples.mjs';
import { bell, bronze, bubble, bubbles, deep, glass, sonar, water } from '../sea-instruments.mjs';

/** The pitch so many semitones above the D below middle C. @param {number} semitones */
const above = (semitones) => 146.832 * 2 ** (semitones / 12);

/** Swells from 0 to 1 and back between two times. @param {number} from @param {number} to @param {number} [peak] when it is 1 */
const swell =
  (from, to, peak = (from + to) / 2) =>
  (/** @type {number} */ t) =>
    t <= from || t >= to
      ? 0
      : Math.sin((Math.PI / 2) * (t < peak ? (t - from) / (peak - from) : (to - t) / (to - peak))) ** 2;

/** The winch of the bell: its chain runs ever faster through the water, and bubbles come off it. */
function reelsStart() {
  const sound = tape(0.85);
  const flow = swell(0, 0.85, 0.4);
  add(sound, water(0.85, { middle: (t) => 260 + 420 * flow(t), level: flow, seed: 201 }), 0, 0.8);
  add(
    sound,
    bubbles(0.85, { density: (t) => 14 + 26 * flow(t), pitch: (t) => 380 + 420 * t, seed: 202 }),
    0,
    0.55,
  );
  const uneven = noiseOf(203);
  let [at, gap] = [0.02, 0.12];
  for (let link = 0; at < 0.66; link++) {
    add(sound, bronze(215 + 18 * (link % 3) + 7 * uneven(), 210 + link), at, 0.16 + 0.12 * flow(at));
    at += gap * (1 + 0.06 * uneven());
    gap = Math.max(0.055, gap * 0.85);
  }
  return addReverb(lowPass(sound, 2200), { wet: 0.25, decay: 0.5, size: 1.4 });
}

/** A bronze reel falls into its mark, and a bubble comes loose. */
function reelLand() {
  const sound = tape(0.38);
  add(sound, bronze(233, 220), 0, 1);
  add(sound, bronze(116.5, 221), 0, 0.5);
  add(sound, bubble(520, { seconds: 0.13, rise: 0.6 }), 0.07, 0.22);
  return addReverb(lowPass(sound, 2600), { wet: 0.22, decay: 0.3, size: 1.4 });
}

/** Three bells upwards, and a glass at home. */
function winSmall() {
  const sound = tape(1.25);
  for (const [n, step] of [0, 4, 7].entries()) {
    add(sound, bell(above(12 + step), 0.9), 0.11 * n, 0.62 + 0.06 * n);
  }
  add(sound, glass(above(24), 1), 0.33, 0.6);
  add(sound, glass(above(36), 0.7), 0.335, 0.22);
  add(sound, bubble(640), 0.4, 0.15);
  return addReverb(lowPass(sound, 4200), { wet: 0.32, decay: 1, size: 1.5 });
}

/** A sonar calls, bells climb over the ninth, and glass answers in four voices. */
function winGood() {
  const sound = tape(1.9);
  add(sound, sonar(above(19), 0.8), 0, 0.5);
  add(sound, bell(above(0), 1.7), 0, 0.3);
  for (const [n, step] of [0, 4, 7, 12, 14, 16].entries()) {
    add(sound, bell(above(12 + step), 0.8), 0.14 + 0.1 * n, 0.5 + 0.04 * n);
  }
  for (const [n, step] of [7, 12, 16, 24].entries()) {
    add(sound, glass(above(12 + step), 1.4), 0.8 + 0.02 * n, 0.4);
  }
  add(sound, bell(above(12), 1.3), 0.8, 0.42);
  add(sound, bubbles(0.6, { density: () => 16, pitch: (t) => 500 + 500 * t, seed: 230 }), 0.3, 0.1);
  return addReverb(lowPass(sound, 4200), { wet: 0.34, decay: 1.2, size: 1.6 });
}

/** The deep opens, glass sweeps upwards, the sonar calls, and the great bell strikes with a full chord. */
function winBig() {
  const sound = tape(2.6);
  add(sound, deep(2.6, { pitch: () => above(-12), level: swell(-0.2, 2.6, 0.9) }), 0, 0.2);
  const sweep = [0, 1, 2].flatMap((octave) => [0, 2, 4, 7, 9].map((step) => step + 12 * octave));
  for (const [n, step] of sweep.entries()) {
    add(sound, glass(above(step), 1.1), 0.045 * n, 0.26 + 0.014 * n);
    if (n % 3 === 0) add(sound, bell(above(step), 0.7), 0.045 * n, 0.3);
  }
  for (const [n, step] of [24, 28, 31].entries()) {
    add(sound, sonar(above(step), 0.6), 0.75 + 0.17 * n, 0.42);
    add(sound, bell(above(step - 12), 0.8), 0.75 + 0.17 * n, 0.6);
  }
  for (const [n, step] of [0, 7, 12, 16, 19, 24].entries()) {
    add(sound, bell(above(step), 1.8), 1.29 + 0.03 * n, n === 0 ? 0.42 : 0.32);
    add(sound, glass(above(step + 12), 1.7), 1.31 + 0.03 * n, n < 4 ? 0.3 : 0.16);
  }
  add(sound, bubbles(1, { density: () => 22, pitch: (t) => 420 + 520 * t, seed: 240 }), 0.5, 0.1);
  return addReverb(lowPass(sound, 4200), { wet: 0.36, decay: 1.5, size: 1.7 });
}

/** Coins sink through the water onto one another, and bubbles rise from them. */
function coins() {
  const sound = tape(0.95);
  const uneven = noiseOf(250);
  const count = 14;
  for (let n = 0; n < count; n++) {
    const at = 0.68 * (n / count) ** 1.2 + 0.012 * (1 + uneven());
    const weight = 0.6 + 0.4 * Math.abs(uneven());
    const softer = 1 - 0.45 * (n / count);
    add(sound, brass(1180 + 260 * uneven(), 0.12 + 0.06 * weight), at, 0.34 * weight * softer);
    add(sound, blow(260 + n, 480, 0.014), at, 1.1 * weight * softer);
    add(sound, bubble(700 + 260 * uneven(), { seconds: 0.09 }), at + 0.03, 0.32 * weight * softer);
  }
  return addReverb(highPass(lowPass(sound, 2800), 90), { wet: 0.26, decay: 0.5, size: 1.4 });
}

/** Two knocks on the hull of the bell, a third apart, low and kind. */
function refusal() {
  const sound = tape(0.55);
  add(sound, bronze(above(7), 270), 0, 1);
  add(sound, bronze(above(4), 271), 0.16, 0.85);
  return addReverb(lowPass(lowPass(sound, 1300), 2500), { wet: 0.24, decay: 0.4, size: 1.4 });
}

/** One pearl on glass; the stage plays it higher with each pearl. */
function pearl() {
  const sound = tape(0.75);
  add(sound, glass(above(24), 0.95), 0, 1);
  add(sound, bell(above(24), 0.4), 0, 0.25);
  add(sound, glass(above(36), 0.6), 0.004, 0.3);
  add(sound, bubble(430, { seconds: 0.1 }), 0.02, 0.2);
  return addReverb(lowPass(sound, 4200), { wet: 0.3, decay: 0.8, size: 1.4 });
}

/** The hatch of the bell falls shut and is turned; then the water closes over it, and a bell strikes far below. */
function divesBegin() {
  const sound = tape(2.5);
  add(sound, bronze(above(-5), 280), 0, 0.62);
  add(sound, bronze(above(2), 281), 0, 0.4);
  for (const [n, at] of [0.2, 0.29, 0.37].entries()) {
    add(sound, bronze(above(7 + 2 * n), 282 + n), at, 0.42);
  }
  const rush = water(2.5, {
    middle: (t) => 200 + 900 * Math.exp(-Math.max(0, t - 0.5) / 0.45),
    level: swell(0.42, 2, 0.72),
    seed: 290,
  });
  add(sound, rush, 0, 1.5);
  const stream = bubbles(1.5, {
    density: (t) => 42 * Math.exp(-t / 0.6) + 5,
    pitch: (t) => 620 - 200 * t,
    seed: 291,
  });
  add(sound, stream, 0.55, 0.6);
  const sinking = deep(2.5, {
    pitch: (t) => above(-12 + 5 * Math.exp(-t / 0.5)),
    level: swell(0.5, 2.5, 1.3),
  });
  add(sound, sinking, 0, 0.4);
  for (const [n, step] of [0, 7, 12, 16].entries()) add(sound, bell(above(step), 1.4), 1.15 + 0.02 * n, 0.22);
  return addReverb(lowPass(sound, 3000), { wet: 0.34, decay: 1.5, size: 1.8 });
}

/** The sonar calls into the next depth, its echo comes back twice, and a low swell sinks by a fourth. */
function descend() {
  const sound = tape(2.2);
  add(sound, bronze(above(-5), 295), 0, 0.22);
  for (const [n, gain] of [1, 0.5, 0.24].entries()) {
    const call = sonar(above(31), 1.3);
    add(call, sonar(above(19), 1.3), 0, 0.5);
    add(sound, lowPass(call, 5000 * gain), 0.46 * n, 0.6 * gain);
  }
  const sinking = deep(2.2, {
    pitch: (t) => above(-7 - 5 * Math.min(1, t / 1.1)),
    level: swell(0.1, 2.2, 1),
  });
  add(sound, sinking, 0, 0.62);
  add(sound, water(2.2, { middle: (t) => 420 - 120 * t, level: swell(0.1, 2, 0.8), seed: 300 }), 0, 0.4);
  return addReverb(lowPass(sound, 3400), { wet: 0.36, decay: 1.6, size: 1.8 });
}

/** When the bell breaks the surface (s): just before the round's win is heard. */
const BREACH = 0.48;

/** Upwards through bubbles; the surface breaks, glass rings over it, and drops fall back. */
function divesEnd() {
  const sound = tape(1.9);
  const rush = water(1.9, {
    middle: (t) => Math.min(1000, 240 * 2 ** (t / 0.2)),
    level: swell(0, BREACH + 0.55, BREACH),
    seed: 310,
  });
  add(sound, rush, 0, 0.75);
  const stream = bubbles(0.75, {
    density: (t) => 16 + 50 * t,
    pitch: (t) => 340 * 2 ** (1.6 * t),
    seed: 311,
  });
  add(sound, stream, 0, 0.5);
  const rising = deep(1, {
    pitch: (t) => above(-12 + 12 * Math.min(1, t / BREACH)),
    level: swell(-0.05, 0.75, 0.3),
  });
  add(sound, rising, 0, 0.45);
  for (const [n, step] of [12, 16, 19, 24].entries()) {
    add(sound, glass(above(step), 1.7), BREACH + 0.04 * n, 0.34);
  }
  const uneven = noiseOf(312);
  for (let drop = 0; drop < 6; drop++) {
    const at = 0.8 + 0.15 * drop + 0.05 * uneven();
    add(sound, bubble(900 + 300 * uneven(), { rise: 0.8 }), at, 0.42 * 0.85 ** drop);
  }
  return addReverb(lowPass(sound, 3200), { wet: 0.32, decay: 1.2, size: 1.5 });
}

/** Every sound by the name of its file. @type {import('../sets.mjs').Recipes} */
export const oceanTreasures = {
  'reels-start': { render: reelsStart, fadeOut: 0.14 },
  'reel-land': { render: reelLand, fadeOut: 0.1 },
  'win-small': { render: winSmall, fadeOut: 0.4 },
  'win-good': { render: winGood, fadeOut: 0.55 },
  'win-big': { render: winBig, fadeOut: 0.7 },
  coins: { render: coins, fadeOut: 0.2 },
  refusal: { render: refusal, fadeOut: 0.14 },
  pearl: { render: pearl, fadeOut: 0.2 },
  'dives-begin': { render: divesBegin, fadeOut: 0.6 },
  descend: { render: descend, fadeOut: 0.6 },
  'dives-end': { render: divesEnd, fadeOut: 0.5 },
};
