import type { Size } from '../image-list';

/** Pixels in each unit that a length may be written in, with letters of 16 pixels. */
const PIXELS_IN: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
};

/** What the root of an SVG says about its size, as it is written. */
interface SizeAttributes {
  readonly width: string | undefined;
  readonly height: string | undefined;
  readonly viewBox: string | undefined;
}

/**
 * How large an SVG is: as wide and high as it says, in pixels; of a length that it does not say, or says in percent,
 * the view box gives the proportion. Undefined where that leaves it open.
 */
export function svgSize({ width, height, viewBox }: SizeAttributes): Size | undefined {
  const [wide, high] = [lengthOf(width), lengthOf(height)];
  if (wide && high) return { width: wide, height: high };
  const box = boxOf(viewBox);
  if (!box) return undefined;
  if (wide) return { width: wide, height: (wide * box.height) / box.width };
  if (high) return { width: (high * box.width) / box.height, height: high };
  return box;
}

/** Pixels; undefined where it is none, 0 or a percentage. */
function lengthOf(written = ''): number | undefined {
  const [, amount, unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(written) ?? [];
  const pixels = Number(amount) * (PIXELS_IN[unit.toLowerCase()] ?? NaN);
  return Number.isFinite(pixels) && pixels > 0 ? pixels : undefined;
}

function boxOf(written = ''): Size | undefined {
  const [, , width = NaN, height = NaN, ...more] = written
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 && Number.isFinite(width * height) && more.length === 0
    ? { width, height }
    : undefined;
}
