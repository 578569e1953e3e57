import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isSource } from '../../src/skins/paths';
import { readManifest, MANIFEST_FILE, type SkinManifest } from '../../src/skins/skin-manifest';
import { filesIn } from '../artwork/check-folder';
import { gameSymbols } from '../artwork/game-symbols';

/** The folder that holds a folder for each skin. */
export const skinsFolder = resolve(import.meta.dirname, '../../skins');

/** A skin of the repository: the name of its folder, its manifest, and the paths of all files that are shown or heard. */
export interface RepositorySkin {
  readonly id: string;
  readonly manifest: SkinManifest;
  readonly files: string[];
}

/** Reads which skins there are, in the order of their names. Rejects with the name of one whose manifest cannot be read. */
export async function readSkins(folder = skinsFolder): Promise<RepositorySkin[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    ids.sort().map(async (id) => {
      const path = join(folder, id, MANIFEST_FILE);
      const { manifest, problems } = readManifest(await readFile(path, 'utf8'), Object.keys(gameSymbols));
      if (!manifest || problems.length > 0)
        throw new Error(`skins/${id}/${MANIFEST_FILE} ${problems.join('; ')}`);
      return { id, manifest, files: (await filesIn(join(folder, id))).filter((file) => !isSource(file)) };
    }),
  );
}
