import { formatCoins } from '../../ui/format/format';
import type { PlayableGame } from '../../games/playable';
import { formatPart, formatRounded } from '../../ui/format/format-odds';

/** What every game's page says. What one game says of itself is in its `words`. */
export const texts = {
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
  times: (payout: number) => `${formatCoins(payout)}×`,
  coins: (coins: number) => `${formatCoins(coins)} coins`,

  /** Over the payouts, where they are in coins only. */
  forBet: (bet: number) => `For a bet of ${formatCoins(bet)}`,
  /** The column of the paytable for so many of a kind. */
  ofAKind: (count: number) => `${count} of a kind`,
  /** What a value pays once collected. */
  collectedFor: (coins: number) => `${formatCoins(coins)} coins once collected`,
  lines: (lines: number) => `The ${lines} lines`,
  strips: {
    show: 'See the reels',
    base: 'Strips of a spin',
    feature: (spin: string) => `Strips of a ${spin}`,
    note: 'Each reel stops at each of its places with the same chance and shows three neighbours; below the last place comes the first.',
    place: 'Place',
    reel: (number: number) => `Reel ${number}`,
  },
  feature: {
    left: (left: number, spins: string) => `${formatCoins(left)} ${spins} left`,
    paid: (played: number, spins: string, coins: number) =>
      `${formatCoins(played)} ${spins} paid ${formatCoins(coins)} coins`,
  },

  /** The odds as a player reads them. */
  odds: ({ odds, words }: Pick<PlayableGame, 'odds' | 'words'>) => {
    const { hitRate, returnToPlayer, largestWin, feature } = odds;
    if (!feature || !words.feature) {
      return `About 1 spin in ${formatRounded(1 / hitRate)} wins (${formatPart(hitRate)}). Over many spins, 100 coins bet bring back about ${formatRounded(returnToPlayer * 100)} (${formatPart(returnToPlayer)}): ${words.oddsNote}`;
    }
    const { spins } = words.feature;
    return `About 1 spin in ${formatRounded(1 / hitRate)} pays or begins free ${spins} (${formatPart(hitRate)}), 1 in ${formatRounded(1 / feature.rate)} begins them, and over many spins ${formatPart(returnToPlayer)} of what is bet comes back, ${formatPart(feature.share)} of that in ${spins}: ${words.oddsNote} The largest round there can be pays ${formatCoins(largestWin)} times the bet.`;
  },
} as const;
