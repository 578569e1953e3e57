import { isSymbol, type Size } from '../image-list';
import { fileKind } from './file-kind';
import { NoDecoderError, type EncodedImage } from './pixels';
import { readPng } from './png';
import { readSvg } from './svg';
import { readWebp } from './webp';
import { formatBytes, KB, MB } from './weights';

/** The endings artwork may have. */
export const IMAGE_EXTENSIONS = ['.svg', '.png', '.webp'];

/** How heavy a file may be. The reels fetch a symbol's SVG as it is; of all else the build makes light bitmaps. */
const HEAVIEST = { symbolSvg: 64 * KB, svg: 128 * KB, raster: 4 * MB };
/** How many pixels a side may have: what fits into the memory of a build, and more than any screen shows. */
const LONGEST = 8192;

export const SAVE_AGAIN = 'export it again from the drawing program';

/** A file, whose weight is known before it is read: a browser's `File` is one. */
export interface FileContent {
  /** Bytes. */
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

export interface ImageFile {
  /** Folder and name that the image takes the place of, without the ending. */
  readonly name: string;
  /** As it is in the name of the file, with its dot, in small letters. */
  readonly extension: string;
  readonly content: FileContent;
}

/** What an image is, and what is wrong with it. */
export interface CheckedImage {
  /** Each says what is wrong and how to fix it. */
  readonly problems: readonly string[];
  /** Undefined where it cannot be shown. */
  readonly image?: EncodedImage;
}

/**
 * Reads what a file says about itself, without decoding its pixels: whether it is a whole, still image of a format, size
 * and weight that can be shown, and one that runs and loads nothing.
 */
export async function openImage(file: ImageFile): Promise<CheckedImage> {
  const { size: weight } = file.content;
  if (weight === 0) return { problems: [`is empty: ${SAVE_AGAIN}`] };
  // Before it is read: it may be of any size.
  if (weight > HEAVIEST.raster) return { problems: weightProblem(file) };
  try {
    const { problems, image } = readImage(file, new Uint8Array(await file.content.arrayBuffer()));
    if (!image) return { problems };
    // A small file can contain an image that fills all memory once it is decoded.
    if (Math.max(image.width, image.height) > LONGEST) {
      return { problems: [...problems, `is ${spelt(image)} pixels: make it at most ${LONGEST} a side`] };
    }
    return { problems: [...problems, ...weightProblem(file)], image };
  } catch (error) {
    return { problems: [unreadable(error)] };
  }
}

/**
 * What is wrong with an image that cannot be read or decoded.
 *
 * @param error why
 * @throws {NoDecoderError} where that is the reason, for which no file is to blame
 */
export function unreadable(error: unknown): string {
  if (error instanceof NoDecoderError) throw error;
  const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ').trim() : String(error);
  return `is cut off or unreadable (${reason}): ${SAVE_AGAIN}`;
}

/** Throws where the image is not whole. */
function readImage({ extension }: ImageFile, bytes: Uint8Array<ArrayBuffer>): CheckedImage {
  const wanted = extension.slice(1);
  const kind = fileKind(bytes);
  if (kind !== undefined && kind !== wanted) {
    return { problems: [`is a ${kind} inside, not a ${wanted}: ${SAVE_AGAIN} as ${wanted}`] };
  }
  if (wanted === 'svg') {
    const text = asText(bytes);
    if (text === undefined) {
      return { problems: [`is written in another code than UTF-8: ${SAVE_AGAIN} in UTF-8`] };
    }
    const { problems, size } = readSvg(text);
    return size ? { problems, image: { bytes, format: 'svg', ...size } } : { problems };
  }
  if (kind !== 'png' && kind !== 'webp') throw new Error('it begins like no image');
  const { isAnimated, ...size } = (kind === 'png' ? readPng : readWebp)(bytes);
  return {
    problems: isAnimated ? ['is animated: export it as a still image, the game itself moves it'] : [],
    image: { bytes, format: kind, ...size },
  };
}

/** Undefined where it is no UTF-8. */
function asText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function weightProblem({ name, extension, content }: ImageFile): string[] {
  const vector = isSymbol(name) ? HEAVIEST.symbolSvg : HEAVIEST.svg;
  const heaviest = extension === '.svg' ? vector : HEAVIEST.raster;
  if (content.size <= heaviest) return [];
  const advice =
    extension === '.svg' ? 'fewer points and decimals, or export it as png or webp' : 'fewer pixels';
  return [`weighs ${formatBytes(content.size)}: make it at most ${formatBytes(heaviest)}, with ${advice}`];
}

/** A size as an artist reads it. */
export const spelt = ({ width, height }: Size): string => `${rounded(width)} × ${rounded(height)}`;

/** A small field is drawn on in fractions. */
const rounded = (pixels: number): number => (pixels < 10 ? Number(pixels.toFixed(2)) : Math.round(pixels));
