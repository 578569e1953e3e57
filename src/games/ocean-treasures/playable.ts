import { createPlayable } from '../playable';
import { createArt } from './art';
import { oceanTreasures } from './definition';
import { files } from './files';
import odds from './odds.json';
import { createPageArt } from './page-art';
import { texts } from './texts';

export const playable = createPlayable({
  definition: oceanTreasures,
  odds,
  texts,
  files,
  createArt,
  createPageArt,
});
