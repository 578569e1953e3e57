import type { PlayableGame } from '../playable';
import { oceanTreasures } from './definition';
import odds from './odds.json';
import { symbolBitmaps, symbolMasters } from './symbol-images';

/** Ocean Treasures with all that its page needs. */
export const playable: PlayableGame = {
  definition: oceanTreasures,
  odds,
  art: { masters: symbolMasters, bitmaps: symbolBitmaps },
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
