import { isSquare, MIN_SYMBOL_SIDE } from '../rules/image-size';
import { openImage, type ImageFile } from '../rules/open-image';
import { imageDifference, type Area, type DecodePixels, type EncodedImage } from '../rules/pixels';
import { MB } from '../rules/weights';
import { motionOf } from '../skin-slots';
import type { PackedFrame } from './formats/atlas';
import { COMPARED, MAX_DIFFERENCE } from './likeness';
import { readSheet } from './sheet';
import { isEven, millisecondsOf, playback } from './timing';

/** What a sheet weighs at most that stays as it is. */
const MAX_BYTES = 4 * MB;

/**
 * Whether the stage plays a sheet as it is.
 *
 * @param still the picture that it has to begin with; an animation without one can't stay as it is
 */
export async function isReadySheet(
  [file]: readonly ImageFile[],
  frames: readonly PackedFrame[],
  [sheet, ...others]: readonly EncodedImage[],
  still: EncodedImage | undefined,
  decode: DecodePixels,
): Promise<boolean> {
  const [first] = frames;
  if (!file || !first || !sheet || !still || others.length > 0) return false;
  const isPlain = frames.every(
    ({ area, turned, whole }) =>
      !turned &&
      area.width === whole.width &&
      area.height === whole.height &&
      area.width === first.area.width &&
      area.height === first.area.height,
  );
  const times = millisecondsOf(frames.map(({ duration }) => duration));
  const seconds = times.reduce((sum, one) => sum + one, 0) / 1000;
  const isPlayed =
    frames.length <= playback.steps &&
    new Set(frames.map(({ area }) => `${area.x} ${area.y}`)).size <= playback.pictures &&
    isEven(times) &&
    frames.length / seconds <= playback.rate + 0.5 &&
    seconds <= 1.05 * playback.seconds;
  const isFile =
    `.${sheet.format}` === file.extension && sheet.format !== 'svg' && file.content.size <= MAX_BYTES;
  const isSized = isSquare(first.area) && Math.min(first.area.width, first.area.height) >= MIN_SYMBOL_SIDE;
  return isPlain && isPlayed && isFile && isSized && isAlike(sheet, first.area, still, decode);
}

/** Whether a frame looks like a still picture. */
async function isAlike(
  sheet: EncodedImage,
  frame: Area,
  still: EncodedImage,
  decode: DecodePixels,
): Promise<boolean> {
  const size = { width: COMPARED, height: COMPARED };
  const difference = imageDifference(await decode(sheet, size, frame), await decode(still, size));
  return difference <= MAX_DIFFERENCE;
}

/** Whether an animation that the stage plays begins with a picture. One that cannot be read is not said to begin otherwise. */
export async function begins(
  sheetFile: ImageFile,
  data: string,
  stillFile: ImageFile,
  decode: DecodePixels,
): Promise<boolean> {
  const first = readSheet(data, motionOf(sheetFile.name))?.frames[0];
  const [{ image: sheet }, { image: still }] = [await openImage(sheetFile), await openImage(stillFile)];
  return !first || !sheet || !still || isAlike(sheet, first, still, decode);
}
