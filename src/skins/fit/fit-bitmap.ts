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
import type { Area, Coders, EncodedImage, Pixels } from '../rules/pixels';
import { texts } from '../texts';
import { unadjusted, type Adjustment } from './adjustment';
import { analyseBitmap, type BitmapAnalysis } from './analyse-bitmap';
import { backgroundOf } from './background';
import { drawLight } from './draw-bitmap';
import type { SlotPlace } from './layout';

/**
 * What has become of a picture: kept as it is, changed into `image`, or refused for a reason. `notes` has a short sentence for
 * each thing that was done to it, and for each that may look wrong.
 */
export type Fitting =
  | { readonly kind: 'kept'; readonly notes: readonly string[] }
  | { readonly kind: 'changed'; readonly image: FittedImage; readonly notes: readonly string[] }
  | Refused;

interface FittedImage {
  readonly format: 'svg' | 'png' | 'webp';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Refused {
  readonly kind: 'refused';
  /** A sentence. */
  readonly problem: string;
}

export const refused = (problem: string): Refused => ({ kind: 'refused', problem });

const { fit: messages } = texts;

/**
 * Fits a picture of pixels into its place, if it does not fit as it is: a symbol of 300 × 220 pixels that are all visible is
 * drawn on a square of 343, of which it fills 0.875 across.
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
  if (!adjustment && fitsAsItIs(image, isAnimated, analysis, place)) return { kind: 'kept', notes: warnings };
  const { drawn, encoded } = await drawLight(image, analysis, place, wanted, coders);
  const notes = [
    ...(image.format === 'png' || image.format === 'webp' ? [] : [messages.converted(image.format)]),
    ...(isAnimated ? [messages.firstFrame] : []),
    ...(background && wanted.ground === 'removed' ? [messages.groundRemoved] : []),
    ...(analysis.fringe === undefined ? [] : [messages.fringe[analysis.fringe === 0 ? 'dark' : 'light']]),
    ...fittingNotes(image, seen, place),
    ...drawn.notes,
    ...warnings,
  ];
  return { kind: 'changed', image: encoded, notes };
}

function fitsAsItIs(
  image: EncodedImage,
  isAnimated: boolean,
  { seen, fringe }: BitmapAnalysis,
  { slot, shown }: SlotPlace,
): boolean {
  if (isAnimated || fringe !== undefined || !seen) return false;
  if (image.format !== 'png' && image.format !== 'webp') return false;
  if (image.bytes.length > MAX_BYTES.raster) return false;
  if (!isSymbol(slot)) {
    return isInProportion(image, shown) && image.width >= shown.width && image.width <= 2 * MAX_SYMBOL_SIDE;
  }
  const [shorter, longer] = [Math.min(image.width, image.height), Math.max(image.width, image.height)];
  return shorter >= MIN_SYMBOL_SIDE && longer <= MAX_SYMBOL_SIDE && keepsCanvas(image, seen, slot);
}

/** What is done to the canvas of a picture that does not fit as it is. */
export function fittingNotes(size: Size, seen: Area, { slot, shown, target }: SlotPlace): string[] {
  if (!isSymbol(slot))
    return isInProportion(size, shown) ? [] : [target.isCovered ? messages.covered : messages.contained];
  if (!isSquare(size)) return [messages.squared];
  return spanOf(size, seen) < MIN_SPAN ? [messages.trimmed(spanOf(size, seen))] : [];
}

/** Drawings on a square that may be frames. */
const MIN_ON_SQUARE = 4;

/** Whether a picture may be a sheet of frames: it is very long, or shows several drawings in rows and columns. */
export function mayBeSheet(pixels: Pixels, { width, height }: Size): boolean {
  if (isLong({ width, height })) return true;
  const { rows, columns } = findGrid(pixels)?.grid ?? touchingDrawings(pixels) ?? { rows: 1, columns: 1 };
  return rows * columns >= (width === height ? MIN_ON_SQUARE : 2);
}

function* warningsAbout(
  { width, height }: EncodedImage,
  { background, pixels, uneven, hasGridLines: isRuled, isPixelArt: isArt }: BitmapAnalysis,
  { slot }: SlotPlace,
): Generator<string> {
  // What was removed is transparent by now.
  if (background && isSymbol(slot) && backgroundOf(pixels)) yield messages.ground[background.kind];
  // What repeats may be the lines of a grid.
  if (isSymbol(slot) && !isRuled && mayBeSheet(pixels, { width, height })) yield messages.strip;
  if (isRuled) yield messages.grid;
  if (uneven && !isArt && !isRuled) yield messages.uneven(uneven);
}
