import { findGrid, isLong, touchingDrawings } from '../frames/sheet-grid';
import { isSymbol, type Size } from '../image-list';
import { isInProportion, MIN_SPAN, MIN_SYMBOL_SIDE } from '../rules/check-image';
import { MAX_BYTES } from '../rules/open-image';
import type { Area, Coders, DecodePixels, EncodedImage, Pixels, Raster } from '../rules/pixels';
import { texts } from '../texts';
import { unadjusted, type Adjustment } from './adjustment';
import { analyseBitmap, isSquare, keepsCanvas, spanOf, type BitmapAnalysis } from './analyse-bitmap';
import { backgroundOf, removeBackground } from './background';
import { cleanFringe } from './fringe';
import { layOut, SAFE_PART, scaledTarget, SYMBOL_SIDE, type SlotPlace } from './layout';
import { blit, blitTurned, emptyRaster, enlarged, rasterOf } from './raster';

/** A picture as it is to be shown. `image` is undefined where it fits as it is. */
export interface Fitting {
  readonly image?: { readonly format: 'svg' | 'png' | 'webp'; readonly bytes: Uint8Array<ArrayBuffer> };
  readonly notes: readonly string[];
  /** Undefined where nothing is visible. */
  readonly seen: Area | undefined;
}

/** A picture of more pixels a side is reduced. */
const MAX_KEPT_SIDE = 2048;

const { fit: messages } = texts;

/**
 * Fits a picture of pixels into its place, if it does not fit as it is: a symbol of 300 × 220 pixels that are all visible is
 * drawn on a square of 343, of which it fills 0.875 across.
 */
export async function fitBitmap(
  image: EncodedImage,
  isAnimated: boolean,
  place: SlotPlace,
  adjustment: Adjustment,
  coders: Coders,
): Promise<Fitting> {
  const analysis = await analyseBitmap(image, adjustment, coders.decode);
  const { background, seen } = analysis;
  if (!seen) return { notes: [], seen };
  const warnings = [...warningsAbout(image, analysis, place)];
  if (fitsAsItIs(image, isAnimated, analysis, place) && adjustment === unadjusted) {
    return { notes: warnings, seen };
  }
  const { drawn, encoded } = await drawLight(image, analysis, place, adjustment, coders);
  const notes = [
    ...(image.format === 'png' || image.format === 'webp' ? [] : [messages.converted(image.format)]),
    ...(isAnimated ? [messages.firstFrame] : []),
    ...(background && adjustment.ground === 'removed' ? [messages.groundRemoved] : []),
    ...(analysis.fringe === undefined ? [] : [messages.fringe[analysis.fringe === 0 ? 'dark' : 'light']]),
    ...fittingNotes(image, seen, place),
    ...drawn.notes,
    ...warnings,
  ];
  return { image: encoded, notes, seen };
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
    return isInProportion(image, shown) && image.width >= shown.width && image.width <= 2 * MAX_KEPT_SIDE;
  }
  const [shorter, longer] = [Math.min(image.width, image.height), Math.max(image.width, image.height)];
  return shorter >= MIN_SYMBOL_SIDE && longer <= MAX_KEPT_SIDE && keepsCanvas(image, seen, slot);
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

interface Drawn {
  readonly raster: Raster;
  readonly notes: readonly string[];
}

async function drawFitted(
  image: EncodedImage,
  analysis: BitmapAnalysis,
  { slot, shown, target }: SlotPlace,
  adjustment: Adjustment,
  density: number,
  decode: DecodePixels,
): Promise<Drawn> {
  const seen = analysis.seen ?? analysis.faint;
  if (analysis.isPixelArt && isSymbol(slot)) return drawPixelArt(slot, image, analysis, adjustment, decode);
  const longer = Math.max(seen.width, seen.height);
  const side = isSymbol(slot)
    ? Math.round(Math.min(SYMBOL_SIDE.max, Math.max(SYMBOL_SIDE.min, longer / SAFE_PART)))
    : density * Math.max(shown.width, shown.height);
  const isWhole = keepsCanvas(image, seen, slot);
  const box = { x: 0, y: 0, ...target.size };
  const into = scaledTarget(isWhole ? { ...target, box } : target, side);
  const size = { width: Math.round(into.size.width), height: Math.round(into.size.height) };
  const canvas = { x: 0, y: 0, width: image.width, height: image.height };
  const layout = layOut(image, isWhole ? canvas : seen, into, adjustment);
  const raster = emptyRaster(size);
  const area = adjustment.turn === 0 ? croppedTo(analysis.faint, layout, size) : analysis.faint;
  if (area) {
    const { scale } = layout;
    const part = rasterOf(
      await decode(
        image,
        {
          width: Math.max(1, Math.round(area.width * scale)),
          height: Math.max(1, Math.round(area.height * scale)),
        },
        area,
      ),
    );
    cleanPart(part, analysis, adjustment);
    const at = { x: layout.x + area.x * scale, y: layout.y + area.y * scale };
    putPart(raster, part, at, layout, adjustment.turn, true);
  }
  const enlargement = layout.scale / adjustment.scale / (isSymbol(slot) ? 1 : density);
  if (enlargement > 1.15) return { raster, notes: [messages.enlarged(isWhole ? image.width : longer)] };
  return { raster, notes: enlargement < 0.9 ? [messages.reduced(Math.max(image.width, image.height))] : [] };
}

