import { expect, test } from 'vitest';
import { mixSkins } from '../../../../src/pages/studio/editing/mix-skins';
import type { CustomSkin } from '../../../../src/store/custom-skin';

const skinOf = (notes: CustomSkin['notes'], colour: string, files: readonly string[]): CustomSkin => ({
  ...{ notes, pixelated: false, colours: { gold: colour }, gains: {} },
  files: new Map(files.map((path) => [path, new Blob([notes.name])])),
});
const ada = skinOf({ name: 'Reef', author: 'Ada', licence: 'CC0-1.0' }, '#ffffff', [
  'LICENSE',
  'lucky-fishing/symbols/fish.win.png',
  'sources/lucky-fishing/symbols/fish.gif',
  'lucky-fishing/stage/frame.svg',
]);
const ben = skinOf({ name: 'Wreck', author: 'Ben', licence: 'CC0-1.0' }, '#000000', [
  'lucky-fishing/symbols/tuna.png',
  'lucky-fishing/stage/frame.svg',
  'lucky-fishing/sounds/coins.mp3',
]);

test('a mix has the symbols of one skin and all else of another, and names both artists', async () => {
  const { notes, colours, files } = mixSkins(ada, ben);
  expect(notes).toEqual({ name: 'Reef in Wreck', author: 'Ada and Ben', licence: 'CC0-1.0' });
  expect(colours).toEqual({ gold: '#000000' });
  const origins = await Promise.all(
    [...files].map(async ([path, content]) => [path, await content.text()] as const),
  );
  expect(Object.fromEntries(origins)).toEqual({
    LICENSE: 'Reef',
    'lucky-fishing/symbols/fish.win.png': 'Reef',
    'sources/lucky-fishing/symbols/fish.gif': 'Reef',
    'lucky-fishing/stage/frame.svg': 'Wreck',
    'lucky-fishing/sounds/coins.mp3': 'Wreck',
  });
});

test('of artists whose names are too long together, none is cut off: the field is empty', () => {
  const long = { ...ben, notes: { ...ben.notes, author: 'B'.repeat(80) } };
  expect(mixSkins(ada, long).notes.author).toBe('');
});
