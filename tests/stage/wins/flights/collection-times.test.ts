import { describe, expect, it } from 'vitest';
import { spinMotion } from '../../../../src/stage/reels/motion';
import { collectionTimes } from '../../../../src/stage/wins/flights/collection-times';

const counts = Array.from({ length: 12 }, (_, n) => n + 1);

describe('the values that are collected', () => {
  it.each(counts)('leave and arrive one after the other, as %i', (count) => {
    for (const isAlone of [true, false]) {
      const times = collectionTimes(count, isAlone);
      expect(times).toHaveLength(count);
      for (const [n, { leavesMs, arrivesMs }] of times.entries()) {
        expect(arrivesMs).toBeGreaterThan(leavesMs);
        if (n > 0) expect(leavesMs).toBeGreaterThan(times[n - 1]?.leavesMs ?? NaN);
      }
    }
  });

  it.each(counts)('have all arrived before the next spin begins, as %i', (count) => {
    expect(collectionTimes(count, false).at(-1)?.arrivesMs).toBeLessThan(spinMotion.freeSpin.litMs);
  });

  it('take their time where no spin follows', () => {
    expect(collectionTimes(3, true).at(-1)?.arrivesMs).toBeGreaterThan(1_000);
  });
});
