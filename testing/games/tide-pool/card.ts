import type { ListedGame } from '../../../src/games/listed-game';
import { translatable } from '../../../src/languages/language';

export const card = translatable('tide-pool/card', {
  id: 'tide-pool',
  path: '/tide-pool',
  title: 'Tide Pool',
  pageTitle: 'Tide Pool',
  name: 'Tide Pool',
  teaser: 'Find sea glass on four reels, and win free spins at high tide.',
  description:
    'Spin four reels with 256 ways. Find sea glass, and win free spins at high tide. Virtual coins with no cash value, for adults 18+.',
} as const satisfies ListedGame);
