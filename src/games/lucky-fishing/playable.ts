import type { PlayableGame } from '../playable';
import { luckyFishing } from './definition';
import odds from './odds.json';
import { symbolBitmaps, symbolMasters } from './symbol-images';

/** Lucky Fishing with all that its page needs. */
export const playable: PlayableGame = {
  definition: luckyFishing,
  odds,
  art: { masters: symbolMasters, bitmaps: symbolBitmaps },
  words: {
    plurals: {
      fish: 'fish',
      tuna: 'tuna',
      shark: 'sharks',
      octopus: 'octopuses',
      whale: 'whales',
      treasure: 'treasures',
    },
  },
};
