/**
 * A clock that never goes back: it shows the device's time, but never an earlier one than before, or than the latest
 * instant on record. Until the device's clock catches up it goes on as fast as time passes. A clock set forward is
 * believed. All in milliseconds: `now` and `known`, the latest instant on record, since 1970, `elapsed` since any
 * instant.
 */
export function steadyClock(now: () => number, elapsed: () => number, known: () => number): () => number {
  let shown = -Infinity;
  /** `shown` minus the time elapsed then: with its fractions of milliseconds, however often the clock is read. */
  let start = -Infinity;
  return () => {
    const passed = elapsed();
    shown = Math.max(now(), known(), shown, Math.floor(start + passed));
    start = Math.max(start, shown - passed);
    return shown;
  };
}
