import { asLatin1 } from '../rules/file-format';

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** How a picture is to be turned, and where its EXIF data says so. */
interface Orientation {
  /** From 1 (as it is) to 8. From 5 on rows become columns. */
  readonly value: number;
  /** Where the two bytes of the value are in the data. */
  readonly at: number;
  readonly isLittle: boolean;
}

const ORIENTATION = 0x112;

/** Finds the orientation in EXIF data. Undefined where there is none, or none that can be read. */
export function orientationIn(exif: Uint8Array): Orientation | undefined {
  // That of a JPEG begins with its name, and some programs write it in other formats too.
  const start = asLatin1(exif.subarray(0, 4)) === 'Exif' ? 6 : 0;
  const tiff = viewOf(exif.subarray(start));
  const head = asLatin1(exif.subarray(start, start + 4));
  const isLittle = head === 'II*\0';
  if (tiff.byteLength < 14 || (!isLittle && head !== 'MM\0*')) return undefined;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return undefined;
  const count = tiff.getUint16(directory, isLittle);
  for (let at = directory + 2, n = 0; n < count && at + 12 <= tiff.byteLength; n++, at += 12) {
    if (tiff.getUint16(at, isLittle) !== ORIENTATION) continue;
    const value = tiff.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? { value, at: start + at + 8, isLittle } : undefined;
  }
  return undefined;
}
