import sharp from 'sharp';
import { palette } from './palette.mjs';

/** @typedef {import('./raster.mjs').Raster} Raster */

/**
 * A drawing as a PNG with a colour table, every pixel of it a square of so many.
 *
 * @param {Raster} raster @param {number} scale pixels of the picture to one of the drawing
 * @returns {Promise<Buffer>}
 * @throws {Error} when the drawing has a letter that is no colour of the palette
 */
export function encodePng(raster, scale) {
  const { width, height, pixels } = raster;
  const rgba = Buffer.alloc(width * height * 4);
  pixels.forEach((letter, index) => {
    if (letter !== '.') rgba.writeUInt32BE(rgbaOf(letter), index * 4);
  });
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize(width * scale, height * scale, { kernel: 'nearest' })
    .png({ palette: true, colours: 17, dither: 0, quality: 100, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** @param {string} letter */
function rgbaOf(letter) {
  const colour = palette[letter];
  if (!colour) throw new Error(`"${letter}" is no colour of the palette`);
  return ((Number.parseInt(colour.slice(1), 16) << 8) | 0xff) >>> 0;
}
