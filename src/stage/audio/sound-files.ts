import type { SoundName } from './sound-names';

const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../../assets/lucky-fishing/sounds/*.{mp3,ogg,wav,m4a,webm}',
  { eager: true, query: '?url', import: 'default' },
);

/** The URLs of a sound's files, first choice first: the supplied MP3 comes last, so that other formats replace it. */
export const soundFiles = (name: SoundName): string[] =>
  Object.entries(files)
    .filter(([path]) => /([^/]+)\.\w+$/.exec(path)?.[1] === name)
    .sort(([one], [other]) => Number(one.endsWith('.mp3')) - Number(other.endsWith('.mp3')))
    .map(([, url]) => url);
