import type { GameCard } from '../../engine/definition';

/** What names Lucky Fishing and leads to it. */
export const luckyFishingCard = {
  id: 'lucky-fishing',
  path: '/slots',
  title: 'Lucky Fishing',
} as const satisfies GameCard;
