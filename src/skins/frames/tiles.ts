import type { Size } from '../image-list';
import type { Pixels } from '../rules/pixels';

/** Rows or columns that a sheet may have. */
export const MAX_LINES = 64;

/** Drawings that fill a sheet without gaps usually have one of these sides (pixels). */
const USUAL_SIDES = [8, 16, 24, 32, 48, 64, 96, 128];

type Direction = 'across' | 'down';

/** How many lines of pixels are looked at: enough for any drawing, and few for a large sheet. */
const LOOKED = 64;

/** How much a picture differs from itself moved by so many pixels, where either shows anything: 0 (alike) to 1. */
function differenceMoved({ width, height, data }: Pixels, direction: Direction, by: number): number {
  const isAcross = direction === 'across';
  const lines = isAcross ? height : width;
  const [step, stride] = isAcross ? [4, width * 4] : [width * 4, 4];
  const every = Math.max(1, Math.floor(lines / LOOKED));
  let [sum, seen] = [0, 0];
  for (let line = 0; line < lines; line += every) {
    for (let place = 0; place + by < (isAcross ? width : height); place++) {
      const [one, other] = [line * stride + place * step, line * stride + (place + by) * step];
      const [a, b] = [(data[one + 3] ?? 0) / 255, (data[other + 3] ?? 0) / 255];
      if (a === 0 && b === 0) continue;
      seen += 4 * 255;
      sum += 255 * Math.abs(a - b);
      for (let channel = 0; channel < 3; channel++) {
        sum += Math.abs(a * (data[one + channel] ?? 0) - b * (data[other + channel] ?? 0));
      }
    }
  }
  return seen === 0 ? 0 : sum / seen;
}

const lengthOf = ({ width, height }: Size, direction: Direction): number =>
  direction === 'across' ? width : height;

/** Whether a picture can be cut into several parts of this length. */
const isDivided = (sheet: Size, direction: Direction, side: number): boolean => {
  const count = lengthOf(sheet, direction) / side;
  return Number.isInteger(count) && count > 1 && count <= MAX_LINES;
};

/**
 * How much the parts of a picture differ from their neighbours, compared with what lies a quarter or half of a part beside
 * those: 0 where all are alike, about 1 where nothing repeats.
 */
function unlikeness(sheet: Pixels, direction: Direction, side: number): number {
  const length = lengthOf(sheet, direction);
  const beside = [side / 2, (3 * side) / 4, (5 * side) / 4, (3 * side) / 2].filter((by) => by < length);
  const sum = beside.reduce((total, by) => total + differenceMoved(sheet, direction, by), 0);
  return sum === 0 ? 1 : differenceMoved(sheet, direction, side) / (sum / beside.length);
}

/** Parts that differ less are frames of one movement. */
const MAX_OF_FRAMES = 0.5;
/** Those of a movement that goes to and fro differ more, and it's pairs or more of them that are alike. */
const MAX_OF_STEPS = 0.7;

/** The side (pixels) of drawings that are much like their neighbours in a direction; undefined where none repeats. */
function repeatedSide(sheet: Pixels, direction: Direction): number | undefined {
  const smaller: number[] = [];
  for (const side of USUAL_SIDES.filter((one) => isDivided(sheet, direction, one))) {
    const unlike = unlikeness(sheet, direction, side);
    if (unlike <= MAX_OF_FRAMES) return smaller.find((step) => side % step === 0) ?? side;
    if (unlike <= MAX_OF_STEPS) smaller.push(side);
  }
  return undefined;
}

/** Parts that differ less may be drawings of the same kind. */
const MAX_OF_DRAWINGS = 0.95;

/** Whether there may be a drawing in each part of this length (pixels). */
const mayRepeat = (sheet: Pixels, direction: Direction, side: number): boolean =>
  isDivided(sheet, direction, side) && unlikeness(sheet, direction, side) <= MAX_OF_DRAWINGS;

/**
 * The sides (pixels) of drawings that are much like their neighbours, in the directions in which they touch. What repeats in one
 * of them alone is square rather than high or wide, where that is possible.
 */
export function repeatedSides(
  sheet: Pixels,
  touching: Readonly<Record<Direction, boolean>>,
): Readonly<Record<Direction, number | undefined>> {
  const across = touching.across ? repeatedSide(sheet, 'across') : undefined;
  const down = touching.down ? repeatedSide(sheet, 'down') : undefined;
  const asSquare = (direction: Direction, side: number | undefined): number | undefined =>
    side !== undefined && touching[direction] && mayRepeat(sheet, direction, side) ? side : undefined;
  return { across: across ?? asSquare('across', down), down: down ?? asSquare('down', across) };
}

/** Larger drawings (pixels) seldom touch, and fewer than these tell little. */
const MAX_TOUCHING = 64;
const MIN_TOUCHING = 3;

/** The side (pixels) of the squares in which there may be a drawing each; undefined where nothing hints at that. */
export function likeliestSide(sheet: Pixels): number | undefined {
  const { width, height } = sheet;
  const whole = Math.min(width, height);
  const usual = USUAL_SIDES.filter((side) => side <= MAX_TOUCHING && side < whole);
  return [...usual, whole].find(
    (side) =>
      (width / side) * (height / side) >= MIN_TOUCHING &&
      (width === side || mayRepeat(sheet, 'across', side)) &&
      (height === side || mayRepeat(sheet, 'down', side)),
  );
}
