import { isSymbol, type Size } from '../image-list';
import { openImage, SAVE_AGAIN, spelt, unreadable, type CheckedImage, type ImageFile } from './open-image';
import { fitted, visibleArea, type DecodePixels, type EncodedImage } from './pixels';

/** How many pixels the shorter side of a symbol has at least. */
export const SYMBOL_LEAST = 128;
/** How far an image may be off its proportion before it would look stretched or cut. */
const TOLERANCE = 0.02;
/** How much of its field a symbol spans at least, in width or in height, to be as large as its neighbours. */
const SPAN_LEAST = 0.6;
/** An image is looked at in this size (pixels): large enough to see whether it shows anything, and quick. */
const CHECK_SIZE = 256;
/** Of 255. What is fainter, like the end of a glow, does not make a symbol look larger. */
const SEEN = 16;

/**
 * Checks one image to its last byte. Rejects with a `NoDecoderError` where none can be decoded.
 *
 * @param shown as it is shown at most
 */
export async function checkImage(file: ImageFile, shown: Size, decode: DecodePixels): Promise<CheckedImage> {
  const { problems, image } = await openImage(file);
  if (!image) return { problems };
  try {
    return {
      problems: [
        ...problems,
        ...(image.format === 'svg' ? [] : sizeProblem(image, shown, file.name)),
        ...proportionProblem(image, shown, file.name),
        ...(await visibilityProblem(image, file.name, decode)),
      ],
      image,
    };
  } catch (error) {
    return { problems: [unreadable(error)] };
  }
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

function proportionProblem(size: Size, shown: Size, name: string): string[] {
  if (isInProportion(size, shown)) return [];
  const { width, height } = size;
  const right =
    width / height > shown.width / shown.height
      ? { width, height: (width * shown.height) / shown.width }
      : { width: (height * shown.width) / shown.height, height };
  const why = isSymbol(name) ? 'a symbol is square' : `for it is shown as ${spelt(shown)}`;
  return [`is ${spelt(size)}: make it ${spelt(right)}, ${why}`];
}

/** Whether a picture of one size can be shown in the place of another without looking stretched or cut. */
export const isInProportion = (size: Size, shown: Size): boolean =>
  Math.abs(size.width / size.height / (shown.width / shown.height) - 1) <= TOLERANCE;

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
