import { soundFiles } from '../sound-files';

/** The sounds of Lucky Fishing. */
export const sounds = soundFiles(
  import.meta.glob('../../../assets/lucky-fishing/sounds/*.{mp3,ogg,wav,m4a,webm}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