/** The part of an area of a picture that is seen in a place of this size. */
function croppedTo(
  area: Area,
  { scale, x, y }: { scale: number; x: number; y: number },
  size: { width: number; height: number },
): Area | undefined {
  const left = Math.max(area.x, Math.floor(-x / scale));
  const top = Math.max(area.y, Math.floor(-y / scale));
  const right = Math.min(area.x + area.width, Math.ceil((size.width - x) / scale));
  const bottom = Math.min(area.y + area.height, Math.ceil((size.height - y) / scale));
  return right > left && bottom > top
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : undefined;
}

function cleanPart(part: Raster, { background, fringe }: BitmapAnalysis, adjustment: Adjustment): void {
  if (background && background.kind !== 'busy' && adjustment.ground === 'removed')
    removeBackground(part, background.colours);
  if (fringe !== undefined) cleanFringe(part, fringe);
}

function putPart(
  raster: Raster,
  part: Raster,
  at: { readonly x: number; readonly y: number },
  { centre }: { readonly centre: { readonly x: number; readonly y: number } },
  degrees: number,
  isSmooth: boolean,
): void {
  if (degrees === 0) {
    blit(raster, part, { x: Math.round(at.x), y: Math.round(at.y) });
    return;
  }
  // The part's own middle turns around the centre as well.
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [at.x + part.width / 2 - centre.x, at.y + part.height / 2 - centre.y];
  const middle = {
    x: centre.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: centre.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
  blitTurned(raster, part, middle, degrees, isSmooth);
}

/** Enlarges pixel art by a whole number. */
async function drawPixelArt(
  slot: string,
  image: EncodedImage,
  analysis: BitmapAnalysis,
  adjustment: Adjustment,
  decode: DecodePixels,
): Promise<Drawn> {
  const seen = analysis.seen ?? analysis.faint;
  const longer = Math.max(seen.width, seen.height);
  const isWhole = image.width === image.height && keepsCanvas(image, seen, slot);
  const side = isWhole ? image.width : longer + 2 * Math.ceil(longer / 16);
  const times = Math.ceil(SYMBOL_SIDE.min / side);
  const raster = emptyRaster({ width: side * times, height: side * times });
  const own = isWhole
    ? { x: 0, y: 0 }
    : { x: Math.floor((side - seen.width) / 2) - seen.x, y: Math.floor((side - seen.height) / 2) - seen.y };
  const drawn = Math.max(1, Math.round(times * adjustment.scale));
  const native = rasterOf(await decode(image, analysis.faint, analysis.faint));
  cleanPart(native, analysis, adjustment);
  const centre = {
    x: (own.x + seen.x + seen.width / 2) * times + adjustment.x * raster.width,
    y: (own.y + seen.y + seen.height / 2) * times + adjustment.y * raster.height,
  };
  const at = {
    x: centre.x - (seen.x + seen.width / 2 - analysis.faint.x) * drawn,
    y: centre.y - (seen.y + seen.height / 2 - analysis.faint.y) * drawn,
  };
  putPart(raster, enlarged(native, drawn), at, { centre }, adjustment.turn, false);
  return { raster, notes: drawn > 1 ? [messages.pixelArt(drawn)] : [] };
}

/** How many pixels a stage picture has to each CSS pixel: fewer where it would be too heavy. */
const DENSITIES = [2, 1.5, 1];

async function drawLight(
  image: EncodedImage,
  analysis: BitmapAnalysis,
  place: SlotPlace,
  adjustment: Adjustment,
  { decode, encode }: Coders,
) {
  for (const density of DENSITIES) {
    const drawn = await drawFitted(image, analysis, place, adjustment, density, decode);
    const encoded = await encode(drawn.raster, isSymbol(place.slot) ? 'png' : 'webp');
    if (encoded.bytes.length <= MAX_BYTES.raster || density === DENSITIES.at(-1)) return { drawn, encoded };
  }
  throw new Error('There is no density.');
}
