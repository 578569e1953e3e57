import { asLatin1, readPng, readWebp, type FileFormat } from '../rules/file-format';
import type { BitmapFormat } from '../rules/pixels';
import type { Size } from '../image-list';
import { texts } from '../texts';
import { UnreadableImage } from '../rules/file-problem';
import { orientationIn, viewOf } from './orientation';

/** What a picture says about itself: its size as it is shown (pixels), and whether it has several frames. */
interface PictureHeader extends Size {
  readonly isAnimated: boolean;
}

const { reasons } = texts.image;

/** Where these letters stand in a file, after another place; -1 where they do not. */
function indexOfLetters(bytes: Uint8Array, letters: string, from = 0): number {
  for (let at = bytes.indexOf(letters.charCodeAt(0), from); at >= 0;) {
    if (asLatin1(bytes.subarray(at, at + letters.length)) === letters) return at;
    at = bytes.indexOf(letters.charCodeAt(0), at + 1);
  }
  return -1;
}

/** Markers of a JPEG that have no length. */
const isStandalone = (marker: number): boolean => marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);
/** Those that hold its size: all of a kind, but for tables that lie among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(bytes: Uint8Array): PictureHeader {
  const view = viewOf(bytes);
  let isTurned = false;
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = view.getUint8(at + 1);
    // Decoders pass over what stands between segments.
    const isMarker = view.getUint8(at) === 0xff && marker !== 0xff;
    if (!isMarker || isStandalone(marker)) {
      at += isMarker ? 2 : 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    // Another segment of this kind holds what Photoshop knows of the picture.
    if (marker === 0xe1) {
      const orientation = orientationIn(bytes.subarray(at + 4, at + 2 + length))?.value ?? 1;
      isTurned ||= orientation >= 5;
    }
    if (isFrame(marker)) {
      if (indexOfLetters(bytes, '\xff\xd9', at) < 0) throw new UnreadableImage(reasons.endMissing);
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { ...(isTurned ? { width: height, height: width } : { width, height }), isAnimated: false };
    }
    at += 2 + length;
  }
  throw new UnreadableImage(reasons.endMissing);
}

/** The beginning of a GIF's blocks: an extension, a frame, the end. */
const GIF = { extension: 0x21, frame: 0x2c, end: 0x3b };

function readGif(bytes: Uint8Array): PictureHeader {
  const view = viewOf(bytes);
  const tableBytes = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(view.getUint8(10));
  const skipParts = (): void => {
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
    at += 1;
  };
  let frames = 0;
  while (at < bytes.length && bytes[at] !== GIF.end) {
    if (bytes[at] === GIF.frame) {
      frames += 1;
      at += 11 + tableBytes(bytes[at + 9] ?? 0);
    } else at += 2;
    skipParts();
  }
  // Some programs forget the end, which all decoders forgive.
  if (at > bytes.length || frames === 0) throw new UnreadableImage(reasons.endMissing);
  return {
    ...{ width: view.getUint16(6, true), height: view.getUint16(8, true) },
    isAnimated: frames > 1,
  };
}

function readBmp(bytes: Uint8Array): PictureHeader {
  const view = viewOf(bytes);
  if (bytes.length < 30) throw new UnreadableImage(reasons.endMissing);
  const isOld = view.getUint32(14, true) === 12;
  const width = isOld ? view.getUint16(18, true) : view.getInt32(18, true);
  // Negative where its first row is the upper one.
  const height = Math.abs(isOld ? view.getUint16(20, true) : view.getInt32(22, true));
  const isPlain = isOld || [0, 3].includes(view.getUint32(30, true));
  const bits = view.getUint16(isOld ? 24 : 28, true);
  const needed = view.getUint32(10, true) + Math.ceil((width * bits) / 32) * 4 * height;
  if (isPlain && needed > bytes.length) throw new UnreadableImage(reasons.endMissing);
  return { width, height, isAnimated: false };
}

function readAvif(bytes: Uint8Array): PictureHeader {
  const view = viewOf(bytes);
  const sizes: Size[] = [];
  for (let at = indexOfLetters(bytes, 'ispe'); at >= 0; at = indexOfLetters(bytes, 'ispe', at + 4)) {
    if (at + 16 > bytes.length) throw new UnreadableImage(reasons.endMissing);
    sizes.push({ width: view.getUint32(at + 8), height: view.getUint32(at + 12) });
  }
  // A large one is made of tiles, each of which has a size of its own.
  const [size] = sizes.sort((one, other) => other.width * other.height - one.width * one.height);
  if (!size) throw new UnreadableImage(reasons.endMissing);
  const turn = indexOfLetters(bytes, 'irot');
  const isTurned = turn >= 0 && ((bytes[turn + 4] ?? 0) & 1) === 1;
  return {
    ...(isTurned ? { width: size.height, height: size.width } : size),
    isAnimated: asLatin1(bytes.subarray(8, 12)) === 'avis',
  };
}

/** Of a list of icons, and of one in it (bytes). */
const ICONS = { head: 6, entry: 16 };

/** The size of the largest icon of several, which is the one that browsers draw. */
function readIco(bytes: Uint8Array): PictureHeader {
  const view = viewOf(bytes);
  let side = { width: 0, height: 0 };
  for (let number = 0; number < view.getUint16(4, true); number++) {
    const at = ICONS.head + ICONS.entry * number;
    if (at + ICONS.entry > bytes.length) throw new UnreadableImage(reasons.endMissing);
    if (view.getUint32(at + 8, true) + view.getUint32(at + 12, true) > bytes.length) {
      throw new UnreadableImage(reasons.endMissing);
    }
    const [width, height] = [view.getUint8(at) || 256, view.getUint8(at + 1) || 256];
    if (width * height > side.width * side.height) side = { width, height };
  }
  if (side.width === 0) throw new UnreadableImage(reasons.damaged);
  return { ...side, isAnimated: false };
}

/** Whether a format is one of pixels that browsers draw. */
export const isBitmap = (format: FileFormat): format is BitmapFormat => format in readHeader;

/** Reads the header of a picture of pixels, by its format. Each throws an Error where the file is not whole. */
export const readHeader: Readonly<Record<BitmapFormat, (bytes: Uint8Array) => PictureHeader>> = {
  png: readPng,
  webp: readWebp,
  jpeg: readJpeg,
  gif: readGif,
  bmp: readBmp,
  avif: readAvif,
  ico: readIco,
};
