import type { GameWords } from '../game-words';
import { luckyFishingCard } from './card';

/** What Lucky Fishing says of itself. */
export const words: GameWords = {
  name: luckyFishingCard.name,
  page: luckyFishingCard.pageTitle,
  plurals: {
    fish: 'fish',
    tuna: 'tuna',
    shark: 'sharks',
    octopus: 'octopuses',
    whale: 'whales',
    treasure: 'treasures',
  },
  rules:
    'Three of a kind down one reel pays its value times your bet. The middle reel counts first, then the left, then the right; one win a spin.',
  noWin: 'No reel showed one symbol three times',
  oddsNote:
    'a generous sea, with coins that are only for play. Every symbol is equally likely in every place, and no spin knows of the one before.',
};
