import { isSymbol, shownSizeFor, type ShownSize } from '../image-list';
import { texts } from '../texts';
import { isInProportion, MIN_SPAN, MIN_SYMBOL_SIDE, spanOf } from './image-size';
import { openImage, unreadable, type CheckedImage, type ImageFile } from './open-image';
import { scaledToSide, SEEN, visibleArea, type DecodePixels, type EncodedImage } from './pixels';

/** An image is looked at in this size (pixels): large enough to see whether it shows anything, and quick. */
const CHECK_SIZE = 256;

/** Checks an image, shown at `shown` CSS pixels at most, to its last byte. Rejects with a `NoDecoderError`. */
export async function checkImage(
  file: ImageFile,
  shown: ShownSize,
  decode: DecodePixels,
): Promise<CheckedImage> {
  const { problems, image } = await openImage(file);
  if (!image) return { problems };
  try {
    return {
      problems: [
        ...problems,
        ...sizeProblems(image, shownSizeFor(shown, image), file.name),
        ...(await visibilityProblem(image, file.name, decode)),
      ],
      image,
    };
  } catch (error) {
    return { problems: [unreadable(error)] };
  }
}

function* sizeProblems(image: EncodedImage, shown: ShownSize, name: string): Generator<string> {
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

async function visibilityProblem(image: EncodedImage, name: string, decode: DecodePixels): Promise<string[]> {
  const into = scaledToSide(image, CHECK_SIZE);
  const pixels = await decode(image, into);
  if (!visibleArea(pixels, 1)) return [texts.image.transparent];
  if (!isSymbol(name)) return [];
  const seen = visibleArea(pixels, SEEN);
  const span = seen ? spanOf(into, seen) : 0;
  return span >= MIN_SPAN ? [] : [texts.image.smallDrawing(span)];
}
