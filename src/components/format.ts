import { weekStart } from '../game/calendar';

const wholeNumber = new Intl.NumberFormat('en-US');

/** A number of coins with thousands separators: `1,000`. */
export const formatCoins = (coins: number): string => wholeNumber.format(coins);

const rounded = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A number without its fraction: 12.3 is `12`. */
export const formatRounded = (amount: number): string => rounded.format(amount);

const percentage = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A part of a whole as a percentage: 0.081 is `8.10%`. */
export const formatPart = (part: number): string => percentage.format(part);

const days = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** The seven days of a week of the challenge, as `weekOf` counts: `Nov 16 – 22, 2026`. */
export const formatWeek = (week: number): string =>
  days.formatRange(weekStart(week), weekStart(week + 1) - 1);
