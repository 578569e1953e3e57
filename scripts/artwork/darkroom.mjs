import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameOf } from '../name-faults.mjs';
import { pictureFault } from '../picture-fault.mjs';
import { toBitmap } from './bitmap.mjs';
import { assets, lastChange, pathIn } from './files.mjs';

/** @typedef {{ type: string, source: Buffer }} Developed */

/**
 * Develops pictures for the development server, each once. While a file can't be read, or is gone, it gives the
 * picture that was there before, if need be in another width or from the file of another format beside it.
 *
 * @returns {(path: string, width?: number) => Promise<Developed>} path within assets/; width of the bitmap
 *   (pixels), without which it is an SVG as it is. Rejects where there is nothing to show.
 */
export function createDarkroom() {
  /** @type {Map<string, { since: number, picture: Promise<Developed> }>} */
  const developed = new Map();
  /** The last of each name that could be read. @type {Map<string, { path: string, picture: Developed }>} */
  const readable = new Map();

  /** @param {string} file @param {number} [width] @returns {Promise<Developed>} */
  const develop = async (file, width) => {
    const fault = await pictureFault(file);
    if (fault) throw new Error(`assets/${pathIn(file)} ${fault}.`);
    return width === undefined
      ? { type: 'image/svg+xml', source: await readFile(file) }
      : { type: 'image/webp', source: await toBitmap(file, width, 0) };
  };

  return async (path, width) => {
    const name = nameOf(path);
    const last = readable.get(name);
    const file = join(assets, path);
    const since = await lastChange(file).catch((/** @type {unknown} */ gone) => {
      if (last) return undefined;
      throw gone;
    });
    if (last && since === undefined) return last.picture;

    const key = `${path}?${width}`;
    const before = developed.get(key);
    if (before && before.since === since) return before.picture;
    const picture = develop(file, width).then(
      (one) => {
        readable.set(name, { path, picture: one });
        return one;
      },
      (/** @type {unknown} */ fault) => {
        // In the same width, unless the picture of another file has been shown since.
        const earlier = last && last.path !== path ? last.picture : (before?.picture ?? last?.picture);
        if (earlier) return earlier;
        developed.delete(key);
        throw fault;
      },
    );
    if (since !== undefined) developed.set(key, { since, picture });
    return picture;
  };
}
