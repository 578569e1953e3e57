import { asLatin1 } from './file-kind';
import type { ImageHeader } from './image-header';

/** Name and length before the data of a chunk (bytes). */
const HEAD = 8;
const FIRST_CHUNK = 12;
/** In the flags of an extended WebP. */
const ANIMATED = 2;

/**
 * Reads the size of a WebP, and whether all of it is there.
 *
 * @throws {Error} where it is not whole
 */
export function readWebp(bytes: Uint8Array): ImageHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < FIRST_CHUNK + HEAD + 10 || view.getUint32(4, true) + HEAD > bytes.length) {
    throw new Error('its end is missing');
  }
  const data = FIRST_CHUNK + HEAD;
  const type = asLatin1(bytes.subarray(FIRST_CHUNK, FIRST_CHUNK + 4));
  if (type === 'VP8X') {
    const threeBytes = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return {
      width: threeBytes(data + 4) + 1,
      height: threeBytes(data + 7) + 1,
      isAnimated: (view.getUint8(data) & ANIMATED) !== 0,
    };
  }
  // Two numbers of 14 bits each, one less than the size.
  if (type === 'VP8L') {
    const both = view.getUint32(data + 1, true);
    return { width: (both & 0x3fff) + 1, height: ((both >>> 14) & 0x3fff) + 1, isAnimated: false };
  }
  if (type === 'VP8 ') {
    const side = (at: number): number => view.getUint16(at, true) & 0x3fff;
    return { width: side(data + 6), height: side(data + 8), isAnimated: false };
  }
  throw new Error(`it begins with ${JSON.stringify(type)}`);
}
