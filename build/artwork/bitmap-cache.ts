import envPaths from 'env-paths';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { toBitmap } from './bitmap';

/** Where bitmaps are kept between builds, outside the project. It may be deleted at any time. */
const cacheFolder = join(envPaths('lucky-fishing', { suffix: '' }).cache, 'bitmaps');

/** Goes up with each change of how `toBitmap` draws or packs. */
const VERSION = 1;

/**
 * As `toBitmap`, which takes seconds for a large image: kept by what the file contains, so that the next build has it at
 * once. If nothing can be cached, each build draws again.
 *
 * @param file an .svg, .png or .webp
 * @param width pixels
 * @param folder where it is kept
 */
export async function cachedBitmap(file: string, width: number, folder = cacheFolder): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([VERSION, width, sharp.versions]))
    .update(await readFile(file))
    .digest('hex');
  const kept = join(folder, `${key}.webp`);
  const found = await readFile(kept).catch(() => null);
  if (found) return found;
  const bitmap = await toBitmap(file, width);
  await keep(kept, bitmap, folder).catch(() => undefined);
  return bitmap;
}

/** Another build may be reading: the file is there whole or not at all. */
async function keep(path: string, bitmap: Buffer, folder: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, bitmap);
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}
