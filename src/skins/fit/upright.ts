import { asLatin1, crc32, fileFormat, type FileFormat } from '../rules/file-format';
import type { Coders, EncodedImage, Pixels, Raster } from '../rules/pixels';
import { orientationIn, viewOf } from './orientation';
import { copyPixel, emptyRaster } from './raster';

/**
 * Finds the EXIF data of a PNG or WebP, and how it says that the picture is to be turned. Undefined where there is none, or in
 * another format: every browser heeds that of a JPEG, and none that of an AVIF.
 */
function exifIn(bytes: Uint8Array, format: FileFormat | undefined) {
  const isPng = format === 'png';
  if (!isPng && format !== 'webp') return undefined;
  const view = viewOf(bytes);
  for (let at = isPng ? 8 : 12; at + 8 <= bytes.length;) {
    const [nameAt, lengthAt] = isPng ? [at + 4, at] : [at, at + 4];
    const length = view.getUint32(lengthAt, !isPng);
    const [start, end] = [at + 8, at + 8 + length];
    if (asLatin1(bytes.subarray(nameAt, nameAt + 4)).toLowerCase() === 'exif') {
      const orientation = orientationIn(bytes.subarray(start, end));
      return orientation && { ...orientation, start, end };
    }
    at = isPng ? end + 4 : end + (length & 1);
  }
  return undefined;
}

/** How an animated PNG or WebP is to be turned, as EXIF has it: from 1 (as it is) to 8. */
export const orientationOf = (bytes: Uint8Array): number => exifIn(bytes, fileFormat(bytes))?.value ?? 1;

/** A picture after it was redrawn. */
type Redrawn = EncodedImage & Awaited<ReturnType<Coders['encode']>>;

/**
 * Draws a PNG or WebP anew whose EXIF data says that it is turned or mirrored, because browsers don't agree about that.
 * Undefined for any other picture.
 */
export async function upright(image: EncodedImage, { decode, encode }: Coders): Promise<Redrawn | undefined> {
  const exif = exifIn(image.bytes, image.format);
  if (!exif || exif.value === 1) return undefined;
  // So that no decoder turns it.
  const bytes = image.bytes.slice();
  viewOf(bytes).setUint16(exif.start + exif.at, 1, exif.isLittle);
  if (image.format === 'png') {
    viewOf(bytes).setUint32(exif.end, crc32(bytes.subarray(exif.start - 4, exif.end)));
  }
  const { width, height } = image;
  const raster = turned(await decode({ ...image, bytes }, { width, height }), exif.value);
  return { ...(await encode(raster, 'png')), width: raster.width, height: raster.height };
}

/** Pixels turned and mirrored as EXIF's numbers from 1 to 8 mean it. */
export function turned(pixels: Pixels, orientation: number): Raster {
  const isSwapped = orientation >= 5;
  const isFlippedAcross = [2, 3, 7, 8].includes(orientation);
  const isFlippedDown = [3, 4, 6, 7].includes(orientation);
  const { width, height } = pixels;
  const into = emptyRaster(isSwapped ? { width: height, height: width } : { width, height });
  for (let y = 0; y < into.height; y++) {
    for (let x = 0; x < into.width; x++) {
      const [column, row] = isSwapped ? [y, x] : [x, y];
      const from = {
        x: isFlippedAcross ? width - 1 - column : column,
        y: isFlippedDown ? height - 1 - row : row,
      };
      copyPixel(pixels, from.x, from.y, into, x, y);
    }
  }
  return into;
}
