import type { ListedGame } from '../listed-game';

export const oceanTreasuresCard = {
  id: 'ocean-treasures',
  path: '/ocean-treasures',
  title: 'Ocean Treasures',
  pageTitle: 'Ocean Treasures',
  name: 'Ocean Treasures',
  teaser: 'An octopus keeps the chest, and the chest keeps its secrets. Dive for both.',
  description:
    'Five reels below the pier: ten lines, pearls for the diver and free dives down to the treasure chamber. Virtual coins with no cash value, for adults 18+.',
  isNew: true,
} as const satisfies ListedGame;
