import { texts } from '../texts';
import { weekStart } from '../../player/calendar';
import { browserTimeZone } from '../../languages/browser-locale';
import { perLanguage } from '../../languages/language';

const time = perLanguage((code) => new Intl.DateTimeFormat(code, { timeStyle: 'short' }));
const dayAndTime = perLanguage(
  (code) => new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' }),
);

const day = perLanguage((code) => new Intl.DateTimeFormat(code, { dateStyle: 'medium' }));

const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

/** An instant by the player's clock, `Nov 22, 2026, 2:05 PM`. Both in milliseconds since 1970. */
export const formatInstant = (at: number): string => dayAndTime().format(at);

/** The day of an instant by the player's clock, `Nov 22, 2026`. In milliseconds since 1970. */
export const formatDay = (at: number): string => day().format(at);

/** When something will be: `at 2:05 PM` if that is today, else `on Nov 22, 2026, 2:05 PM`. */
export const whenText = (at: number, now: number): string =>
  isSameDay(at, now) ? texts.time.today(time().format(at)) : texts.time.otherDay(formatInstant(at));

const days = perLanguage(
  (code) =>
    new Intl.DateTimeFormat(code, { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }),
);

/** The seven days of a week of the challenge, as `weekOf` counts: `Nov 16 – 22, 2026`. */
export const formatWeek = (week: number): string =>
  days().formatRange(weekStart(week), weekStart(week + 1) - 1);

const moments = perLanguage(
  (code) =>
    new Intl.DateTimeFormat(code, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
);

/** An instant by the player's clock, in milliseconds since 1970: `Jan 14, 2026, 13:05:00`. */
export const formatTime = (at: number): string => moments().format(at);

/** The time zone of `formatTime`, such as `Europe/Berlin`. */
export const timeZone = browserTimeZone();
