import type { Adjustment } from '../../../skins/fit/adjustment';

/** By how much a press changes a picture: parts of its place, a factor, degrees. */
export const STEP = { move: 1 / 64, scale: 1.05, turn: 5 } as const;
/** A factor of the picture's own size, and the frame with the handles as a part of the place. */
export const LIMITS = { scale: [0.25, 4], frame: [0.3, 1] } as const;

export const within = (value: number, [min, max]: readonly [number, number]): number =>
  Math.min(max, Math.max(min, value));
const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** A change of an adjustment, kept within the limits. */
export type Step = (before: Adjustment) => Adjustment;
/** By parts of the place. */
export const move =
  (x: number, y: number): Step =>
  (one) => ({ ...one, x: within(one.x + x, [-1, 1]), y: within(one.y + y, [-1, 1]) });
export const scale =
  (by: number): Step =>
  (one) => ({ ...one, scale: within(one.scale * by, LIMITS.scale) });
/** Clockwise. */
export const turn =
  (degrees: number): Step =>
  (one) => ({ ...one, turn: turned(one.turn + degrees) });
