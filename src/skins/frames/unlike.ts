import { openPage, framesOn } from './pages';
import { atlasSource, pictureSource, type FrameSource } from './frame-source';
import { scaled } from './drawing';
import { withoutPlainBackground } from './background';
import type { Atlas } from './formats/atlas';
import { squareAround } from './likeness';
import { imageDifference, type DecodePixels, type EncodedImage, type Pixels } from '../rules/pixels';
import type { ImageFile } from '../rules/open-image';

/** How much a picture differs at most from the one before on average (0 to 1), if they are frames of one movement. */
const MAX_DIFFERENCE = 0.15;
/** How much their colours do (0 to 1), unless what moves flashes: things of one shape differ in theirs. */
const MAX_COLOUR_DIFFERENCE = 0.05;
/** The side in which they are compared (pixels). */
const COMPARED = 16;
/** How many of them are looked at. */
const MAX_LOOKED = 12;

/** Whether numbered pictures each show something else, so that they are no frames of a movement. Rejects where one can't be read. */
export async function areUnlike(files: readonly ImageFile[], decode: DecodePixels): Promise<boolean> {
  const small = await looked(pictureSource(await imagesIn(files), decode));
  return averageOf(imageDifference, small) > MAX_DIFFERENCE;
}

/**
 * Whether pictures, or frames on them, show the same object as it moves: they have one size, and neither shape nor colours
 * change much. Rejects where one can't be read.
 */
export async function showSameObject(
  files: readonly ImageFile[],
  decode: DecodePixels,
  atlas?: Pick<Atlas, 'frames' | 'pages'>,
): Promise<boolean> {
  const images = await imagesIn(files);
  const placed = atlas && framesOn(atlas.frames, atlas.pages, images);
  const [first, ...others] = atlas ? atlas.frames.map(({ whole }) => whole) : images;
  const isOneSize = others.every(({ width, height }) => width === first?.width && height === first.height);
  if (!isOneSize || placed?.problem !== undefined) return false;
  const small = await looked(
    placed ? atlasSource(placed.frames, atlas.pages, images, decode) : pictureSource(images, decode),
  );
  return (
    averageOf(imageDifference, small) <= MAX_DIFFERENCE &&
    averageOf(colourDifference, small) <= MAX_COLOUR_DIFFERENCE
  );
}

async function imagesIn(files: readonly ImageFile[]): Promise<EncodedImage[]> {
  const opened = await Promise.all(files.slice(0, MAX_LOOKED).map(openPage));
  return opened.flatMap(({ image }) => image ?? []);
}

/** Drawings of one movement that flash or jump differ less than this on average (0 to 1), whatever their colours. */
const MAX_OF_ONE_THING = 0.3;

/** Whether small pictures, as `smallOf` makes them, show different things rather than one that moves. */
export function showDifferentThings(small: readonly Pixels[]): boolean {
  const difference = averageOf(imageDifference, small);
  return (
    difference > MAX_OF_ONE_THING ||
    (difference > MAX_DIFFERENCE && averageOf(colourDifference, small) > MAX_COLOUR_DIFFERENCE)
  );
}

/** Whether frames show different things, which may have different sizes. Rejects where one can't be read. */
export async function areDifferentThings(
  files: readonly ImageFile[],
  decode: DecodePixels,
  { frames, pages }: Pick<Atlas, 'frames' | 'pages'>,
): Promise<boolean> {
  const images = await imagesIn(files);
  const placed = framesOn(frames, pages, images);
  if (placed.problem !== undefined) return false;
  return showDifferentThings(await looked(atlasSource(placed.frames, pages, images, decode)));
}

/** A picture in a small square and without a plain background, to be compared. */
export const smallOf = (picture: Pixels): Pixels =>
  scaled(withoutPlainBackground(picture) ?? picture, squareAround(picture), COMPARED, false);

/** The first frames, each in a small square and without a plain background. */
async function looked(source: FrameSource): Promise<readonly Pixels[]> {
  const small: Pixels[] = [];
  for (const index of [...source.durations.keys()].slice(0, MAX_LOOKED)) {
    small.push(smallOf(await source.pictureAt(index)));
  }
  return small;
}

function averageOf(differenceOf: (one: Pixels, other: Pixels) => number, frames: readonly Pixels[]): number {
  const differences = frames.slice(1).map((one, index) => differenceOf(one, frames[index] ?? one));
  return differences.reduce((sum, one) => sum + one, 0) / Math.max(1, differences.length);
}

/** How much the mean colours of two pictures differ where they show anything, 0 to 1. */
function colourDifference(one: Pixels, other: Pixels): number {
  const [a, b] = [meanColour(one), meanColour(other)];
  return Math.max(...a.map((value, channel) => Math.abs(value - (b[channel] ?? 0)))) / 255;
}

/** Red, green and blue, 0 to 255. */
function meanColour({ data }: Pixels): readonly number[] {
  const sums = [0, 0, 0];
  let opacity = 0;
  for (let at = 0; at < data.length; at += 4) {
    const share = data[at + 3] ?? 0;
    opacity += share;
    for (const channel of sums.keys()) {
      sums[channel] = (sums[channel] ?? 0) + share * (data[at + channel] ?? 0);
    }
  }
  return sums.map((sum) => sum / Math.max(1, opacity));
}
