import { formatCoins } from '../../ui/format/format';
import { luckyFishingCard } from '../../games/lucky-fishing/card';
import { SPINS_COUNTED } from '../../player/challenge/challenge';
import type { Bonus } from '../../player/daily-bonus';
import { startingCoins } from '../../player/starting-coins';
import { translatable } from '../../languages/language';

/** The smallest pool of a week (spec section 9), and the sum of its prizes (player/challenge/leaderboard). */
const POOL = { min: 100_000, current: 104_250 };

export const texts = translatable('home/home', {
  /** What search engines show of Home. */
  pageDescription:
    'Free social slot games in your browser: three reels of fish, five of treasure. Virtual coins only, for adults 18+.',
  title: 'Lucky Fishing',
  tagline:
    'Welcome to Lucky Fishing! Spin three reels under the pier, or dive to five reels and a treasure chest on the sea floor.',
  play: 'Play Slots',
  adults: 'For adults 18+. Virtual coins have no cash value. Your game stays on this device.',
  bonus: {
    title: 'Daily bonus',
    today: ({ amount, streak }: Bonus) =>
      streak > 1
        ? `${formatCoins(amount)} free coins. Day ${streak} of your streak.`
        : `${formatCoins(amount)} free coins today, and more if you come back tomorrow.`,
    next: ({ amount, streak }: Bonus, time: string) =>
      `Day ${streak}: ${formatCoins(amount)} free coins in ${time}.`,
    claim: 'Claim',
    claimed: 'Claimed',
  },
  about: {
    title: 'A fishing trip that costs nothing',
    text: 'Lucky Fishing is a social casino. You spin the reels for fun, never for money.',
  },
  points: {
    entertainment: {
      title: 'Virtual entertainment',
      get text() {
        return `Play with virtual coins only. Everyone starts with ${formatCoins(startingCoins)}, and coins have no cash value.`;
      },
    },
    compete: {
      title: 'Compete and win',
      text: 'Each weekly leaderboard challenge is a tournament. You take on 24 computer anglers for virtual prizes.',
    },
    theme: {
      title: 'Fishing theme',
      text: 'Catch goldfish, sharks, a whale or a sunken treasure. Every spin is a new cast.',
    },
  },
  games: {
    title: 'Featured games',
    play: 'Play Now',
    playGame: (title: string) => `Play Now: ${title}`,
    isNew: 'NEW',
    isPopular: 'HOT',
  },
  desertOasis: {
    title: 'Desert Oasis',
    description: 'The only water for a hundred miles, and something golden is jumping in it.',
  },
  challenge: {
    title: 'Leaderboard challenge',
    get text() {
      return `Every week, you compete with 24 computer anglers. Your first ${SPINS_COUNTED} spins in ${luckyFishingCard.title} count. The top ten share a pool of at least ${formatCoins(POOL.min)} coins.`;
    },
    figures: [
      {
        name: 'Weekly prize pool',
        get value() {
          return formatCoins(POOL.min);
        },
        unit: 'coins',
      },
      {
        name: 'Current pool',
        get value() {
          return formatCoins(POOL.current);
        },
        unit: 'coins',
      },
    ],
    ends: { name: 'Ends in', unit: 'then a new week begins' },
    link: 'See the leaderboard',
    note: 'Prizes are virtual coins with no cash value. The board, your spins and your prizes stay on this device.',
  },
} as const);
