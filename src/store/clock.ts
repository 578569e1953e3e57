import { MINUTE_MS } from '../engine/time';

/** The device's clock may be this far from the time that has passed (ms): clocks that are kept right differ by less. */
export const TOLERANCE_MS = MINUTE_MS;

/** The game's clock. All in milliseconds, instants since 1970. */
export interface Clock {
  /** The game's time: the device's, and where that has been changed, what it would show without the change. */
  now(): number;
  /** How far the device's clock has been put forward, or below 0 back; 0 where it has not been. */
  change(): number;
  /** Goes by the device's clock from here on. */
  follow(): void;
}

/**
 * A clock that follows the device's until that is put forward or back by more than `TOLERANCE_MS`. Then it goes on as fast as
 * time passes, until `follow` is called.
 *
 * @param device the device's clock, in milliseconds since 1970
 * @param elapsed milliseconds since any instant, independent of the device's clock
 * @param known the latest instant on record: the game's time was this late before
 */
export function createClock(device: () => number, elapsed: () => number, known: () => number): Clock {
  /** The device's time minus the time elapsed, as long as nobody changes the clock. */
  let start = Math.max(device(), known()) - elapsed();
  let shown = -Infinity;
  const change = (): number => {
    const moved = device() - (start + elapsed());
    return Math.abs(moved) > TOLERANCE_MS ? moved : 0;
  };
  return {
    now() {
      const at = change() === 0 ? device() : Math.floor(start + elapsed());
      shown = Math.max(at, known(), shown);
      return shown;
    },
    change,
    follow() {
      start = device() - elapsed();
      shown = -Infinity;
    },
  };
}
