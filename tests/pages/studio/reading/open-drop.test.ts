import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import type { DroppedFile } from '../../../../src/pages/studio/reading/dropped-files';
import { openDrop, withFiles } from '../../../../src/pages/studio/reading/open-drop';
import { writeArchive } from '../../../../src/skins/archive/write-archive';
import { NoDecoderError } from '../../../../src/skins/rules/pixels';
import { defaultAssets } from '../../../../tools/skins/product';
import { skinCheck } from '../../../../tools/skins/skin-check';
import { paperSea } from '../../../skins/skin-files';

const dropped = (path: string, content: string | Uint8Array<ArrayBuffer>): DroppedFile => ({
  path,
  content: new Blob([content]),
});
const open = (files: readonly DroppedFile[], kept = new Map<string, Blob>()) =>
  openDrop(files, kept, skinCheck);
const own = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(join(defaultAssets, path)));
const pngOf = async (symbol: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp(await own(`lucky-fishing/symbols/${symbol}.svg`))
      .resize(256)
      .png()
      .toBuffer(),
  );
const zipOf = (files: ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>): Uint8Array<ArrayBuffer> =>
  writeArchive(
    new Map(
      [...files].map(([path, content]) => [
        path,
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
      ]),
    ),
  );
const fish = await pngOf('fish');
const octopus = await pngOf('octopus');

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
  const shell = new Uint8Array(
    await sharp(await own('ocean-treasures/symbols/shell.svg'))
      .resize(256)
      .png()
      .toBuffer(),
  );
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
  const { files, unassigned, problems, skin: notes } = await open([dropped('Skin.ZIP', zipOf(skin))]);
  expect([problems, unassigned]).toEqual([[], []]);
  expect([...files.keys()].sort()).toEqual([...skin.keys()].filter((path) => path !== 'skin.json').sort());
  expect(notes?.name).toBe('Paper Sea');
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

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><circle cx="128" cy="128" r="120"/>${inner}</svg>`;
const huge: Blob = { size: 200_000_000 } as Blob;
const bomb = zipOf(new Map([['fish.svg', new Uint8Array(9_000_000)]]));
const outside = zipOf(new Map([['../fish.svg', svg('')]]));

test.each([
  ['a text', dropped('fish.txt', 'Hello.'), /^fish\.txt isn't a file the games can use/],
  [
    'a text that calls itself a picture',
    dropped('fish.png', 'Hello.'),
    /^fish\.png is cut off or unreadable \(it doesn't begin like an image\)/,
  ],
  [
    'a photograph that calls itself a PNG',
    dropped('fish.png', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])),
    /^fish\.png contains JPEG data, not PNG/,
  ],
  [
    'a picture of 200 MB',
    { path: 'fish.png', content: huge },
    /^fish\.png is 200 MB. Make it at most 4 MB/,
  ],
  [
    'a zip of 200 MB',
    { path: 'fish.zip', content: huge },
    /^fish\.zip: The zip is 200 MB. Make it at most 32 MB/,
  ],
  [
    'a zip that unpacks to too much',
    dropped('bomb.zip', bomb),
    /^bomb\.zip: The zip contains "fish\.svg", which is 9 MB/,
  ],
  [
    'a path that leads out',
    dropped('out.zip', outside),
    /^out\.zip: The zip contains "\.\.\/fish\.svg", a path that could lead out/,
  ],
  ['an odd name', dropped('fi\u202esh.png', fish), /^fi\?sh\.png has a character in its name/],
  [
    'an SVG with a script',
    dropped('fish.svg', svg('<script>alert(1)</script>')),
    /^fish\.svg contains a <script>/,
  ],
  [
    'an SVG that loads',
    dropped('fish.svg', svg('<image href="https://elsewhere.example/a.png"/>')),
    /^fish\.svg refers to https/,
  ],
  [
    'a PNG that is cut off',
    dropped('fish.png', fish.slice(0, fish.length / 2)),
    /^fish\.png is cut off or unreadable/,
  ],
  [
    'one that is cut off and has no place',
    dropped('scan.png', fish.slice(0, fish.length / 2)),
    /^scan\.png is cut off or unreadable/,
  ],
  ['data alone', dropped('fish.json', '{}'), /^fish\.json describes a sprite sheet that is missing/],
])('%s gets one sentence, and nothing else', async (_, file, sentence) => {
  const { files, unassigned, skin, problems } = await open([file]);
  expect(problems).toEqual([expect.stringMatching(sentence)]);
  expect([files.size, unassigned, skin]).toEqual([0, [], undefined]);
});

/** A browser that hears so many seconds in a file as that has bytes, and nothing in one that begins with "no". */
class Hearing {
  decodeAudioData(bytes: ArrayBuffer): Promise<Pick<AudioBuffer, 'duration'>> {
    if (new TextDecoder().decode(bytes).startsWith('no')) return Promise.reject(new Error('No sound.'));
    return Promise.resolve({ duration: bytes.byteLength });
  }
}
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['pearl.mp3', 'no', /^pearl\.mp3 isn't a sound this browser can play/],
  ['coins.mp3', 'no', /^coins\.mp3 isn't a sound this browser can play/],
  ['pearl.wav', 'RIFF', /^pearl\.wav is 4\.0 s long, but the limit is 3 s/],
  ['pearl.ogg', '', /^pearl\.ogg is empty/],
])('%s that holds "%s" gets one sentence, and nothing else', async (path, content, sentence) => {
  vi.stubGlobal('OfflineAudioContext', Hearing);
  const { files, unassigned, problems } = await open([dropped(path, content)]);
  expect(problems).toEqual([expect.stringMatching(sentence)]);
  expect([files.size, unassigned]).toEqual([0, []]);
});

test('a sound comes in where the browser can play it, or can play none', async () => {
  const played = async (content: string) => [...(await open([dropped('pearl.mp3', content)])).files.keys()];
  expect(await played('no')).toEqual(['ocean-treasures/sounds/pearl.mp3']);
  vi.stubGlobal('OfflineAudioContext', Hearing);
  expect(await played('ID3')).toEqual(['ocean-treasures/sounds/pearl.mp3']);
});

test('a browser that cannot look at pictures says so once, and takes what is none', async () => {
  const decode = () => Promise.reject(new NoDecoderError('No canvas.'));
  const skin = await paperSea();
  const sheet = ['png', 'json'].map((end) =>
    dropped(`fish.win.${end}`, skin.get(`lucky-fishing/symbols/fish.win.${end}`) ?? ''),
  );
  const files = [dropped('fish.png', fish), dropped('tuna.png', fish), ...sheet, dropped('pearl.mp3', 'ID3')];
  const opened = await openDrop(files, new Map(), { ...skinCheck, decode });
  expect(opened.problems).toEqual([expect.stringMatching(/^This browser can't check pictures/)]);
  expect([...opened.files.keys()]).toEqual(['ocean-treasures/sounds/pearl.mp3']);
});

test('what is right comes in beside what is wrong', async () => {
  const { files, problems } = await open([dropped('fish.png', fish), dropped('tuna.png', 'no')]);
  expect([...files.keys()]).toEqual(['lucky-fishing/symbols/fish.png']);
  expect(problems).toHaveLength(1);
});

test('a picture or sound takes the place of one in another format', () => {
  const [one, other] = [new Blob(['1']), new Blob(['2'])];
  const kept = new Map([
    ['a/symbols/fish.svg', one],
    ['a/symbols/fish.win.json', one],
    ['a/symbols/tuna.svg', one],
    ['a/sounds/coins.wav', one],
  ]);
  const more = new Map([
    ['a/symbols/fish.png', other],
    ['a/sounds/coins.ogg', other],
    ['a/sounds/coins.mp3', other],
  ]);
  expect(withFiles(kept, more)).toEqual(
    new Map([['a/symbols/fish.win.json', one], ['a/symbols/tuna.svg', one], ...more]),
  );
});
