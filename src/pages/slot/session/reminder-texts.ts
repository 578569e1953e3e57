import { MINUTE_MS } from '../../../engine/time';
import { formatCoins } from '../../../ui/format/format';
import { netOf, type PlaySum } from '../../../player/limits/play-log';
import { texts } from '../texts';

interface Row {
  readonly name: string;
  readonly value: (played: PlaySum) => string;
}

/** All that a reminder says. */
export const reminderTexts = {
  title: { daily: 'Before you play today', minutes: 'Time for a look at your play' },
  intro: {
    daily: 'You asked to be told this at the first spin of a day.',
    minutes: 'You asked to be told this from time to time.',
  },
  yesterday: 'Yesterday',
  thisWeek: 'This week',
  sinceReminder: 'Since the last time',
  today: 'Today',
  rows: [
    { name: 'Time played', value: ({ ms }) => texts.minutes(Math.floor(ms / MINUTE_MS)) },
    { name: 'Coins bet', value: ({ bet }) => formatCoins(bet) },
    { name: 'Coins won', value: ({ won }) => formatCoins(won) },
    { name: 'Net', value: (played) => texts.gained(netOf(played)) },
  ] satisfies readonly Row[] as readonly Row[],
  goOn: 'Continue',
  takeBreak: 'Take a break',
  rounds: 'See my rounds',
} as const;
