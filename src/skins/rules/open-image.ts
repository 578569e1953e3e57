import { isSymbol } from '../image-list';
import { fileFormat, readPng, readWebp } from './file-format';
import { NoDecoderError, type EncodedImage } from './pixels';
import { openSvg } from '../svg/open-svg';
import { texts } from '../texts';
import { KB, MB } from './weights';
import { FileProblem, UnreadableImage } from './file-problem';

/** The formats of pictures that the product shows. */
export const IMAGE_EXTENSIONS = ['.svg', '.png', '.webp'];

/**
 * Bytes of a file in a finished skin; fitting takes larger ones (fit-picture.ts). The reels fetch a symbol's SVG as it is; from
 * everything else the build makes light bitmaps.
 */
export const MAX_BYTES = { symbolSvg: 64 * KB, svg: 128 * KB, raster: 4 * MB };
/** Pixels of a side: what fits into the memory of a build, and more than any screen shows. */
const MAX_SIDE = 8192;

/** A file, whose size is known before it is read: a browser's `File` is one. */
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
  readonly problems: readonly string[];
  /** Undefined where it cannot be shown. */
  readonly image?: EncodedImage;
}

/** Reads, without decoding, whether a file is a whole, still image that can be shown, and that runs and loads nothing. */
export async function openImage(file: ImageFile): Promise<CheckedImage> {
  const { size: weight } = file.content;
  if (weight === 0) return { problems: [texts.image.empty] };
  // Before it is read: it may be of any size.
  if (weight > MAX_BYTES.raster) return { problems: weightProblem(file) };
  try {
    const { problems, image } = readImage(file, new Uint8Array(await file.content.arrayBuffer()));
    if (!image) return { problems };
    // A small file can contain an image that fills all memory once it is decoded.
    if (Math.max(image.width, image.height) > MAX_SIDE) {
      return { problems: [...problems, texts.image.tooManyPixels(image, MAX_SIDE)] };
    }
    return { problems: [...problems, ...weightProblem(file)], image };
  } catch (error) {
    return { problems: [unreadable(error)] };
  }
}

/** What is wrong with an image that cannot be read. Throws a `NoDecoderError` on: no file is to blame for that. */
export function unreadable(error: unknown): string {
  if (error instanceof NoDecoderError) throw error;
  if (error instanceof FileProblem) return error.message;
  return texts.image.unreadable(
    error instanceof UnreadableImage ? error.message : texts.image.reasons.damaged,
  );
}

/** Throws where the image is not whole. */
function readImage({ extension }: ImageFile, bytes: Uint8Array<ArrayBuffer>): CheckedImage {
  const wanted = extension.slice(1);
  const format = fileFormat(bytes);
  if (format !== undefined && format !== wanted)
    return { problems: [texts.image.otherFormat(format, wanted)] };
  if (wanted === 'svg') {
    const { problems, size } = openSvg(bytes);
    return size ? { problems, image: { bytes, format: 'svg', ...size } } : { problems };
  }
  if (format !== 'png' && format !== 'webp') throw new UnreadableImage(texts.image.reasons.noImage);
  const { isAnimated, ...size } = (format === 'png' ? readPng : readWebp)(bytes);
  return {
    problems: isAnimated ? [texts.image.animated] : [],
    image: { bytes, format, ...size },
  };
}

function weightProblem({ name, extension, content: { size } }: ImageFile): string[] {
  if (extension !== '.svg')
    return size > MAX_BYTES.raster ? [texts.image.tooHeavy(size, MAX_BYTES.raster)] : [];
  const max = isSymbol(name) ? MAX_BYTES.symbolSvg : MAX_BYTES.svg;
  return size > max ? [texts.image.svgTooHeavy(size, max)] : [];
}
