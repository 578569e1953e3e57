import type { PlayableGame } from '../playable';
import { art } from './art';
import { oceanTreasures } from './definition';
import odds from './odds.json';

/** Ocean Treasures with all that its page needs. */
export const playable: PlayableGame = {
  definition: oceanTreasures,
  odds,
  art,
  words: {
    plurals: {
      starfish: 'starfish',
      seahorse: 'seahorses',
      crab: 'crabs',
      angelfish: 'angelfish',
      turtle: 'turtles',
      manta: 'mantas',
      chest: 'chests',
    },
  },
};
