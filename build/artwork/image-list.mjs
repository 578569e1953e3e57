import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** @typedef {{ readonly width: number, readonly height: number }} Size CSS pixels, as large as an image is shown at most */
/** @typedef {Readonly<Record<string, Size>>} ImageList by folder and name, without the ending */

/**
 * Reads which images the product shows. `lucky-fishing/symbols/*` in it stands for each symbol of the rules.
 *
 * @param {string} assets path of the folder
 * @returns {Promise<ImageList>}
 * @throws where `images.json` is missing or no JSON
 */
export async function readImageList(assets) {
  /** @type {ImageList} */
  const list = JSON.parse(await readFile(join(assets, 'images.json'), 'utf8'));
  return list;
}

/**
 * @param {ImageList} list
 * @param {string} name folder and name
 * @returns {Size | undefined}
 */
export const sizeOf = (list, name) => list[name] ?? list[`${dirname(name)}/*`];

/**
 * @param {ImageList} list
 * @param {readonly string[]} symbolIds
 * @returns {string[]} the names of all images, each symbol's among them
 */
export const namesIn = (list, symbolIds) =>
  Object.keys(list).flatMap((name) =>
    name.endsWith('/*') ? symbolIds.map((id) => name.replace('*', id)) : [name],
  );
