import { extname, join } from 'node:path';
import { runnerImport } from 'vite';
import { filesIn } from '../asset-faults.mjs';
import { countFaults, nameOf, strangerFaults } from '../name-faults.mjs';
import { PICTURE_ENDINGS, pictureFault } from '../picture-fault.mjs';
import { namesIn, readPictureList } from '../picture-list.mjs';
import { assets } from './files.mjs';

/** @param {string} path */
export const isPicture = (path) => PICTURE_ENDINGS.includes(extname(path).toLowerCase());

/**
 * The names of all pictures, each symbol's among them. The rules are TypeScript: Vite reads them.
 *
 * @param {import('../picture-list.mjs').PictureList} list
 * @returns {Promise<string[]>}
 */
export async function pictureNames(list) {
  /** @type {{ module: typeof import('../../src/game/rules') }} */
  const { module } = await runnerImport(join(assets, '../src/game/rules.ts'), { configFile: false });
  return namesIn(
    list,
    module.luckyFishing.symbols.map(({ id }) => id),
  );
}

/** What is wrong in the artists' room, as the development server has seen it: to be told until it is mended. */
export function createFaultBoard() {
  /** By the path of the file. @type {Map<string, string>} */
  const ofFiles = new Map();

  return {
    /**
     * Looks at a picture that has changed or gone.
     *
     * @param {string} path in assets/
     * @param {boolean} isThere
     * @returns {Promise<boolean>} whether it can be shown
     */
    async look(path, isThere) {
      const fault = isThere ? await pictureFault(join(assets, path)) : undefined;
      if (fault) ofFiles.set(path, `assets/${path} ${fault}.`);
      else ofFiles.delete(path);
      return fault === undefined;
    },

    /**
     * @returns {Promise<string[]>} a line for each fault: pictures that are missing, strangers among them, and those
     *   that could not be shown when they were last looked at
     */
    async standing() {
      const names = await pictureNames(await readPictureList(assets));
      const files = (await filesIn(assets)).filter(isPicture);
      const wanted = { kind: 'picture', names, endings: PICTURE_ENDINGS };
      const there = new Set(files.map(nameOf));
      const missing = countFaults(files, { ...wanted, names: names.filter((name) => !there.has(name)) });
      const ofNames = [...missing, ...strangerFaults(files, wanted)].map((fault) => `assets/${fault}`);
      return [...ofNames, ...ofFiles.values()];
    },
  };
}
