import { isSymbol, type Size } from '../image-list';
import { texts } from '../texts';
import { openImage, unreadable, type CheckedImage, type ImageFile } from './open-image';
import { fitted, SEEN, visibleArea, type DecodePixels, type EncodedImage } from './pixels';

/** Pixels of a symbol's shorter side. */
export const MIN_SYMBOL_SIDE = 128;
/** How far an image may be off its proportion before it would look stretched or cut. */
const TOLERANCE = 0.02;
/** The part of its width or height that a symbol fills at least, to be as large as its neighbours. */
export const MIN_SPAN = 0.6;
/** An image is looked at in this size (pixels): large enough to see whether it shows anything, and quick. */
const CHECK_SIZE = 256;

/** Checks an image, shown at `shown` CSS pixels at most, to its last byte. Rejects with a `NoDecoderError`. */
export async function checkImage(file: ImageFile, shown: Size, decode: DecodePixels): Promise<CheckedImage> {
  const { problems, image } = await openImage(file);
  if (!image) return { problems };
  try {
    return {
      problems: [
        ...problems,
        ...sizeProblems(image, shown, file.name),
        ...(await visibilityProblem(image, file.name, decode)),
      ],
      image,
    };
  } catch (error) {
    return { problems: [unreadable(error)] };
  }
}

function* sizeProblems(image: EncodedImage, shown: Size, name: string): Generator<string> {
  const { width, height, format } = image;
  const isSmall = isSymbol(name) ? Math.min(width, height) < MIN_SYMBOL_SIDE : width < shown.width;
  if (isSmall && format !== 'svg')
    yield isSymbol(name)
      ? texts.image.smallSymbol(image, MIN_SYMBOL_SIDE)
      : texts.image.narrow(width, shown.width);
  if (isInProportion(image, shown)) return;
  const right =
    width / height > shown.width / shown.height
      ? { width, height: (width * shown.height) / shown.width }
      : { width: (height * shown.width) / shown.height, height };
  yield isSymbol(name)
    ? texts.image.symbolNotSquare(image, right)
    : texts.image.otherProportion(image, right, shown);
}

/** Whether a picture of one size can be shown in the place of another without looking stretched or cut. */
export const isInProportion = (size: Size, shown: Size): boolean =>
  Math.abs(size.width / size.height / (shown.width / shown.height) - 1) <= TOLERANCE;

async function visibilityProblem(image: EncodedImage, name: string, decode: DecodePixels): Promise<string[]> {
  const into = fitted(image, CHECK_SIZE);
  const pixels = await decode(image, into);
  if (!visibleArea(pixels, 1)) return [texts.image.transparent];
  if (!isSymbol(name)) return [];
  const seen = visibleArea(pixels, SEEN);
  const exact = seen ? Math.max(seen.width / into.width, seen.height / into.height) : 0;
  // In whole percents, as it is said.
  const span = Math.round(100 * exact) / 100;
  return span >= MIN_SPAN ? [] : [texts.image.smallDrawing(span)];
}
