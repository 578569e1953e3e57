import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { filesIn } from '../artwork/asset-rules.mjs';
import { readTypeScript } from '../read-typescript.mjs';

/** @type {typeof import('./skin-reading')} */
const reading = await readTypeScript('build/skins/skin-reading.ts');

export const { framesOf, gameSymbols, openSkin, SKIN_FILE } = reading;

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
