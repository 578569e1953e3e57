/** Lengths of time in milliseconds. A day and a week are those of UTC: daylight saving makes local ones differ. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;
