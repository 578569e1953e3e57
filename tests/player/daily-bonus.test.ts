import fc from '../properties';
import { describe, expect, test } from 'vitest';
import {
  bonusAfterClockChange,
  bonusAmounts,
  availableBonus,
  claimBonus,
  MAX_STREAKS,
  nextBonusAt,
  nextBonusDay,
  noBonusYet,
  type BonusRecord,
} from '../../src/player/daily-bonus';
import { NOON, TODAY } from './times';
import { inZone } from './zones';

/** Claims on each of these days, one after another, and returns what was paid. */
function claims(days: readonly number[], from: BonusRecord = noBonusYet) {
  let record = from;
  const paid = days.map((day) => {
    const amount = availableBonus(record, day)?.amount ?? 0;
    record = claimBonus(record, day);
    return amount;
  });
  return { paid, record };
}

test('the amounts are shown as they are paid', () => {
  expect(bonusAmounts).toEqual([100, 150, 200, 250, 300, 400, 500]);
});

describe('the daily bonus', () => {
  test('pays no day twice after the clock was changed, and goes on with the days before', () => {
    const wrong = claims([5, 6, 900, 901]).record;
    const { paid, record } = claims([5, 6, 7, 8], bonusAfterClockChange(wrong, 6));
    expect(paid).toEqual([0, 0, 200, 250]);
    expect(claims([900, 901, 902], record).paid).toEqual([0, 0, 200]);
  });

  test('forgets none of the last fifty streaks', () => {
    const days = Array.from({ length: MAX_STREAKS }, (_, n) => 10 * n);
    const { record } = claims(days);
    expect(claims(days, bonusAfterClockChange(record, -1)).paid).toEqual(days.map(() => 0));
  });

  test('pays, whatever the days, by how many in a row end with this one, and leaves the same record otherwise', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2, max: 4 }), { maxLength: 60 }), (steps) => {
        const seen = new Set<number>();
        let [day, record] = [100, noBonusYet];
        for (const step of steps) {
          day += step;
          const { paid, record: after } = claims([day], record);
          if (day <= Math.max(...seen)) expect([paid, after === record]).toEqual([[0], true]);
          else {
            seen.add(day);
            let row = 0;
            while (seen.has(day - row)) row++;
            expect(paid).toEqual([row > 6 ? 500 : row === 6 ? 400 : 50 + 50 * row]);
          }
          record = after;
        }
      }),
    );
  });
});

describe('the next bonus', () => {
  test('after the clock was changed is on the first day that was not claimed', () => {
    const record = bonusAfterClockChange(claims([TODAY, TODAY + 1, TODAY + 3]).record, TODAY - 5);
    const days = [TODAY - 5, TODAY, TODAY + 3].map((day) => nextBonusDay(record, day));
    expect(days).toEqual([TODAY - 5, TODAY + 2, TODAY + 4]);
  });

  test('is on the first day from today on that pays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), (lastDay, today) => {
        const record = { lastDay, streak: 3 };
        let day = today;
        while (!availableBonus(record, day)) day++;
        expect(nextBonusDay(record, today)).toBe(day);
      }),
    );
  });

  test.each([
    ['UTC', '2026-01-15T00:00:00Z'],
    ['Europe/Berlin', '2026-01-14T23:00:00Z'],
    ['Asia/Beirut', '2026-01-14T22:00:00Z'],
  ])('comes in %s when the next day begins there, at once where none was claimed today', (zone, next) => {
    inZone(zone, () => {
      for (const record of [noBonusYet, { lastDay: TODAY - 1, streak: 2 }])
        expect(nextBonusAt(record, NOON)).toBe(NOON);
      expect(nextBonusAt({ lastDay: TODAY, streak: 1 }, NOON)).toBe(Date.parse(next));
    });
  });
});
