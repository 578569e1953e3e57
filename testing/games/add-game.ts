import { appendFile, cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectCopy } from '../project-copy';

/**
 * Adds a game of this folder to a copy of the project, as one adds any game: its folder, its artwork with the sizes of its
 * pictures, its translations, and its line in src/games/listed.ts. Nothing else of the copy changes.
 */
export async function addGame({ folder }: Pick<ProjectCopy, 'folder'>, id: string): Promise<void> {
  const source = join(import.meta.dirname, id);
  for (const entry of await readdir(source, { withFileTypes: true }))
    if (entry.isFile()) await cp(join(source, entry.name), join(folder, 'src/games', id, entry.name));
  await cp(join(source, 'assets'), join(folder, 'assets', id), { recursive: true });
  await cp(join(source, 'translations'), join(folder, 'src/translations'), { recursive: true });
  await appendFile(
    join(folder, 'src/games/listed.ts'),
    `export { entry as ${id.replace(/\W/g, '')} } from './${id}/entry';\n`,
  );
}
