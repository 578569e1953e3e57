import { isSymbol, type ShownSize } from '../image-list';
import { isInProportion, MIN_SPAN, MIN_SYMBOL_SIDE } from '../rules/check-image';
import {
  fitted,
  visibleArea,
  type Area,
  type DecodePixels,
  type EncodedImage,
  type EncodePixels,
  type Pixels,
  type Raster,
} from '../rules/pixels';
import { MAX_BYTES } from '../rules/open-image';
import { texts } from '../texts';
import { unadjusted, type Adjustment } from './adjustment';
import { cleanFringe, fringeOf } from './fringe';
import { hasGrid } from './grid';
import { groundOf, removeGround, type Ground } from './ground';
import { layOut, SAFE_PART, scaledTarget, SEEN, type Target } from './layout';
import { isPixelArt, unevenPixels } from './pixel-art';
import { emptyRaster, enlarged, place, placeTurned, rasterOf } from './raster';

export interface Place {
  readonly slot: string;
  readonly shown: ShownSize;
  readonly target: Target;
}

interface Coders {
  readonly decode: DecodePixels;
  readonly encode: EncodePixels;
}

/** A picture as it is to be shown. `image` is undefined where it fits as it is. */
export interface Fitting {
  readonly image?: { readonly format: 'svg' | 'png' | 'webp'; readonly bytes: Uint8Array<ArrayBuffer> };
  readonly notes: readonly string[];
  /** Undefined where nothing is visible. */
  readonly seen: Area | undefined;
}

/** The longer side in which a picture is looked at (pixels). */
const LOOK = 1024;
/** Pixels of a fitted symbol's side. */
export const SYMBOL_SIDE = { min: 256, max: 512 };
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
  const warnings = [...warningsAbout(looked, place)];
  if (fitsAsItIs(image, isAnimated, looked, place) && adjustment === unadjusted) {
    return { notes: warnings, seen };
  }
  const { drawn, encoded } = await drawLight(image, looked, place, adjustment, coders);
  const notes = [
    ...(image.format === 'png' || image.format === 'webp' ? [] : [words.converted(image.format)]),
    ...(isAnimated ? [words.firstFrame] : []),
    ...(ground && adjustment.ground === 'removed' ? [words.groundRemoved] : []),
    ...(looked.fringe === undefined ? [] : [words.fringe[looked.fringe === 0 ? 'dark' : 'light']]),
    ...fittingNotes(image, looked, place),
    ...drawn.notes,
    ...warnings,
  ];
  return { image: encoded, notes, seen };
}

interface Looked {
  /** The picture in its own size, or smaller. */
  readonly pixels: Pixels;
  readonly ground: Ground | undefined;
  readonly fringe: 0 | 255 | undefined;
  readonly isPixelArt: boolean;
  readonly hasGrid: boolean;
  readonly uneven: readonly [number, number] | undefined;
  /** What is clearly visible of the picture, and all that is not fully transparent, in its own pixels. */
  readonly seen: Area | undefined;
  readonly faint: Area;
}

async function lookAt(image: EncodedImage, adjustment: Adjustment, decode: DecodePixels): Promise<Looked> {
  const size = Math.max(image.width, image.height) > LOOK ? fitted(image, LOOK) : image;
  const pixels = rasterOf(await decode(image, { width: size.width, height: size.height }));
  const ground = groundOf(pixels);
  if (ground && ground.kind !== 'busy' && adjustment.ground === 'removed')
    removeGround(pixels, ground.colours);
  const isWhole = size.width === image.width;
  const hasChanged = ground !== undefined && adjustment.ground === 'removed';
  const inImage = (area: Area | undefined): Area | undefined => area && enlargeArea(area, pixels, image);
  const visible = visibleArea(pixels, 1);
  // What was mixed with a removed ground is told from the drawing by what lies around it.
  const faint = inImage(visible && hasChanged ? widened(visible, pixels) : visible);
  return {
    pixels,
    ground,
    fringe: fringeOf(pixels),
    isPixelArt: isWhole && isPixelArt(pixels),
    hasGrid: isWhole && hasGrid(pixels),
    uneven: isWhole ? unevenPixels(pixels) : undefined,
    seen: inImage(visibleArea(pixels, SEEN)) ?? faint,
    faint: faint ?? { x: 0, y: 0, width: image.width, height: image.height },
  };
}

/** How much of a removed ground is looked at around a drawing (pixels). */
const AROUND = 4;

function widened(area: Area, { width, height }: Pixels): Area {
  const [x, y] = [Math.max(0, area.x - AROUND), Math.max(0, area.y - AROUND)];
  return {
    ...{ x, y },
    width: Math.min(width, area.x + area.width + AROUND) - x,
    height: Math.min(height, area.y + area.height + AROUND) - y,
  };
}

function enlargeArea(area: Area, from: Pixels, image: EncodedImage): Area {
  const [across, down] = [image.width / from.width, image.height / from.height];
  const [left, top] = [Math.floor(area.x * across), Math.floor(area.y * down)];
  return {
    x: left,
    y: top,
    width: Math.min(image.width, Math.ceil((area.x + area.width) * across)) - left,
    height: Math.min(image.height, Math.ceil((area.y + area.height) * down)) - top,
  };
}

const isSquare = (image: EncodedImage): boolean => isInProportion(image, { width: 1, height: 1 });

