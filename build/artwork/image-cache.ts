import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameOf } from '../../src/skins/paths';
import { toBitmap } from './bitmap';
import { assets, lastChange, assetPath } from './files';
import { imageProblem } from './image-file';

interface CachedImage {
  readonly type: string;
  readonly source: Buffer;
}

/**
 * Converts images for the development server, each once. While a file is unreadable or missing, the image that was
 * shown before takes its place, if necessary in another width or from a file in another format.
 *
 * @returns gets the image of a path in assets/ as a bitmap of this width (pixels), or without a width as the SVG that
 *   it is. Rejects where there is nothing to show.
 */
export function createImageCache() {
  const cache = new Map<string, { changedAt: number; image: Promise<CachedImage> }>();
  /** The last of each name that could be read. */
  const lastReadable = new Map<string, { path: string; image: CachedImage }>();

  const convert = async (file: string, width?: number): Promise<CachedImage> => {
    const problem = await imageProblem(file);
    if (problem) throw new Error(`assets/${assetPath(file)} ${problem}.`);
    return width === undefined
      ? { type: 'image/svg+xml', source: await readFile(file) }
      : { type: 'image/webp', source: await toBitmap(file, width, 0) };
  };

  return async (path: string, width?: number): Promise<CachedImage> => {
    const name = nameOf(path);
    const last = lastReadable.get(name);
    const file = join(assets, path);
    const changedAt = await lastChange(file).catch((gone: unknown) => {
      if (last) return undefined;
      throw gone;
    });
    if (last && changedAt === undefined) return last.image;

    const key = `${path}?${width}`;
    const cached = cache.get(key);
    if (cached && cached.changedAt === changedAt) return cached.image;
    const image = convert(file, width).then(
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
