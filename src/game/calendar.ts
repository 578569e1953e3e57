/** Milliseconds. */
const DAY_MS = 86_400_000;
/** Milliseconds. Weeks are counted in UTC, which knows no daylight saving: all are of one length. */
export const WEEK_MS = 7 * DAY_MS;
/** Monday, 5 January 1970, 00:00 UTC. */
const FIRST_MONDAY = 4 * DAY_MS;

/**
 * The calendar day of the player's time zone, as a count of days from 1 January 1970. It is the same number
 * at any instant of that day, and one more on the next day of the calendar, however long either lasts.
 *
 * @returns NaN for an invalid date
 */
export const localDay = (at: Date): number =>
  new Date(0).setUTCFullYear(at.getFullYear(), at.getMonth(), at.getDate()) / DAY_MS;

/**
 * The instant at which a calendar day begins in the player's time zone: midnight, or the first instant after
 * it where the clocks are put forward at midnight (a time that was skipped is read with the offset before
 * it). Where a time zone has left out a whole day, that is the beginning of the next.
 *
 * @param day a count as of `localDay`
 * @returns an invalid date where there is no such day
 */
export function startOfDay(day: number): Date {
  const date = new Date(day * DAY_MS);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

/** The week of a calendar day, Monday to Sunday, counted from that of 5 January 1970. `day` as `localDay` counts. */
export const weekOfDay = (day: number): number => Math.floor((day - FIRST_MONDAY / DAY_MS) / 7);

/** The Monday with which a week of calendar days begins, as `localDay` counts. */
export const firstDayOf = (week: number): number => week * 7 + FIRST_MONDAY / DAY_MS;

/**
 * The week that holds an instant, Monday 00:00 UTC to Monday 00:00 UTC, counted from that of 5 January 1970.
 *
 * @param at milliseconds since 1970
 */
export const weekOf = (at: number): number => Math.floor((at - FIRST_MONDAY) / WEEK_MS);

/** The instant at which a week begins, in milliseconds since 1970. */
export const weekStart = (week: number): number => FIRST_MONDAY + week * WEEK_MS;
