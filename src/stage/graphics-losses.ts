import { MINUTE_MS } from '../engine/time';

/** After so many losses in this time the DOM reels stay, until the player asks for the canvas. */
const MAX_LOSSES = 3;
const WITHIN_MS = 10 * MINUTE_MS;

/** Counts losses of the graphics: after too many the canvas does not return. `now` in monotonic milliseconds. */
export function createLossCounter(now: () => number = () => performance.now()) {
  let losses: readonly number[] = [];
  return {
    /** Counts a loss. Returns whether the canvas may return without the player asking. */
    mayReturn(): boolean {
      losses = [...losses.filter((at) => now() - at < WITHIN_MS), now()];
      return losses.length < MAX_LOSSES;
    },
  };
}
