import type { GameCard } from '../../engine/definition';

/** What names Ocean Treasures and leads to it. */
export const oceanTreasuresCard = {
  id: 'ocean-treasures',
  path: '/ocean-treasures',
  title: 'Ocean Treasures',
} as const satisfies GameCard;
