import type { ListedGame } from '../listed-game';
import { translatable } from '../../languages/language';

export const oceanTreasuresCard = translatable('shell/oceanTreasures', {
  id: 'ocean-treasures',
  path: '/ocean-treasures',
  title: 'Ocean Treasures',
  pageTitle: 'Ocean Treasures',
  name: 'Ocean Treasures',
  teaser: 'Collect pearls on five reels, and win free dives down to the treasure chamber.',
  description:
    'Spin five reels with ten lines. Collect pearls, and win free dives down to the treasure chamber. Virtual coins with no cash value, for adults 18+.',
  isNew: true,
} as const satisfies ListedGame);
