/** How the sounds of Lucky Fishing are made: of wood, rope, brass and strings. The three wins are in one key, F major. */
import { bandPass, highPass, lowPass } from '../filters.mjs';
import { blow, brass, knock, marimba, plucked, struck } from '../instruments.mjs';
import { addReverb } from '../reverb.mjs';
import { add, hiss, noiseOf, shape, tape } from '../samples.mjs';

/** The pitch so many semitones above the F below middle C. @param {number} semitones */
const above = (semitones) => 174.614 * 2 ** (semitones / 12);

/** Rope drawn over a wooden windlass: a rush that swells and is gone, with pawls falling ever faster. */
function reelsStart() {
  const sound = tape(0.8);
  const swell = (/** @type {number} */ t) => Math.sin(Math.PI * Math.min(1, t / 0.75) ** 0.62) ** 1.4;
  const strands = (/** @type {number} */ t) => 0.8 + 0.2 * Math.sin(2 * Math.PI * (9 * t + 14 * t * t));
  const rush = bandPass(hiss(0.8, 11), (t) => 240 + 560 * swell(t), 1.2);
  add(
    sound,
    shape(rush, (t) => swell(t) * strands(t)),
    0,
  );
  const fibres = bandPass(hiss(0.8, 12), (t) => 1400 + 600 * swell(t), 2.5);
  add(
    sound,
    shape(fibres, (t) => swell(t) ** 2),
    0,
    0.2,
  );
  lowPass(sound, 2600);
  const uneven = noiseOf(13);
  let [at, gap] = [0.02, 0.115];
  for (let pawl = 0; at < 0.62; pawl++) {
    add(sound, knock(190 + 14 * (pawl % 3) + 8 * uneven(), 20 + pawl), at, 0.2 + 0.13 * swell(at));
    at += gap * (1 + 0.06 * uneven());
    gap = Math.max(0.05, gap * 0.84);
  }
  return addReverb(sound, { wet: 0.16, decay: 0.35 });
}

/** A heavy oak reel falls into its mark, and a brass catch clicks. */
function reelLand() {
  const sound = tape(0.36);
  // Most of it lies above 200 Hz: a phone has nothing below.
  const modes = [
    { ratio: 1, gain: 0.65, decay: 0.26 },
    { ratio: 2.26, gain: 1, decay: 0.16 },
    { ratio: 4.1, gain: 0.6, decay: 0.1 },
    { ratio: 6.7, gain: 0.24, decay: 0.06 },
  ];
  add(sound, struck(122, modes, { bend: 0.4 }), 0);
  add(sound, blow(31, 850, 0.016), 0, 2.2);
  add(sound, brass(1870, 0.14), 0.014, 0.15);
  return addReverb(sound, { wet: 0.18, decay: 0.25 });
}

/** Three bars upwards, and home. */
function winSmall() {
  const sound = tape(1.1);
  for (const [n, step] of [0, 4, 7, 12].entries()) {
    add(sound, marimba(above(12 + step), 0.75, 40 + n), 0.095 * n, 0.72 + 0.08 * n);
  }
  add(sound, plucked(above(12), { seconds: 0.8, decay: 0.9, seed: 48 }), 0.285, 0.22);
  return addReverb(sound, { wet: 0.3, decay: 0.8 });
}

/** Marimba up the chord and over its ninth, harp beneath, and home in four voices. */
function winGood() {
  const sound = tape(1.75);
  for (const [n, step] of [0, 7, 12].entries()) {
    add(sound, plucked(above(step), { seconds: 1.7, decay: 1.6, seed: 50 + n }), 0.02 * n, 0.42);
  }
  for (const [n, step] of [0, 4, 7, 12, 14, 16, 19].entries()) {
    add(sound, marimba(above(12 + step), 0.8, 55 + n), 0.088 * n, 0.6 + 0.04 * n);
  }
  for (const [n, step] of [0, 12, 16, 24].entries()) {
    add(sound, marimba(above(step), 1.1, 65 + n), 0.79 + 0.012 * n, 0.46);
  }
  return addReverb(lowPass(sound, 7000), { wet: 0.32, decay: 1 });
}

/** A harp swept from low to high, bars that answer it, and a full chord that rings out. */
function winBig() {
  const sound = tape(2.5);
  const sweep = [0, 1, 2].flatMap((octave) => [0, 2, 4, 7, 9].map((step) => step + 12 * octave));
  for (const [n, step] of sweep.entries()) {
    add(sound, plucked(above(step), { seconds: 1.5, decay: 1.3, seed: 80 + n }), 0.04 * n, 0.3 + 0.012 * n);
  }
  for (const [n, step] of [12, 16, 19, 24, 21, 24, 28].entries()) {
    const at = 0.63 + 0.096 * n;
    add(sound, marimba(above(step), 0.7, 100 + n), at, 0.66);
    add(sound, marimba(above(step - 12), 0.6, 107 + n), at, 0.3);
  }
  for (const [n, step] of [-12, 0, 7, 12, 16, 19, 24].entries()) {
    const at = 1.31 + 0.022 * n;
    add(sound, plucked(above(step), { seconds: 1.2, decay: 1.7, seed: 120 + n }), at, 0.3);
    add(sound, marimba(above(step), 1.15, 130 + n), at, n < 2 ? 0.45 : 0.34);
  }
  return addReverb(lowPass(sound, 6000), { wet: 0.34, decay: 1.2 });
}

/** Coins run into a leather purse: many at first, then the last few. */
function coins() {
  const sound = tape(0.95);
  const uneven = noiseOf(140);
  const count = 15;
  for (let n = 0; n < count; n++) {
    const at = 0.7 * (n / count) ** 1.25 + 0.012 * (1 + uneven());
    const weight = 0.62 + 0.38 * Math.abs(uneven());
    const softer = 1 - 0.45 * (n / count);
    add(sound, brass(1650 + 380 * uneven(), 0.1 + 0.05 * weight), at, 0.3 * weight * softer);
    add(sound, blow(150 + n, 520, 0.014), at, 1.5 * weight * softer);
  }
  return addReverb(highPass(lowPass(sound, 3200), 90), { wet: 0.2, decay: 0.4 });
}

/** Two knocks on the hull, low and kind. */
function refusal() {
  const sound = tape(0.5);
  add(sound, knock(214, 170), 0, 1);
  add(sound, knock(186, 171), 0.15, 0.85);
  return addReverb(lowPass(sound, 1500), { wet: 0.2, decay: 0.35 });
}

/** Every sound by the name of its file. @type {import('../sets.mjs').Recipes} */
export const luckyFishing = {
  'reels-start': { render: reelsStart, fadeOut: 0.12 },
  'reel-land': { render: reelLand, fadeOut: 0.1 },
  'win-small': { render: winSmall, fadeOut: 0.35 },
  'win-good': { render: winGood, fadeOut: 0.5 },
  'win-big': { render: winBig, fadeOut: 0.7 },
  coins: { render: coins, fadeOut: 0.2 },
  refusal: { render: refusal, fadeOut: 0.12 },
};
