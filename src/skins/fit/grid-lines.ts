import type { Pixels } from '../rules/pixels';

/** Lines in each direction that make a grid, and how far apart they are at least (pixels). */
const MIN_LINES = 4;
const MIN_DISTANCE = 4;
/** The part of a line that has its colour. */
const MIN_PART = 0.9;
/** Of 255: what is fainter is no line. */
const FAINT = 32;
/** How far the colours of a line lie apart at most (of 255). */
const SAME = 12;

/** Whether a grid is drawn over a picture, as editors show one between pixels. */
export const hasGridLines = (pixels: Pixels): boolean =>
  areRegular(linesIn(pixels, false)) && areRegular(linesIn(pixels, true));

function areRegular(lines: readonly number[]): boolean {
  if (lines.length < MIN_LINES) return false;
  const distances = lines.slice(1).map((line, at) => line - (lines[at] ?? 0));
  const [smallest, largest] = [Math.min(...distances), Math.max(...distances)];
  return smallest >= MIN_DISTANCE && largest - smallest <= 1;
}

/** The places of lines of one colour that go through all of a picture, between others that do not. */
function linesIn({ width, height, data }: Pixels, isDown: boolean): number[] {
  const [across, along] = isDown ? [height, width] : [width, height];
  const at = (line: number, step: number): number => (isDown ? line * width + step : step * width + line) * 4;
  const isLine = (line: number): boolean => {
    const middle = at(line, Math.floor(along / 2));
    if ((data[middle + 3] ?? 0) <= FAINT || line === 0) return false;
    let missing = 0;
    for (let step = 0; step < along && missing <= along * (1 - MIN_PART); step++) {
      const here = at(line, step);
      if (!isNear(data, here, middle) || isNear(data, here, at(line - 1, step))) missing += 1;
    }
    return missing <= along * (1 - MIN_PART);
  };
  return Array.from({ length: across }, (_, line) => line).filter(isLine);
}

function isNear(data: Pixels['data'], one: number, other: number): boolean {
  for (let channel = 0; channel < 4; channel++) {
    if (Math.abs((data[one + channel] ?? 0) - (data[other + channel] ?? 0)) > SAME) return false;
  }
  return true;
}
