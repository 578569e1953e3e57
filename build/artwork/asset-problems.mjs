import { extname, join } from 'node:path';
import { filesIn } from '../../tools/assets/check-folder.mjs';
import { missingOrDoubled, nameOf, unexpectedFiles } from '../../tools/assets/name-problems.mjs';
import { IMAGE_EXTENSIONS, imageProblem } from '../../tools/assets/image-problems.mjs';
import { namesIn, readGameSymbols, readImageList } from './image-list.mjs';
import { assets } from './files.mjs';

/** @param {string} path */
export const isImage = (path) => IMAGE_EXTENSIONS.includes(extname(path).toLowerCase());

/**
 * The names of all images, each symbol's among them.
 *
 * @param {import('./image-list.mjs').ImageList} list
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
      const expected = { kind: 'an image', names, extensions: IMAGE_EXTENSIONS };
      const present = new Set(files.map(nameOf));
      const missing = missingOrDoubled(files, {
        ...expected,
        names: names.filter((name) => !present.has(name)),
      });
      const nameProblems = [...missing, ...unexpectedFiles(files, expected)].map(
        (problem) => `assets/${problem}`,
      );
      return [...nameProblems, ...byFile.values()];
    },
  };
}
