import type { GameDefinition } from '../../../engine/definition';
import { formatCoins, formatRounded } from '../../../ui/format/format';
import { translatable } from '../../../languages/language';

/** The texts of the help, except those that it shares with the page. A file of their own: they are loaded with it. */
export const texts = translatable('slot/help', {
  title: 'Help',
  close: 'Close',
  rules: 'Rules',
  bet: ({ min, max, step }: GameDefinition['bet']) =>
    `Choose a bet from ${formatCoins(min)} to ${formatCoins(max)} coins, in steps of ${formatCoins(step)}, then spin. Your bet is taken from your balance when the reels start.`,
  paid: 'Wins are added to your balance when the reels stop. Coins are for play only and have no cash value. The game is for adults aged 18 and over.',
  odds: 'Odds',
  /** Where all lines win equally often. */
  anyLine: 'Each line',
  line: (spins: number) => `1 spin in ${formatRounded(spins)}`,
  keys: 'Keyboard shortcuts',
  helpKey: 'Open Help with the ? key',
  keyList: (page: string) => [
    { keys: ['Tab', 'Shift + Tab'], does: 'Move to the next or previous button or link' },
    { keys: ['Space', 'Enter'], does: 'Spin (on the reels or SPIN!), or press the selected button' },
    { keys: ['Space'], does: 'Spin, when no button or link is selected' },
    { keys: ['?'], does: `Open Help on the ${page} page` },
    { keys: ['Escape'], does: 'Close Help, the menu or a message' },
    { keys: ['F8'], does: 'Go to the messages' },
  ],
} as const);
