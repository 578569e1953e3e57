import type { ArtTools } from '../art-tools';
import { isSymbol, type ShownSize, type Size } from '../image-list';
import { scaledToSide, SEEN, visibleArea, type Area } from '../rules/pixels';
import type { Adjustment } from './adjustment';

/** A place that a picture is fitted into, in any unit. */
export interface Target {
  readonly size: Size;
  /** The part of it that the visible part of the picture goes to. */
  readonly box: Area;
  /** Whether the picture fills it and is cut at the edges. */
  readonly isCovered: boolean;
}

/** A slot of a skin, how large it is shown, and what a picture is fitted into there, whose longer side is 1. */
export interface SlotPlace {
  readonly slot: string;
  readonly shown: ShownSize;
  readonly target: Target;
}

/** How a picture is placed: scaled, then moved by `x` and `y`, then turned around `centre`. */
export interface Layout {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly centre: { readonly x: number; readonly y: number };
}

/** The part of a symbol's side that its drawing fills: 16 of 256 units stay empty on each side. */
export const SAFE_PART = 0.875;

/** Pixels of a fitted symbol's side. */
export const SYMBOL_SIDE = { min: 256, max: 512 };

/** The longer side in which an original is looked at (pixels). */
const LOOK = 128;
const OPAQUE = 250;

/** What a picture is fitted into, by what the original in its place looks like: `size` is 1 in the longer side. */
export async function targetOf(
  slot: string,
  shown: ShownSize,
  { decode, defaultImage }: Pick<ArtTools, 'decode' | 'defaultImage'>,
): Promise<Target> {
  const longer = Math.max(shown.width, shown.height);
  const size = { width: shown.width / longer, height: shown.height / longer };
  if (isSymbol(slot)) {
    const edge = (1 - SAFE_PART) / 2;
    return { size, box: { x: edge, y: edge, width: SAFE_PART, height: SAFE_PART }, isCovered: false };
  }
  const whole = { x: 0, y: 0, ...size };
  const original = await defaultImage(slot);
  // A figure keeps its canvas, on which it stands as high as the others.
  if (!original) return { size, box: whole, isCovered: Boolean(shown.isFull ?? shown.isFreeWidth) };
  const pixels = await decode(original, scaledToSide(original, LOOK));
  const solid = visibleArea(pixels, OPAQUE);
  let isFull = solid?.width === pixels.width && solid.height === pixels.height;
  for (let at = 3; at < pixels.width * pixels.height * 4 && isFull; at += 4) {
    isFull = (pixels.data[at] ?? 0) >= OPAQUE;
  }
  const seen = visibleArea(pixels, SEEN);
  if (isFull || !seen) return { size, box: whole, isCovered: isFull };
  const [across, down] = [size.width / pixels.width, size.height / pixels.height];
  const box = {
    x: seen.x * across,
    y: seen.y * down,
    width: seen.width * across,
    height: seen.height * down,
  };
  return { size, box, isCovered: false };
}

/** Where along a side a picture lies that does not fill it: at an edge where the original touches only that one. */
const alignment = (from: number, length: number, all: number): number => {
  const [atStart, atEnd] = [from <= all * 0.02, from + length >= all * 0.98];
  if (atStart === atEnd) return 0.5;
  return atStart ? 0 : 1;
};

/**
 * Lays a picture out in a place.
 *
 * @param seen what is visible of the picture
 */
export function layOut(
  picture: Size,
  seen: Area,
  { size, box, isCovered }: Target,
  adjustment: Adjustment,
): Layout {
  const from = isCovered ? { x: 0, y: 0, ...picture } : seen;
  const into = isCovered ? { x: 0, y: 0, ...size } : box;
  const ratios = [into.width / from.width, into.height / from.height];
  const scale = (isCovered ? Math.max(...ratios) : Math.min(...ratios)) * adjustment.scale;
  const fit = Math.min(...ratios);
  const middle = (start: number, length: number, all: number, needed: number): number =>
    isCovered
      ? all / 2
      : start + length * alignment(start, length, all) + needed * (0.5 - alignment(start, length, all));
  const centre = {
    x: middle(into.x, into.width, size.width, from.width * fit) + adjustment.x * size.width,
    y: middle(into.y, into.height, size.height, from.height * fit) + adjustment.y * size.height,
  };
  return {
    scale,
    x: centre.x - scale * (from.x + from.width / 2),
    y: centre.y - scale * (from.y + from.height / 2),
    centre,
  };
}

/** A place in another unit. */
export const scaledTarget = ({ size, box, isCovered }: Target, by: number): Target => ({
  size: { width: size.width * by, height: size.height * by },
  box: { x: box.x * by, y: box.y * by, width: box.width * by, height: box.height * by },
  isCovered,
});
