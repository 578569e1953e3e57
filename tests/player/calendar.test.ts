import fc from '../properties';
import { describe, expect, test } from 'vitest';
import { localDay, startOfDay, weekOf, weekStart } from '../../src/player/calendar';
import { availableBonus } from '../../src/player/daily-bonus';
import { DAY, HOUR } from './times';
import { dayByFormat, inZone } from './zones';

/** Each with the year from which on it is walked through for two years. */
const ZONES: readonly (readonly [zone: string, year: number, why: string])[] = [
  ['UTC', 2025, 'every day is of 24 hours'],
  ['Europe/Berlin', 2025, 'days of 23 and of 25 hours'],
  ['America/Sao_Paulo', 2017, 'days without a midnight'],
  ['Africa/Cairo', 2023, 'days without a midnight, and summer time newly brought back'],
  ['Asia/Beirut', 2025, 'days without a midnight'],
  ['America/Havana', 2025, 'days with two midnights'],
  ['America/St_Johns', 2009, 'clocks put back a minute after midnight: a day comes, goes and comes again'],
  ['America/Nuuk', 2023, 'a new offset, and clocks changed in the evening'],
  ['Australia/Lord_Howe', 2025, 'clocks changed by half an hour'],
  ['Asia/Kolkata', 2025, 'half an hour beside the others'],
  ['Asia/Kathmandu', 1985, 'a day without its first quarter of an hour'],
  ['Pacific/Kiritimati', 2025, 'the earliest clock'],
  ['Pacific/Pago_Pago', 2025, 'the latest clock'],
];

const anyInstant = fc.date({
  min: new Date('1985-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});

describe.each(ZONES)('in %s from %d on (%s)', (zone, year) => {
  test('a day is the one that the calendar shows', () => {
    const dayOf = dayByFormat(zone);
    inZone(zone, () => {
      fc.assert(
        fc.property(anyInstant, (at) => {
          expect(localDay(at)).toBe(dayOf(at));
        }),
      );
    });
  });

  test('days begin one after another and last from 22 to 26 hours, over two years', () => {
    inZone(zone, () => {
      const first = Date.UTC(year, 0, 1) / DAY;
      for (let day = first; day < first + 731; day++) {
        const [begin, end] = [startOfDay(day), startOfDay(day + 1)];
        expect(localDay(begin)).toBe(day);
        expect(localDay(new Date(begin.getTime() - 1))).toBe(day - 1);
        expect(end.getTime() - begin.getTime()).toBeGreaterThanOrEqual(22 * HOUR);
        expect(end.getTime() - begin.getTime()).toBeLessThanOrEqual(26 * HOUR);
      }
    });
  });
});

describe('a day that never was (30 December 2011 in Apia)', () => {
  const LOST = Date.UTC(2011, 11, 30) / DAY;

  test('begins where the next one does', () => {
    inZone('Pacific/Apia', () => {
      expect(startOfDay(LOST)).toEqual(startOfDay(LOST + 1));
      expect(localDay(startOfDay(LOST))).toBe(LOST + 1);
      expect(localDay(new Date(startOfDay(LOST).getTime() - 1))).toBe(LOST - 1);
    });
  });

  test('breaks no row of days, there and nowhere else, nor lends its grace to another day', () => {
    const streakAfter = (lastDay: number, today: number) =>
      availableBonus({ lastDay, streak: 3 }, today)?.streak;
    inZone('Pacific/Apia', () => {
      expect(streakAfter(LOST - 1, LOST + 1)).toBe(4);
      const others = [
        streakAfter(LOST - 2, LOST + 1),
        streakAfter(LOST - 1, LOST + 2),
        streakAfter(LOST + 1, LOST + 3),
      ];
      expect(others).toEqual([1, 1, 1]);
    });
    expect(inZone('Pacific/Auckland', () => streakAfter(LOST - 1, LOST + 1))).toBe(1);
  });
});

test('an invalid date has no day', () => {
  expect(localDay(new Date(NaN))).toBeNaN();
  for (const day of [NaN, 1e15]) expect(startOfDay(day).getTime()).toBeNaN();
});

describe('a week', () => {
  test('is counted from that of 5 January 1970', () => {
    expect(weekStart(0)).toBe(Date.UTC(1970, 0, 5));
    expect(weekOf(Date.UTC(1970, 0, 5))).toBe(0);
    expect(weekOf(Date.UTC(1970, 0, 5) - 1)).toBe(-1);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'begins on a Monday (UTC), contains every instant up to the next, and no other (%s)',
    (zone) => {
      inZone(zone, () =>
        fc.assert(
          fc.property(fc.integer({ min: -1e12, max: 1e13 }), (at) => {
            const week = weekOf(at);
            expect(new Date(weekStart(week)).toUTCString()).toMatch(/^Mon, .* 00:00:00 GMT$/);
            expect(at >= weekStart(week) && at < weekStart(week + 1)).toBe(true);
          }),
        ),
      );
    },
  );
});
