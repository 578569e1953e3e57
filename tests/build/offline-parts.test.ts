import { expect, test } from 'vitest';
import { listParts } from '../../build/offline-parts';

const NAMES = {
  games: new Set(['assets/game-abcdefg.js']),
  ...{ pages: ['index', 'slots'], skins: ['pixel', 'pixel-dusk'], languages: ['pt-BR'] },
};
const listed = (url: string) => listParts([{ url, revision: null }], NAMES)[0];

test.each([
  ['index.html', './', 'games'],
  ['slots.html', 'slots', 'games'],
  ['privacy.html', 'privacy', 'rest'],
  ['assets/game-abcdefg.js', 'assets/game-abcdefg.js', 'games'],
  ['assets/studio-abcdefg.js', 'assets/studio-abcdefg.js', 'rest'],
  ['assets/pages-abcd_-gh.css', 'assets/pages-abcd_-gh.css', 'games'],
  ['assets/language-pt-BR-home-abcdefg.js', 'assets/language-pt-BR-home-abcdefg.js', 'language-pt-BR'],
  ['assets/skin-pixel-fish-160-abcd_-gh.webp', 'assets/skin-pixel-fish-160-abcd_-gh.webp', 'skin-pixel'],
  ['assets/skin-pixel-dusk-win-abcd_-gh.mp3', 'assets/skin-pixel-dusk-win-abcd_-gh.mp3', 'skin-pixel-dusk'],
  ['assets/bed-deep-abcd_-gh.mp3', 'assets/bed-deep-abcd_-gh.mp3', 'music'],
  ['assets/win-big-abcd_-gh.mp3', 'assets/win-big-abcd_-gh.mp3', 'sounds'],
  ['games/lucky-fishing.json', 'games/lucky-fishing.json', 'rest'],
])('%s is %s, a file of: %s', (file, url, part) => {
  expect(listed(file)).toEqual({ url, part, revision: null });
});

test.each([
  ['one', [600], 600],
  ['two', [600, 1200], 600],
  ['three', [1440, 720, 2000], 1440],
])('of %s widths of a picture, the games have the middle one', (_, widths, middle) => {
  const entries = widths.map((width) => ({ url: `assets/reef-${width}-abcd_-gh.webp`, revision: null }));
  const files = listParts([...entries, { url: 'assets/reef-tall-480-abcdefgh.webp', revision: null }], NAMES);
  const ofGames = files.filter(({ picture, part }) => picture === 'reef' && part === 'games');
  expect(ofGames.map(({ url }) => url)).toEqual([`assets/reef-${middle}-abcd_-gh.webp`]);
});
