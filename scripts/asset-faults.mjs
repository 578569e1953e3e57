import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { PICTURE_ENDINGS, pictureFault } from './picture-fault.mjs';

const ENDINGS = PICTURE_ENDINGS.join(', ');
/** What operating systems leave in folders. */
const CLUTTER = /^(\..*|Thumbs\.db|desktop\.ini)$/;

/**
 * Checks all artwork: `symbols/` holds exactly one picture per symbol, named after its id, and every picture
 * in any folder can be read to its last byte.
 *
 * @param {string} folder the artists' room, `assets`
 * @param {readonly string[]} symbolIds
 * @returns {Promise<string[]>} one line per fault, which names the file and how to mend it; empty when all is well
 */
export async function assetFaults(folder, symbolIds) {
  const room = basename(folder);
  const files = await filesIn(folder);
  const pictures = files.filter((file) => PICTURE_ENDINGS.includes(extname(file).toLowerCase())).sort();
  const faults = await Promise.all(
    pictures.map(async (file) => {
      const fault = await pictureFault(join(folder, file));
      return fault ? [`${room}/${file} ${fault}.`] : [];
    }),
  );

  const inSymbols = files.filter((file) => file.startsWith('symbols/')).map((file) => file.slice(8));
  return [...symbolFaults(`${room}/symbols`, inSymbols, symbolIds), ...faults.flat()];
}

/**
 * @param {string} folder as named in faults
 * @param {readonly string[]} names the files in it
 * @param {readonly string[]} ids the symbols
 * @returns {string[]}
 */
function symbolFaults(folder, names, ids) {
  const known = ids.flatMap((id) => PICTURE_ENDINGS.map((ending) => id + ending));
  const strangers = names
    .filter((name) => !known.includes(name))
    .map((name) => `${folder}/${name} is not a symbol's picture: ${mendName(name, ids)}.`);

  const counts = ids.flatMap((id) => {
    const files = names.filter((name) => known.includes(name) && basename(name, extname(name)) === id);
    if (files.length === 0) return [`${folder}/${id}.svg is missing: put it there, as ${ENDINGS}.`];
    if (files.length === 1) return [];
    return [`${folder}/${id} is there ${files.length} times (${files.sort().join(', ')}): keep one of them.`];
  });
  return [...counts, ...strangers.sort()];
}

/** @param {string} name @param {readonly string[]} ids */
function mendName(name, ids) {
  const ending = extname(name).toLowerCase();
  const id = basename(name, extname(name)).toLowerCase();
  if (!ids.includes(id)) return `name it after one of ${ids.join(', ')}, or move it out of this folder`;
  return PICTURE_ENDINGS.includes(ending)
    ? `name it ${id}${ending}, in this folder itself`
    : `export it as one of ${ENDINGS}`;
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>} the paths of all files in it, at any depth, written with slashes
 */
async function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && !CLUTTER.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
