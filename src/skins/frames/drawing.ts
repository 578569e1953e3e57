import { copyPixel, emptyRaster, rasterOf } from '../fit/raster';
import { SEEN, visibleArea, type Area, type Pixels, type Raster } from '../rules/pixels';
import type { PackedFrame } from './formats/atlas';

/** A frame as it was before it was packed: turned back, with the edges that were trimmed. */
export function unpacked(page: Pixels, { area, turned, offset, whole }: PackedFrame): Raster {
  const frame = emptyRaster(whole);
  for (let y = 0; y < area.height; y++) {
    for (let x = 0; x < area.width; x++) {
      const [left, top] =
        turned === 'clockwise'
          ? [y, area.width - 1 - x]
          : turned === 'counterclockwise'
            ? [area.height - 1 - y, x]
            : [x, y];
      copyPixel(page, area.x + x, area.y + y, frame, offset.x + left, offset.y + top);
    }
  }
  return frame;
}

/** Pixels whose colours were multiplied by their opacity. */
export function unmultiplied(pixels: Pixels): Raster {
  const result = rasterOf(pixels);
  const { data } = result;
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3] ?? 0;
    if (opacity === 0 || opacity === 255) continue;
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = ((data[at + channel] ?? 0) * 255) / opacity;
    }
  }
  return result;
}

/** Draws one picture over another, by its upper left corner. */
export function putOver(from: Pixels, to: Raster, left: number, top: number, opacity = 1): void {
  for (let y = Math.max(0, -top); y < Math.min(from.height, to.height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(from.width, to.width - left); x++) {
      const [source, target] = [(y * from.width + x) * 4, ((top + y) * to.width + left + x) * 4];
      const above = ((from.data[source + 3] ?? 0) / 255) * opacity;
      const below = ((to.data[target + 3] ?? 0) / 255) * (1 - above);
      const both = above + below;
      if (both === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const [over, under] = [from.data[source + channel] ?? 0, to.data[target + channel] ?? 0];
        to.data[target + channel] = (over * above + under * below) / both;
      }
      to.data[target + 3] = 255 * both;
    }
  }
}

/** One picture that becomes another of the same size: 0 is the first, 1 the other. */
export function blended(one: Pixels, other: Pixels, share: number): Raster {
  const result = emptyRaster(one);
  for (let at = 0; at < result.data.length; at += 4) {
    const [a, b] = [((one.data[at + 3] ?? 0) / 255) * (1 - share), ((other.data[at + 3] ?? 0) / 255) * share];
    if (a + b === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      result.data[at + channel] =
        ((one.data[at + channel] ?? 0) * a + (other.data[at + channel] ?? 0) * b) / (a + b);
    }
    result.data[at + 3] = 255 * (a + b);
  }
  return result;
}

/** How much of each pixel between two places, in pixels of a row or column, lies between them. */
function* shares(
  from: number,
  to: number,
  length: number,
): Generator<readonly [index: number, share: number]> {
  for (let index = Math.max(0, Math.floor(from)); index < Math.min(length, Math.ceil(to)); index++) {
    yield [index, Math.min(to, index + 1) - Math.max(from, index)];
  }
}

/**
 * A part of a picture as a square with a side of so many pixels: what lies outside the picture is transparent.
 *
 * @param part of any proportion to the pixels, with the same width and height
 * @param isSharp whether each pixel is that in its middle, so that pixel art stays sharp
 */
export function scaled(picture: Pixels, part: Area, side: number, isSharp: boolean): Raster {
  const result = emptyRaster({ width: side, height: side });
  const scale = part.width / side;
  // Enlarged, a pixel is mixed of those around its middle.
  const reach = Math.max(1, scale) / 2;
  const spans = Array.from({ length: side }, (_, index) => {
    const middle = (index + 0.5) * scale;
    return [part.x + middle, part.y + middle] as const;
  });
  const across = spans.map(([x]) => [...shares(x - reach, x + reach, picture.width)]);
  const down = spans.map(([, y]) => [...shares(y - reach, y + reach, picture.height)]);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (isSharp) {
        const [fromX = 0, fromY = 0] = [spans[x]?.[0], spans[y]?.[1]];
        copyPixel(picture, Math.floor(fromX), Math.floor(fromY), result, x, y);
      } else mix(picture, across[x] ?? [], down[y] ?? [], 4 * reach * reach, result, (y * side + x) * 4);
    }
  }
  return result;
}

type Shares = readonly (readonly [index: number, share: number])[];

function mix(
  picture: Pixels,
  across: Shares,
  down: Shares,
  all: number,
  result: Raster,
  target: number,
): void {
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (const [y, high] of down) {
    for (const [x, wide] of across) {
      const at = (y * picture.width + x) * 4;
      const share = (picture.data[at + 3] ?? 0) * wide * high;
      red += (picture.data[at] ?? 0) * share;
      green += (picture.data[at + 1] ?? 0) * share;
      blue += (picture.data[at + 2] ?? 0) * share;
      opacity += share;
    }
  }
  if (opacity === 0) return;
  result.data[target] = red / opacity;
  result.data[target + 1] = green / opacity;
  result.data[target + 2] = blue / opacity;
  result.data[target + 3] = opacity / all;
}

/** The area that any of the pictures fills, which are of one size; undefined where none shows anything. */
export function filledArea(pictures: readonly Pixels[]): Area | undefined {
  const areas = pictures.flatMap((one) => visibleArea(one, SEEN) ?? []);
  if (areas.length === 0) return undefined;
  const [x, y] = [Math.min(...areas.map((one) => one.x)), Math.min(...areas.map((one) => one.y))];
  return {
    ...{ x, y },
    width: Math.max(...areas.map((one) => one.x + one.width)) - x,
    height: Math.max(...areas.map((one) => one.y + one.height)) - y,
  };
}
