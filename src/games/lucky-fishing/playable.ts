import images from 'artworks:lucky-fishing/stage,lucky-fishing/symbols,shell/sea';
import vectors from 'artworks:lucky-fishing/symbols?vector';
import { defaultFiles } from '../art-files';
import { createPlayable } from '../playable';
import { createArt, createPageArt } from './art';
import { luckyFishing } from './definition';
import odds from './odds.json';
import { sounds } from './sounds';
import { texts } from './texts';

export const files = defaultFiles({
  images,
  vectors,
  sounds: import.meta.glob('../../../assets/lucky-fishing/sounds/*.{mp3,ogg,wav,m4a,webm}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
});

export const playable = createPlayable({
  definition: luckyFishing,
  odds,
  texts,
  sounds,
  files,
  createArt,
  createPageArt,
});
