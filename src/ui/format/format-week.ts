import { weekStart } from '../../player/calendar';

const days = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** The seven days of a week of the challenge, as `weekOf` counts: `Nov 16 – 22, 2026`. */
export const formatWeek = (week: number): string =>
  days.formatRange(weekStart(week), weekStart(week + 1) - 1);
