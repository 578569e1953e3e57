import { describe, expect, test } from 'vitest';
import { createClock, TOLERANCE_MS } from '../../src/store/game-clock';
import { DAY, HOUR } from '../player/times';
import { NOW } from './saved-text';

/** A clock with its time sources, which tests set. */
function setUp(known = -Infinity) {
  const by = { device: NOW, elapsed: 0, known };
  const clock = createClock(
    () => by.device,
    () => by.elapsed,
    () => by.known,
  );
  return { by, clock };
}

describe("the game's clock", () => {
  test("shows the device's time, as long as that is within a minute of what has passed, all in all", () => {
    const { by, clock } = setUp();
    for (const ms of [0, 1, 500, HOUR]) {
      by.device += ms;
      by.elapsed += ms;
      expect(clock.now()).toBe(by.device);
    }
    by.device += TOLERANCE_MS;
    expect([clock.now(), clock.change()]).toEqual([by.device, 0]);
    by.device += 1;
    expect(clock.change()).toBe(TOLERANCE_MS + 1);
  });

  test.each([HOUR, -HOUR, 400 * DAY])(
    'goes on as if nobody had changed it by %d ms, until it follows',
    (change) => {
      const { by, clock } = setUp();
      by.device += change;
      by.elapsed += 1000.5;
      expect([clock.now(), clock.change()]).toEqual([NOW + 1000, change - 1000.5]);
      clock.follow();
      expect([clock.now(), clock.change()]).toEqual([by.device, 0]);
    },
  );

  test('is never earlier than before, unless it follows, nor than what is on record', () => {
    const { by, clock } = setUp();
    by.device += 900;
    clock.now();
    by.device -= 500;
    expect(clock.now()).toBe(NOW + 900);
    by.known = NOW + 2000;
    expect(clock.now()).toBe(NOW + 2000);
    const behind = setUp(NOW + HOUR);
    behind.by.elapsed += 5;
    expect([behind.clock.now(), behind.clock.change()]).toEqual([NOW + HOUR + 5, -HOUR - 5]);
  });
});
