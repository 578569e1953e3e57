// Bubbles and coins are those of the product.
import images from 'artworks:ocean-treasures,lucky-fishing/stage/coin,lucky-fishing/stage/bubble';
import vectors from 'artworks:ocean-treasures/symbols?vector';
import { defaultFiles } from '../art-files';
import { soundFiles } from '../sound-files';

const sounds = soundFiles(
  import.meta.glob('../../../assets/ocean-treasures/sounds/*.{mp3,ogg,wav,m4a,webm}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

export const files = defaultFiles({ images, vectors, sounds });
