import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { filesIn } from '../artwork/asset-rules.mjs';

/** The rules are TypeScript: Vite reads them. @type {{ module: typeof import('./skin-reading') }} */
const { module } = await runnerImport(join(import.meta.dirname, 'skin-reading.ts'), { configFile: false });

export const { framesOf, gameSymbols, openSkin, SKIN_FILE } = module;

/** The folder that holds a folder for each skin. */
export const skinsFolder = resolve(import.meta.dirname, '../../skins');

/**
 * A skin of the repository: the name of its folder, what its file says, and the paths of all its files.
 *
 * @typedef {{ id: string, about: import('../../src/skins/skin-file').SkinFile, files: string[] }} RepositorySkin
 */

/**
 * Reads which skins there are.
 *
 * @param {string} [folder]
 * @returns {Promise<RepositorySkin[]>} in the order of their names
 * @throws {Error} that names a skin whose file cannot be read
 */
export async function readSkins(folder = skinsFolder) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    ids.sort().map(async (id) => {
      const path = join(folder, id, SKIN_FILE);
      try {
        const about = openSkin(await readFile(path, 'utf8'));
        return { id, about, files: await filesIn(join(folder, id)) };
      } catch (problem) {
        throw new Error(`skins/${id}/${SKIN_FILE} ${String(problem)}`, { cause: problem });
      }
    }),
  );
}
