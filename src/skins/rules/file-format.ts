import { ZipPassThrough } from 'fflate';
import type { Size } from '../image-list';
import { texts } from '../texts';
import { UnreadableImage } from './file-problem';

/** The checksum that PNG files and zips carry for each of their parts. */
export function crc32(bytes: Uint8Array): number {
  const part = new ZipPassThrough('');
  part.ondata = () => undefined;
  part.push(bytes, true);
  return part.crc >>> 0;
}

const { reasons } = texts.image;

/** How a file of each format begins, at which byte: formats that an artist may take for an image. */
const BEGINNINGS = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['bmp', 0, 'BM'],
  ['psd', 0, '8BPS'],
  ['pdf', 0, '%PDF'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['avif', 4, 'ftypavi'],
  ['heic', 4, 'ftyphei'],
  ['zip', 0, 'PK\x03\x04'],
  ['ico', 0, '\0\0\x01\0'],
] as const;

export type FileFormat = (typeof BEGINNINGS)[number][0] | 'svg';

/** How far into a file an SVG may begin, after declarations and comments (bytes). */
const SVG_HEAD = 32_768;

/** What a file is by its first bytes, whatever its name says; undefined where that is unknown. */
export function fileFormat(bytes: Uint8Array): FileFormat | undefined {
  const head = asLatin1(bytes.subarray(0, SVG_HEAD));
  const found = BEGINNINGS.find(([, at, letters]) => head.startsWith(letters, at));
  if (found) return found[0];
  if (head.startsWith('ftypmif1', 4)) return brandOf(head);
  // Two bytes for each letter have zeros among them.
  const text = head.replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').replaceAll('\0', '');
  return /^\s*</.test(text) && /<(\w+:)?svg[\s>]/.test(text) ? 'svg' : undefined;
}

/** What is in a file that only says it is an image: one of the brands that follow says how it is compressed. */
function brandOf(head: string): 'avif' | 'heic' | undefined {
  const brands: readonly string[] = head.slice(16, head.charCodeAt(3)).match(/.{4}/gs) ?? [];
  if (brands.includes('avif')) return 'avif';
  return brands.some((brand) => brand.startsWith('hei')) ? 'heic' : undefined;
}

/** Bytes as text, each a character of its own. */
export const asLatin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** What a PNG or WebP says about itself (pixels). */
interface ImageHeader extends Size {
  readonly isAnimated: boolean;
}

const SIGNATURE_LENGTH = 8;
/** Length, type and checksum around the data of a chunk (bytes). */
const AROUND = 12;

/**
 * Reads the chunks of a PNG to the last, whose checksums say whether a byte was lost: browsers show what there is of one
 * that was cut off. Throws an Error where it is not whole.
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
      throw new UnreadableImage(reasons.damagedPart(type));
    }
    if (type === 'IHDR' && length >= 8) {
      header = { width: view.getUint32(at + 8), height: view.getUint32(at + 12), isAnimated: false };
    }
    // An animated PNG says ahead of its first pixels how many frames it has.
    if (type === 'acTL' && length >= 4) isAnimated = view.getUint32(at + 8) > 1;
    if (type === 'IEND' && header) return { ...header, isAnimated };
    at = end;
  }
  throw new UnreadableImage(reasons.endMissing);
}

/** Name and length before the data of a chunk (bytes). */
const CHUNK_HEAD = 8;
const FIRST_CHUNK = 12;
/** In the flags of an extended WebP. */
const ANIMATED = 2;

/** Reads the size of a WebP. Throws an Error where it is not whole. */
export function readWebp(bytes: Uint8Array): ImageHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < FIRST_CHUNK + CHUNK_HEAD + 10 || view.getUint32(4, true) + CHUNK_HEAD > bytes.length) {
    throw new UnreadableImage(reasons.endMissing);
  }
  const data = FIRST_CHUNK + CHUNK_HEAD;
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
  throw new UnreadableImage(reasons.unknownPart(type));
}
