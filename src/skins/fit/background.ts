import type { Pixels, Raster } from '../rules/pixels';
import { hasFewColours } from './pixel-art';

/** Red, green and blue, 0 to 255 each. */
type Colour = readonly [number, number, number];

/** What is behind a picture that is meant to stand out: a plain colour, a drawn checkerboard, or something else. */
export type Background =
  | { readonly kind: 'plain' | 'checkered'; readonly colours: readonly Colour[] }
  | { readonly kind: 'busy' };

const OPAQUE = 250;
/** The part of the edge that may be transparent, as at rounded corners. */
const SOME = 0.06;
/** The part of it that may be of other colours, where the drawing touches it. */
const TOUCHED = 0.25;
/** How far colours may lie apart and be the same (of 255): what compression as a JPEG does to one. */
const TOLERANCE = 30;
/** The same in a picture of few colours, which knows no compression: its shades may be as near. */
const FEW_COLOURS_TOLERANCE = 6;
/** So many checks along one edge are a checkerboard; fewer may be anything. */
const MIN_CHECKS = 3;

const colourAt = ({ data }: Pixels, at: number): Colour => [
  data[at] ?? 0,
  data[at + 1] ?? 0,
  data[at + 2] ?? 0,
];
const distance = (one: Colour, other: Colour): number =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));

/** The places of all pixels along the edge. */
function* edgeOf({ width, height }: Pixels): Generator<number> {
  for (let x = 0; x < width; x++) {
    yield x * 4;
    yield ((height - 1) * width + x) * 4;
  }
  for (let y = 1; y < height - 1; y++) {
    yield y * width * 4;
    yield (y * width + width - 1) * 4;
  }
}

/** What a picture has behind it, by its edge; undefined where that is transparent, as it should be. */
export function backgroundOf(pixels: Pixels): Background | undefined {
  const edge = [...edgeOf(pixels)];
  const opaque = edge.filter((at) => (pixels.data[at + 3] ?? 0) >= OPAQUE);
  if (opaque.length < edge.length * (1 - SOME)) return undefined;
  const colours: Colour[] = [];
  const counts: number[] = [];
  for (const at of opaque) {
    const colour = colourAt(pixels, at);
    const known = colours.findIndex((one) => distance(one, colour) <= TOLERANCE / 2);
    if (known >= 0) counts[known] = (counts[known] ?? 0) + 1;
    else if (colours.length < 16) {
      colours.push(colour);
      counts.push(1);
    }
  }
  const order = colours.map((colour, at) => ({ colour, count: counts[at] ?? 0 }));
  order.sort((one, other) => other.count - one.count);
  const [first, second] = order;
  if (!first) return undefined;
  const enough = opaque.length * (1 - SOME);
  if (first.count >= opaque.length * (1 - TOUCHED)) return { kind: 'plain', colours: [first.colour] };
  const isGrey = ([red, green, blue]: Colour): boolean =>
    Math.max(red, green, blue) - Math.min(red, green, blue) < 12;
  if (second && first.count + second.count >= enough && second.count > opaque.length / 4) {
    const colours: readonly [Colour, Colour] = [first.colour, second.colour];
    if (colours.every(isGrey) && alternates(pixels, colours)) return { kind: 'checkered', colours };
  }
  return { kind: 'busy' };
}

/** Whether two colours take turns along an edge of a picture, as those of a checkerboard do: in lengths that are alike. */
function alternates(pixels: Pixels, [one, other]: readonly [Colour, Colour]): boolean {
  const { width, height } = pixels;
  const edges = [
    { start: 0, step: 1, length: width },
    { start: (height - 1) * width, step: 1, length: width },
    { start: 0, step: width, length: height },
    { start: width - 1, step: width, length: height },
  ];
  return edges.some(({ start, step, length }) => {
    const changes: number[] = [];
    let last: boolean | undefined;
    for (let n = 0; n < length; n++) {
      const colour = colourAt(pixels, (start + n * step) * 4);
      const isOne = distance(colour, one) <= distance(colour, other);
      if (last !== undefined && isOne !== last) changes.push(n);
      last = isOne;
    }
    // Those at the ends may be cut.
    const checks = changes.slice(1).map((change, n) => change - (changes[n] ?? 0));
    const middle = checks.toSorted((a, b) => a - b)[checks.length >> 1] ?? 0;
    const alike = checks.filter((check) => Math.abs(check - middle) <= Math.max(1, middle / 4));
    return checks.length >= MIN_CHECKS && alike.length >= checks.length * (1 - TOUCHED);
  });
}

