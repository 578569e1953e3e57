import { crc32 } from './crc32';
import { asLatin1 } from './file-kind';
import type { ImageHeader } from './image-header';

const SIGNATURE_LENGTH = 8;
/** Length, type and checksum around the data of a chunk (bytes). */
const AROUND = 12;

/**
 * Reads the chunks of a PNG to the last, whose checksums say whether a byte was lost or changed on the way. Browsers
 * show what there is of a PNG that was cut off.
 *
 * @throws {Error} where it is not whole
 */
export function readPng(bytes: Uint8Array): ImageHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: ImageHeader | undefined;
  let isAnimated = false;
  for (let at = SIGNATURE_LENGTH; at + AROUND <= bytes.length;) {
    const length = view.getUint32(at);
    const end = at + AROUND + length;
    if (end > bytes.length) break;
    const type = asLatin1(bytes.subarray(at + 4, at + 8));
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) {
      throw new Error(`its part ${type} is damaged`);
    }
    if (type === 'IHDR' && length >= 8) {
      header = { width: view.getUint32(at + 8), height: view.getUint32(at + 12), isAnimated: false };
    }
    // An animated PNG says so ahead of its first pixels.
    if (type === 'acTL') isAnimated = true;
    if (type === 'IEND' && header) return { ...header, isAnimated };
    at = end;
  }
  throw new Error('its end is missing');
}
