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

/** How large an SVG is (pixels): the view box gives the proportion of a length that is missing or in percent. */
export function svgSize(
  written: Partial<Record<'width' | 'height' | 'viewBox', string | undefined>>,
): Size | undefined {
  const [wide, high] = [lengthOf(written.width), lengthOf(written.height)];
  if (wide && high) return { width: wide, height: high };
  const box = boxOf(written.viewBox);
  if (!box) return undefined;
  if (wide) return { width: wide, height: (wide * box.height) / box.width };
  if (high) return { width: (high * box.width) / box.height, height: high };
  return box;
}

/** Pixels; undefined where it is none, 0 or a percentage. */
function lengthOf(written = ''): number | undefined {
  const [, amount, unit = ''] = /^([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(written.trim()) ?? [];
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
