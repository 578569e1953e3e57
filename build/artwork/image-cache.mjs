import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageProblem, nameOf } from './asset-rules.mjs';
import { toBitmap } from './bitmap.mjs';
import { assets, lastChange, assetPath } from './files.mjs';

/** @typedef {{ type: string, source: Buffer }} CachedImage */

/**
 * Converts images for the development server, each once. While a file is unreadable or missing, the image that was
 * shown before takes its place, if necessary in another width or from a file in another format.
 *
 * @returns {(path: string, width?: number) => Promise<CachedImage>} path within assets/; width of the bitmap
 *   (pixels), without which it is an SVG as it is. Rejects where there is nothing to show.
 */
export function createImageCache() {
  /** @type {Map<string, { changedAt: number, image: Promise<CachedImage> }>} */
  const cache = new Map();
  /** The last of each name that could be read. @type {Map<string, { path: string, image: CachedImage }>} */
  const lastReadable = new Map();

  /** @param {string} file @param {number} [width] @returns {Promise<CachedImage>} */
  const convert = async (file, width) => {
    const problem = await imageProblem(file);
    if (problem) throw new Error(`assets/${assetPath(file)} ${problem}.`);
    return width === undefined
      ? { type: 'image/svg+xml', source: await readFile(file) }
      : { type: 'image/webp', source: await toBitmap(file, width, 0) };
  };

  return async (path, width) => {
    const name = nameOf(path);
    const last = lastReadable.get(name);
    const file = join(assets, path);
    const changedAt = await lastChange(file).catch((/** @type {unknown} */ gone) => {
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
      (/** @type {unknown} */ problem) => {
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
