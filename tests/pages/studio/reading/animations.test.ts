import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { DroppedFile } from '../../../../src/pages/studio/reading/dropped-files';
import { animationIn } from '../../../../src/pages/studio/reading/animations/fit-animation-item';
import { fitItem } from '../../../../src/pages/studio/reading/fit-item';
import { openDrop } from '../../../../src/pages/studio/reading/open-drop';
import { findStale } from '../../../../src/pages/studio/reading/animations/stale-animations';
import { skinSlots } from '../../../../src/skins/skin-slots';
import { isSource } from '../../../../src/skins/paths';
import { readSheet } from '../../../../src/skins/frames/sheet';
import { imageDifference, type Pixels } from '../../../../src/skins/rules/pixels';
import { openImage } from '../../../../src/skins/rules/open-image';
import { texts } from '../../../../src/skins/texts';
import { texts as readingTexts } from '../../../../src/pages/studio/reading/texts';
import { touchingDrawings, touchingFrames } from '../../../../testing/animations/touching-frames';
import { asepriteFile } from '../../../../testing/animations/aseprite-file';
import { fishFrame, fishFrames, pngOf } from '../../../../testing/animations/drawn-frames';
import { bytesOf, fish } from '../../../../testing/pictures/drawn';
import { apngOf, gifOf, webpOf } from '../../../../testing/animations/movies';
import {
  asepriteData,
  libgdxAtlas,
  named,
  packSheet,
  phaserMultiatlas,
  starlingXml,
  texturePacker,
} from '../../../../testing/animations/sheets';
import { product } from '../../../../tools/skins/product';
import { nodeArtTools } from '../../../../tools/skins/node-art-tools';

const { animationNotes: notes } = texts;
const slots = skinSlots(product);
const WIN = 'lucky-fishing/symbols/fish.win';

type Files = Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>;
const dropped = (files: Files): DroppedFile[] =>
  Object.entries(files).map(([path, content]) => ({ path, content: new Blob([content]) }));
const open = (files: Files, skin: ReadonlyMap<string, Blob> = new Map()) =>
  openDrop(dropped(files), () => skin, nodeArtTools);

/** What the stage plays of a symbol. */
async function played(files: ReadonlyMap<string, Blob>, slot = WIN) {
  const sheet = files.get(`${slot}.png`);
  const data = files.get(`${slot}.json`);
  if (!sheet || !data) throw new Error(`There is no animation among ${[...files.keys()].join()}.`);
  const sequence = readSheet(await data.text(), slot.split('.')[1] ?? '');
  const { image } = await openImage({ name: slot, extension: '.png', content: sheet });
  if (!sequence || !image) throw new Error('The animation cannot be played.');
  const { frames, rate } = sequence;
  const size = { width: 64, height: 64 };
  const pictures: Pixels[] = [];
  for (const frame of frames) pictures.push(await nodeArtTools.decode(image, size, frame));
  return { rate, side: frames[0]?.width, pictures };
}

/** How much a frame differs from one that was drawn. */
async function difference(one: Pixels | undefined, drawn: Pixels): Promise<number> {
  const image = { bytes: await pngOf(drawn), format: 'png', ...drawn } as const;
  return one ? imageDifference(one, await nodeArtTools.decode(image, { width: 64, height: 64 })) : 1;
}

const eight = fishFrames(8);
const plain = packSheet(eight);
const tight = packSheet(eight, { isTrimmed: true, turned: 'clockwise', gap: 2 });
const tightLeft = packSheet(eight, { isTrimmed: true, turned: 'counterclockwise', gap: 1 });
const two = packSheet(eight, { isTrimmed: true, pages: 2 });
const [page = eight[0]] = plain.pages;
const fishName = (index: number) => `fish_${index + 1}.png`;
if (!page) throw new Error('There is no page.');
const [tightPage = page] = tight.pages;
const [leftPage = page] = tightLeft.pages;
const sheet = await pngOf(page);
const tightSheet = await pngOf(tightPage);
const leftSheet = await pngOf(leftPage);
const pages = await Promise.all(two.pages.map(pngOf));
const [pageA = sheet, pageB = sheet] = pages;
const stills = await Promise.all(eight.map(pngOf));
const inOrder = (name: (index: number) => string): Files =>
  Object.fromEntries(stills.map((frame, index) => [name(index), frame]));
const times = (count: number, milliseconds: number) => Array.from({ length: count }, () => milliseconds);

test('a wide picture of one symbol is no strip of frames', async () => {
  const wide = await bytesOf(fish(900, 300).png());
  const { files, problems } = await open({ 'shark.png': wide });
  expect(problems).toEqual([]);
  expect([...files.keys()].filter((path) => !isSource(path))).toEqual(['lucky-fishing/symbols/shark.png']);
});

