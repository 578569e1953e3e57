import { stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { IMAGE_EXTENSIONS } from '../../src/skins/rules/open-image';

/** The folder that artists work in. */
export const assets = resolve(import.meta.dirname, '../../assets');

/** The path of a file in assets/, with slashes; it begins with `..` where the file lies elsewhere. */
export const assetPath = (file: string): string => relative(assets, file).split(sep).join('/');

/** When a file was written or put there (ms). Rejects where there is none. */
export const lastChange = async (file: string): Promise<number> => (await stat(file)).ctimeMs;

/** The files that bear this name (with its folder, without an ending), the one that was put there last first. */
export async function filesNamed(name: string): Promise<string[]> {
  const found = await Promise.all(
    IMAGE_EXTENSIONS.map(async (extension) => {
      const file = join(assets, name) + extension;
      const changedAt = await lastChange(file).catch(() => undefined);
      return changedAt === undefined ? [] : [{ file, changedAt }];
    }),
  );
  return found
    .flat()
    .sort((one, other) => other.changedAt - one.changedAt)
    .map(({ file }) => file);
}

/** The file that bears this name; of several, while an artist replaces one, the newest. Rejects where there is none. */
export async function newestFile(name: string): Promise<string> {
  const [newest] = await filesNamed(name);
  if (newest) return newest;
  throw new Error(`assets/${name}.svg is missing. Add it as ${IMAGE_EXTENSIONS.join(', ')}.`);
}
