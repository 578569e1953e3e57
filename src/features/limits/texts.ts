import { formatCoins } from '../../ui/format/format';
import { formatInstant } from '../../ui/format/format-instant';
import type { Break, Limits } from '../../player/limits/limits';

const minutesText = (minutes: number): string =>
  minutes < 120 ? `${minutes} minutes` : `${minutes / 60} hours`;

/** How each limit reads as a sentence's object. */
const descriptions: { readonly [K in keyof Limits]: (value: Limits[K]) => string } = {
  session: (limit) =>
    limit
      ? `${minutesText(limit.minutes)} of play${limit.until === 'pause' ? ', then a pause of five minutes' : ' a day'}`
      : 'no limit',
  remindEvery: (minutes) => (minutes === null ? 'no reminder' : `every ${minutesText(minutes)} of play`),
  remindDaily: (on) => (on ? 'at the first spin of a day' : 'not at the first spin'),
  betPerDay: (coins) => (coins === null ? 'no limit' : `${formatCoins(coins)} coins a day`),
  betPerWeek: (coins) => (coins === null ? 'no limit' : `${formatCoins(coins)} coins a week`),
};

/** What a limit is, in words. */
export const limitText = <K extends keyof Limits>(name: K, value: Limits[K]): string =>
  descriptions[name](value);

/** The texts of the limit tools. */
export const texts = {
  intro:
    'The game holds you to what you set here, in every tab of this browser. What is stricter holds at once. What is looser holds after 24 hours, and a clock that is turned back changes nothing about that.',
  device:
    "There are no accounts. All of it lives in this browser on this device: another browser knows nothing of it, clearing this site's data removes it, and a clock that is put forward is believed.",
  now: (text: string) => `Now: ${text}.`,
  later: (text: string, from: number) => `From ${formatInstant(from)}: ${text}.`,
  keep: 'Keep the current limit',
  set: 'Set',
  none: 'No limit',
  minutes: minutesText,

  session: {
    title: 'Session limits',
    text: 'After so much play SPIN! closes. You are told five minutes before, and one minute before. Gaps of less than five minutes between two rounds count as play; a longer one is a pause and begins a new session.',
    minutes: 'Minutes of play',
    until: 'Then SPIN! stays closed',
    untils: {
      pause: 'until you have paused for five minutes',
      tomorrow: 'until the next day; all play of a day counts',
    },
  },
  reminders: {
    title: 'Daily reminders',
    text: 'Between two rounds the game stops and tells you how long you have played, and what you have bet and won. It goes on when you have answered.',
    every: 'Every so many minutes of play',
    never: 'No reminder',
    daily: 'At the first spin of a day, tell me of yesterday and of this week',
  },
  purchases: {
    title: 'Purchase limits',
    text: 'Nothing can be bought in Lucky Fishing, so there is no purchase to limit. What you can limit are the coins that you bet. A round that would pass the limit does not begin. A week is from Monday to Sunday.',
    betPerDay: 'Coins bet a day',
    betPerWeek: 'Coins bet a week',
    empty: 'Leave it empty for no limit.',
    bad: 'Enter a whole number of coins, 0 or more, or leave it empty for no limit.',
  },
  exclusion: {
    title: 'Self-exclusion',
    text: 'A break closes all games here until it is over. You can make it longer, and nothing in the game makes it shorter.',
    honest:
      "Without accounts nobody can be kept out for good: a break holds in this browser on this device, and clearing the site's data removes it. To shut yourself out everywhere, use a tool that blocks sites:",
    length: 'How long',
    lengths: {
      day: '24 hours',
      week: '1 week',
      month: '1 month',
      'half-year': '6 months',
    } satisfies Readonly<Record<Break, string>>,
    begin: 'Take a break',
    sure: (until: number) =>
      `No game will open until ${formatInstant(until)}. This cannot be undone. Close the games?`,
    yes: 'Yes, close the games',
    no: 'No',
    none: 'Now: no break.',
    now: (until: number) => `Now: a break until ${formatInstant(until)}.`,
  },
} as const;
