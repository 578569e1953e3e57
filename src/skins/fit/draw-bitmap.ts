import { isFigure, isSymbol } from '../image-list';
import { keepsCanvas } from '../rules/image-size';
import { MAX_BYTES } from '../rules/open-image';
import type { Area, Coders, DecodePixels, EncodedImage, Raster } from '../rules/pixels';
import { texts } from '../texts';
import type { Adjustment } from './adjustment';
import type { BitmapAnalysis } from './analyse-bitmap';
import { removeBackground } from './background';
import { cleanFringe } from './fringe';
import { layOut, SAFE_PART, scaledTarget, SYMBOL_SIDE, type SlotPlace } from './layout';
import { blit, blitTurned, emptyRaster, enlarged, rasterOf } from './raster';

const { fit: messages } = texts;

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
  const seen = analysis.seen ?? analysis.faintlySeen;
  if (analysis.isPixelArt && isSymbol(slot)) return drawPixelArt(slot, image, analysis, adjustment, decode);
  if (analysis.isPixelArt && isFigure(slot)) return enlargeFigure(image, shown.height, decode);
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
  const area = adjustment.turn === 0 ? croppedTo(analysis.faintlySeen, layout, size) : analysis.faintlySeen;
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

/** Enlarges pixel art by a whole number, with its canvas, to at least this height (pixels). */
async function enlargeFigure(image: EncodedImage, height: number, decode: DecodePixels): Promise<Drawn> {
  const times = Math.ceil(height / image.height);
  const raster = enlarged(rasterOf(await decode(image, image)), times);
  return { raster, notes: times > 1 ? [messages.pixelArt(times)] : [] };
}

/** Enlarges pixel art by a whole number. */
async function drawPixelArt(
  slot: string,
  image: EncodedImage,
  analysis: BitmapAnalysis,
  adjustment: Adjustment,
  decode: DecodePixels,
): Promise<Drawn> {
  const seen = analysis.seen ?? analysis.faintlySeen;
  const longer = Math.max(seen.width, seen.height);
  const isWhole = image.width === image.height && keepsCanvas(image, seen, slot);
  const side = isWhole ? image.width : longer + 2 * Math.ceil(longer / 16);
  const times = Math.ceil(SYMBOL_SIDE.min / side);
  const raster = emptyRaster({ width: side * times, height: side * times });
  const own = isWhole
    ? { x: 0, y: 0 }
    : { x: Math.floor((side - seen.width) / 2) - seen.x, y: Math.floor((side - seen.height) / 2) - seen.y };
  const drawn = Math.max(1, Math.round(times * adjustment.scale));
  const native = rasterOf(await decode(image, analysis.faintlySeen, analysis.faintlySeen));
  cleanPart(native, analysis, adjustment);
  const centre = {
    x: (own.x + seen.x + seen.width / 2) * times + adjustment.x * raster.width,
    y: (own.y + seen.y + seen.height / 2) * times + adjustment.y * raster.height,
  };
  const at = {
    x: centre.x - (seen.x + seen.width / 2 - analysis.faintlySeen.x) * drawn,
    y: centre.y - (seen.y + seen.height / 2 - analysis.faintlySeen.y) * drawn,
  };
  putPart(raster, enlarged(native, drawn), at, { centre }, adjustment.turn, false);
  return { raster, notes: drawn > 1 ? [messages.pixelArt(drawn)] : [] };
}

/** How many pixels a stage picture has to each CSS pixel: fewer where it would be too heavy. */
const DENSITIES = [2, 1.5, 1];

/**
 * Draws a picture as it fits its place, and encodes it: a symbol as PNG, anything else as WebP. Where that is heavier than
 * pictures may be it is drawn with fewer pixels, and returned at the fewest even if it is still too heavy.
 *
 * @returns `drawn` with a note on what was done to its pixels, and `encoded`, the file
 */
export async function drawAndEncode(
  image: EncodedImage,
  analysis: BitmapAnalysis,
  place: SlotPlace,
  adjustment: Adjustment,
  { decode, encode }: Coders,
) {
  for (const density of DENSITIES) {
    const drawn = await drawFitted(image, analysis, place, adjustment, density, decode);
    const encoded = await encode(drawn.raster, isSymbol(place.slot) || isFigure(place.slot) ? 'png' : 'webp');
    if (encoded.bytes.length <= MAX_BYTES.raster || density === DENSITIES.at(-1)) return { drawn, encoded };
  }
  throw new Error('There is no density.');
}
