import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { highPass } from '../../../tools/sounds/filters.mjs';
import { CEILING, finish, LOUDNESS, measure } from '../../../tools/sounds/loudness.mjs';
import { toMp3 } from '../../../tools/sounds/mp3.mjs';
import { RATE, tape, type Samples } from '../../../tools/sounds/samples.mjs';
import { sets } from '../../../tools/sounds/sets.mjs';
import { gameSounds } from '../../../tools/assets/game-sounds';
import { spinMotion } from '../../../src/stage/reels/motion';

const KB = 1000;
/** What all files of a game may weigh together. */
const MOST = { 'lucky-fishing': 90 * KB, 'ocean-treasures': 140 * KB };

const finished = new Map<string, Samples>(
  Object.entries(sets).flatMap(([game, recipes]) =>
    Object.entries(recipes).map(
      ([name, recipe]) => [`${game}/${name}`, finish(recipe.render(), recipe)] as const,
    ),
  ),
);
const sounds = [...finished].map(([name, sound]) => ({ name, sound, figures: measure(sound) }));
const soundOf = (name: string) => finished.get(name) ?? tape(0);

test.each(Object.entries(gameSounds))('there is a sound for each moment of %s', (game, names) => {
  expect(Object.keys(sets[game] ?? {}).sort()).toEqual([...names].sort());
});

describe.each(sounds)('$name', ({ sound, figures }) => {
  test('is as loud as all others, without a clipped sample', () => {
    expect(figures.loudness).toBeCloseTo(LOUDNESS, 0);
    expect(figures.peak).toBeLessThanOrEqual(CEILING);
    expect(figures.peak).toBeGreaterThan(-12);
    expect(figures.rms).toBeGreaterThan(-27);
  });

  test('begins and ends without a click, on no direct current', () => {
    const [rise, fall] = [sound.subarray(0, 0.0003 * RATE), sound.subarray(-0.01 * RATE)];
    expect([figures.first, figures.last]).toEqual(
      [0, 0].map((silence) => expect.closeTo(silence, 4) as number),
    );
    expect(measure(rise).peak).toBeLessThan(-30);
    expect(measure(fall).peak).toBeLessThan(-60);
    expect(figures.mean).toBeLessThan(-60);
  });

  test('is never shrill: above 2.5 kHz there is less than a hundredth of its power', () => {
    const high = sound.slice();
    for (let pass = 0; pass < 4; pass++) highPass(high, 2500);
    expect(measure(high).rms - figures.rms).toBeLessThan(-20);
  });

  test('takes no longer than the highest win is shown', () => {
    expect(figures.seconds).toBeLessThanOrEqual(3);
  });
});

describe.each(Object.keys(MOST) as (keyof typeof MOST)[])('of %s', (game) => {
  test('a bigger win sounds longer', () => {
    const lengths = ['win-small', 'win-good', 'win-big'].map((name) => soundOf(`${game}/${name}`).length);
    expect(lengths[0]).toBeGreaterThan(0);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    expect(new Set(lengths).size).toBe(3);
  });

  test('the files are small', () => {
    const folder = resolve('assets', game, 'sounds');
    const sizes = readdirSync(folder)
      .filter((file) => file.endsWith('.mp3'))
      .map((file) => statSync(join(folder, file)).size);
    expect(sizes).toHaveLength(Object.keys(sets[game] ?? {}).length);
    expect(Math.max(...sizes)).toBeLessThan(22 * KB);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST[game]);
  });
});

/** How much of a tone there is in a sound. */
function strengthOf(sound: Samples, pitch: number): number {
  let [real, imaginary] = [0, 0];
  for (const [n, x] of sound.entries()) {
    const phase = (2 * Math.PI * pitch * n) / RATE;
    real += x * Math.cos(phase);
    imaginary += x * Math.sin(phase);
  }
  return Math.hypot(real, imaginary);
}

test('the pearl is a D, from which the stage climbs the scale of the wins', () => {
  const pearl = soundOf('ocean-treasures/pearl');
  const semitones = Array.from({ length: 25 }, (_, n) => n - 12);
  const strengths = semitones.map((semitone) => strengthOf(pearl, 587.33 * 2 ** (semitone / 12)));
  expect(semitones[strengths.indexOf(Math.max(...strengths))]).toBe(0);
});

test('the bell has surfaced when the win of the dives is heard', () => {
  const surfacing = soundOf('ocean-treasures/dives-end');
  const tenths = Array.from({ length: 19 }, (_, n) => {
    const tenth = surfacing.subarray(0.1 * n * RATE, 0.1 * (n + 1) * RATE);
    return measure(tenth).rms;
  });
  const loudest = tenths.indexOf(Math.max(...tenths));
  expect(loudest * 100).toBeGreaterThan(300);
  expect(loudest * 100).toBeLessThanOrEqual(spinMotion.freeSpin.litMs);
});

test('the same program makes the same sound', () => {
  const recipe = sets['lucky-fishing']?.['reel-land'];
  expect(recipe && finish(recipe.render(), recipe)).toEqual(soundOf('lucky-fishing/reel-land'));
});

test('a file records how many samples to skip, so that its sound starts on time', () => {
  const sound = soundOf('lucky-fishing/reel-land');
  const file = toMp3(sound);
  expect(file.readUInt16BE(0)).toBe(0xfffb);
  expect(file.toString('latin1', 21, 25)).toBe('Info');
  const [frames, bytes] = [file.readUInt32BE(29), file.readUInt32BE(33)];
  const ends = file.readUIntBE(58, 3);
  expect(bytes).toBe(file.length);
  expect(frames * 1152 - (ends >> 12) - (ends & 0xfff)).toBe(sound.length);
});