/** Eight frames of the fish, from each program; at so many a second. */
const ofEight: readonly (readonly [from: string, rate: number, files: Files])[] = [
  [
    'TexturePacker, trimmed and turned, as a hash',
    8,
    { 'fish.png': tightSheet, 'fish.json': texturePacker(named(tight.packed, fishName), tightPage) },
  ],
  [
    'TexturePacker, on two pages with data for each',
    8,
    {
      'fish-0.png': pageA,
      'fish-1.png': pageB,
      'fish-0.json': texturePacker(named(two.packed, fishName).slice(0, 4), two.pages[0] ?? page, {
        image: 'fish-0.png',
        others: ['fish-1.json'],
      }),
      'fish-1.json': texturePacker(
        named(
          two.packed.map((one) => ({ ...one, page: 0 })),
          fishName,
        ).slice(4),
        two.pages[1] ?? page,
        {
          image: 'fish-1.png',
          others: ['fish-0.json'],
        },
      ),
    },
  ],
  [
    'TexturePacker for Phaser, on two pages',
    8,
    {
      'fish-0.png': pageA,
      'fish-1.png': pageB,
      'fish.json': phaserMultiatlas(named(two.packed, fishName), two.pages, ['fish-0.png', 'fish-1.png']),
    },
  ],
  [
    'Aseprite, of a tag among others',
    10,
    {
      'fish.png': await pngOf(
        packSheet([...eight, ...fishFrames(2, { colour: [0, 0, 255] })]).pages[0] ?? page,
      ),
      'fish.json': asepriteData(
        named(packSheet([...eight, ...fishFrames(2)]).packed, (n) => `fish ${n}.aseprite`),
        packSheet([...eight, ...fishFrames(2)]).pages[0] ?? page,
        () => 100,
        {
          tags: [
            { name: 'Win', from: 0, to: 7 },
            { name: 'turn', from: 8, to: 9 },
          ],
        },
      ),
    },
  ],
  [
    'Starling',
    8,
    { 'fish.png': tightSheet, 'fish.xml': starlingXml(named(tight.packed, (n) => `fish_${n}`)) },
  ],
  [
    'libGDX',
    8,
    {
      'fish.png': leftSheet,
      'fish.atlas': libgdxAtlas(
        named(tightLeft.packed, () => 'fish'),
        [leftPage],
        ['fish.png'],
      ),
    },
  ],
  [
    'libGDX, in its older form on two pages',
    8,
    {
      'fish.png': pageA,
      'fish2.png': pageB,
      'pack.atlas': libgdxAtlas(
        named(two.packed, () => 'fish'),
        two.pages,
        ['fish.png', 'fish2.png'],
        true,
      ),
    },
  ],
  ['a numbered sequence', 8, inOrder((n) => `fish_0${n}.png`)],
  ['a strip without data', 8, { 'fish.png': await pngOf(packSheet(eight, { columns: 8 }).pages[0] ?? page) }],
  ['a grid without data', 8, { 'fish_sheet.png': sheet }],
  ['Aseprite itself, of a tag', 10, { 'fish.aseprite': asepriteFile(eight, 100, 'loop') }],
  ['an animated GIF', 12.5, { 'fish.gif': await gifOf(eight, times(8, 80)) }],
  ['an animated PNG', 12.5, { 'fish.png': await apngOf(eight, times(8, 80)) }],
  ['an animated WebP', 12.5, { 'fish.webp': await webpOf(eight, times(8, 80)) }],
];

test.each(ofEight)('frames of %s are played at %d a second', async (_, rate, files) => {
  const { files: taken, problems, unassigned } = await open(files);
  expect([problems, unassigned]).toEqual([[], []]);
  const { pictures, ...animation } = await played(taken);
  expect(animation.rate).toBeCloseTo(rate);
  expect(pictures).toHaveLength(8);
  for (const [index, picture] of pictures.entries()) {
    expect(await difference(picture, eight[index] ?? page), `frame ${index}`).toBeLessThan(0.02);
  }
  // The symbol at rest is its first frame.
  expect([...taken.keys()]).toContain('lucky-fishing/symbols/fish.png');
});

/** A file as a program writes it that stores its pixels upside down and says so in EXIF data. */
const upsideDown = (file: Uint8Array<ArrayBuffer>) =>
  sharp(file, { animated: true }).withMetadata({ orientation: 3 });
const reversed = eight.map(({ data, ...size }) => {
  const pixels = new Uint32Array(data.slice().buffer).reverse();
  return { ...size, data: new Uint8ClampedArray(pixels.buffer) };
});
const turnedSheet = await bytesOf(upsideDown(await bytesOf(sharp(sheet).rotate(180).png())).png());
const turnedStills = await Promise.all(
  reversed.map(async (frame) => bytesOf(upsideDown(await pngOf(frame)).png())),
);
const turnedMovie = await webpOf(reversed, times(8, 125));

