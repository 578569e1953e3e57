import sharp from 'sharp';

/** No bitmap is wider than this (pixels): more would cost a phone more than it shows. */
const WIDEST = 2000;

/** A vector picture whose size is given in pixels is that large at this density (dots an inch). */
const OWN_DENSITY = 72;

/**
 * The widths that a picture is made in: as wide as it is shown at most, and twice that for finer screens. A
 * raster is never enlarged.
 *
 * @param {string} file
 * @param {number} shownWidth CSS pixels
 * @returns {Promise<number[]>} pixels, ascending, each once
 */
export async function bitmapWidths(file, shownWidth) {
  const { format, width } = await sharp(file).metadata();
  const most = Math.min(WIDEST, format === 'svg' ? Infinity : width);
  return [...new Set([shownWidth, 2 * shownWidth].map((wanted) => Math.min(wanted, most)))];
}

/**
 * A picture as the page gets it: a WebP of this width. Painting a large vector picture costs the browser up to a
 * second where no graphics processor helps; decoding a bitmap costs next to nothing.
 *
 * @param {string} file an .svg, .png or .webp
 * @param {number} width pixels
 * @param {number} [effort] how hard to pack it, 0 (at once) to 6 (smallest)
 * @returns {Promise<Buffer>}
 */
export async function toBitmap(file, width, effort = 6) {
  const { format, width: ownWidth } = await sharp(file).metadata();
  // A vector picture is drawn at the size that is wanted, not enlarged from its own.
  const density = format === 'svg' ? (OWN_DENSITY * width) / ownWidth : OWN_DENSITY;
  return sharp(file, { density })
    .resize({ width })
    .webp({ quality: 76, alphaQuality: 55, effort })
    .toBuffer();
}
