/** A part of a picture (pixels). */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is left of a box inside a CSS `inset` of percentages: one to four of them, as CSS reads them. */
export function insetBox({ x, y, width, height }: Box, inset: string): Box {
  const [top = 0, right = top, bottom = top, left = right] = inset
    .split(' ')
    .map((part) => Number.parseFloat(part) / 100);
  return {
    x: x + width * left,
    y: y + height * top,
    width: width * (1 - left - right),
    height: height * (1 - top - bottom),
  };
}

/** A square of this side in the middle of a box. */
export const squareIn = ({ x, y, width, height }: Box, side: number): Box => ({
  x: x + (width - side) / 2,
  y: y + (height - side) / 2,
  width: side,
  height: side,
});
