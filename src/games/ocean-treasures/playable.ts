import type { PlayableGame } from '../playable';
import { oceanTreasures } from './definition';
import odds from './odds.json';
import { pageArt } from './page-art';
import { symbolBitmaps, symbolMasters } from './symbol-images';
import { words } from './words';

/** Ocean Treasures with all that its page needs. */
export const playable: PlayableGame = {
  definition: oceanTreasures,
  odds,
  art: { masters: symbolMasters, bitmaps: symbolBitmaps },
  pageArt,
  words,
};
