import type { Size } from '../image-list';

/** A rectangle in an image or a sheet (pixels from its upper left corner). */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Decoded pixels, row by row: red, green, blue and opacity of each (0 to 255), not multiplied by the opacity. */
export interface Pixels extends Size {
  readonly data: ArrayLike<number>;
}

/** Pixels that can be written. */
export interface Raster extends Size {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** A format of pixels that every browser of today can decode. */
export type BitmapFormat = 'png' | 'webp' | 'jpeg' | 'gif' | 'avif' | 'bmp' | 'ico';

/** An image that can be decoded: its size is known and not too large. */
export interface EncodedImage extends Size {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: 'svg' | BitmapFormat;
}

/**
 * Encodes pixels: as a PNG, which loses nothing, or as a WebP, which is lighter. A browser that writes no WebP makes a PNG.
 */
export type EncodePixels = (
  pixels: Raster,
  format: 'png' | 'webp',
) => Promise<{ readonly format: 'png' | 'webp'; readonly bytes: Uint8Array<ArrayBuffer> }>;

/** Why nothing can be decoded here, whatever the image. */
export class NoDecoderError extends Error {}

/** A size in whole pixels, at least one each way: that of an SVG may be any. */
export const wholePixels = ({ width, height }: Size): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/**
 * Decodes an image and draws it, or an area of one that is no SVG, stretched into so many pixels (`wholePixels`). In an SVG
 * nothing runs or is loaded. Rejects where it cannot be decoded, and with a `NoDecoderError` where no image can.
 */
export type DecodePixels = (image: EncodedImage, into: Size, area?: Area) => Promise<Pixels>;

export interface Coders {
  readonly decode: DecodePixels;
  readonly encode: EncodePixels;
}

/** Of 255. What is fainter, like the end of a glow, doesn't make a drawing larger. */
export const SEEN = 16;

/** The smallest area with all pixels of at least this opacity (0 to 255); undefined where there are none. */
export function visibleArea({ width, height, data }: Pixels, opacity: number): Area | undefined {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < opacity) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** A size with the longer side of so many pixels and the same proportion, of whole pixels. */
export function scaledToSide({ width, height }: Size, longerSide: number): Size {
  const scale = longerSide / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** How much two pictures of one size differ where either shows anything, 0 (alike) to 1. Transparent pixels are alike. */
export function imageDifference(one: Pixels, other: Pixels): number {
  let [sum, visible] = [0, 0];
  for (let at = 0; at < one.width * one.height * 4; at += 4) {
    const [a, b] = [premultiplied(one, at), premultiplied(other, at)];
    if (a[3] === 0 && b[3] === 0) continue;
    visible++;
    sum += a.reduce((total, value, channel) => total + Math.abs(value - (b[channel] ?? 0)), 0) / a.length;
  }
  return visible === 0 ? 0 : sum / visible;
}

/** Red, green, blue and opacity of a pixel, 0 to 1, the colours as far as they show. */
function premultiplied({ data }: Pixels, at: number): readonly [number, number, number, number] {
  const share = (channel: number): number => (data[at + channel] ?? 0) / 255;
  const opacity = share(3);
  return [share(0) * opacity, share(1) * opacity, share(2) * opacity, opacity];
}
