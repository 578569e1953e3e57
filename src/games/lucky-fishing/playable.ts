import type { PlayableGame } from '../playable';
import { art } from './art';
import { luckyFishing } from './definition';
import odds from './odds.json';

/** Lucky Fishing with all that its page needs. */
export const playable: PlayableGame = {
  definition: luckyFishing,
  odds,
  art,
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
