import images from 'artworks:tide-pool';
import vectors from 'artworks:tide-pool/symbols?vector';
import { defaultFiles } from '../../../src/games/art-files';
import { createPlayable } from '../../../src/games/playable';
import { createArt, createPageArt } from './art';
import { tidePool } from './definition';
import odds from './odds.json';
import { sounds } from './sounds';
import { texts } from './texts';

export const playable = createPlayable({
  definition: tidePool,
  odds,
  texts,
  sounds,
  files: defaultFiles({
    images,
    vectors,
    sounds: import.meta.glob('../../../assets/tide-pool/sounds/*.wav', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  }),
  createArt,
  createPageArt,
});
