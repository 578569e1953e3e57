import type { ListedGame } from '../listed-game';
import { translatable } from '../../languages/language';

export const luckyFishingCard = translatable('shell/luckyFishing', {
  id: 'lucky-fishing',
  path: '/slots',
  title: 'Lucky Fishing',
  pageTitle: 'Slots',
  name: 'Lucky Fishing Slots',
  teaser: 'Match three of a kind on one reel and win up to 100 times your bet.',
  description:
    'Spin three reels under the pier. Three of a kind on one reel pays up to 100 times your bet. Virtual coins with no cash value, for adults 18+.',
  isPopular: true,
} as const satisfies ListedGame);
