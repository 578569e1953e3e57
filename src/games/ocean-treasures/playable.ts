import images from 'artworks:ocean-treasures/stage,ocean-treasures/symbols,shell/sea/coin,shell/sea/bubble';
import vectors from 'artworks:ocean-treasures/symbols?vector';
import { defaultFiles } from '../art-files';
import { createPlayable } from '../playable';
import { createArt, createPageArt } from './art';
import { oceanTreasures } from './definition';
import odds from './odds.json';
import { sounds } from './sounds';
import { texts } from './texts';

export const files = defaultFiles({
  images,
  vectors,
  sounds: import.meta.glob('../../../assets/ocean-treasures/sounds/*.{mp3,ogg,wav,m4a,webm}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
});

export const playable = createPlayable({
  definition: oceanTreasures,
  odds,
  texts,
  sounds,
  files,
  createArt,
  createPageArt,
});
