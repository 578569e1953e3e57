import { stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { IMAGE_EXTENSIONS } from './asset-rules.mjs';

/** The folder that artists work in. */
export const assets = resolve(import.meta.dirname, '../../assets');

/**
 * @param {string} file
 * @returns {string} its path in assets/, with slashes; it begins with `..` where it lies elsewhere
 */
export const assetPath = (file) => relative(assets, file).split(sep).join('/');

/**
 * @param {string} file
 * @returns {Promise<number>} when it was written or put there (ms). Rejects where there is none
 */
export const lastChange = async (file) => (await stat(file)).ctimeMs;

/**
 * @param {string} name folder and name, without an ending
 * @returns {Promise<string[]>} the files that bear it, the one that was put there last first
 */
export async function filesNamed(name) {
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

/**
 * @param {string} name
 * @returns {Promise<string>} the file that bears it; of several, while an artist replaces one, the newest
 * @throws {Error} where there is none
 */
export async function newestFile(name) {
  const [newest] = await filesNamed(name);
  if (newest) return newest;
  throw new Error(`assets/${name}.svg is missing. Add it as ${IMAGE_EXTENSIONS.join(', ')}.`);
}
