import { isSymbol, type Size } from '../image-list';
import type { Area } from './pixels';

/** Pixels of a symbol's shorter side, at least. */
export const MIN_SYMBOL_SIDE = 128;
/** Pixels of a symbol's longer side, at most. Only fitting asks for it: it draws a larger picture smaller. */
export const MAX_SYMBOL_SIDE = 2048;
/** The part of its width or height that a symbol fills at least, to be as large as its neighbours. */
export const MIN_SPAN = 0.6;
/** How far an image may be off its proportion before it would look stretched or cut. */
const TOLERANCE = 0.02;

/** Whether a picture of one size can be shown in the place of another without looking stretched or cut. */
export const isInProportion = (size: Size, shown: Size): boolean =>
  Math.abs(size.width / size.height / (shown.width / shown.height) - 1) <= TOLERANCE;

export const isSquare = (size: Size): boolean => isInProportion(size, { width: 1, height: 1 });

/** The part of its width or height that a picture fills, 0 to 1, as it is said: in whole percents. */
export const spanOf = (size: Size, seen: Size): number =>
  Math.round(100 * Math.max(seen.width / size.width, seen.height / size.height)) / 100;

/** How far a drawing's middle may be off that of its canvas, as a part of the canvas; less if it touches an edge. */
const MAX_OFF_MIDDLE = 0.08;
const MAX_OFF_AT_EDGE = 0.055;

/** Whether a drawing is off the middle of its canvas, or touches one edge only. */
function isOffMiddle({ width, height }: Size, seen: Area): boolean {
  const isOff = (start: number, length: number, side: number): boolean => {
    const [before, after] = [start, side - start - length];
    const touches = Math.min(before, after) < side / 100;
    return Math.abs(after - before) / 2 > (touches ? MAX_OFF_AT_EDGE : MAX_OFF_MIDDLE) * side;
  };
  return isOff(seen.x, seen.width, width) || isOff(seen.y, seen.height, height);
}

/**
 * Whether a symbol's canvas is square, filled well enough, and its drawing in its middle: it stays where the artist has put it.
 *
 * @param seen its visible part, from the upper left corner of the canvas
 */
export const keepsCanvas = (size: Size, seen: Area, slot: string): boolean =>
  isSymbol(slot) && isSquare(size) && spanOf(size, seen) >= MIN_SPAN && !isOffMiddle(size, seen);
