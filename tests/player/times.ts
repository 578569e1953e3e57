/** Milliseconds. A pause ends a session. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const PAUSE = 5 * MINUTE;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A Wednesday at noon (UTC), and its day, as `localDay` counts. */
export const NOON = Date.UTC(2026, 0, 14, 12);
export const TODAY = NOON / DAY - 0.5;
