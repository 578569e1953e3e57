import { MINUTE_MS } from '../../engine/time';
import { texts } from '../texts';
import { perLanguage } from '../../languages/language';

/** Longest first. */
const units = [
  { name: 'day', minutes: 24 * 60 },
  { name: 'hour', minutes: 60 },
  { name: 'minute', minutes: 1 },
] as const;

/** From the first unit that is not 0 on, in whole minutes, rounded up: what is still to come is not 0 minutes away. */
function partsOf(ms: number) {
  let rest = Math.ceil(ms / MINUTE_MS);
  const parts = units.map(({ name, minutes }) => {
    const count = Math.floor(rest / minutes);
    rest -= count * minutes;
    return { name, count };
  });
  // If all are 0, the minutes are left.
  return parts.slice(parts.findIndex(({ count }) => count > 0));
}

const lists = perLanguage((code) => new Intl.ListFormat(code, { type: 'unit' }));

/** A past time without its incomplete minute (ms): the functions below would round that up. */
export const fullMinutes = (ms: number): number => ms - (ms % MINUTE_MS);

/** A time to come, in milliseconds, as a display has it: `2d 14h 36m`. */
export const shortTime = (ms: number): string =>
  partsOf(ms)
    .map(({ name, count }) => `${count}${texts.time.short[name]}`)
    .join(' ');

/** A time to come, in milliseconds, as one says it: `2 days, 14 hours, 36 minutes`. */
export const spokenTime = (ms: number): string =>
  lists().format(
    partsOf(ms)
      .filter(({ count }, place) => count > 0 || place === 0)
      .map(({ name, count }) => texts.time.spoken[name](count)),
  );
