import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { nameOf } from '../../src/skins/paths';
import { toBitmap } from './bitmap';
import { lastChange } from './files';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

interface CachedImage {
  readonly type: string;
  readonly source: Buffer;
}

/**
 * Converts images for the development server, each once. While a file is unreadable or missing, the image that was
 * shown before takes its place, if necessary in another width or from a file in another format.
 *
 * @param folder that holds the images: `assets` or `skins`
 * @param problemOf what is wrong with the image of a path, and how to fix it; undefined when it is sound
 * @returns gets the image of a path in the folder as a bitmap of this width (pixels), or without a width as the file that
 *   it is. Rejects where there is nothing to show.
 */
export function createImageCache(folder: string, problemOf: (path: string) => Promise<string | undefined>) {
  const cache = new Map<string, { changedAt: number; image: Promise<CachedImage> }>();
  /** The last of each name that could be read. */
  const lastReadable = new Map<string, { path: string; image: CachedImage }>();

  const convert = async (path: string, width?: number): Promise<CachedImage> => {
    const problem = await problemOf(path);
    if (problem) throw new Error(`${basename(folder)}/${path} ${problem}.`);
    const file = join(folder, path);
    return width === undefined
      ? { type: TYPES[extname(path)] ?? 'application/octet-stream', source: await readFile(file) }
      : { type: 'image/webp', source: await toBitmap(file, width, 0) };
  };

  return async (path: string, width?: number): Promise<CachedImage> => {
    const name = nameOf(path);
    const last = lastReadable.get(name);
    const changedAt = await lastChange(join(folder, path)).catch((gone: unknown) => {
      if (last) return undefined;
      throw gone;
    });
    if (last && changedAt === undefined) return last.image;

    const key = `${path}?${width}`;
    const cached = cache.get(key);
    if (cached && cached.changedAt === changedAt) return cached.image;
    const image = convert(path, width).then(
      (one) => {
        lastReadable.set(name, { path, image: one });
        return one;
      },
      (problem: unknown) => {
        // In the same width, unless the image of another file has been shown since.
        const earlier = last && last.path !== path ? last.image : (cached?.image ?? last?.image);
        if (earlier) return earlier;
        cache.delete(key);
        throw problem;
      },
    );
    if (changedAt !== undefined) cache.set(key, { changedAt, image });
    return image;
  };
}
