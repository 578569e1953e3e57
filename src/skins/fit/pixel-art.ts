import { isForWins } from '../../games/win-art';
import { isSymbol, type Size } from '../image-list';
import type { Pixels } from '../rules/pixels';

/** Pixels of the longer side up to which a picture may be pixel art of one pixel each. */
const MAX_SIDE = 128;
const MAX_COLOURS = 64;
/** The same of a picture that is shaded richly, as those of today's pixel artists are: with every edge hard. */
const RICH = { side: 64, colours: 256 };
/** The part of all shown pixels that may be half-transparent. */
const MAX_SOFT = 0.02;

/** Whether a small picture, in its own size, is drawn pixel by pixel: of few colours, with hard edges. */
export function isPixelArt(pixels: Pixels): boolean {
  const side = Math.max(pixels.width, pixels.height);
  if (side <= RICH.side && hasFewColours(pixels, RICH.colours, 0)) return true;
  return side <= MAX_SIDE && hasFewColours(pixels);
}

/** Whether a picture has hard edges and no more than so many colours, as pixel art of any size has. */
export function hasFewColours({ data }: Pixels, max = MAX_COLOURS, maxSoft = MAX_SOFT): boolean {
  const colours = new Set<number>();
  let [shown, soft] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3] ?? 0;
    if (opacity === 0) continue;
    shown += 1;
    if (opacity < 255) soft += 1;
    colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    if (colours.size > max) return false;
  }
  return soft <= maxSoft * shown;
}

/** Widths (pixels) between columns at which anything changes, from one to the next. */
function widthsOf({ width, height, data }: Pixels): number[] {
  const widths: number[] = [];
  let last = 0;
  for (let x = 1; x < width; x++) {
    let isOther = false;
    for (let y = 0; y < height && !isOther; y++) {
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 4; channel++) {
        if (data[at + channel] !== data[at - 4 + channel]) isOther = true;
      }
    }
    if (!isOther) continue;
    widths.push(x - last);
    last = x;
  }
  return widths;
}

const commonFactor = (one: number, other: number): number =>
  other === 0 ? one : commonFactor(other, one % other);

/** The two widths of a picture's pixels where pixel art was enlarged by no whole number; undefined where it was not. */
export function unevenPixels(pixels: Pixels): readonly [number, number] | undefined {
  if (!hasFewColours(pixels)) return undefined;
  // Up to the first change lies an empty edge.
  const widths = widthsOf(pixels).slice(1);
  const smallest = Math.min(...widths);
  if (widths.length < 8 || smallest < 2 || smallest > 24) return undefined;
  if (widths.reduce(commonFactor) > 1) return undefined;
  const ofOne = widths.filter((width) => width === smallest || width === smallest + 1);
  const wider = ofOne.filter((width) => width > smallest).length;
  const isMixed = wider >= 2 && ofOne.length - wider >= 2 && ofOne.length >= widths.length / 2;
  return isMixed ? [smallest, smallest + 1] : undefined;
}

/** Of 255: against fingerprinting, some browsers change the lowest bits of pixels that a page reads. */
const TOLERANCE = 4;

/** Whether two pixels, whose first channels are at these places, look alike. */
function areAlike({ data }: Pick<Pixels, 'data'>, one: number, other: number): boolean {
  const differs = (channel: number): boolean =>
    Math.abs((data[one + channel] ?? 0) - (data[other + channel] ?? 0)) > TOLERANCE;
  if (differs(3)) return false;
  const isHidden = (data[one + 3] ?? 0) <= TOLERANCE;
  return isHidden || !(differs(0) || differs(1) || differs(2));
}

/** The largest squares that a picture consists of (pixels): 8 where pixel art was enlarged eight times, else 1. */
function squareOf(pixels: Pixels): number {
  const { width, height } = pixels;
  let square = commonFactor(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (x > 0 && !areAlike(pixels, at, at - 4)) square = commonFactor(square, x);
      if (y > 0 && !areAlike(pixels, at, at - 4 * width)) square = commonFactor(square, y);
    }
    if (square === 1) break;
  }
  return square;
}

/** A larger picture was drawn in pixels of its own (pixels). */
const MAX_ART_SIDE = 1024;

/** Whether the picture in a slot is shown in whole pixels of its artist's own, if it has such. */
export const keepsArtPixels = (slot: string): boolean => isSymbol(slot) || isForWins(slot);

/** Whether the picture of this size in a slot may have such pixels: symbols are square. */
export const mayHaveArtPixels = ({ width, height }: Size, slot: string): boolean =>
  keepsArtPixels(slot) && (isForWins(slot) || width === height) && Math.max(width, height) <= MAX_ART_SIDE;

/** How many pixels of its artist's own a picture is wide: 32 where each became 8 × 8 of 256. */
export const artPixelsIn = (pixels: Pixels): number => pixels.width / squareOf(pixels);