test.each<[string, Files]>([
  ['a sheet', { 'fish_sheet.png': turnedSheet }],
  [
    'a sheet with data',
    {
      'fish.png': turnedSheet,
      'fish.json': asepriteData(
        named(plain.packed, (n) => `fish ${n}`),
        page,
        () => 125,
      ),
    },
  ],
  ['a sequence', Object.fromEntries(turnedStills.map((frame, n) => [`fish_0${n}.png`, frame]))],
  ['an animated WebP', { 'fish.webp': await bytesOf(upsideDown(turnedMovie).webp({ lossless: true })) }],
])('frames of %s are turned as its EXIF data says', async (_, files) => {
  const { files: taken, problems, notes: said } = await open(files);
  expect(problems).toEqual([]);
  expect(said.map(({ line }) => line).join()).toContain(texts.fit.upright);
  const { pictures } = await played(taken);
  expect(pictures).toHaveLength(8);
  for (const [index, picture] of pictures.entries()) {
    expect(await difference(picture, eight[index] ?? page), `frame ${index}`).toBeLessThan(0.02);
  }
});

/** Files that are taken with a line, or that are no animation of their own. */
test('an animation that fits stays as it is', async () => {
  const first = { 'fish.png': stills[0] ?? sheet };
  const data = asepriteData(
    named(plain.packed, (n) => `fish ${n}`),
    page,
    () => 100,
  );
  const { files } = await open({ ...first, 'fish.win.png': sheet, 'fish.win.json': data });
  expect(new Uint8Array((await files.get(`${WIN}.png`)?.arrayBuffer()) ?? [])).toEqual(sheet);
  expect(await files.get(`${WIN}.json`)?.text()).toBe(data);
});

const asePage = (frames: ReturnType<typeof fishFrames>, milliseconds: number) => {
  const packing = packSheet(frames);
  const [whole = page] = packing.pages;
  const data = asepriteData(
    named(packing.packed, (n) => `fish ${n}`),
    whole,
    () => milliseconds,
  );
  return { whole, data };
};
const ofLook = async (look: Parameters<typeof fishFrames>[1], count = 8) => {
  const { whole, data } = asePage(fishFrames(count, look), 100);
  return { 'fish.win.png': await pngOf(whole), 'fish.win.json': data };
};
const stillOf = async (look: Parameters<typeof fishFrame>[1]) => ({
  'fish.png': await pngOf(fishFrame(0, look)),
});

test.each<[string, () => Promise<Files>, string[]]>([
  ['pixel art', () => ofLook({ width: 32, height: 32 }), [notes.enlarged(32, 256), notes.still]],
  ['frames that are not square', () => ofLook({ width: 128, height: 160 }), [notes.squared, notes.still]],
  ['a small drawing', () => ofLook({ span: 0.4 }), [notes.cropped, notes.enlarged(52, 260), notes.still]],
  [
    'more frames than are played',
    () => ofLook({}, 27),
    [notes.faster(2.7, 2), notes.fewerFrames(27, 24), notes.still],
  ],
  [
    'the same picture, smaller',
    async () => ({
      ...(await stillOf({ width: 256, height: 256, span: 0.9 })),
      ...(await ofLook({ span: 0.7 })),
    }),
    [notes.linedUp],
  ],
  [
    'another picture',
    async () => ({ ...(await stillOf({ colour: [40, 80, 240] })), ...(await ofLook({})) }),
    [notes.faded],
  ],
  [
    'another picture that is smaller',
    async () => ({
      ...(await stillOf({ colour: [40, 80, 240], width: 256, height: 256, span: 0.9 })),
      ...(await ofLook({ span: 0.7 })),
    }),
    [`fish.win.png: ${notes.enlarged(101, 303)}`, notes.faded],
  ],
  [
    'frames that cannot be told apart',
    async () => ({ 'fish_sheet.png': await pngOf(fishFrame(0, { width: 200, height: 150 })) }),
    [`${notes.uncut}"`],
  ],
  [
    'a grid',
    () => Promise.resolve({ 'fish-sheet.png': sheet }),
    [notes.cut(2, 4), notes.noTimes(8, 8), notes.still],
  ],
  [
    'a strip in an SVG, which is small',
    () => {
      const frames = [0, 1, 2, 3, 4].map((n) => `<path d="M${n * 64 + 5} ${10 + n}h54l-27 37z"/>`);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 64">${frames.join('')}</svg>`;
      return Promise.resolve({ 'fish.svg': svg });
    },
    [notes.cut(1, 5), notes.enlargedSoft(64, 128), notes.noTimes(5, 8), notes.still],
  ],
])('what was done to an animation with %s is said', async (_, files, said) => {
  const opened = await open(await files());
  expect(opened.problems).toEqual([]);
  expect(opened.notes).toHaveLength(1);
  expect(JSON.stringify(opened.notes)).toContain(said.join(' '));
});

test('a picture that differs from the first frame is faded into it, and comes back', async () => {
  const blue = fishFrame(0, { colour: [40, 80, 240] });
  const { files } = await open({ 'fish.png': await pngOf(blue), ...(await ofLook({})) });
  const { pictures, rate } = await played(files);
  expect([pictures.length, rate]).toEqual([12, 10]);
  expect(await difference(pictures[0], blue)).toBeLessThan(0.02);
  expect(await difference(pictures[1], blue)).toBeGreaterThan(0.05);
  expect(await difference(pictures[2], eight[0] ?? page)).toBeLessThan(0.02);
  expect(await difference(pictures[11], blue)).toBeLessThan(await difference(pictures[10], blue));
});

