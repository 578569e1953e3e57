import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkSkin, type SkinContents } from '../../src/skins/check-skin';
import { isClutter } from '../../src/skins/paths';
import { toFolderName } from '../../src/skins/skin-manifest';
import { filesIn } from '../../build/artwork/check-folder';
import { contentOf } from '../../build/artwork/image-file';
import { nodeArtTools } from './node-art-tools';

/**
 * Checks every skin of the repository.
 *
 * @param folder `skins`
 * @returns one line per problem, which names the file and how to fix it
 */
export async function checkSkins(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const skins = entries.filter((entry) => entry.isDirectory() && !isClutter(entry.name));
  const problems = await Promise.all(skins.map(({ name }) => skinProblems(folder, name)));
  return problems.flat();
}

async function skinProblems(folder: string, name: string): Promise<string[]> {
  const { manifest, problems } = await checkSkin(await contentsOf(join(folder, name)), nodeArtTools);
  const path = `${basename(folder)}/${name}`;
  const rightName = manifest && toFolderName(manifest.name);
  return [
    ...(rightName === undefined || rightName === name
      ? []
      : [`${path} contains the skin "${manifest?.name ?? ''}". Rename the folder to ${rightName}.`]),
    ...problems.map((problem) => `${path}/${problem}`),
  ];
}

async function contentsOf(folder: string): Promise<SkinContents> {
  const paths = await filesIn(folder);
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await contentOf(join(folder, path))] as const)),
  );
}
