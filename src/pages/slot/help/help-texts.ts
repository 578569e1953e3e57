import { formatCoins } from '../../../ui/format/format';
import { formatRounded } from '../../../ui/format/format-odds';
import type { BetLimits } from '../../../engine/definition';

/** What the help says beside the texts that it shares with the page. */
export const helpTexts = {
  title: 'Help',
  close: 'Close',
  rules: 'Rules',
  bet: ({ min, max, step }: BetLimits) =>
    `Choose a bet from ${formatCoins(min)} to ${formatCoins(max)} coins, in steps of ${formatCoins(step)}, and spin. The bet is taken from your balance when the reels start to turn.`,
  paid: 'A win is paid to your balance when they stop. Coins are for play only and have no cash value. The game is for adults, 18+.',
  odds: 'Odds',
  /** How often each line wins where all win alike. */
  anyLine: 'Each line',
  line: (spins: number) => `1 spin in ${formatRounded(spins)}`,
  keys: 'Keys',
  helpKey: 'The key ? opens this help',
  /** What each key does, in the order in which one needs them. */
  keyList: (page: string) => [
    { keys: ['Tab', 'Shift + Tab'], does: 'Go on to the next button or link, or back' },
    { keys: ['Space', 'Enter'], does: 'Spin, on the reels or on SPIN!; press any other button' },
    { keys: ['?'], does: `Open this help, on the ${page} page` },
    { keys: ['Escape'], does: 'Close the help, the menu or a message' },
    { keys: ['F8'], does: 'Go to the messages' },
  ],
} as const;
