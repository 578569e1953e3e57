import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTypeScript } from '../read-typescript.mjs';

/** @typedef {import('../../src/skins/image-list').ImageList} ImageList */

/**
 * Reads which images the product shows. `<game>/symbols/<symbol>` in it stands for each symbol of each game.
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

/** The symbols of every game of the catalog. @returns {Promise<import('../../src/skins/image-list').GameSymbols>} */
export async function readGameSymbols() {
  /** @type {typeof import('./game-symbols')} */
  const { gameSymbols } = await readTypeScript('build/artwork/game-symbols.ts');
  return gameSymbols;
}
