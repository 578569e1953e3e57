import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { highPass } from '../../../tools/sounds/filters.mjs';
import { CEILING, finish, LOUDNESS, measure } from '../../../tools/sounds/loudness.mjs';
import { toMp3 } from '../../../tools/sounds/mp3.mjs';
import { recipes } from '../../../tools/sounds/recipes.mjs';
import { RATE, tape } from '../../../tools/sounds/samples.mjs';

const KB = 1000;
const finished = new Map(
  Object.entries(recipes).map(([name, recipe]) => [name, finish(recipe.render(), recipe)]),
);
const sounds = [...finished].map(([name, sound]) => ({ name, sound, figures: measure(sound) }));
const soundOf = (name: string) => finished.get(name) ?? tape(0);

test('there is a sound for each moment of the game', () => {
  expect([...finished.keys()].sort()).toEqual([
    ...['coins', 'reel-land', 'reels-start', 'refusal'],
    ...['win-big', 'win-good', 'win-small'],
  ]);
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

test('a bigger win sounds longer', () => {
  const [small, good, big] = ['win-small', 'win-good', 'win-big'].map((name) => soundOf(name).length);
  expect(small).toBeLessThan(good ?? 0);
  expect(good).toBeLessThan(big ?? 0);
});

test('the same program makes the same sound', () => {
  const recipe = recipes['reel-land'];
  expect(recipe && finish(recipe.render(), recipe)).toEqual(soundOf('reel-land'));
});

test('a file records how many samples to skip, so that its sound starts on time', () => {
  const sound = soundOf('reel-land');
  const file = toMp3(sound);
  expect(file.readUInt16BE(0)).toBe(0xfffb);
  expect(file.toString('latin1', 21, 25)).toBe('Info');
  const [frames, bytes] = [file.readUInt32BE(29), file.readUInt32BE(33)];
  const ends = file.readUIntBE(58, 3);
  expect(bytes).toBe(file.length);
  expect(frames * 1152 - (ends >> 12) - (ends & 0xfff)).toBe(sound.length);
});

test('the files are small', () => {
  const folder = resolve('assets/lucky-fishing/sounds');
  const sizes = readdirSync(folder)
    .filter((file) => file.endsWith('.mp3'))
    .map((file) => statSync(join(folder, file)).size);
  expect(Math.max(...sizes)).toBeLessThan(22 * KB);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(90 * KB);
});
