import { isSymbol, type Size } from '../image-list';
import { fileKind } from './file-kind';
import { fitted, visibleArea, type DecodePixels, type EncodedImage } from './pixels';
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
/** How many pixels the shorter side of a symbol has at least. */
const SYMBOL_LEAST = 128;
/** How far an image may be off its proportion before it would look stretched or cut. */
const TOLERANCE = 0.02;
/** How much of its field a symbol spans at least, in width or in height, to be as large as its neighbours. */
const SPAN_LEAST = 0.6;
/** An image is looked at in this size (pixels): large enough to see whether it shows anything, and quick. */
const CHECK_SIZE = 256;
/** Of 255. What is fainter, like the end of a glow, does not make a symbol look larger. */
const SEEN = 16;

const SAVE_AGAIN = 'export it again from the drawing program';

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
 * Checks one image to its last byte.
 *
 * @param shown as it is shown at most
 */
export async function checkImage(file: ImageFile, shown: Size, decode: DecodePixels): Promise<CheckedImage> {
  const { size: weight } = file.content;
  if (weight === 0) return { problems: [`is empty: ${SAVE_AGAIN}`] };
  // Before it is read: it may be of any size.
  if (weight > HEAVIEST.raster) return { problems: weightProblem(file) };
  try {
    const bytes = new Uint8Array(await file.content.arrayBuffer());
    const { problems, image } = readImage(file, bytes, shown);
    if (!image) return { problems };
    // Before it is decoded: a small file can contain an image that fills all memory.
    if (Math.max(image.width, image.height) > LONGEST) {
      return { problems: [...problems, `is ${spelt(image)} pixels: make it at most ${LONGEST} a side`] };
    }
    return {
      problems: [
        ...problems,
        ...weightProblem(file),
        ...proportionProblem(image, shown, file.name),
        ...(await visibilityProblem(image, file.name, decode)),
      ],
      image,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ').trim() : String(error);
    return { problems: [`is cut off or unreadable (${reason}): ${SAVE_AGAIN}`] };
  }
}

/** Reads what an image says about itself. Throws where it is not whole. */
function readImage(
  { name, extension }: ImageFile,
  bytes: Uint8Array<ArrayBuffer>,
  shown: Size,
): CheckedImage {
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
    problems: [
      ...(isAnimated ? ['is animated: export it as a still image, the game itself moves it'] : []),
      ...sizeProblem(size, shown, name),
    ],
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

function sizeProblem({ width, height }: Size, shown: Size, name: string): string[] {
  if (isSymbol(name)) {
    if (Math.min(width, height) >= SYMBOL_LEAST) return [];
    return [
      `is ${width} × ${height} pixels: make it at least ${SYMBOL_LEAST} on the shorter side, 512 is better`,
    ];
  }
  if (width >= shown.width) return [];
  return [`is ${width} pixels wide: make it at least ${shown.width}, ${2 * shown.width} is better`];
}

function proportionProblem({ width, height }: Size, shown: Size, name: string): string[] {
  const wide = width / height / (shown.width / shown.height);
  if (Math.abs(wide - 1) <= TOLERANCE) return [];
  const right =
    wide > 1
      ? { width, height: (width * shown.height) / shown.width }
      : { width: (height * shown.width) / shown.height, height };
  const why = isSymbol(name) ? 'a symbol is square' : `for it is shown as ${spelt(shown)}`;
  return [`is ${spelt({ width, height })}: make it ${spelt(right)}, ${why}`];
}

const spelt = ({ width, height }: Size): string => `${rounded(width)} × ${rounded(height)}`;

/** A small field is drawn on in fractions. */
const rounded = (pixels: number): number => (pixels < 10 ? Number(pixels.toFixed(2)) : Math.round(pixels));

async function visibilityProblem(image: EncodedImage, name: string, decode: DecodePixels): Promise<string[]> {
  const into = fitted(image, CHECK_SIZE);
  const pixels = await decode(image, into);
  if (!visibleArea(pixels, 1)) return [`is fully transparent: draw something, or ${SAVE_AGAIN}`];
  if (!isSymbol(name)) return [];
  const seen = visibleArea(pixels, SEEN);
  const span = seen ? Math.max(seen.width / into.width, seen.height / into.height) : 0;
  if (span >= SPAN_LEAST) return [];
  return [
    `spans only ${Math.round(100 * span)} % of its field: cut off the empty edges, or draw it larger, other symbols span 90 %`,
  ];
}
