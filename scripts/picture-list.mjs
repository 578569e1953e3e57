import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {{ readonly width: number, readonly height: number }} Size CSS pixels, as large as a picture is shown at most */
/** @typedef {Readonly<Record<string, Size>>} PictureList by folder and name, without the ending */

/**
 * Reads which pictures the product shows. `symbols/*` in it stands for each symbol of the rules.
 *
 * @param {string} assets the artists' room
 * @returns {Promise<PictureList>}
 * @throws where `pictures.json` is missing or no JSON
 */
export async function readPictureList(assets) {
  /** @type {PictureList} */
  const list = JSON.parse(await readFile(join(assets, 'pictures.json'), 'utf8'));
  return list;
}

/**
 * @param {PictureList} list
 * @param {string} name folder and name
 * @returns {Size | undefined}
 */
export const sizeOf = (list, name) => list[name] ?? list[`${name.split('/')[0]}/*`];

/**
 * @param {PictureList} list
 * @param {readonly string[]} symbolIds
 * @returns {string[]} the names of all pictures, each symbol's among them
 */
export const namesIn = (list, symbolIds) =>
  Object.keys(list).flatMap((name) =>
    name.endsWith('/*') ? symbolIds.map((id) => name.replace('*', id)) : [name],
  );
