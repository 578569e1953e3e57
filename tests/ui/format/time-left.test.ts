import { describe, expect, test } from 'vitest';
import { fullMinutes, shortTime, spokenTime } from '../../../src/ui/format/time-left';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a time to come', () => {
  test.each([
    [2 * DAY + 14 * HOUR + 36 * MINUTE, '2d 14h 36m', '2 days, 14 hours, 36 minutes'],
    [7 * DAY, '7d 0h 0m', '7 days'],
    [DAY + HOUR + MINUTE, '1d 1h 1m', '1 day, 1 hour, 1 minute'],
    [DAY + 5 * MINUTE, '1d 0h 5m', '1 day, 5 minutes'],
    [14 * HOUR, '14h 0m', '14 hours'],
    [59 * MINUTE, '59m', '59 minutes'],
    [59 * MINUTE + 1, '1h 0m', '1 hour'],
    [1, '1m', '1 minute'],
    [0, '0m', '0 minutes'],
  ])('of %d ms is shown and said in whole minutes, rounded up', (ms, short, spoken) => {
    expect([shortTime(ms), spokenTime(ms)]).toEqual([short, spoken]);
  });
});

test('a time gone by is not more than it was', () => {
  const gone = [0, MINUTE - 1, MINUTE, 2 * HOUR - 1].map((ms) => shortTime(fullMinutes(ms)));
  expect(gone).toEqual(['0m', '0m', '1m', '1h 59m']);
});
