import type { Size } from '../image-list';
import {
  scaledToSide,
  imageDifference,
  type Area,
  type DecodePixels,
  type EncodedImage,
  type Pixels,
} from '../rules/pixels';
import { filledArea, scaled } from './drawing';

/** How much two pictures may differ (0 to 1): what other sizes and compression cost, and less than a step of 2 % to the side. */
export const MAX_DIFFERENCE = 0.03;
/** Pictures are compared in this size (pixels of both sides). */
export const COMPARED = 64;
/** What they fill is measured in this one. */
const MEASURED = 256;

/** The square around the middle of a frame. */
export function squareAround({ width, height }: Size): Area {
  const side = Math.max(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

/** A square of a frame, and how much it differs from a still picture: 0 (alike) to 1. */
interface Likeness {
  readonly part: Area;
  readonly difference: number;
  /** Whether it is another square than that around the frame. */
  readonly isMoved: boolean;
}

/** The square of a frame that is most like a still picture. */
export async function likenessTo(
  still: EncodedImage,
  frame: Pixels,
  decode: DecodePixels,
): Promise<Likeness> {
  const compared = await decode(still, { width: COMPARED, height: COMPARED });
  const likenessOf = (part: Area, isMoved: boolean): Likeness => ({
    ...{ part, isMoved },
    difference: imageDifference(scaled(frame, part, COMPARED, false), compared),
  });
  const whole = likenessOf(squareAround(frame), false);
  if (whole.difference <= MAX_DIFFERENCE) return whole;

  const size = scaledToSide(still, MEASURED);
  const [inStill, inFrame] = [filledArea([await decode(still, size)]), filledArea([frame])];
  if (!inStill || !inFrame) return whole;
  // The square in which the drawing is as large, and in the same place, as in the still picture.
  const scale = Math.max(inFrame.width, inFrame.height) / Math.max(inStill.width, inStill.height);
  const side = MEASURED * scale;
  const moved = likenessOf(
    {
      x: inFrame.x + inFrame.width / 2 - (inStill.x + inStill.width / 2) * scale,
      y: inFrame.y + inFrame.height / 2 - (inStill.y + inStill.height / 2) * scale,
      ...{ width: side, height: side },
    },
    true,
  );
  return moved.difference < whole.difference ? moved : whole;
}
