import { formatCoins, formatPart } from '../../components/format';
import type { Coins } from '../../game/coins';
import type { FishingResult } from '../../game/events';
import type { Odds } from '../../game/odds';
import type { SymbolId } from '../../game/rules';

/** Several of a symbol, as one says it. */
const plurals: Readonly<Record<SymbolId, string>> = {
  fish: 'fish',
  tuna: 'tuna',
  shark: 'sharks',
  octopus: 'octopuses',
  whale: 'whales',
  treasure: 'treasures',
};
const counts = ['no', 'one', 'two', 'three', 'four', 'five'];

/** All that the Slots page says. */
export const texts = {
  title: 'Lucky Fishing',
  bet: 'Bet',
  win: 'Win',
  lowerBet: (step: number) => `Lowers the bet by ${step} coins`,
  raiseBet: (step: number) => `Raises the bet by ${step} coins`,
  spin: 'SPIN!',
  spinning: 'Spinning...',
  stage: 'Reels: press Space or Enter to spin',
  plainReels: 'Plain reels for now. Coins are safe.',
  retry: 'Retry',
  reels: 'Reels',
  paytable: 'Paytable',
  paytableIntro:
    'Three of a kind down one reel pays its value times your bet. The middle reel counts first, then the left, then the right; one win a spin.',
  times: (payout: number) => `${formatCoins(payout)}×`,
  coins: (coins: number) => `${formatCoins(coins)} coins`,

  /** The odds as a player reads them. */
  odds: ({ winRate, returnToPlayer }: Odds) =>
    `About 1 spin in ${(1 / winRate).toFixed(0)} wins (${formatPart(winRate)}). Over many spins, 100 coins bet bring back about ${formatCoins(Math.round(returnToPlayer * 100))} (${formatPart(returnToPlayer)}): a generous sea, with coins that are only for play. Every symbol is equally likely in every place, and no spin knows of the one before.`,

  /** One round's outcome, as one hears it. */
  outcome: ({ win, payout }: FishingResult, balance: Coins): string => {
    const told = win
      ? `${win.line.name}, ${counts[win.line.cells.length] ?? win.line.cells.length} ${plurals[win.symbol.id]}: you won ${formatCoins(payout)} coins.`
      : 'No win.';
    return `${told} Balance ${formatCoins(balance)}.`;
  },
} as const;
