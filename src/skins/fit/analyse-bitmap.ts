import {
  scaledToSide,
  SEEN,
  visibleArea,
  type Area,
  type DecodePixels,
  type EncodedImage,
  type Pixels,
} from '../rules/pixels';
import type { Adjustment } from './adjustment';
import { fringeOf } from './fringe';
import { hasGridLines } from './grid-lines';
import { backgroundOf, removeBackground, type Background } from './background';
import { isPixelArt, unevenPixels } from './pixel-art';
import { rasterOf } from './raster';

/** The longer side in which a picture is looked at (pixels). */
const MAX_SIDE = 1024;

/** What can be told of a picture before it is fitted. */
export interface BitmapAnalysis {
  /** The picture in its own size, or smaller. */
  readonly pixels: Pixels;
  readonly background: Background | undefined;
  readonly fringe: 0 | 255 | undefined;
  readonly isPixelArt: boolean;
  readonly hasGridLines: boolean;
  readonly uneven: readonly [number, number] | undefined;
  /** What is clearly visible of the picture, in its own pixels. */
  readonly seen: Area | undefined;
  /** All of it that is not fully transparent, `seen` included. */
  readonly faintlySeen: Area;
}

export async function analyseBitmap(
  image: EncodedImage,
  adjustment: Adjustment,
  decode: DecodePixels,
): Promise<BitmapAnalysis> {
  const size = Math.max(image.width, image.height) > MAX_SIDE ? scaledToSide(image, MAX_SIDE) : image;
  const pixels = rasterOf(await decode(image, { width: size.width, height: size.height }));
  const background = backgroundOf(pixels);
  if (background && background.kind !== 'busy' && adjustment.ground === 'removed')
    removeBackground(pixels, background.colours);
  const isWhole = size.width === image.width;
  const hasChanged = background !== undefined && adjustment.ground === 'removed';
  const inImage = (area: Area | undefined): Area | undefined => area && enlargeArea(area, pixels, image);
  const visible = visibleArea(pixels, 1);
  // What was mixed with a removed background is told from the drawing by what lies around it.
  const faintlySeen = inImage(visible && hasChanged ? widened(visible, pixels) : visible);
  return {
    pixels,
    background,
    fringe: fringeOf(pixels),
    isPixelArt: isWhole && isPixelArt(pixels),
    hasGridLines: isWhole && hasGridLines(pixels),
    uneven: isWhole ? unevenPixels(pixels) : undefined,
    seen: inImage(visibleArea(pixels, SEEN)) ?? faintlySeen,
    faintlySeen: faintlySeen ?? { x: 0, y: 0, width: image.width, height: image.height },
  };
}

/** How much of a removed background is looked at around a drawing (pixels). */
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
