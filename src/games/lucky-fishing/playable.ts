import { createPlayable } from '../playable';
import { createArt } from './art';
import { luckyFishing } from './definition';
import { files } from './files';
import odds from './odds.json';
import { createPageArt } from './page-art';
import { words } from './words';

/** Lucky Fishing with all that its page needs. */
export const playable = createPlayable({
  definition: luckyFishing,
  odds,
  words,
  files,
  createArt,
  createPageArt,
});
