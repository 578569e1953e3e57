import { formatCoins } from '../../ui/format/format';
import type { OddsSummary } from '../../engine/odds/summary';
import { formatPart, formatRounded } from '../../ui/format/format-odds';

/** All that the Slots page says. */
export const texts = {
  title: 'Lucky Fishing',
  /** What the page is called where one can't see the reels: Home goes by the title too. */
  name: 'Lucky Fishing Slots',
  bet: 'Bet',
  win: 'Win',
  lowerBet: (step: number) => `Lowers the bet by ${step} coins`,
  raiseBet: (step: number) => `Raises the bet by ${step} coins`,
  spin: 'SPIN!',
  spinning: 'Spinning...',
  stage: 'Reels: press Space or Enter to spin',
  plainReels: 'Plain reels for now. Coins are safe.',
  retry: 'Retry',
  help: 'Help',
  helpTip: 'Rules, paytable, odds and keys',
  noHelp: {
    title: 'The help could not be fetched',
    description: 'Check your connection and try again.',
  },
  session: 'Session',
  net: 'Net',
  minutes: (minutes: number) => `${formatCoins(minutes)} min`,
  minutesLeft: (minutes: number) => `${minutes} left`,
  /** Coins gained, or lost where there are less than 0. */
  gained: (coins: number) => `${coins > 0 ? '+' : coins < 0 ? '−' : ''}${formatCoins(Math.abs(coins))}`,
  onBreak: {
    title: 'Taking a break',
    text: (until: string) =>
      `You closed the games yourself. They open again ${until}. Your coins are safe until then.`,
    help: 'Help, and tools that block sites for good',
    home: 'Back to Shore',
  },
  reels: 'Reels',
  paytable: 'Paytable',
  paytableIntro:
    'Three of a kind down one reel pays its value times your bet. The middle reel counts first, then the left, then the right; one win a spin.',
  times: (payout: number) => `${formatCoins(payout)}×`,
  coins: (coins: number) => `${formatCoins(coins)} coins`,

  /** The odds as a player reads them. */
  odds: ({ hitRate, returnToPlayer }: Pick<OddsSummary, 'hitRate' | 'returnToPlayer'>) =>
    `About 1 spin in ${formatRounded(1 / hitRate)} wins (${formatPart(hitRate)}). Over many spins, 100 coins bet bring back about ${formatRounded(returnToPlayer * 100)} (${formatPart(returnToPlayer)}): a generous sea, with coins that are only for play. Every symbol is equally likely in every place, and no spin knows of the one before.`,
} as const;