test('a long SVG that cannot be drawn is named, and keeps nothing else out', async () => {
  const long = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 100"><path d="M0 0h9v9z"/></svg>';
  const tools: typeof nodeArtTools = {
    ...nodeArtTools,
    decode: (image, ...rest) =>
      image.format === 'svg'
        ? Promise.reject(new Error('It cannot be drawn.'))
        : nodeArtTools.decode(image, ...rest),
  };
  const files = dropped({ 'fish.svg': long, 'tuna.png': stills[0] ?? sheet });
  const opened = await openDrop(files, () => new Map(), tools);
  expect(opened.problems).toEqual([expect.stringMatching(/^fish\.svg is cut off or unreadable/)]);
  expect([...opened.files.keys()]).toEqual(['lucky-fishing/symbols/tuna.png']);
});

test('a sheet with several symbols is cut up by the names of its frames', async () => {
  const colours = [
    [240, 120, 40],
    [40, 80, 240],
    [60, 200, 60],
  ] as const;
  const frames = colours.flatMap((colour, index) => fishFrames(index === 0 ? 4 : 1, { colour }));
  const packing = packSheet(frames, { isTrimmed: true, turned: 'clockwise' });
  const [whole = page] = packing.pages;
  const names = ['fish_01', 'fish_02', 'fish_03', 'fish_04', 'Tuna', 'rock'];
  const data = texturePacker(
    named(packing.packed, (n) => `${names[n]}.png`),
    whole,
    { image: 'pack.png' },
  );
  const { files, problems } = await open({ 'pack.png': await pngOf(whole), 'pack.json': data });
  expect(problems).toEqual([]);
  expect([...files.keys()].filter((path) => !isSource(path)).toSorted()).toEqual([
    'lucky-fishing/symbols/fish.png',
    'lucky-fishing/symbols/fish.win.json',
    'lucky-fishing/symbols/fish.win.png',
    'lucky-fishing/symbols/tuna.png',
  ]);
  const tuna = await openImage({
    name: '',
    extension: '.png',
    content: files.get('lucky-fishing/symbols/tuna.png') ?? new Blob(),
  });
  const pixels = tuna.image && (await nodeArtTools.decode(tuna.image, { width: 64, height: 64 }));
  expect(await difference(pixels, frames[4] ?? page)).toBeLessThan(0.02);
  expect((await played(files)).pictures).toHaveLength(4);
});

test('pictures on a sheet are called what its data calls them', async () => {
  const packing = packSheet([...eight.slice(0, 1), fishFrame(0, { colour: [40, 80, 240] })]);
  const [whole = page] = packing.pages;
  const data = texturePacker(
    named(packing.packed, (n) => (n === 0 ? 'yellowFish' : 'greenFish')),
    whole,
    { image: 'pack.png' },
  );
  const { notes: said } = await open({ 'pack.png': await pngOf(whole), 'pack.json': data });
  const fishFile = String.raw`pack\.png/(yellow|green)Fish\.png`;
  expect(said[0]?.line).toMatch(new RegExp(`^Used ${fishFile} instead of ${fishFile}`));
});

test.each<[string, Files, RegExp]>([
  [
    'of another sheet',
    { 'fish.png': sheet, 'fish.json': asePage(fishFrames(12, { width: 256, height: 256 }), 100).data },
    /comes with data that describes a sheet of 1024 × 768 pixels, but the picture is 512 × 256/,
  ],
  [
    'without its sheet',
    { 'fish.json': asePage(eight, 100).data },
    /^fish\.json describes a sprite sheet that is missing/,
  ],
  [
    'that is none',
    { 'fish.png': sheet, 'fish.json': '{"name":"fish"}' },
    /^fish\.json isn't sprite sheet data/,
  ],
])('data %s is refused', async (_, files, sentence) => {
  const { problems } = await open(files);
  expect(problems[0]).toMatch(sentence);
});

test('an Aseprite file of one frame is a picture', async () => {
  const one = asepriteFile(eight.slice(0, 1), 100).slice();
  // Without the link at its end.
  new DataView(one.buffer).setUint16(6, 1, true);
  const { files } = await open({ 'fish.ase': one });
  expect([...files.keys()]).toEqual(['lucky-fishing/symbols/fish.png']);
});

test('an animation whose symbol has got another picture is found, and can be faded into it', async () => {
  const { files } = await open(ofEight[0]?.[2] ?? {});
  expect(await findStale(files, slots, nodeArtTools)).toEqual([]);
  const blue = new Blob([await pngOf(fishFrame(0, { colour: [40, 80, 240] }))]);
  const redrawn = new Map([...files, ['lucky-fishing/symbols/fish.png', blue]]);
  expect(await findStale(redrawn, slots, nodeArtTools)).toEqual([WIN]);
  const item = animationIn(redrawn, WIN);
  const faded = item && (await fitItem(item, WIN, [...redrawn], nodeArtTools));
  expect(faded?.notes).toEqual([notes.faded]);
  expect(await findStale(new Map([...redrawn, ...(faded?.files ?? [])]), slots, nodeArtTools)).toEqual([]);
});

