import sharp, { type Sharp } from 'sharp';

// It would keep what it drew by the name of the file, and show an artist the image of the save before.
sharp.cache(false);

/** No bitmap is wider than this (pixels): more would cost a phone more than it shows. */
const WIDEST = 2000;

/** What is shown wider than this is as wide as the window on a phone, which needs half of it (CSS pixels). */
const WIDE = 1200;

/** Device pixels to a CSS pixel, on the finest phones. */
const MAX_PIXEL_RATIO = 3;

/** A vector image whose size is given in pixels is that large at this density (dots an inch). */
const DEFAULT_DENSITY = 72;

/**
 * The widths that an image is made in: as wide as it is shown at most, twice that for finer screens, half of it for phones where
 * they show it as wide as they are, and what the finest phones need of one that is wider. A raster is never enlarged.
 *
 * @param shownWidth CSS pixels
 * @param phoneWidth in which a phone shows it, if that is wider than the phone (CSS pixels)
 * @returns pixels, ascending, each once
 */
export async function bitmapWidths(file: string, shownWidth: number, phoneWidth = 0): Promise<number[]> {
  const { format, width } = await sharp(file).metadata();
  const own = format === 'svg' ? Infinity : width;
  const widths = [shownWidth, Math.min(2 * shownWidth, WIDEST)];
  if (phoneWidth > 0) widths.push(MAX_PIXEL_RATIO * phoneWidth);
  else if (shownWidth >= WIDE) widths.push(shownWidth / 2);
  return [...new Set(widths.map((wanted) => Math.min(wanted, own)))].sort((one, other) => one - other);
}

/**
 * An image as the page gets it: a WebP of this width. Painting a large vector image costs the browser up to a
 * second where no graphics processor helps; decoding a bitmap costs next to nothing.
 *
 * @param file an .svg, .png or .webp
 * @param width pixels
 * @param effort how hard to pack it, 0 (at once) to 6 (smallest)
 */
export async function toBitmap(file: string, width: number, effort = 6): Promise<Buffer> {
  const image = await resizeImage(file, width);
  return image.webp({ quality: 76, alphaQuality: 55, effort }).toBuffer();
}

/** An image of any format in another width (pixels). */
export async function resizeImage(file: string, width: number): Promise<Sharp> {
  const { format } = await sharp(file).metadata();
  const density = format === 'svg' ? await densityFor(file, width) : DEFAULT_DENSITY;
  return sharp(file, { density }).resize({ width });
}

/**
 * A vector image is drawn at the size that is wanted, not enlarged from its own.
 *
 * @param width pixels
 * @returns the density at which it is that wide (dots an inch)
 */
async function densityFor(file: string, width: number): Promise<number> {
  const [own, finer] = await Promise.all(
    [DEFAULT_DENSITY, 2 * DEFAULT_DENSITY].map((density) => sharp(file, { density }).metadata()),
  );
  // Twice the density is twice the width, and four times where the size is given in millimetres or inches.
  const growth = Math.log2((finer?.width ?? 2) / (own?.width ?? 1));
  return DEFAULT_DENSITY * (width / (own?.width ?? width)) ** (1 / growth);
}
