import { formatCoins } from '../../components/format';
import { luckyFishing } from '../../game/rules';

/** What Home says. */
export const texts = {
  title: 'Lucky Fishing',
  tagline: 'Three reels under the pier, six catches, and a chest at the bottom of the sea.',
  play: 'Play Slots',
  adults: 'For adults, 18+. Virtual coins have no cash value.',
  bonus: { title: 'Daily bonus', text: 'Come back every day for free coins.' },
  about: {
    title: 'A fishing trip that costs nothing',
    text: 'Lucky Fishing is a social casino: all the splash of the reels, and no money in the water.',
  },
  points: {
    entertainment: {
      title: 'Virtual entertainment',
      text: `Play with virtual coins only. Everybody starts with ${formatCoins(luckyFishing.startingCoins)}, and coins have no cash value.`,
    },
    compete: {
      title: 'Compete and win',
      text: 'Take on leaderboard challenges and tournaments for virtual prizes and a name on the board.',
    },
    theme: {
      title: 'Fishing theme',
      text: 'From a plump goldfish to a whale and a sunken treasure: every spin is a cast into deep water.',
    },
  },
  games: { title: 'Featured games', play: 'Play Now', isNew: 'NEW', isPopular: 'HOT' },
  challenge: {
    title: 'Leaderboard challenge',
    text: 'One week, one board, one pool of coins. The best anglers share it.',
    figures: [
      { name: 'Weekly prize pool', value: formatCoins(100_000), unit: 'coins' },
      { name: 'Current pool', value: formatCoins(104_250), unit: 'coins' },
      { name: 'Ends in', value: '2d 14h 36m', unit: 'then a new week begins' },
    ],
    link: 'See the leaderboard',
    note: 'Prizes are virtual coins. They have no cash value.',
  },
} as const;