test('an animation begins with the picture that came with it, however a browser scales both', async () => {
  const { files } = await open(ofEight[0]?.[2] ?? {});
  const tools: typeof nodeArtTools = {
    ...nodeArtTools,
    decode: async (image, size, area) => {
      const pixels = await nodeArtTools.decode(image, size, area);
      return area ? { ...pixels, data: Array.from(pixels.data, (value) => 255 - value) } : pixels;
    },
  };
  expect(await findStale(files, slots, tools)).toEqual([]);
});

test('one Aseprite export with the tags "win", "rest" and "land" is all three animations', async () => {
  const data = asepriteData(
    named(plain.packed, (n) => `fish ${n}`),
    page,
    () => 100,
    {
      tags: [
        { name: 'rest', from: 0, to: 2 },
        { name: 'win', from: 3, to: 7 },
        { name: 'land', from: 1, to: 4 },
      ],
    },
  );
  const { files, problems } = await open({
    'fish-sheet.png': sheet,
    'fish.json': data.replace('fish.png', 'fish-sheet.png'),
  });
  expect(problems).toEqual([]);
  expect((await played(files, 'lucky-fishing/symbols/fish.rest')).pictures.length).toBeGreaterThanOrEqual(3);
  expect((await played(files)).pictures.length).toBeGreaterThanOrEqual(5);
  expect((await played(files, 'lucky-fishing/symbols/fish.land')).pictures.length).toBeGreaterThanOrEqual(4);
});

test.each<[string, () => Promise<Files>]>([
  ['a GIF', async () => ({ 'fish_land.gif': await gifOf(eight, times(8, 50)) })],
  ['numbered pictures', () => Promise.resolve(inOrder((n) => `fish_land_0${n}.png`))],
  ['numbered pictures in a folder', () => Promise.resolve(inOrder((n) => `fish/landing_0${n}.png`))],
  ['a sheet without data', () => Promise.resolve({ 'fish_land_sheet.png': sheet })],
  ['an Aseprite file', () => Promise.resolve({ 'fish_land.aseprite': asepriteFile(eight, 50) })],
])('what moves a symbol as it lands is known by its name: %s', async (_, make) => {
  const { files, problems } = await open(await make());
  expect(problems).toEqual([]);
  expect(files.has('lucky-fishing/symbols/fish.land.png')).toBe(true);
  expect(files.has('lucky-fishing/symbols/fish.win.png')).toBe(false);
});

test.each<[string, () => Promise<Files>]>([
  ['a sheet of frames', () => Promise.resolve({ 'fish_blur.png': sheet })],
  ['a moving GIF', async () => ({ 'fish_blur.gif': await gifOf(eight, times(8, 50)) })],
  ['numbered pictures', () => Promise.resolve(inOrder((n) => `fish_blur_0${n}.png`))],
  ['an Aseprite file', () => Promise.resolve({ 'fish_blur.aseprite': asepriteFile(eight, 50) })],
])('a blur is one still picture whatever it is: %s', async (_, make) => {
  const { files, problems } = await open(await make());
  expect(problems).toEqual([]);
  const own = [...files.keys()].filter((path) => !isSource(path));
  expect(own).toEqual(['lucky-fishing/symbols/fish.blur.png']);
});

test('of two pictures that may be the sheet, that of the right size is', async () => {
  const data = asepriteData(
    named(plain.packed, (n) => `fish ${n}`),
    page,
    () => 100,
  ).replace('fish.png', 'fish-sheet.png');
  const { files, problems } = await open({
    'fish.png': stills[0] ?? sheet,
    'fish-sheet.png': sheet,
    'fish.json': data,
  });
  expect(problems).toEqual([]);
  expect((await played(files)).pictures).toHaveLength(8);
  expect(new Uint8Array((await files.get('lucky-fishing/symbols/fish.png')?.arrayBuffer()) ?? [])).toEqual(
    stills[0],
  );
});

test('a sheet that was renamed is found by its size, if nothing else can be meant', async () => {
  const { data } = asePage(eight, 100);
  const { files, problems, notes: said } = await open({ 'fish.json': data, 'fish2.png': sheet });
  expect(problems).toEqual([]);
  expect((await played(files)).rate).toBeCloseTo(10);
  expect(said[0]?.line).toBe('Used fish2.png as the sprite sheet of fish.json, because its size matches.');
  const still = stills[0] ?? sheet;
  for (const others of [
    { 'sheet-2.png': sheet, 'sheet-3.png': sheet },
    { 'fish-2.png': still },
    { 'whale.png': sheet },
    { 'goldfish.png': sheet, 'tuna.json': data },
  ] as Files[]) {
    const opened = await open({ 'fish.json': data, ...others });
    expect(opened.problems[0]).toMatch(/^fish\.json describes a sprite sheet that is missing/);
  }
});

