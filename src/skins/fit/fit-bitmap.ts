import { isSymbol, type Size } from '../image-list';
import { isInProportion, MIN_SPAN, MIN_SYMBOL_SIDE } from '../rules/check-image';
import { MAX_BYTES } from '../rules/open-image';
import type { Area, EncodedImage } from '../rules/pixels';
import { texts } from '../texts';
import { unadjusted, type Adjustment } from './adjustment';
import { drawLight, type Coders, type Place } from './draw-bitmap';
import { groundOf } from './ground';
import { isSquare, keepsCanvas, lookAt, spanOf, type Looked } from './look-at-bitmap';

/** A picture as it is to be shown. `image` is undefined where it fits as it is. */
export interface Fitting {
  readonly image?: { readonly format: 'svg' | 'png' | 'webp'; readonly bytes: Uint8Array<ArrayBuffer> };
  readonly notes: readonly string[];
  /** Undefined where nothing is visible. */
  readonly seen: Area | undefined;
}

/** A picture of more pixels a side is reduced. */
const MAX_KEPT_SIDE = 2048;

const { fit: words } = texts;

/** Fits a picture of pixels into its place, if it does not fit as it is. */
export async function fitBitmap(
  image: EncodedImage,
  isAnimated: boolean,
  place: Place,
  adjustment: Adjustment,
  coders: Coders,
): Promise<Fitting> {
  const looked = await lookAt(image, adjustment, coders.decode);
  const { ground, seen } = looked;
  if (!seen) return { notes: [], seen };
  const warnings = [...warningsAbout(image, looked, place)];
  if (fitsAsItIs(image, isAnimated, looked, place) && adjustment === unadjusted) {
    return { notes: warnings, seen };
  }
  const { drawn, encoded } = await drawLight(image, looked, place, adjustment, coders);
  const notes = [
    ...(image.format === 'png' || image.format === 'webp' ? [] : [words.converted(image.format)]),
    ...(isAnimated ? [words.firstFrame] : []),
    ...(ground && adjustment.ground === 'removed' ? [words.groundRemoved] : []),
    ...(looked.fringe === undefined ? [] : [words.fringe[looked.fringe === 0 ? 'dark' : 'light']]),
    ...fittingNotes(image, seen, place),
    ...drawn.notes,
    ...warnings,
  ];
  return { image: encoded, notes, seen };
}

function fitsAsItIs(
  image: EncodedImage,
  isAnimated: boolean,
  { seen, fringe }: Looked,
  { slot, shown }: Place,
): boolean {
  if (isAnimated || fringe !== undefined || !seen) return false;
  if (image.format !== 'png' && image.format !== 'webp') return false;
  if (image.bytes.length > MAX_BYTES.raster) return false;
  if (!isSymbol(slot)) {
    return isInProportion(image, shown) && image.width >= shown.width && image.width <= 2 * MAX_KEPT_SIDE;
  }
  const [shorter, longer] = [Math.min(image.width, image.height), Math.max(image.width, image.height)];
  return shorter >= MIN_SYMBOL_SIDE && longer <= MAX_KEPT_SIDE && keepsCanvas(image, seen, slot);
}

/** What is done to the canvas of a picture that does not fit as it is. */
export function fittingNotes(size: Size, seen: Area, { slot, shown, target }: Place): string[] {
  if (!isSymbol(slot))
    return isInProportion(size, shown) ? [] : [target.isCovered ? words.covered : words.contained];
  if (!isSquare(size)) return [words.squared];
  return spanOf(size, seen) < MIN_SPAN ? [words.trimmed(spanOf(size, seen))] : [];
}

/** How many times as long as wide a picture is at least that may be a strip of frames. */
const MIN_STRIP = 4;

function* warningsAbout(
  { width, height }: EncodedImage,
  { ground, pixels, uneven, hasGrid: isRuled, isPixelArt: isArt }: Looked,
  { slot }: Place,
): Generator<string> {
  // What was removed is transparent by now.
  if (ground && isSymbol(slot) && groundOf(pixels)) yield words.ground[ground.kind];
  if (isSymbol(slot) && Math.max(width, height) >= MIN_STRIP * Math.min(width, height)) yield words.strip;
  if (isRuled) yield words.grid;
  if (uneven && !isArt && !isRuled) yield words.uneven(uneven);
}
