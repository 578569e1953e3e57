import { extname, join } from 'node:path';
import { namesIn, type ImageList } from '../../src/skins/image-list';
import { missingFiles, unexpectedFiles } from '../../src/skins/rules/names';
import { IMAGE_EXTENSIONS } from '../../src/skins/rules/open-image';
import { filesIn } from './check-folder';
import { assets } from './files';
import { gameSymbols } from './game-symbols';
import { imageProblem } from './image-file';
import { readAssetList } from './image-list';

export const isImage = (path: string): boolean => IMAGE_EXTENSIONS.includes(extname(path).toLowerCase());

/** The names of all images, each symbol's among them. */
export const imageNames = (list: ImageList): string[] => namesIn(list, gameSymbols);

/** Keeps track of what is wrong in assets/ while the development server runs, until it is fixed. */
export function trackAssetProblems() {
  /** By the path of the file. */
  const byFile = new Map<string, string>();

  return {
    /**
     * Looks at an image that has changed or gone.
     *
     * @param path in assets/
     * @returns whether it can be shown
     */
    async check(path: string, isThere: boolean): Promise<boolean> {
      const problem = isThere ? await imageProblem(join(assets, path)) : undefined;
      if (problem) byFile.set(path, `assets/${path} ${problem}.`);
      else byFile.delete(path);
      return problem === undefined;
    },

    /** A line for each missing image, unexpected file, and image that could not be shown when it was last looked at. */
    async list(): Promise<string[]> {
      const names = imageNames(await readAssetList(assets));
      const files = (await filesIn(assets)).filter(isImage);
      const expected = { kind: 'picture' as const, names, extensions: IMAGE_EXTENSIONS };
      const nameProblems = [...missingFiles(files, expected), ...unexpectedFiles(files, expected)];
      return [...nameProblems.map((problem) => `assets/${problem}`), ...byFile.values()];
    },
  };
}