test('a picture that came with an animation goes with it', async () => {
  const { files } = await open({ 'fish.gif': await gifOf(eight, times(8, 80)) });
  const blue = fishFrames(8, { colour: [40, 80, 240] });
  const next = await open({ 'fish.gif': await gifOf(blue, times(8, 80)) }, files);
  expect(JSON.stringify(next.notes)).not.toContain(notes.faded);
  expect(await difference((await played(next.files)).pictures[0], blue[0] ?? page)).toBeLessThan(0.02);
  // Unless the artist has drawn another since.
  const drawn = new Map([...next.files, ['lucky-fishing/symbols/fish.png', new Blob([stills[0] ?? sheet])]]);
  const last = await open({ 'fish.gif': await gifOf(blue, times(8, 80)) }, drawn);
  expect(JSON.stringify(last.notes)).toContain(notes.faded);
});

test('a sheet without data can be cut up in another way', async () => {
  const { files } = await open({ 'fish_sheet.png': sheet });
  const item = animationIn(files, WIN, { rows: 1, columns: 2 });
  const cut = item && (await fitItem(item, WIN, [...files], nodeArtTools));
  expect(cut?.notes?.[0]).toBe(notes.cut(1, 2));
  expect((await played(cut?.files ?? new Map())).pictures.length).toBeGreaterThan(1);
});

test('what lies on a sheet without names of symbols waits for a place, drawing by drawing', async () => {
  const data = texturePacker(
    named(plain.packed, (n) => `abcdefgh`[n] ?? ''),
    page,
  );
  const { unassigned, problems } = await open({ 'a.png': sheet, 'a.json': data });
  expect(problems).toEqual([]);
  expect(unassigned.map(({ kind, file }) => `${kind} ${file.path}`)).toEqual(
    'abcdefgh'.split('').map((name) => `picture a.png/${name}.png`),
  );
  const { image } = await openImage({
    ...{ name: '', extension: '.png' },
    content: unassigned[3]?.file.content ?? new Blob(),
  });
  const fourth = image && (await nodeArtTools.decode(image, { width: 64, height: 64 }));
  expect(await difference(fourth, eight[3] ?? page)).toBeLessThan(0.02);
});

test('a sheet of frames is an animation even where neither its name nor any data says so', async () => {
  const { files } = await open({ 'fish.png': sheet });
  expect((await played(files)).pictures).toHaveLength(8);
});

test.each(['fish.png', 'fish_sheet.png'])(
  'a sheet %s of tiny drawings that touch each other is cut up, and that is said to be a guess',
  async (name) => {
    const tiny = packSheet(touchingFrames(8)).pages[0] ?? page;
    const { files, problems, notes: said } = await open({ [name]: await pngOf(tiny) });
    expect(problems).toEqual([]);
    expect(said[0]?.line).toContain(notes.cut(2, 4));
    expect(said[0]?.line).toContain(readingTexts.guessedGrid);
    expect((await played(files)).pictures).toHaveLength(8);
  },
);

test('a picture that may be a sheet of tiny drawings is taken as a picture, with a hint', async () => {
  const tiny = packSheet(touchingDrawings(12), { columns: 3 }).pages[0] ?? page;
  const { files, notes: said } = await open({ 'fish.png': await pngOf(tiny) });
  expect([...files.keys()].filter((path) => path.includes('.win'))).toEqual([]);
  expect(said[0]?.line).toContain(texts.fit.strip);
});

test('frames without a transparent background lose a plain one', async () => {
  const onWhite = eight.map((frame) => {
    const data = frame.data.map((value, at) => (frame.data[at - (at % 4) + 3] === 0 ? 255 : value));
    return { ...frame, data };
  });
  const { files, notes: said } = await open({ 'fish.gif': await gifOf(onWhite, times(8, 100)) });
  expect(said[0]?.line).toContain(notes.groundRemoved);
  const { pictures } = await played(files);
  expect(pictures.map(({ data }) => data[3])).toEqual(times(8, 0));
});

