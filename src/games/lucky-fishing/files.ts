import images from 'artworks:lucky-fishing';
import vectors from 'artworks:lucky-fishing/symbols?vector';
import { defaultFiles } from '../art-files';
import { soundFiles } from '../sound-files';

const sounds = soundFiles(
  import.meta.glob('../../../assets/lucky-fishing/sounds/*.{mp3,ogg,wav,m4a,webm}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

export const files = defaultFiles({ images, vectors, sounds });
