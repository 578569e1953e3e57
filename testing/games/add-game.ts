import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectCopy } from '../project-copy';

const change = async (file: string, into: (text: string) => string): Promise<void> =>
  writeFile(file, into(await readFile(file, 'utf8')));

/**
 * Adds a game of this folder to a copy of the project, as one adds any game: its folder, its artwork with the sizes of its
 * pictures, its translations, and its line in src/games/listed.ts. Nothing else of the copy changes.
 */
export async function addGame({ folder }: Pick<ProjectCopy, 'folder'>, id: string): Promise<void> {
  const source = join(import.meta.dirname, id);
  const assets = join(folder, 'assets');
  for (const entry of await readdir(source, { withFileTypes: true }))
    if (entry.isFile())
      await cp(join(source, entry.name), join(folder, 'src/games', id, entry.name), { recursive: true });
  for (const part of ['symbols', 'stage', 'sounds'])
    await cp(join(source, 'assets', part), join(assets, id, part), { recursive: true });
  const sizes = JSON.parse(await readFile(join(source, 'assets/images.json'), 'utf8')) as object;
  await change(join(assets, 'images.json'), (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), ...sizes }),
  );
  for (const file of await readdir(join(source, 'translations')))
    await cp(
      join(source, 'translations', file),
      join(folder, 'src/translations', file.replace(/\.ts$/, ''), `${id}.ts`),
    );
  await change(
    join(folder, 'src/games/listed.ts'),
    (text) => `${text}export { entry as ${id.replace(/\W/g, '')} } from './${id}/entry';\n`,
  );
}