test('data of Adobe, in UTF-16, is read', async () => {
  const xml = starlingXml(named(plain.packed, fishName));
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${xml}`, 'utf16le'));
  const { files } = await open({ 'fish.png': sheet, 'fish.xml': utf16 });
  expect((await played(files)).pictures).toHaveLength(8);
});

test('running pictures that are called after a movement are an animation', async () => {
  const { unassigned } = await open(inOrder((index) => `walk_${index + 1}.png`));
  expect(unassigned.map(({ kind, pictures }) => [kind, pictures?.length])).toEqual([['animation', 8]]);
});

const hues = [
  [240, 120, 40],
  [200, 160, 40],
  [120, 180, 60],
  [40, 160, 200],
] as const;
const recoloured = hues.map((colour) => fishFrame(0, { colour }));

const regions: readonly string[] = ['head', 'arm', 'leg', 'hat', 'banner'];
const regionPage = packSheet(recoloured.concat(eight.slice(0, 1)));
const [regionSheet = page] = regionPage.pages;
const spineAtlas = async (names = regions): Promise<Files> => ({
  'hero.png': await pngOf(regionSheet),
  'hero.atlas': libgdxAtlas(
    named(regionPage.packed, (n) => names[n] ?? ''),
    [regionSheet],
    ['hero.png'],
  ).replaceAll(/index: ?\d+/g, 'index: -1'),
});
const skeletonOf = (names: readonly string[]): string => {
  const attachments = Object.fromEntries(names.map((name) => [name, { [name]: { width: 9, height: 9 } }]));
  return JSON.stringify({ skeleton: { spine: '4.2' }, skins: [{ name: 'default', attachments }] });
};
const binaryOf = (names: readonly string[]): string =>
  names.map((name) => String.fromCharCode(name.length + 1) + name).join('');

test.each<readonly [string, Files, readonly string[]]>([
  ['a skeleton in JSON', { 'hero.json': skeletonOf(regions.slice(0, 4)) }, ['banner']],
  ['a binary skeleton', { 'hero.skel': binaryOf(regions.slice(0, 4)) }, ['banner']],
  ['a skeleton of one picture', { 'hero.json': skeletonOf(['head']) }, regions],
  ['no skeleton', {}, regions],
])('of an atlas beside %s, whole pictures are offered and parts are not', async (_, more, offered) => {
  const { unassigned, problems } = await open({ ...(await spineAtlas()), ...more });
  expect(unassigned.map(({ kind, file }) => `${kind} ${file.path}`).toSorted()).toEqual(
    offered.map((name) => `picture hero.png/${name}.png`).toSorted(),
  );
  const left = regions.length - offered.length;
  const said = readingTexts.problems.skeletonParts('hero.atlas', left);
  expect(problems.includes(said)).toBe(left > 0);
});

test('a region that is named after a symbol is it, though a skeleton has it', async () => {
  const names = ['tuna', 'arm', 'leg', 'hat', 'banner'];
  const skeleton = skeletonOf(names.slice(0, 4));
  const { files, problems } = await open({ ...(await spineAtlas(names)), 'hero.json': skeleton });
  expect([...files.keys()]).toEqual(['lucky-fishing/symbols/tuna.png']);
  expect(problems).toContain(readingTexts.problems.skeletonParts('hero.atlas', 3));
});

test('numbers as Flash writes them tell two movements apart', async () => {
  const name = (index: number): string =>
    `${index < 4 ? 'fish1' : 'tuna2'}${String(index % 4).padStart(4, '0')}`;
  const { files } = await open({ 'a.png': sheet, 'a.xml': starlingXml(named(plain.packed, name), 'a.png') });
  expect((await played(files)).pictures).toHaveLength(4);
  expect((await played(files, 'lucky-fishing/symbols/tuna.win')).pictures).toHaveLength(4);
});

test('numbered pictures that each show something else wait for a place each', async () => {
  const shown = [
    'circle cx="9" cy="9" r="7"',
    'path d="M9 1l8 16H1z"',
    'rect x="2" y="6" width="14" height="5"',
  ];
  const pictures = await Promise.all(
    shown.map((shape, index) =>
      bytesOf(
        sharp(
          Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90" viewBox="0 0 18 18"><${shape} fill="hsl(${120 * index} 90% 50%)"/></svg>`,
          ),
        ).png(),
      ),
    ),
  );
  const { unassigned } = await open(
    Object.fromEntries(pictures.map((picture, index) => [`${index + 1}.png`, picture])),
  );
  expect(unassigned.map(({ kind, file }) => `${kind} ${file.path}`)).toEqual([
    'picture 1.png',
    'picture 2.png',
    'picture 3.png',
  ]);
  const frames = await open(inOrder((n) => `${n + 1}.png`));
  expect(frames.unassigned.map(({ kind }) => kind)).toEqual(['animation']);
});

const asFiles = async (frames: ReturnType<typeof fishFrames>, name: (index: number) => string) => {
  const pictures = await Promise.all(frames.map(pngOf));
  return Object.fromEntries(pictures.map((picture, index) => [name(index), picture] as const));
};
const ofOneSize = (frames: ReturnType<typeof fishFrames>) => asFiles(frames, (n) => `goldfish${n}.png`);

test.each<[string, () => Promise<Files>, string[]]>([
  ['of one fish', () => ofOneSize(fishFrames(4)), ['animation goldfish0.png']],
  [
    'of fish in several colours',
    () => ofOneSize(hues.map((colour) => fishFrame(0, { colour }))),
    [0, 1, 2, 3].map((n) => `picture goldfish${n}.png`),
  ],
  [
    'of several sizes',
    () => ofOneSize([64, 96, 128].map((side) => fishFrame(0, { width: side, height: side }))),
    [0, 1, 2].map((n) => `picture goldfish${n}.png`),
  ],
  [
    'with a gap',
    () => asFiles(fishFrames(4), (n) => `goldfish${2 * n}.png`),
    [0, 2, 4, 6].map((n) => `picture goldfish${n}.png`),
  ],
  [
    'called tiles',
    () => asFiles(fishFrames(4), (n) => `fish tile ${n}.png`),
    [0, 1, 2, 3].map((n) => `picture fish tile ${n}.png`),
  ],
])(
  'numbered pictures %s, whose names contain a symbol, are an animation only if they show one thing',
  async (_, files, said) => {
    const { unassigned, problems } = await open(await files());
    expect(problems).toEqual([]);
    expect(unassigned.map(({ kind, file }) => `${kind} ${file.path}`)).toEqual(said);
  },
);

