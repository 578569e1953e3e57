import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readArchive, type UnpackedFiles } from '../../src/skins/archive/archive';
import { checkSkin } from '../../src/skins/check-skin';
import { fitSkin } from '../../src/skins/fit/fit-skin';
import { toFolderName } from '../../src/skins/skin-manifest';
import { rootFolders, skinSlots } from '../../src/skins/skin-slots';
import { contentOf } from '../../build/artwork/image-file';
import { nodeCheckTools } from './node-check-tools';

/**
 * What became of a zip: the folder that it lies in now and a line for each thing that was done to its pictures so that they
 * fit, or why it does not lie there, a line for each reason.
 */
type PutSkin =
  | { readonly folder: string; readonly notes: readonly string[]; readonly problems?: never }
  | { readonly folder?: never; readonly notes?: never; readonly problems: readonly string[] };

/**
 * Checks the skin in a zip and puts it into a folder of its own, named after it. Where anything is wrong, nothing is
 * written.
 *
 * @param zip path of the file
 * @param skins the folder of all skins
 * @param replace whether it may take the place of a skin of the same name
 */
export async function putSkin(
  zip: string,
  skins: string,
  { replace }: { readonly replace: boolean },
): Promise<PutSkin> {
  if (!existsSync(zip)) return { problems: [`The file ${zip} doesn't exist.`] };
  const { files: unpacked, refusal } = await readArchive(
    await contentOf(zip),
    rootFolders(skinSlots(nodeCheckTools.product)),
  );
  if (refusal) return { problems: [refusal.sentence] };

  const { files, notes, problems: unfit } = await fitSkin(unpacked, nodeCheckTools);
  const contents = new Map([...files].map(([path, bytes]) => [path, new Blob([bytes])]));
  const { manifest, problems } = await checkSkin(contents, nodeCheckTools);
  if (!manifest || problems.length + unfit.length > 0) return { problems: [...unfit, ...problems] };

  const name = toFolderName(manifest.name);
  const folder = join(skins, name);
  if (existsSync(folder) && !replace) {
    return {
      problems: [
        `There is already a skin "${name}" in ${basename(skins)}/. Give this one another name, or add --replace.`,
      ],
    };
  }
  await replaceFolder(folder, files);
  return { folder, notes };
}

/** Writes all files before the folder that was there goes: a full disk leaves that as it was. */
async function replaceFolder(folder: string, files: UnpackedFiles): Promise<void> {
  const unfinished = join(dirname(folder), `.${basename(folder)}`);
  await rm(unfinished, { recursive: true, force: true });
  try {
    for (const [path, bytes] of files) {
      const file = join(unfinished, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
