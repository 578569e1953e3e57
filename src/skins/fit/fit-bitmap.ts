import { findGrid, isLong, touchingDrawings } from '../frames/sheet-grid';
import { isSymbol, type Size } from '../image-list';
import {
  isInProportion,
  isSquare,
  keepsCanvas,
  MAX_SYMBOL_SIDE,
  MIN_SPAN,
  MIN_SYMBOL_SIDE,
  spanOf,
} from '../rules/image-size';
import { MAX_BYTES } from '../rules/open-image';
import { SEEN, type Area, type Coders, type EncodedImage, type Pixels } from '../rules/pixels';
import { texts } from '../texts';
import { unadjusted, type Adjustment } from './adjustment';
import { analyseBitmap, type BitmapAnalysis } from './analyse-bitmap';
import { backgroundOf } from './background';
import { refused, type Fitting } from './fitting';
import { drawAndEncode } from './draw-bitmap';
import type { SlotPlace } from './layout';

const { fit: messages } = texts;

/**
 * Fits a picture of pixels into its place. A symbol is kept if it is a still PNG or WebP of at most 4 MB on a square of 128 to
 * 2048 pixels, fills 60 % of that and has no fringe. Any other is drawn as a PNG on a square of 256 to 512 pixels. Its visible
 * part fills 0.875 of that, so 300 × 220 pixels that are all visible take a square of 343; a square that is filled to 60 % keeps
 * its canvas. Pixel art of at most 128 pixels is enlarged by a whole number.
 *
 * @param adjustment null fits it automatically
 */
export async function fitBitmap(
  image: EncodedImage,
  isAnimated: boolean,
  place: SlotPlace,
  adjustment: Adjustment | null,
  coders: Coders,
): Promise<Fitting> {
  const wanted = adjustment ?? unadjusted;
  const analysis = await analyseBitmap(image, wanted, coders.decode);
  const { background, seen } = analysis;
  if (!seen) return refused(texts.image.transparent);
  const warnings = [...warningsAbout(image, analysis, place)];
  const kept = !adjustment && !isAnimated && keptFormat(image, analysis, place);
  if (kept) return { kind: 'kept', format: kept, notes: warnings };
  const { drawn, encoded } = await drawAndEncode(image, analysis, place, wanted, coders);
  const notes = [
    ...(image.format === 'png' || image.format === 'webp' ? [] : [messages.converted(image.format)]),
    ...(isAnimated ? [messages.firstFrame] : []),
    ...(background && wanted.ground === 'removed' ? [messages.groundRemoved] : []),
    ...(analysis.fringe === undefined ? [] : [messages.fringe[analysis.fringe === 0 ? 'dark' : 'light']]),
    ...fittingNotes(image, seen, place),
    ...drawn.notes,
    ...warnings,
  ];
  return { kind: 'changed', ...encoded, notes };
}

/** The format of a picture that fits as it is; undefined where it doesn't. */
function keptFormat(
  { format, bytes, width, height }: EncodedImage,
  { seen, fringe }: BitmapAnalysis,
  { slot, shown }: SlotPlace,
): 'png' | 'webp' | undefined {
  if (fringe !== undefined || !seen || bytes.length > MAX_BYTES.raster) return undefined;
  if (format !== 'png' && format !== 'webp') return undefined;
  const fits = isSymbol(slot)
    ? Math.min(width, height) >= MIN_SYMBOL_SIDE &&
      Math.max(width, height) <= MAX_SYMBOL_SIDE &&
      keepsCanvas({ width, height }, seen, slot)
    : isInProportion({ width, height }, shown) && width >= shown.width && width <= 2 * MAX_SYMBOL_SIDE;
  return fits ? format : undefined;
}

/**
 * What is done to the canvas of a picture that does not fit as it is.
 *
 * @param seen its visible part, from the upper left corner of the canvas
 */
export function fittingNotes(size: Size, seen: Area, { slot, shown, target }: SlotPlace): string[] {
  if (!isSymbol(slot))
    return isInProportion(size, shown) ? [] : [target.isCovered ? messages.covered : messages.contained];
  if (!isSquare(size)) return [messages.squared];
  if (spanOf(size, seen) < MIN_SPAN) return [messages.trimmed(spanOf(size, seen))];
  return keepsCanvas(size, seen, slot) ? [] : [messages.centred];
}

/** Drawings on a square that may be frames. */
const MIN_ON_SQUARE = 4;

/** Whether a picture may be a sheet of frames: it is very long, or shows several drawings in rows and columns. */
export function mayBeSheet(pixels: Pixels, { width, height }: Size): boolean {
  if (isLong({ width, height })) return true;
  const { rows, columns } = findGrid(pixels)?.grid ?? touchingDrawings(pixels) ?? { rows: 1, columns: 1 };
  return rows * columns >= (width === height ? MIN_ON_SQUARE : 2);
}

/** The slots of frames, which lie over the reels. */
const FRAME = /\/stage\/frame(-tall)?$/;
/** Of 255. The most opaque part of a picture that is less so can hardly be seen. */
const MIN_OPACITY = 64;

/** The part of a frame's width and height, around its middle, in which symbols show, and how much of that it may cover. */
const WINDOW = 0.5;
const MAX_COVERED = 0.1;

/** Notes on a symbol that can hardly be seen, and on a frame that covers the symbols. */
export function* visibilityNotes(pixels: Pixels, slot: string): Generator<string> {
  const { width, height, data } = pixels;
  if (isSymbol(slot)) {
    let highest = 0;
    for (let at = 3; at < data.length; at += 4) highest = Math.max(highest, data[at] ?? 0);
    if (highest < MIN_OPACITY) yield messages.faint(highest / 255);
  }
  if (!FRAME.test(slot)) return;
  let [covered, all] = [0, 0];
  for (let y = Math.ceil((height * WINDOW) / 2); y < height * (1 - WINDOW / 2); y++) {
    for (let x = Math.ceil((width * WINDOW) / 2); x < width * (1 - WINDOW / 2); x++) {
      all++;
      if ((data[(y * width + x) * 4 + 3] ?? 0) >= SEEN) covered++;
    }
  }
  if (covered > MAX_COVERED * all) yield messages.covers;
}

function* warningsAbout(
  { width, height }: EncodedImage,
  { background, pixels, uneven, hasGridLines: isRuled, isPixelArt: isArt }: BitmapAnalysis,
  { slot, target }: SlotPlace,
): Generator<string> {
  yield* visibilityNotes(pixels, slot);
  // What was removed is transparent by now.
  if (background && !target.isCovered && backgroundOf(pixels)) yield messages.ground[background.kind];
  // What repeats may be the lines of a grid.
  if (isSymbol(slot) && !isRuled && mayBeSheet(pixels, { width, height })) yield messages.strip;
  if (isRuled) yield messages.grid;
  if (uneven && !isArt && !isRuled) yield messages.uneven(uneven);
}
