import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { DroppedFile } from '../../../../src/pages/studio/reading/dropped-files';
import { openDrop, withFiles } from '../../../../src/pages/studio/reading/open-drop';
import { writeArchive } from '../../../../src/skins/archive/archive';
import { NoDecoderError } from '../../../../src/skins/rules/pixels';
import { defaultAssets } from '../../../../tools/skins/product';
import { nodeCheckTools } from '../../../../tools/skins/node-check-tools';
import { paperSea } from '../../../skins/skin-files';

type Content = string | Uint8Array<ArrayBuffer>;
const dropped = (path: string, content: Content): DroppedFile => ({ path, content: new Blob([content]) });
const open = (files: readonly DroppedFile[], tools = nodeCheckTools) => openDrop(files, new Map(), tools);
const pngOf = async (symbol: string): Promise<Uint8Array<ArrayBuffer>> => {
  const picture = sharp(join(defaultAssets, `${symbol}.svg`))
    .resize(256)
    .png();
  return new Uint8Array(await picture.toBuffer());
};
const bytesOf = (content: Content) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
const zipOf = (files: ReadonlyMap<string, Content>): Uint8Array<ArrayBuffer> =>
  writeArchive(new Map([...files].map(([path, content]) => [path, bytesOf(content)])));
const fish = await pngOf('lucky-fishing/symbols/fish');
const octopus = await pngOf('lucky-fishing/symbols/octopus');

test('pictures find their places by their names; one that fits both games goes where the others of its folder go', async () => {
  const { files, unassigned, problems } = await open([
    dropped('mine/Fish@2x.png', fish),
    dropped('mine/octopus.png', octopus),
  ]);
  expect(problems).toEqual([]);
  expect(unassigned).toEqual([]);
  expect([...files].map(([path, { type }]) => [path, type])).toEqual([
    ['lucky-fishing/symbols/fish.png', 'image/png'],
    ['lucky-fishing/symbols/octopus.png', 'image/png'],
  ]);
});

test('one that fits both games does not follow a few others that are of either', async () => {
  const shell = await pngOf('ocean-treasures/symbols/shell');
  const both = [dropped('fish.png', fish), dropped('shell.png', shell), dropped('octopus.png', octopus)];
  expect((await open(both)).unassigned.map(({ file }) => file.path)).toEqual(['octopus.png']);
  const more = ['tuna', 'shark', 'whale'].map((name) => dropped(`${name}.png`, fish));
  expect([...(await open([...both, ...more])).files.keys()]).toContain('lucky-fishing/symbols/octopus.png');
});

test('a picture that fits both games, or none, waits for the artist to say where it goes', async () => {
  const { files, unassigned, problems } = await open([
    dropped('octopus.png', octopus),
    dropped('something.png', fish),
  ]);
  expect([problems, files.size]).toEqual([[], 0]);
  expect(unassigned.map(({ candidates }) => candidates)).toEqual([
    ['lucky-fishing/symbols/octopus', 'ocean-treasures/symbols/octopus'],
    [],
  ]);
});

test('a whole skin comes in as a zip: pictures, an animation, sounds, its licence and what it says of itself', async () => {
  const skin = await paperSea();
  const { files, unassigned, problems, manifest } = await open([dropped('Skin.ZIP', zipOf(skin))]);
  expect([problems, unassigned]).toEqual([[], []]);
  expect([...files.keys()].sort()).toEqual([...skin.keys()].filter((path) => path !== 'skin.json').sort());
  expect(manifest?.name).toBe('Paper Sea');
});

test('a sheet and data of a symbol are its win', async () => {
  const skin = await paperSea();
  const { files, problems } = await open([
    dropped('fish.png', skin.get('lucky-fishing/symbols/fish.win.png') ?? ''),
    dropped('fish.json', skin.get('lucky-fishing/symbols/fish.win.json') ?? ''),
  ]);
  expect(problems).toEqual([]);
  expect([...files.keys()]).toEqual([
    'lucky-fishing/symbols/fish.win.png',
    'lucky-fishing/symbols/fish.win.json',
  ]);
});

test.each([
  ['no-place.png', fish.slice(0, fish.length / 2), /^no-place\.png is cut off or unreadable/],
  ['fish.json', '{}', /^fish\.json is not sprite sheet data/],
  ['pearl.ogg', '', /^pearl\.ogg is empty/],
])('%s gets one sentence, and nothing else', async (path, content, sentence) => {
  const { files, unassigned, manifest, problems } = await open([dropped(path, content)]);
  expect(problems).toEqual([expect.stringMatching(sentence)]);
  expect([files.size, unassigned, manifest]).toEqual([0, [], undefined]);
});

test('a sound comes in where the browser can play it, or can play none', async () => {
  const played = async (content: string) => [...(await open([dropped('pearl.mp3', content)])).files.keys()];
  expect(await played('no sound')).toEqual(['ocean-treasures/sounds/pearl.mp3']);
  let duration = 6;
  const decodeAudioData = () => Promise.resolve({ duration });
  vi.stubGlobal(
    'OfflineAudioContext',
    vi.fn(function () {
      return { decodeAudioData };
    }),
  );
  expect(await played('ID3')).toEqual(['ocean-treasures/sounds/pearl.mp3']);
  // A layer of the bed may be longer than an effect.
  duration = 61;
  expect(await played('ID3')).toEqual([]);
  const bed = dropped('ocean-treasures/sounds/bed-water.mp3', 'ID3');
  expect([...(await open([bed])).files.keys()]).toEqual(['ocean-treasures/sounds/bed-water.mp3']);
  vi.unstubAllGlobals();
});

test('a browser that cannot look at pictures says so once, and takes what is none', async () => {
  const decode = () => Promise.reject(new NoDecoderError('No canvas.'));
  const skin = await paperSea();
  const sheet = ['png', 'json'].map((end) =>
    dropped(`fish.win.${end}`, skin.get(`lucky-fishing/symbols/fish.win.${end}`) ?? ''),
  );
  const files = [dropped('fish.png', fish), dropped('tuna.png', fish), ...sheet, dropped('pearl.mp3', 'ID3')];
  const opened = await open(files, { ...nodeCheckTools, decode });
  expect(opened.problems).toEqual([expect.stringMatching(/^This browser can't check pictures/)]);
  expect([...opened.files.keys()]).toEqual(['ocean-treasures/sounds/pearl.mp3']);
});

test('a picture or sound takes the place of one in another format', () => {
  const [one, other] = [new Blob(['1']), new Blob(['2'])];
  const ofBlob = (blob: Blob, paths: readonly string[]) => paths.map((path) => [path, blob] as const);
  const more = ofBlob(other, ['symbols/fish.png', 'sounds/coins.ogg', 'sounds/coins.mp3']);
  const staying = ofBlob(one, ['symbols/fish.win.json', 'symbols/tuna.svg']);
  const skinFiles = [...ofBlob(one, ['symbols/fish.svg', 'sounds/coins.wav']), ...staying];
  expect(withFiles(new Map(skinFiles), new Map(more))).toEqual(new Map([...staying, ...more]));
});
