/** A time zone as the platform calls it, which may be by an older name; without one, that of the process. */
const platformName = (timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', timeZone === undefined ? {} : { timeZone }).resolvedOptions().timeZone;

/**
 * Does something in another time zone: Node reads the variable again whenever it is set.
 *
 * @throws Error where the process does not follow, as in a worker thread
 */
export function inZone<T>(zone: string, act: () => T): T {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    const found = platformName();
    if (found !== platformName(zone)) throw new Error(`The clock is that of ${found} and not of ${zone}.`);
    return act();
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
}

/** A second implementation of the day, by the platform's own formatting of dates. */
export function dayByFormat(zone: string): (at: Date) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (at) => {
    const [month, day, year] = format.format(at).split('/');
    return Date.parse(`${year ?? ''}-${month ?? ''}-${day ?? ''}T00:00:00Z`) / 86_400_000;
  };
}

/** Zones with clocks that are changed, by an hour or half of one, some at midnight, and the earliest and the latest. */
export const ZONES = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'America/Sao_Paulo', 'Africa/Cairo'],
  ...['Australia/Lord_Howe', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'],
];
const daysIn = new Map(ZONES.map((zone) => [zone, dayByFormat(zone)]));
/** The day of an instant in one of them, by that implementation. */
export const dayInZone = (zone: string, at: number): number => daysIn.get(zone)?.(new Date(at)) ?? NaN;
