import fc from '../properties';
import { describe, expect, test } from 'vitest';
import { steadyClock } from '../../src/store/steady-clock';
import { NOW } from './saved-text';

const HOUR = 3_600_000;

/** A steady clock with its time sources, which tests set. */
function createClock() {
  const by = { device: NOW, elapsed: 0, known: -Infinity };
  const now = steadyClock(
    () => by.device,
    () => by.elapsed,
    () => by.known,
  );
  return { by, now };
}

describe('the steady clock', () => {
  test("shows the device's time", () => {
    const { by, now } = createClock();
    for (const ms of [0, 1, 500, HOUR]) {
      by.device += ms;
      by.elapsed += ms;
      expect(now()).toBe(by.device);
    }
  });

  test('believes a clock that is put forward, or a device that has slept', () => {
    const { by, now } = createClock();
    now();
    by.device += 24 * HOUR;
    expect(now()).toBe(NOW + 24 * HOUR);
  });

  test('is not turned back, and goes on from there as fast as time passes', () => {
    const { by, now } = createClock();
    now();
    by.device -= HOUR;
    expect(now()).toBe(NOW);
    by.elapsed += 1000;
    expect(now()).toBe(NOW + 1000);
    by.device += HOUR + 5000;
    expect(now()).toBe(NOW + 5000);
  });

  test('shows nothing before what is known to have been', () => {
    const { by, now } = createClock();
    by.known = NOW + HOUR;
    expect(now()).toBe(NOW + HOUR);
    by.elapsed += 1000;
    expect(now()).toBe(NOW + HOUR + 1000);
    // As another tab has written meanwhile.
    by.known = NOW + 2 * HOUR;
    expect(now()).toBe(NOW + 2 * HOUR);
  });

  test.each([0.1, 0.9, 1.9, 16.7])('loses no time where it is looked at every %d ms', (step) => {
    const { by, now } = createClock();
    now();
    by.device -= HOUR;
    while (by.elapsed < 10_000) {
      by.elapsed += step;
      now();
    }
    expect(Math.abs(now() - (NOW + by.elapsed))).toBeLessThanOrEqual(1);
  });

  test('does not go back where the count of what has passed does', () => {
    const { by, now } = createClock();
    by.elapsed = 5000;
    now();
    by.elapsed = 0;
    by.device -= HOUR;
    expect(now()).toBe(NOW);
  });

  test('shows whole milliseconds, never fewer than before, never fewer than have passed', () => {
    const anyStep = fc.record({
      device: fc.integer({ min: -HOUR, max: HOUR }),
      passes: fc.double({ min: 0, max: 1000, noNaN: true }),
      known: fc.integer({ min: -HOUR, max: HOUR }),
    });
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 50, size: 'max' }), (steps) => {
        const { by, now } = createClock();
        const first = now();
        let shown = first;
        for (const { device, passes, known } of steps) {
          by.device += device;
          by.elapsed += passes;
          by.known = NOW + known;
          const next = now();
          expect(Number.isSafeInteger(next)).toBe(true);
          expect(next).toBeGreaterThanOrEqual(Math.max(shown, by.device, by.known));
          expect(next - first).toBeGreaterThan(by.elapsed - 1.01);
          shown = next;
        }
      }),
    );
  });
});
