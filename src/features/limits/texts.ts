import { formatInstant } from '../../ui/format/format-instant';
import type { OutsideLink } from '../../ui/outside-links';
import { texts as shared } from '../../ui/texts';
import type { Break, Limits } from '../../player/limits/limits';
import { translatable } from '../../languages/language';

const coins = (count: number): string => shared.coins(count);

const minutesText = (minutes: number): string =>
  minutes < 120 ? `${minutes} minutes` : `${minutes / 60} hours`;

type LimitPhrases = { readonly [K in keyof Limits]: (value: Limits[K]) => string };

export const texts = translatable('limits/limits', {
  intro:
    "These limits apply in every tab of this browser. Stricter limits apply immediately, looser ones after 24 hours. Turning your clock back doesn't change that.",
  device:
    "There are no accounts, so your limits are stored on this device, in this browser only. Other browsers don't know about them, clearing this site's data removes them, and setting your clock forward while the game is closed can end a break early.",
  /** Each limit as a phrase without a full stop: `100 coins a day`. */
  limit: {
    session: (limit) => {
      if (!limit) return 'no limit';
      const time = minutesText(limit.minutes);
      return limit.until === 'pause' ? `${time} of play, then a five-minute pause` : `${time} of play a day`;
    },
    remindEvery: (minutes) => (minutes === null ? 'no reminder' : `every ${minutesText(minutes)} of play`),
    remindDaily: (on) => (on ? 'at your first spin of the day' : 'no daily reminder'),
    betPerDay: (bet) => (bet === null ? 'no limit' : `${coins(bet)} a day`),
    betPerWeek: (bet) => (bet === null ? 'no limit' : `${coins(bet)} a week`),
  } satisfies LimitPhrases,
  now: (limit: string) => `Now: ${limit}.`,
  later: (limit: string, from: number) => `From ${formatInstant(from)}: ${limit}.`,
  keep: 'Keep the current limit',
  set: 'Set',
  none: 'No limit',
  minutes: minutesText,

  session: {
    title: 'Session limits',
    text: "SPIN! is disabled when you reach this limit. You're warned five minutes before and again one minute before. Gaps of less than five minutes between rounds count as play. A longer gap is a pause, and a new session starts after it.",
    minutes: 'Time limit',
    until: 'Then SPIN! stays disabled',
    untils: {
      pause: "until you've paused for five minutes",
      tomorrow: "until tomorrow (all of today's play counts)",
    },
  },
  reminders: {
    title: 'Daily reminders',
    text: "The game stops between rounds and shows you how long you've played, what you've bet and what you've won. Then you choose whether to continue or take a break.",
    label: 'Remind me while I play',
    every: (minutes: number) => `Every ${minutesText(minutes)}`,
    never: 'Never',
    daily: 'At my first spin of the day, show me how much I played yesterday and this week',
  },
  purchases: {
    title: 'Purchase limits',
    text: "There's nothing to buy in Lucky Fishing, so there are no purchases to limit. But you can limit the coins you bet. A round that would go over the limit doesn't start. A week runs from Monday to Sunday.",
    betPerDay: 'Daily bet limit (coins)',
    betPerWeek: 'Weekly bet limit (coins)',
    empty: 'Leave this field empty for no limit.',
    bad: 'Enter a whole number of coins, 0 or more, or leave this field empty for no limit.',
  },
  exclusion: {
    title: 'Self-exclusion',
    text: 'A break closes all games here until it ends. You can make it longer, but nothing in the game can shorten it.',
    honest:
      "Without accounts, we can't keep you out for good. A break applies to this browser on this device, and clearing the site's data ends it. To keep yourself out everywhere, use a tool that blocks sites:",
    blockers: [
      {
        name: 'LeechBlock',
        url: 'https://www.proginosko.com/leechblock/',
        text: 'Blocks the sites you choose, in most browsers. Free.',
      },
      {
        name: 'SelfControl',
        url: 'https://selfcontrolapp.com/',
        text: 'Blocks the sites you choose on a Mac, until the time is up. Free.',
      },
      {
        name: 'BetBlocker',
        url: 'https://betblocker.org/',
        text: 'Blocks thousands of gambling sites on all your devices. Free.',
      },
    ] as readonly OutsideLink[],
    length: 'Length of the break',
    lengths: {
      day: '24 hours',
      week: '1 week',
      month: '1 month',
      'half-year': '6 months',
    } satisfies Readonly<Record<Break, string>>,
    begin: 'Take a break',
    sure: (until: number) =>
      `All games will be closed until ${formatInstant(until)}. You can't undo this. Close the games?`,
    yes: 'Yes, close the games',
    no: 'No',
    none: "You're not on a break.",
    now: (until: number) => `You're on a break until ${formatInstant(until)}.`,
  },
} as const);

export const limitText = <K extends keyof Limits>(name: K, value: Limits[K]): string =>
  (texts.limit as LimitPhrases)[name](value);
