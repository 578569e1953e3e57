import { DAY_MS, WEEK_MS } from '../engine/time';

/** Monday, 5 January 1970, 00:00 UTC. */
const FIRST_MONDAY = 4 * DAY_MS;

/** The calendar day of the player's time zone, in days from 1 January 1970; NaN for an invalid date. */
export const localDay = (at: Date): number =>
  new Date(0).setUTCFullYear(at.getFullYear(), at.getMonth(), at.getDate()) / DAY_MS;

/**
 * The instant at which a calendar day (as `localDay` counts) begins in the player's time zone: midnight, or the first
 * instant after it if the clocks skip midnight or the whole day. An invalid date if there is no such day.
 */
export function startOfDay(day: number): Date {
  const date = new Date(day * DAY_MS);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

/** The week of a calendar day, Monday to Sunday, counted from that of 5 January 1970. `day` as `localDay` counts. */
export const weekOfDay = (day: number): number => Math.floor((day - FIRST_MONDAY / DAY_MS) / 7);

/** The Monday with which a week of calendar days begins, as `localDay` counts. */
export const firstDayOf = (week: number): number => week * 7 + FIRST_MONDAY / DAY_MS;

/** The week of an instant (milliseconds since 1970), from Monday 00:00 UTC, counted from that of 5 January 1970. */
export const weekOf = (at: number): number => Math.floor((at - FIRST_MONDAY) / WEEK_MS);

/** The instant at which a week begins, in milliseconds since 1970. */
export const weekStart = (week: number): number => FIRST_MONDAY + week * WEEK_MS;
