import { soundFiles } from '../sound-files';

/** The sounds of Ocean Treasures. */
export const sounds = soundFiles(
  import.meta.glob('../../../assets/ocean-treasures/sounds/*.{mp3,ogg,wav,m4a,webm}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
