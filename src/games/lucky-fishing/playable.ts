import { createPlayable } from '../playable';
import { createArt } from './art';
import { luckyFishing } from './definition';
import { files } from './files';
import odds from './odds.json';
import { createPageArt } from './page-art';
import { texts } from './texts';

export const playable = createPlayable({
  definition: luckyFishing,
  odds,
  texts,
  files,
  createArt,
  createPageArt,
});
