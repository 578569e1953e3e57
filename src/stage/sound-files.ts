import type { SoundName } from './sound-names';

const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../assets/sounds/*.{mp3,ogg,wav,m4a,webm}',
  { eager: true, query: '?url', import: 'default' },
);

/**
 * The addresses of one sound's files, none where there is no file. The first that the browser can play is
 * played; our own are MP3 and stand last, so that a file of another format takes their place.
 */
export const soundFiles = (name: SoundName): string[] =>
  Object.entries(files)
    .filter(([path]) => /([^/]+)\.\w+$/.exec(path)?.[1] === name)
    .sort(([one], [other]) => Number(one.endsWith('.mp3')) - Number(other.endsWith('.mp3')))
    .map(([, address]) => address);