/**
 * Makes a plain background transparent, from the edge up to the drawing, which keeps what it has of that colour within.
 * Edges that were mixed with the background become half-transparent.
 */
export function removeBackground(pixels: Raster, colours: readonly Colour[]): void {
  const { width, height, data } = pixels;
  const away = distances(pixels, colours);
  const hasFew = hasFewColours(pixels);
  const same = hasFew ? FEW_COLOURS_TOLERANCE : TOLERANCE;
  const gone = new Uint8Array(width * height);
  // Each pixel is marked as it is found, so that none is looked at twice.
  const open = new Int32Array(width * height);
  let count = 0;
  const visit = (pixel: number): void => {
    if (gone[pixel] === 1 || ((data[pixel * 4 + 3] ?? 0) > 0 && (away[pixel] ?? 0) > same)) return;
    gone[pixel] = 1;
    open[count++] = pixel;
  };
  for (const at of edgeOf(pixels)) visit(at / 4);
  while (count > 0) {
    const pixel = open[--count] ?? 0;
    const x = pixel % width;
    if (x > 0) visit(pixel - 1);
    if (x < width - 1) visit(pixel + 1);
    if (pixel >= width) visit(pixel - width);
    if (pixel < width * (height - 1)) visit(pixel + width);
  }
  for (let pixel = 0; pixel < gone.length; pixel++) if (gone[pixel] === 1) data[pixel * 4 + 3] = 0;
  if (!hasFew) soften(pixels, gone, away, colours[0] ?? [0, 0, 0]);
}

/** How far each pixel is from the nearest of some colours. */
function distances({ width, height, data }: Pixels, colours: readonly Colour[]): Uint8Array {
  const away = new Uint8Array(width * height).fill(255);
  for (const [red, green, blue] of colours) {
    for (let pixel = 0, at = 0; pixel < away.length; pixel++, at += 4) {
      const one = Math.max(
        Math.abs((data[at] ?? 0) - red),
        Math.abs((data[at + 1] ?? 0) - green),
        Math.abs((data[at + 2] ?? 0) - blue),
      );
      if (one < (away[pixel] ?? 0)) away[pixel] = one;
    }
  }
  return away;
}

/** How far a mixed edge reaches (pixels). */
const REACH = 2;

/** Takes the colour of the background out of the pixels along a removed background. */
function soften(
  { width, height, data }: Raster,
  gone: Uint8Array,
  away: Uint8Array,
  background: Colour,
): void {
  const around = function* (x: number, y: number): Generator<number> {
    for (let py = Math.max(0, y - REACH); py <= Math.min(height - 1, y + REACH); py++) {
      for (let px = Math.max(0, x - REACH); px <= Math.min(width - 1, x + REACH); px++) yield py * width + px;
    }
  };
  const isEdge = new Uint8Array(gone.length);
  for (let pixel = 0; pixel < gone.length; pixel++) {
    // Within the background nothing is near an edge.
    const isInside =
      gone[pixel - 1] === 1 &&
      gone[pixel + 1] === 1 &&
      gone[pixel - width] === 1 &&
      gone[pixel + width] === 1;
    if (gone[pixel] !== 1 || isInside) continue;
    for (const near of around(pixel % width, Math.floor(pixel / width)))
      if (gone[near] !== 1) isEdge[near] = 1;
  }
  for (let pixel = 0; pixel < gone.length; pixel++) {
    if (isEdge[pixel] !== 1) continue;
    let most = 0;
    for (const near of around(pixel % width, Math.floor(pixel / width))) {
      if (gone[near] !== 1) most = Math.max(most, away[near] ?? 0);
    }
    const share = most > 0 ? (away[pixel] ?? 0) / most : 1;
    if (share >= 0.95) continue;
    const at = pixel * 4;
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = ((data[at + channel] ?? 0) - (1 - share) * (background[channel] ?? 0)) / share;
    }
    data[at + 3] = (data[at + 3] ?? 0) * share;
  }
}
