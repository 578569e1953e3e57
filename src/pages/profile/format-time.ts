const moments = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** An instant by the player's clock, in milliseconds since 1970: `Jan 14, 2026, 13:05:00`. */
export const formatTime = (at: number): string => moments.format(at);

/** The time zone that `formatTime` goes by: `Europe/Berlin`. */
export const { timeZone } = moments.resolvedOptions();