/** The part of its width or height that a picture fills, 0 to 1, as it is said: in whole percents. */
const spanOf = (image: EncodedImage, seen: Area): number =>
  Math.round(100 * Math.max(seen.width / image.width, seen.height / image.height)) / 100;

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
  return (
    isSquare(image) &&
    shorter >= MIN_SYMBOL_SIDE &&
    longer <= MAX_KEPT_SIDE &&
    spanOf(image, seen) >= MIN_SPAN
  );
}

function* fittingNotes(
  image: EncodedImage,
  { seen }: Looked,
  { slot, shown, target }: Place,
): Generator<string> {
  if (!seen) return;
  if (isSymbol(slot)) {
    if (!isSquare(image)) yield words.squared;
    else if (spanOf(image, seen) < MIN_SPAN) yield words.trimmed(spanOf(image, seen));
  } else if (!isInProportion(image, shown)) yield target.isCovered ? words.covered : words.contained;
}

function* warningsAbout(
  { ground, pixels, uneven, hasGrid: isRuled, isPixelArt: isArt }: Looked,
  { slot }: Place,
): Generator<string> {
  // What was removed is transparent by now.
  if (ground && isSymbol(slot) && groundOf(pixels)) yield words.ground[ground.kind];
  if (isRuled) yield words.grid;
  if (uneven && !isArt && !isRuled) yield words.uneven(uneven);
}

/** Whether a symbol's canvas is square and filled well enough: the drawing stays where the artist has put it. */
const keepsCanvas = (image: EncodedImage, seen: Area, slot: string): boolean =>
  isSymbol(slot) && isSquare(image) && spanOf(image, seen) >= MIN_SPAN;

interface Drawn {
  readonly raster: Raster;
  readonly notes: readonly string[];
}

async function drawFitted(
  image: EncodedImage,
  looked: Looked,
  { slot, shown, target }: Place,
  adjustment: Adjustment,
  density: number,
  decode: DecodePixels,
): Promise<Drawn> {
  const seen = looked.seen ?? looked.faint;
  if (looked.isPixelArt && isSymbol(slot)) return drawPixelArt(slot, image, looked, adjustment, decode);
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
  const area = adjustment.turn === 0 ? croppedTo(looked.faint, layout, size) : looked.faint;
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
    cleanPart(part, looked, adjustment);
    const at = { x: layout.x + area.x * scale, y: layout.y + area.y * scale };
    putPart(raster, part, at, layout, adjustment.turn, true);
  }
  const enlargement = layout.scale / adjustment.scale / (isSymbol(slot) ? 1 : density);
  if (enlargement > 1.15) return { raster, notes: [words.enlarged(isWhole ? image.width : longer)] };
  return { raster, notes: enlargement < 0.9 ? [words.reduced(Math.max(image.width, image.height))] : [] };
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

function cleanPart(part: Raster, { ground, fringe }: Looked, adjustment: Adjustment): void {
  if (ground && ground.kind !== 'busy' && adjustment.ground === 'removed') removeGround(part, ground.colours);
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
    place(raster, part, { x: Math.round(at.x), y: Math.round(at.y) });
    return;
  }
  // The part's own middle turns around the centre as well.
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [at.x + part.width / 2 - centre.x, at.y + part.height / 2 - centre.y];
  const middle = {
    x: centre.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: centre.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
  placeTurned(raster, part, middle, degrees, isSmooth);
}

/** Enlarges pixel art by a whole number. */
async function drawPixelArt(
  slot: string,
  image: EncodedImage,
  looked: Looked,
  adjustment: Adjustment,
  decode: DecodePixels,
): Promise<Drawn> {
  const seen = looked.seen ?? looked.faint;
  const longer = Math.max(seen.width, seen.height);
  const isWhole = image.width === image.height && keepsCanvas(image, seen, slot);
  const side = isWhole ? image.width : longer + 2 * Math.ceil(longer / 16);
  const times = Math.ceil(SYMBOL_SIDE.min / side);
  const raster = emptyRaster({ width: side * times, height: side * times });
  const own = isWhole
    ? { x: 0, y: 0 }
    : { x: Math.floor((side - seen.width) / 2) - seen.x, y: Math.floor((side - seen.height) / 2) - seen.y };
  const drawn = Math.max(1, Math.round(times * adjustment.scale));
  const native = rasterOf(await decode(image, looked.faint, looked.faint));
  cleanPart(native, looked, adjustment);
  const centre = {
    x: (own.x + seen.x + seen.width / 2) * times + adjustment.x * raster.width,
    y: (own.y + seen.y + seen.height / 2) * times + adjustment.y * raster.height,
  };
  const at = {
    x: centre.x - (seen.x + seen.width / 2 - looked.faint.x) * drawn,
    y: centre.y - (seen.y + seen.height / 2 - looked.faint.y) * drawn,
  };
  putPart(raster, enlarged(native, drawn), at, { centre }, adjustment.turn, false);
  return { raster, notes: drawn > 1 ? [words.pixelArt(drawn)] : [] };
}

/** How many pixels a stage picture has to each CSS pixel: fewer where it would be too heavy. */
const DENSITIES = [2, 1.5, 1];

async function drawLight(
  image: EncodedImage,
  looked: Looked,
  place: Place,
  adjustment: Adjustment,
  { decode, encode }: Coders,
) {
  for (const density of DENSITIES) {
    const drawn = await drawFitted(image, looked, place, adjustment, density, decode);
    const encoded = await encode(drawn.raster, isSymbol(place.slot) ? 'png' : 'webp');
    if (encoded.bytes.length <= MAX_BYTES.raster || density === DENSITIES.at(-1)) return { drawn, encoded };
  }
  throw new Error('There is no density.');
}
