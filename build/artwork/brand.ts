import sharp from 'sharp';
import { resizeImage } from './bitmap';
import { newestFile } from './files';

/** Of an icon that a system may cut, a circle of 80 % of its width stays; a square in that is narrower by √2. */
const SAFE_PART = 0.8 * Math.SQRT1_2;

/** The size that messengers and social networks show of a link (pixels). */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** The product's icon on a ground of its own, as systems show it: a square PNG of this width (pixels). */
export const icon = async (width: number): Promise<Buffer> =>
  (await loadImage('shell/brand/icon', width)).png({ palette: true }).toBuffer();

/**
 * The icon for systems that cut it to a shape of theirs: the logo in the light that falls into the poster of
 * Home, which reaches to all edges. A square PNG of this width (pixels).
 */
export async function maskableIcon(width: number): Promise<Buffer> {
  const [light, logo] = await Promise.all([
    (await loadImage('shell/pages/banner', 2 * width)).toBuffer(),
    (await loadImage('shell/brand/logo', Math.round(width * SAFE_PART))).toBuffer(),
  ]);
  return sharp(light)
    .resize({ width, height: width, fit: 'cover', position: 'left' })
    .composite([{ input: logo }])
    .png({ palette: true })
    .toBuffer();
}

/**
 * The image that goes along with a link to the site: name and hook over the poster of Home. A JPEG of `SHARE_SIZE`: not
 * all who show one know a WebP.
 */
export async function shareImage(): Promise<Buffer> {
  const { width, height } = SHARE_SIZE;
  const poster = await (await loadImage('shell/pages/banner', 1280)).toBuffer();
  const [logo, name] = await Promise.all([
    (await loadImage('shell/brand/logo', 180)).toBuffer(),
    (await loadImage('shell/brand/wordmark', 550)).toBuffer(),
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

/** An image in assets/, in any file format, of this width (pixels). */
export const loadImage = async (name: string, width: number) => resizeImage(await newestFile(name), width);
