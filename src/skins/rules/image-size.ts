import { isSymbol, type Size } from '../image-list';

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

/** Whether a symbol's canvas is square and filled well enough: the drawing stays where the artist has put it. */
export const keepsCanvas = (size: Size, seen: Size, slot: string): boolean =>
  isSymbol(slot) && isSquare(size) && spanOf(size, seen) >= MIN_SPAN;
