import { texts } from '../texts';

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

/** An instant by the player's clock, `Nov 22, 2026, 2:05 PM`. Both in milliseconds since 1970. */
export const formatInstant = (at: number): string => dayAndTime.format(at);

/** The day of an instant by the player's clock, `Nov 22, 2026`. In milliseconds since 1970. */
export const formatDay = (at: number): string => day.format(at);

/** When something will be: `at 2:05 PM` if that is today, else `on Nov 22, 2026, 2:05 PM`. */
export const whenText = (at: number, now: number): string =>
  isSameDay(at, now) ? texts.time.today(time.format(at)) : texts.time.otherDay(formatInstant(at));
