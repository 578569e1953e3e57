/**
 * Makes every sound of the games (`npm run sounds`): synthesises it from nothing, writes it to assets/<game>/sounds/ and
 * prints what it measures. The same program makes the same sounds. A sound that an artist has replaced by a file
 * of another format is not written.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { finish, measure } from './loudness.mjs';
import { toMp3 } from './mp3.mjs';
import { sets } from './sets.mjs';

/** @param {number} value @param {number} [digits] */
const column = (value, digits = 1) => value.toFixed(digits).padStart(9);

/** Makes the sounds of one game. @param {string} game its id @param {import('./sets.mjs').Recipes} recipes */
async function makeSet(game, recipes) {
  const folder = resolve(import.meta.dirname, '../../assets', game, 'sounds');
  await mkdir(folder, { recursive: true });
  const replaced = (await readdir(folder))
    .map((file) => parse(file))
    .filter(({ ext, name }) => ext !== '.mp3' && name in recipes)
    .map(({ name }) => name);

  console.log(`${game.padEnd(19)}bytes  seconds     peak      rms loudness       DC   (dB)`);
  let bytes = 0;
  for (const [name, { render, fadeOut }] of Object.entries(recipes)) {
    if (replaced.includes(name)) {
      console.log(`${name.padEnd(14)} is an artist's own: left alone`);
      continue;
    }
    const sound = finish(render(), { fadeOut });
    const { seconds, peak, rms, loudness, mean } = measure(sound);
    const file = toMp3(sound);
    await writeFile(join(folder, `${name}.mp3`), file);
    bytes += file.length;
    const figures = [column(seconds, 2), ...[peak, rms, loudness, mean].map((value) => column(value))];
    console.log(name.padEnd(14) + column(file.length, 0).padStart(10) + figures.join(''));
  }
  console.log(`all${String(bytes).padStart(21)}\n`);
}

for (const [game, recipes] of Object.entries(sets)) await makeSet(game, recipes);
