/**
 * A clock that is never turned back: it shows the device's time, but no earlier than what it has shown or what is
 * known to have been, and goes on from there as fast as time passes. A clock put forward is believed.
 *
 * @param now the device's clock, in milliseconds since 1970, as is what comes back
 * @param elapsed milliseconds that have passed since some instant, whatever becomes of the device's clock
 * @param known an instant that has been, in milliseconds since 1970
 */
export function steadyClock(now: () => number, elapsed: () => number, known: () => number): () => number {
  let shown = -Infinity;
  /** What `shown` was, less what had passed then: fractions of milliseconds count too, however often they are asked for. */
  let start = -Infinity;
  return () => {
    const passed = elapsed();
    shown = Math.max(now(), known(), shown, Math.floor(start + passed));
    start = Math.max(start, shown - passed);
    return shown;
  };
}
