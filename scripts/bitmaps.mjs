import { basename, extname } from 'node:path';
import sharp from 'sharp';

/** No page shows a picture wider than this (pixels); a larger master is brought down to it. */
const WIDEST = 2000;

/**
 * A picture as the page gets it: a WebP of the size that the file itself gives (an SVG by its width and height).
 * Painting a large vector picture costs the browser up to a second where no graphics processor helps; decoding a
 * bitmap costs next to nothing.
 *
 * @param {string} file
 * @returns {Promise<Buffer>}
 */
export const toBitmap = (file) =>
  sharp(file)
    .resize({ width: WIDEST, withoutEnlargement: true })
    .webp({ quality: 76, alphaQuality: 55, effort: 6 })
    .toBuffer();

/**
 * Vite plugin: `import address from './picture.svg?bitmap'` gives the address of that bitmap.
 *
 * @returns {import('vite').Plugin}
 */
export function bitmaps() {
  let serving = false;
  return {
    name: 'bitmaps',
    enforce: 'pre',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    load: {
      filter: { id: /\?bitmap$/ },
      async handler(id) {
        const file = id.slice(0, -'?bitmap'.length);
        this.addWatchFile(file);
        const source = await toBitmap(file);
        if (serving) return `export default 'data:image/webp;base64,${source.toString('base64')}'`;
        const reference = this.emitFile({
          type: 'asset',
          name: `${basename(file, extname(file))}.webp`,
          source,
        });
        return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
      },
    },
  };
}
