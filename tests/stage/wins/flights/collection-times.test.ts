import { expect, it } from 'vitest';
import { spinMotion } from '../../../../src/stage/reels/motion';
import { collectionTimes } from '../../../../src/stage/wins/flights/collection-times';

it.each(Array.from({ length: 12 }, (_, n) => n + 1))(
  '%i values are collected one after the other, and before the next spin begins',
  (count) => {
    for (const isAlone of [true, false]) {
      const times = collectionTimes(count, isAlone);
      expect(times).toHaveLength(count);
      const leaving = times.map(({ leavesMs }) => leavesMs);
      expect([...new Set(leaving)].sort((one, other) => one - other)).toEqual(leaving);
      for (const { leavesMs, arrivesMs } of times) expect(arrivesMs).toBeGreaterThan(leavesMs);
      if (!isAlone) expect(times.at(-1)?.arrivesMs).toBeLessThan(spinMotion.freeSpin.litMs);
    }
  },
);
