import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { DroppedFile } from '../../../../src/pages/studio/reading/dropped-files';
import { withFiles } from '../../../../src/pages/studio/editing/skin-files';
import { openDrop } from '../../../../src/pages/studio/reading/open-drop';
import { texts as skinTexts } from '../../../../src/skins/texts';
import { writeArchive } from '../../../../src/skins/archive/archive';
import { archiveLimits } from '../../../../src/skins/archive/refusal';
import { isSource } from '../../../../src/skins/paths';
import { templateFiles } from '../../../../src/skins/template';
import { NoDecoderError } from '../../../../src/skins/rules/pixels';
import { defaultAssets } from '../../../../tools/skins/product';
import { nodeArtTools } from '../../../../tools/skins/node-art-tools';
import { paperSea } from '../../../skins/skin-files';

type Content = string | Uint8Array<ArrayBuffer>;
const dropped = (path: string, content: Content): DroppedFile => ({ path, content: new Blob([content]) });
const open = (files: readonly DroppedFile[], tools = nodeArtTools) => openDrop(files, () => new Map(), tools);
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

test('of several files for one place the best is taken, and the page can say which and why', async () => {
  const large = new Uint8Array(await sharp(fish).resize(512).png().toBuffer());
  const webp = new Uint8Array(await sharp(fish).webp({ quality: 20 }).toBuffer());
  const svg = await readFile(join(defaultAssets, 'lucky-fishing/symbols/fish.svg'));
  const bitmaps = [dropped('fish.png', fish), dropped('fish@3x.png', large), dropped('1x/fish.webp', webp)];
  const one = await open(bitmaps);
  expect([...one.files.keys()]).toEqual(['lucky-fishing/symbols/fish.png']);
  expect(one.files.get('lucky-fishing/symbols/fish.png')?.size).toBe(large.length);
  expect(one.notes.map(({ line }) => line)).toEqual([
    expect.stringMatching(/^Used fish@3x\.png instead of fish\.png and .* larger\.$/),
  ]);
  const other = await open([...bitmaps, dropped('fish.svg', new Uint8Array(svg))]);
  expect([...other.files.keys()]).toEqual(['lucky-fishing/symbols/fish.svg']);
  expect(other.duplicates.map(({ items }) => items.map(({ file }) => file.path))).toEqual([
    ['fish.svg', 'fish@3x.png', 'fish.png', '1x/fish.webp'],
  ]);
  const alike = await open([dropped('fish.png', fish), dropped('Fish copy.png', fish)]);
  expect(alike.notes.map(({ line }) => line)).toEqual(['Used fish.png instead of Fish copy.png.']);
  // With as many pixels none is larger, however many bytes it has.
  const lighter = await open([dropped('fish.png', fish), dropped('Fish copy.webp', webp)]);
  expect(lighter.notes.map(({ line }) => line)).toEqual(['Used fish.png instead of Fish copy.webp.']);
  // One that can't be used is not the best, however large it is.
  const cut = await open([dropped('fish.png', fish), dropped('fish@2x.png', large.slice(0, 5000))]);
  expect([cut.files.size, cut.duplicates]).toEqual([1, []]);
  expect(cut.problems).toEqual([expect.stringMatching(/^fish@2x\.png is cut off/)]);
});

test('a zip with names in odd signs is taken but for what is no picture, which is named', async () => {
  const zip = zipOf(
    new Map<string, Content>([
      ['[v2] 100%/🐟 fish.png', fish],
      ['notes [draft].txt', 'Hello.'],
      ['b.psd', 'x'],
    ]),
  );
  const { files, problems } = await open([dropped('Fish?.zip', zip)]);
  expect([...files.keys()]).toEqual(['lucky-fishing/symbols/fish.png']);
  expect(problems).toEqual([
    "b.psd: The games need pictures, not a program's working files. Export PNG or SVG files instead.",
    "notes [draft].txt isn't a file the games can use. Export pictures as PNG or SVG, and sounds as MP3 or WAV.",
  ]);
});