test('drawings on a sheet that are called symbols or tiles are no frames', async () => {
  const data = texturePacker(
    named(plain.packed, (n) => `fishTile_0${n + 1}`),
    page,
  );
  const { unassigned, files } = await open({ 'fishSpritesheet.png': sheet, 'fishSpritesheet.json': data });
  expect([files.size, unassigned.length]).toEqual([0, 8]);
});

test.each<[string, string, ReturnType<typeof fishFrames>, boolean, (index: number) => string, number]>([
  ['of one fish, trimmed', 'effect', eight, true, (n) => `tiles-${n}.png`, 1],
  ['in data called an animation', 'glow-anim-2', recoloured, false, (n) => `tiles-${n}.png`, 1],
  ['with gaps in such data', 'glow-anim-2', recoloured, false, (n) => `tiles-${2 * n}.png`, 4],
  ['of several colours', 'animals', recoloured, true, (n) => `gem_${n}`, 4],
])('frames on a sheet that are called tiles, %s, are asked about as a person sees them', async (...row) => {
  const [, name, frames, isTrimmed, frameName, asked] = row;
  const {
    pages: [whole = page],
    packed,
  } = packSheet(frames, { isTrimmed });
  const data = texturePacker(named(packed, frameName), whole, { image: `${name}.png` });
  const files = { [`${name}.png`]: await pngOf(whole), [`${name}.json`]: data };
  const { unassigned, problems } = await open(files);
  expect(problems).toEqual([]);
  expect(unassigned.map(({ kind }) => kind)).toEqual(
    asked === 1 ? ['animation'] : times(asked, 0).map(() => 'picture'),
  );
});

test('an animated PNG of one frame is a picture, and one of a single colour is shown', async () => {
  const one = await apngOf(eight.slice(0, 1), [100]);
  const still = await open({ 'fish.png': one });
  expect([still.problems, [...still.files.keys()].filter((path) => path.includes('.win'))]).toEqual([[], []]);
  const plainFrames = [0, 1].map(() => ({
    width: 64,
    height: 64,
    data: new Uint8ClampedArray(64 * 64 * 4).fill(255),
  }));
  const moving = await open({ 'fish.png': await apngOf(plainFrames, times(2, 100)) });
  expect(moving.problems).toEqual([]);
});

test('a symbol at rest is a frame that shows it, where the first shows nothing', async () => {
  const empty = { ...page, width: eight[0]?.width ?? 1, height: eight[0]?.height ?? 1 };
  const nothing = { ...empty, data: new Uint8ClampedArray(empty.width * empty.height * 4) };
  const frames = [nothing, ...eight.slice(0, 5)];
  const { files, notes: said } = await open({ 'fish.gif': await gifOf(frames, times(6, 100)) });
  expect(JSON.stringify(said)).toMatch(/the symbol shows frame \d/);
  expect(JSON.stringify(said)).not.toContain(notes.still);
  const still = files.get('lucky-fishing/symbols/fish.png') ?? new Blob();
  const { image } = await openImage({ name: '', extension: '.png', content: still });
  const pixels = image && (await nodeArtTools.decode(image, { width: 64, height: 64 }));
  expect(pixels && Array.from(pixels.data).some((value, at) => at % 4 === 3 && value > 200)).toBe(true);
  // The animation begins with that, and comes back to it.
  expect(await findStale(files, slots, nodeArtTools)).toEqual([]);
});

test.each<[string, () => Promise<Files>]>([
  [
    'a still GIF',
    async () => ({
      'fish.gif': await bytesOf(sharp(page.data, { raw: { ...page, channels: 4 } }).gif()),
    }),
  ],
  [
    'an Aseprite file of one frame',
    () => {
      const one = asepriteFile([page], 100).slice();
      new DataView(one.buffer).setUint16(6, 1, true);
      return Promise.resolve({ 'fish.aseprite': one });
    },
  ],
])('a sheet of frames in %s is an animation', async (_, files) => {
  const { files: taken, problems } = await open(await files());
  expect(problems).toEqual([]);
  expect((await played(taken)).pictures).toHaveLength(8);
});

test('an animation that shows nothing is refused', async () => {
  const nothing = { width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4) };
  const { files, problems } = await open({ 'fish.gif': await gifOf([nothing, nothing], times(2, 100)) });
  expect(files.size).toBe(0);
  expect(problems).toEqual([expect.stringMatching(/^fish\.gif is fully transparent/)]);
});
