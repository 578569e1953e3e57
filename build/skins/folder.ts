import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readSkinFile, SKIN_FILE, type SkinFile } from '../../src/skins/skin-file';
import { filesIn } from '../artwork/check-folder';
import { gameSymbols } from '../artwork/game-symbols';

/** The folder that holds a folder for each skin. */
export const skinsFolder = resolve(import.meta.dirname, '../../skins');

/** A skin of the repository: the name of its folder, what its file says, and the paths of all its files. */
export interface RepositorySkin {
  readonly id: string;
  readonly about: SkinFile;
  readonly files: string[];
}

/** Reads which skins there are, in the order of their names. Rejects with the name of one whose file cannot be read. */
export async function readSkins(folder = skinsFolder): Promise<RepositorySkin[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    ids.sort().map(async (id) => {
      const path = join(folder, id, SKIN_FILE);
      const { skin, problems } = readSkinFile(await readFile(path, 'utf8'), Object.keys(gameSymbols));
      if (!skin || problems.length > 0) throw new Error(`skins/${id}/${SKIN_FILE} ${problems.join('; ')}`);
      return { id, about: skin, files: await filesIn(join(folder, id)) };
    }),
  );
}
