import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';

/** @typedef {{ readonly width: number, readonly height: number }} Size CSS pixels, as large as an image is shown at most */
/** @typedef {Readonly<Record<string, Size>>} ImageList by folder and name, without the ending */
/** @typedef {Readonly<Record<string, readonly string[]>>} GameSymbols the ids of each game's symbols, by the game's id */

/** Stands in the list for each symbol of each game. */
const SYMBOLS = '<game>/symbols/<symbol>';

/**
 * Reads which images the product shows. `SYMBOLS` in it stands for each symbol of each game.
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
export const sizeOf = (list, name) => list[name] ?? (name.includes('/symbols/') ? list[SYMBOLS] : undefined);

/**
 * @param {ImageList} list
 * @param {GameSymbols} symbols
 * @returns {string[]} the names of all images, each symbol's among them
 */
export const namesIn = (list, symbols) =>
  Object.keys(list).flatMap((name) =>
    name === SYMBOLS
      ? Object.entries(symbols).flatMap(([game, ids]) => ids.map((id) => `${game}/symbols/${id}`))
      : [name],
  );

/**
 * The symbols of every game of the catalog. It is TypeScript: Vite reads it.
 *
 * @returns {Promise<GameSymbols>}
 */
export async function readGameSymbols() {
  /** @type {{ module: typeof import('./game-symbols') }} */
  const { module } = await runnerImport(join(import.meta.dirname, 'game-symbols.ts'), { configFile: false });
  return module.gameSymbols;
}
