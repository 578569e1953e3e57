import sharp from 'sharp';
import { drawn } from './bitmap.mjs';
import { newestFile } from './files.mjs';

/** Of an icon that a system may cut, a circle of 80 % of its width stays; a square in that is narrower by √2. */
const SAFE_PART = 0.8 * Math.SQRT1_2;

/** The size that messengers and social networks show of a link (pixels). */
export const SHARE_SIZE = { width: 1200, height: 630 };

/**
 * The product's icon on a ground of its own, as systems show it.
 *
 * @param {number} width pixels, of a square
 * @returns {Promise<Buffer>} a PNG
 */
export const icon = async (width) => (await picture('brand/icon', width)).png({ palette: true }).toBuffer();

/**
 * The icon for systems that cut it to a shape of theirs: the logo in the light that falls into the poster of
 * Home, which reaches to all edges.
 *
 * @param {number} width pixels, of a square
 * @returns {Promise<Buffer>} a PNG
 */
export async function maskableIcon(width) {
  const [light, logo] = await Promise.all([
    (await picture('pages/banner', 2 * width)).toBuffer(),
    (await picture('brand/logo', Math.round(width * SAFE_PART))).toBuffer(),
  ]);
  return sharp(light)
    .resize({ width, height: width, fit: 'cover', position: 'left' })
    .composite([{ input: logo }])
    .png({ palette: true })
    .toBuffer();
}

/**
 * The picture that goes along with a link to the site: name and hook over the poster of Home.
 *
 * @returns {Promise<Buffer>} a JPEG of `SHARE_SIZE`; not all who show one know a WebP
 */
export async function sharePicture() {
  const { width, height } = SHARE_SIZE;
  const poster = await (await picture('pages/banner', 1280)).toBuffer();
  const [logo, name] = await Promise.all([
    (await picture('brand/logo', 180)).toBuffer(),
    (await picture('brand/wordmark', 550)).toBuffer(),
  ]);
  return sharp(poster)
    .resize({ width, height, fit: 'cover', position: 'right' })
    .composite([
      { input: logo, left: 66, top: 140 },
      { input: name, left: 58, top: 322 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/**
 * A picture in assets/, whatever the format of its file.
 *
 * @param {string} name
 * @param {number} width pixels
 */
export const picture = async (name, width) => drawn(await newestFile(name), width);
