import type { PlayableGame } from '../playable';
import { luckyFishing } from './definition';
import odds from './odds.json';
import { pageArt } from './page-art';
import { symbolBitmaps, symbolMasters } from './symbol-images';
import { words } from './words';

/** Lucky Fishing with all that its page needs. */
export const playable: PlayableGame = {
  definition: luckyFishing,
  odds,
  art: { masters: symbolMasters, bitmaps: symbolBitmaps },
  pageArt,
  words,
};