test('of a template that comes back only what was changed is taken, and the page says so', async () => {
  const originals = new Map([
    ['lucky-fishing/symbols/fish.png', new Blob([fish])],
    ['ocean-treasures/symbols/octopus.png', new Blob([octopus])],
  ]);
  const template = await templateFiles(originals, new Map([['README.txt', new Blob(['Hello.'])]]));
  const files = [...template].map(([path, content]) => ({ path: `My template/${path}`, content }));
  expect(await open(files)).toMatchObject({
    ...{ files: new Map(), unassigned: [], problems: [] },
    notes: [{ line: 'Nothing changed, because all files are still the originals.' }],
  });
  const [first, ...others] = files;
  const changed = await open([{ path: first?.path ?? '', content: new Blob([octopus]) }, ...others]);
  expect([...changed.files.keys()]).toEqual(['lucky-fishing/symbols/fish.png']);
  expect(changed.notes.map(({ line }) => line)).toEqual([
    "1 file in the template is still the original, so it didn't change anything.",
  ]);
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
  ['fish.json', '{}', /^fish\.json isn't sprite sheet data/],
  ['fish.json', '{"skeleton":{"spine":"4.2"},"bones":[]}', /^fish\.json is a Spine skeleton.*PNG files\.$/],
  ['fish.skel', 'x', /^fish\.skel.*In Spine, export the animation as a sequence of PNG files\.$/],
  ['pearl.ogg', '', /^pearl\.ogg is empty/],
])('%s gets one sentence, and nothing else', async (path, content, sentence) => {
  const { files, unassigned, manifest, problems } = await open([dropped(path, content)]);
  expect(problems).toEqual([expect.stringMatching(sentence)]);
  expect([files.size, unassigned, manifest]).toEqual([0, [], undefined]);
});

test('where no sound can be decoded, those that every browser plays are taken as they are', async () => {
  const opened = await open([
    dropped('pearl.mp3', 'no sound'),
    dropped('coins.flac', 'fLaC'),
    dropped('line.ogg', new Uint8Array(1_000_001)),
    dropped('bed-deep.wav', new Uint8Array(4_000_000)),
  ]);
  expect([...opened.files.keys()].sort()).toEqual([
    'ocean-treasures/sounds/bed-deep.wav',
    'ocean-treasures/sounds/pearl.mp3',
  ]);
  expect(opened.problems).toEqual([
    expect.stringMatching(/^coins\.flac has to be converted/),
    expect.stringMatching(/^line\.ogg is 1\.1 MB\. Make it at most 1 MB/),
  ]);
});

test('what a file was made of stays beside it, until another takes its place', async () => {
  const coins = 'lucky-fishing/sounds/coins';
  const skin = new Map<string, Content>([
    [`${coins}.wav`, 'RIFF'],
    [`sources/${coins}.flac`, 'fLaC'],
    ['sources/elsewhere/coins.flac', 'fLaC'],
  ]);
  const { files } = await open([dropped('skin.zip', zipOf(skin))]);
  expect([...files.keys()].sort()).toEqual([`${coins}.wav`, `sources/${coins}.flac`]);
  expect([...withFiles(files, new Map([[`${coins}.mp3`, new Blob()]])).keys()]).toEqual([`${coins}.mp3`]);
});

test('a text or source that is too heavy for a skin is left out with a sentence', async () => {
  const coins = 'lucky-fishing/sounds/coins';
  const heavy = new Uint8Array(archiveLimits.file + 1);
  const opened = await open([
    dropped(`${coins}.wav`, 'RIFF'),
    dropped(`sources/${coins}.flac`, heavy),
    dropped('README.md', heavy),
  ]);
  expect([...opened.files.keys()]).toEqual([`${coins}.wav`]);
  expect(opened.problems.sort()).toEqual([
    expect.stringMatching(/^README\.md is 8\.1 MB\. Make each file at most 8 MB\.$/),
    expect.stringMatching(/^sources\/.*coins\.flac is 8\.1 MB\. Make each file at most 8 MB\.$/),
  ]);
});

test('a browser that cannot look at pictures keeps those that can be shown, and says once why others are left out', async () => {
  const decode = () => Promise.reject(new NoDecoderError('No canvas.'));
  const skin = await paperSea();
  const sheet = ['png', 'json'].map((end) =>
    dropped(`fish.win.${end}`, skin.get(`lucky-fishing/symbols/fish.win.${end}`) ?? ''),
  );
  const jpeg = new Uint8Array(await sharp(fish).flatten().jpeg().toBuffer());
  const unsafe = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert()</script></svg>';
  const files = [
    ...[dropped('fish.png', fish), dropped('tuna.jpg', jpeg), dropped('shark.svg', unsafe)],
    ...[...sheet, dropped('pearl.mp3', 'ID3')],
  ];
  const opened = await open(files, { ...nodeArtTools, decode });
  expect(opened.problems).toEqual([expect.stringMatching(/^This browser hides the pixels of pictures/)]);
  expect([...opened.files.keys()].sort()).toEqual([
    'lucky-fishing/symbols/fish.png',
    'ocean-treasures/sounds/pearl.mp3',
  ]);
  const kept = await opened.files.get('lucky-fishing/symbols/fish.png')?.arrayBuffer();
  expect(new Uint8Array(kept ?? new ArrayBuffer())).toEqual(new Uint8Array(fish));
  expect(opened.notes).toContainEqual(
    expect.objectContaining({ line: expect.stringMatching(/^fish\.png: Used as it is/) as string }),
  );
});

test('a picture or sound takes the place of one in another format', () => {
  const [one, other] = [new Blob(['1']), new Blob(['2'])];
  const ofBlob = (blob: Blob, paths: readonly string[]) => paths.map((path) => [path, blob] as const);
  const more = ofBlob(other, ['symbols/fish.png', 'sounds/coins.ogg', 'sounds/coins.mp3']);
  const staying = ofBlob(one, ['symbols/fish.win.json', 'symbols/tuna.svg']);
  const skinFiles = [...ofBlob(one, ['symbols/fish.svg', 'sounds/coins.wav']), ...staying];
  expect(withFiles(new Map(skinFiles), new Map(more))).toEqual(new Map([...staying, ...more]));
});

test('a file whose ending says nothing is taken for what it contains', async () => {
  const jpeg = new Uint8Array(await sharp(fish).jpeg().toBuffer());
  const { files, problems } = await open([
    dropped('fish', fish),
    dropped('whale.jpg_large', jpeg),
    dropped('notes.xyz', 'Dear artist'),
  ]);
  expect([...files.keys()].filter((path) => !isSource(path))).toEqual([
    'lucky-fishing/symbols/fish.png',
    'lucky-fishing/symbols/whale.png',
  ]);
  expect(problems).toEqual([expect.stringMatching(/^notes\.xyz isn't a file the games can use/)]);
});

test("what engines put beside pictures isn't mentioned", async () => {
  const folder = new Map<string, Content>([
    ['art/fish.png', fish],
    ['art/fish.png.import', '[remap]'],
    ['art/fish.png.meta', 'guid: 1'],
  ]);
  const { files, problems } = await open([dropped('art.zip', zipOf(folder))]);
  expect([[...files.keys()], problems]).toEqual([['lucky-fishing/symbols/fish.png'], []]);
});

test('numbered pictures in a folder of digits are the figures of sums, not the frames of an animation', async () => {
  const digit = (n: number) =>
    sharp({ create: { width: 40 + n, height: 200, channels: 4, background: '#fc0' } });
  const drawn = await Promise.all(
    Array.from({ length: 10 }, async (_, n) =>
      dropped(`digits/${n}.png`, new Uint8Array(await digit(n).png().toBuffer())),
    ),
  );
  const { files, unassigned, problems } = await open([...drawn, dropped('digits/Comma.png', fish)]);
  expect([unassigned, problems]).toEqual([[], []]);
  const names = [...Array.from({ length: 10 }, (_, n) => String(n)), 'comma'];
  expect([...files.keys()].sort()).toEqual(names.map((name) => `shell/wins/figures/${name}.png`).sort());
});

test('small pixel art of figures is enlarged by one whole number, with its canvas', async () => {
  const dots = '..xx....xx......';
  const colours = dots.split('').flatMap((dot) => (dot === 'x' ? [255, 200, 0, 255] : [0, 0, 0, 0]));
  const small = sharp(Buffer.from(colours), { raw: { width: 4, height: 4, channels: 4 } }).png();
  const { files } = await open([dropped('figures/7.png', new Uint8Array(await small.toBuffer()))]);
  const fitted = files.get('shell/wins/figures/7.png');
  const { data: drawn, info } = await sharp(await fitted?.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([160, 160]);
  const shown = Array.from({ length: 16 }, (_, n) => {
    const [x, y] = [(n % 4) * 40 + 20, Math.floor(n / 4) * 40 + 20];
    return drawn[(y * info.width + x) * info.channels + 3] === 255 ? 'x' : '.';
  });
  expect(shown.join('')).toBe(dots);
});

test('a font goes to its only place, whatever it is called, and a file that only says it is one is left out', async () => {
  const { files, problems } = await open([dropped('fonts/My Digits.woff2', 'wOF2...')]);
  expect([[...files.keys()], problems]).toEqual([['shell/wins/figures/font.woff2'], []]);
  const none = await open([dropped('digits.ttf', 'This is no font.')]);
  expect([none.files.size, none.problems]).toEqual([0, [expect.stringContaining(skinTexts.font.noFont)]]);
});
