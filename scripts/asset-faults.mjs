import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { countFaults, isWanted, nameOf, strangerFaults } from './name-faults.mjs';
import { PICTURE_ENDINGS, pictureFaults } from './picture-fault.mjs';
import { namesIn, readPictureList, sizeOf } from './picture-list.mjs';
import { SOUND_ENDINGS, soundFault } from './sound-fault.mjs';

/** What operating systems leave in folders. */
const CLUTTER = /^(\..*|Thumbs\.db|desktop\.ini)$/;

/**
 * Checks all artwork: each picture of `pictures.json` has exactly one file, which is whole and fit for its place,
 * and there is no other; each sound bears the name of one and is neither empty nor heavy.
 *
 * @param {string} folder the artists' room, `assets`
 * @param {{ symbols: readonly string[], sounds: readonly string[] }} names those of the rules and of the stage
 * @returns {Promise<string[]>} one line per fault, which names the file and how to mend it; empty when all is well
 */
export async function assetFaults(folder, { symbols, sounds }) {
  const files = await filesIn(folder);
  const inSounds = files.filter((file) => file.startsWith('sounds/') && file !== 'sounds/README.md');
  const elsewhere = files.filter((file) => !file.startsWith('sounds/'));
  const faults = [
    ...(await faultsOfPictures(folder, elsewhere, symbols)),
    ...(await faultsOfSounds(folder, inSounds, sounds)),
  ];
  return faults.map((fault) => `${basename(folder)}/${fault}`);
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {readonly string[]} symbols
 */
async function faultsOfPictures(folder, files, symbols) {
  const list = await readPictureList(folder).catch(() => undefined);
  if (!list) return ['pictures.json is missing or no JSON: bring it back, it lists all pictures.'];

  const wanted = { kind: 'picture', names: namesIn(list, symbols), endings: PICTURE_ENDINGS };
  const folders = new Set(wanted.names.map((name) => name.split('/')[0]));
  // Beside the pictures' own folders artists may keep what they like, except pictures that look like the game's.
  const pictures = files.filter(
    (file) => folders.has(file.split('/')[0]) || PICTURE_ENDINGS.includes(extname(file).toLowerCase()),
  );
  const ofEach = await Promise.all(
    pictures.map(async (file) => {
      const name = nameOf(file);
      const size = isWanted(file, wanted) && sizeOf(list, name);
      if (!size) return [];
      const faults = await pictureFaults(join(folder, file), name, size);
      return faults.map((fault) => `${file} ${fault}.`);
    }),
  );
  return [...countFaults(pictures, wanted), ...strangerFaults(pictures, wanted), ...ofEach.flat()];
}

/**
 * A sound may be missing, which is silence, or be there in several formats, of which the browser takes one.
 *
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {readonly string[]} sounds
 */
async function faultsOfSounds(folder, files, sounds) {
  const wanted = { kind: 'sound', names: sounds.map((name) => `sounds/${name}`), endings: SOUND_ENDINGS };
  const ofEach = await Promise.all(
    files.map(async (file) => {
      const fault = isWanted(file, wanted) && (await soundFault(join(folder, file)));
      return fault ? [`${file} ${fault}.`] : [];
    }),
  );
  return [...strangerFaults(files, wanted), ...ofEach.flat()];
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
