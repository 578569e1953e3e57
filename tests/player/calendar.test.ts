import fc from '../properties';
import { describe, expect, test } from 'vitest';
import { localDay, startOfDay, weekOf, weekStart } from '../../src/player/calendar';

// In whatever time zone they are run; time-zones.test.ts goes round the world.
describe('a calendar day', () => {
  test('is counted from 1 January 1970', () => {
    expect(localDay(new Date(1970, 0, 1, 12))).toBe(0);
    expect(localDay(new Date(1970, 1, 1, 12))).toBe(31);
    expect(localDay(new Date(1969, 11, 31, 12))).toBe(-1);
    expect(localDay(new Date(2000, 1, 29, 12))).toBe(11_016);
  });

  test('of no valid date is none', () => {
    expect(localDay(new Date(NaN))).toBeNaN();
    expect(startOfDay(NaN).getTime()).toBeNaN();
    expect(startOfDay(1e15).getTime()).toBeNaN();
  });
});

describe('a week', () => {
  test('is counted from that of 5 January 1970', () => {
    expect(weekStart(0)).toBe(Date.UTC(1970, 0, 5));
    expect(weekOf(Date.UTC(1970, 0, 5))).toBe(0);
    expect(weekOf(Date.UTC(1970, 0, 5) - 1)).toBe(-1);
  });

  test('begins on a Monday, contains every instant up to the next, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e13 }), (at) => {
        const week = weekOf(at);
        expect(new Date(weekStart(week)).toUTCString()).toMatch(/^Mon, .* 00:00:00 GMT$/);
        expect(at >= weekStart(week) && at < weekStart(week + 1)).toBe(true);
      }),
    );
  });
});
