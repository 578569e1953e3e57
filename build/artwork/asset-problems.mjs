import { extname, join } from 'node:path';
import {
  filesIn,
  IMAGE_EXTENSIONS,
  imageProblem,
  missingFiles,
  namesIn,
  unexpectedFiles,
} from './asset-rules.mjs';
import { readGameSymbols, readImageList } from './image-list.mjs';
import { assets } from './files.mjs';

/** @param {string} path */
export const isImage = (path) => IMAGE_EXTENSIONS.includes(extname(path).toLowerCase());

/**
 * The names of all images, each symbol's among them.
 *
 * @param {import('../../src/skins/image-list').ImageList} list
 * @returns {Promise<string[]>}
 */
export const imageNames = async (list) => namesIn(list, await readGameSymbols());

/** Keeps track of what is wrong in assets/ while the development server runs, until it is fixed. */
export function trackAssetProblems() {
  /** By the path of the file. @type {Map<string, string>} */
  const byFile = new Map();

  return {
    /**
     * Looks at an image that has changed or gone.
     *
     * @param {string} path in assets/
     * @param {boolean} isThere
     * @returns {Promise<boolean>} whether it can be shown
     */
    async check(path, isThere) {
      const problem = isThere ? await imageProblem(join(assets, path)) : undefined;
      if (problem) byFile.set(path, `assets/${path} ${problem}.`);
      else byFile.delete(path);
      return problem === undefined;
    },

    /**
     * @returns {Promise<string[]>} a line for each problem: missing images, unexpected files, and images
     *   that could not be shown when they were last looked at
     */
    async list() {
      const names = await imageNames(await readImageList(assets));
      const files = (await filesIn(assets)).filter(isImage);
      const expected = { kind: /** @type {const} */ ('image'), names, extensions: IMAGE_EXTENSIONS };
      const nameProblems = [...missingFiles(files, expected), ...unexpectedFiles(files, expected)].map(
        (problem) => `assets/${problem}`,
      );
      return [...nameProblems, ...byFile.values()];
    },
  };
}
