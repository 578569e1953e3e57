import fc from '../properties';
import { describe, expect, test } from 'vitest';
import { localDay } from '../../src/player/calendar';
import { isCoins } from '../../src/engine/coins';
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
import { inZone } from './zones';

const TODAY = 20_585;

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

describe('the daily bonus', () => {
  test('shows its amounts as they are paid', () => {
    expect(bonusAmounts).toEqual([100, 150, 200, 250, 300, 400, 500]);
    expect(bonusAmounts.every(isCoins)).toBe(true);
  });

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

  test('pays, whatever the days, by how many in a row end with this one', () => {
    const days = fc.array(fc.integer({ min: -2, max: 4 }), { maxLength: 60 }).map((steps) => {
      let day = 100;
      return steps.map((step) => (day += step));
    });
    fc.assert(
      fc.property(days, (visits) => {
        const seen = new Set<number>();
        const expected = visits.map((day) => {
          if (day <= Math.max(...seen)) return 0;
          seen.add(day);
          let row = 0;
          while (seen.has(day - row)) row++;
          return row > 6 ? 500 : row === 6 ? 400 : 50 + 50 * row;
        });
        expect(claims(visits).paid).toEqual(expected);
      }),
    );
  });
});

describe('a claim', () => {
  test('leaves the very same record where there is nothing to claim', () => {
    const record = { lastDay: TODAY, streak: 2 };
    expect(claimBonus(record, TODAY)).toBe(record);
    expect(claimBonus(record, TODAY - 1)).toBe(record);
  });
});

describe('the next bonus', () => {
  test('after the clock was changed is the first day that was not claimed', () => {
    const record = bonusAfterClockChange(claims([TODAY, TODAY + 1, TODAY + 3]).record, TODAY - 5);
    expect([TODAY - 5, TODAY, TODAY + 3].map((day) => nextBonusDay(record, day))).toEqual([
      TODAY - 5,
      TODAY + 2,
      TODAY + 4,
    ]);
  });

  test('is the first day from today on that pays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), (lastDay, today) => {
        const record = { lastDay, streak: 3 };
        let day = today;
        while (!availableBonus(record, day)) day++;
        expect(nextBonusDay(record, today)).toBe(day);
      }),
    );
  });
});

describe('the next bonus comes', () => {
  const NOON = Date.parse('2026-03-28T12:00:00Z');

  test('at once where none was claimed today', () => {
    expect(nextBonusAt(noBonusYet, NOON)).toBe(NOON);
    expect(nextBonusAt({ lastDay: NOON / 86_400_000 - 1.5, streak: 2 }, NOON)).toBe(NOON);
  });

  test.each([
    ['UTC', '2026-03-29T00:00:00Z'],
    ['Europe/Berlin', '2026-03-28T23:00:00Z'],
    ['Asia/Beirut', '2026-03-28T22:00:00Z'],
  ])('in %s when the next day begins there', (zone, next) => {
    inZone(zone, () => {
      const lastDay = localDay(new Date(NOON));
      expect(nextBonusAt({ lastDay, streak: 1 }, NOON)).toBe(Date.parse(next));
    });
  });
});
