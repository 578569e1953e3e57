import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import { missingOrDoubled, isExpected, nameOf, unexpectedFiles } from './name-problems.mjs';
import { IMAGE_EXTENSIONS, imageProblems } from './image-problems.mjs';
import { namesIn, readImageList, sizeOf } from '../../build/artwork/image-list.mjs';
import { SOUND_EXTENSIONS, soundProblem } from './sound-problems.mjs';

/** The folder of a game's sounds. @param {string} game its id */
const soundFolder = (game) => `${game}/sounds`;
/** Files that operating systems put into folders. */
const CLUTTER = /^(\..*|Thumbs\.db|desktop\.ini)$/;

/**
 * Checks all artwork: each image of `images.json` has exactly one file, which is whole and fit for its place,
 * and there is no other; each sound bears the name of one and is neither empty nor heavy.
 *
 * @param {string} folder `assets`
 * @param {{ symbols: import('../../build/artwork/image-list.mjs').GameSymbols, sounds: Readonly<Record<string, readonly string[]>> }} names
 *   those of each game's symbols, and those of the sounds that the stage plays, both by the game's id
 * @returns {Promise<string[]>} one line per problem, which names the file and how to fix it; empty when all is well
 */
export async function checkAssetsFolder(folder, { symbols, sounds }) {
  const files = await filesIn(folder);
  const soundFolders = Object.keys(sounds).map(soundFolder);
  /** @param {string} file */
  const isInSounds = (file) => soundFolders.some((one) => file.startsWith(`${one}/`));
  const inSounds = files.filter((file) => isInSounds(file) && !file.endsWith('/README.md'));
  const elsewhere = files.filter((file) => !isInSounds(file));
  const soundNames = Object.entries(sounds).flatMap(([game, names]) => names.map((name) => `${soundFolder(game)}/${name}`));
  const problems = [
    ...(await imageProblemsIn(folder, elsewhere, symbols)),
    ...(await soundProblemsIn(folder, inSounds, soundNames)),
  ];
  return problems.map((problem) => `${basename(folder)}/${problem}`);
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {import('../../build/artwork/image-list.mjs').GameSymbols} symbols
 */
async function imageProblemsIn(folder, files, symbols) {
  const list = await readImageList(folder).catch(() => undefined);
  if (!list) return ['images.json is missing or no JSON: bring it back, it lists all images.'];

  const expected = { kind: 'an image', names: namesIn(list, symbols), extensions: IMAGE_EXTENSIONS };
  const folders = new Set(expected.names.map(dirname));
  // Beside the images' own folders artists may keep what they like, except images that look like the game's.
  const images = files.filter(
    (file) => [...folders].some((one) => file.startsWith(`${one}/`)) || IMAGE_EXTENSIONS.includes(extname(file).toLowerCase()),
  );
  const fileProblems = await Promise.all(
    images.map(async (file) => {
      const name = nameOf(file);
      const size = isExpected(file, expected) && sizeOf(list, name);
      if (!size) return [];
      const problems = await imageProblems(join(folder, file), name, size);
      return problems.map((problem) => `${file} ${problem}.`);
    }),
  );
  return [...missingOrDoubled(images, expected), ...unexpectedFiles(images, expected), ...fileProblems.flat()];
}

/**
 * A sound may be missing, which is silence, or be there in several formats, of which the browser takes one.
 *
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {readonly string[]} names folder and name
 */
async function soundProblemsIn(folder, files, names) {
  const expected = { kind: 'a sound', names, extensions: SOUND_EXTENSIONS };
  const fileProblems = await Promise.all(
    files.map(async (file) => {
      const problem = isExpected(file, expected) && (await soundProblem(join(folder, file)));
      return problem ? [`${file} ${problem}.`] : [];
    }),
  );
  return [...unexpectedFiles(files, expected), ...fileProblems.flat()];
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>} the paths of all files in it, at any depth, written with slashes and in order
 */
export async function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && !CLUTTER.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
