import sharp, { type Sharp } from 'sharp';
import {
  wholePixels,
  type DecodePixels,
  type EncodedImage,
  type EncodePixels,
} from '../../src/skins/rules/pixels';
import { openBmp } from './bmp';

/** A vector image whose size is given in pixels is that large at this density (dots an inch). */
const DEFAULT_DENSITY = 72;
/** What the decoder takes. */
const DENSITIES = { least: 1, most: 100_000 };

/** Decodes an image with sharp. A bitmap that is not whole to its last byte is refused. */
export const decodePixels: DecodePixels = async (image, into, area) => {
  const { width, height } = wholePixels(into);
  const pixels = open(image, Math.max(width, height));
  // As browsers do: a camera says how it was held.
  if (image.format === 'jpeg') pixels.autoOrient();
  if (area) pixels.extract({ left: area.x, top: area.y, width: area.width, height: area.height });
  const { data, info } = await pixels
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

const open = (image: EncodedImage, longerSide: number): Sharp =>
  image.format === 'bmp'
    ? openBmp(image.bytes)
    : sharp(image.bytes, {
        density: densityFor(image, longerSide),
        failOn: 'warning',
        // The rules have looked at its size.
        limitInputPixels: false,
      });

/** Draws an SVG about as large as it is needed, rather than in its own size. */
function densityFor({ format, width, height }: EncodedImage, longerSide: number): number {
  if (format !== 'svg') return DEFAULT_DENSITY;
  const density = (DEFAULT_DENSITY * longerSide) / Math.max(width, height);
  return Math.min(DENSITIES.most, Math.max(DENSITIES.least, density));
}

/** Encodes pixels with sharp. */
export const encodePixels: EncodePixels = async ({ data, width, height }, format) => {
  const pixels = sharp(data, { raw: { width, height, channels: 4 } });
  const bytes = format === 'png' ? pixels.png() : pixels.webp({ quality: 92 });
  return { format, bytes: new Uint8Array(await bytes.toBuffer()) };
};
