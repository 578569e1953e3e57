import fc, { runs } from '../../properties';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { decodePixels } from '../../../build/artwork/decode-pixels';
import { imageFileOf, imageProblem } from '../../../build/artwork/image-file';
import { checkImage } from '../../../src/skins/rules/check-image';
import { texts } from '../../../src/skins/texts';
import type { Size } from '../../../src/skins/image-list';
import { noise, createAssetsFolder, svg, type AssetsFolder } from './assets-folder';

let folder: AssetsFolder;
beforeEach(async () => void (folder = await createAssetsFolder()));
afterEach(() => folder.remove());

/** What is wrong with this content in this place. */
const problemOf = async (file: string, content: string | Buffer) =>
  imageProblem(await folder.write(file, content));

type Content = string | Sharp | Promise<Buffer>;
/** What a file is, where it lies, and what is said of it: nothing where it is sound. */
type Case = readonly [what: string, file: string, content: Content, problem?: string | RegExp];

const FISH = 'lucky-fishing/symbols/fish';
const BANNER = 'shell/pages/banner';
const COIN = 'lucky-fishing/stage/coin';

const { image } = texts;
/** Why an image is unreadable, as far as it matters here. */
const unreadable = (where: string) => new RegExp(`^is cut off or unreadable \\(.*${where}.*`);
const cutOff = unreadable('');
const size = (width: number, height: number): Size => ({ width, height });
const withoutLast = async (bytes: number, image: Sharp): Promise<Buffer> =>
  (await image.toBuffer()).subarray(0, -bytes);
const changed = async (image: Sharp, change: (bytes: Buffer) => Buffer): Promise<Buffer> =>
  change(await image.toBuffer());
const padded = (bytes: number, image: string) => image + ' '.repeat(bytes - image.length);
const png = () => noise().png();

/** A few bytes that claim to be 3.6 billion pixels. */
const bomb = changed(png(), (bytes) => {
  // The first chunk: width, height, and what checks them.
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
});
const animatedPng = changed(png(), (still) => {
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
  return Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
});
const old = `<?xml version="1.0" encoding="ISO-8859-1"?>${svg(256, 256, '<title>Flétan</title><circle r="9"/>')}`;
const spot = (diameter: number) =>
  svg(200, 200, `<ellipse cx="60" cy="100" rx="20" ry="${diameter / 2}" fill="coral" />`);

const cases: readonly Case[] = [
  ['an interlaced PNG', `${FISH}.png`, noise().png({ progressive: true })],
  ['an opaque PNG', `${FISH}.png`, noise().removeAlpha().png()],
  ['a grey PNG', `${FISH}.png`, noise().toColourspace('b-w').png()],
  ['a PNG with a palette', `${FISH}.png`, noise().png({ palette: true })],
  ['a PNG of 16 bits', `${FISH}.png`, noise().toColourspace('rgb16').png()],
  ['a lossless WebP', `${FISH}.webp`, noise().webp({ lossless: true })],
  ['an SVG with only a view box', `${FISH}.svg`, svg(256).replace(/ (width|height)="256"/g, '')],
  ['an SVG with only a size', `${FISH}.svg`, svg(256).replace(/ viewBox="[^"]*"/, '')],
  ['an SVG in other units', `${FISH}.svg`, svg(256).replace(/(width|height)="256"/g, '$1="6.5cm"')],
  ['an SVG with a mark of its byte order', `${FISH}.svg`, `\uFEFF${svg(256)}`],

  ['a WebP that is cut off', `${FISH}.webp`, withoutLast(2000, noise().webp()), cutOff],
  [
    'a PNG in which a byte was changed on the way', `${FISH}.png`,
    changed(png(), (bytes) => {
      bytes.writeUInt8(bytes.readUInt8(9000) ^ 255, 9000);
      return bytes;
    }),
    cutOff,
  ],
  [
    'an undeclared prefix', `${FISH}.svg`,
    svg().replace('<circle', '<circle xlink:href="#a"'),
    unreadable('line 2: unbound'),
  ],
  ['an empty file', `${FISH}.svg`, '', image.empty],

  ['a JPEG called PNG', `${FISH}.png`, noise().jpeg(), image.otherFormat('jpeg', 'png')],
  ['a PNG called SVG', `${FISH}.svg`, png(), image.otherFormat('png', 'svg')],
  ['an SVG older than Unicode', `${FISH}.svg`, Promise.resolve(Buffer.from(old, 'latin1')), /UTF-8/],

  ['an SVG without fill', `${FISH}.svg`, svg().replace('coral', 'none'), image.transparent],
  [
    'pixels without opacity', `${FISH}.png`,
    sharp({ create: { width: 160, height: 160, channels: 4, background: '#f000' } }).png(),
    image.transparent,
  ],

  ['a narrow SVG', `${FISH}.svg`, svg(256, 300), image.symbolNotSquare(size(256, 300), size(300, 300))],
  [
    'a narrow banner', `${BANNER}.svg`, svg(1600, 900),
    image.otherProportion(size(1600, 900), size(1800, 900), size(200, 100)),
  ],
  [
    'a tiny view box', `${COIN}.svg`, svg(1.6, 1).replace(/ (width|height)="[\d.]+"/g, ''),
    image.otherProportion(size(1.6, 1), size(1.6, 1.6), size(40, 40)),
  ],

  ['a symbol of 127 pixels', `${FISH}.png`, noise(127).png(), image.smallSymbol(size(127, 127), 128)],
  ['a symbol of 128 pixels', `${FISH}.png`, noise(128).png()],
  ['one narrower than it is shown', `${BANNER}.webp`, noise(198, 99).webp(), image.narrow(198, 200)],
  ['one as wide as it is shown', `${BANNER}.webp`, noise(200, 100).webp()],
  ['a small coin', `${COIN}.png`, noise(40).png()],
  ['a small SVG', `${FISH}.svg`, svg(64)],
  ['a small SVG of the pages', `${BANNER}.svg`, svg(20, 10)],

  ['a side of 8192 pixels', `${FISH}.svg`, svg(8192)],
  ['one more', `${FISH}.svg`, svg(8193), image.tooManyPixels(size(8193, 8193), 8192)],
  ['a bomb', `${FISH}.png`, bomb, image.tooManyPixels(size(60_000, 60_000), 8192)],
  ['an SVG of 64 kB', `${FISH}.svg`, padded(64_000, svg())],
  ['one byte more', `${FISH}.svg`, padded(64_001, svg()), image.svgTooHeavy(64_001, 64_000)],
  ['a banner of 128 kB', `${BANNER}.svg`, padded(128_000, svg(200, 100))],
  ['a byte more', `${BANNER}.svg`, padded(128_001, svg(200, 100)), image.svgTooHeavy(128_001, 128_000)],
  [
    'a PNG of more than 4 MB', `${FISH}.png`,
    Promise.resolve(Buffer.alloc(4_000_001)),
    image.tooHeavy(4_000_001, 4_000_000),
  ],

  ['an animated WebP', `${FISH}.webp`, noise(130, 260, { frame: 130 }).webp(), image.animated],
  ['an animated PNG', `${FISH}.png`, animatedPng, image.animated],

  ['a spot of 61 %', `${FISH}.svg`, spot(122)],
  ['a spot of 55 %', `${FISH}.svg`, spot(110), image.smallDrawing(0.55)],
  [
    'a spot in a faint glow', `${FISH}.svg`,
    spot(80).replace('<ellipse', '<rect width="200" height="200" opacity="0.03" />$&'),
    /^fills only 4\d% of its width/,
  ],
  // A layer of the sea may be empty but for a corner.
  ['a spot on a banner', `${BANNER}.svg`, spot(20).replace('"200"', '"400"').replace('0 200', '0 100')],
];

it.each(cases.map(([what, file, content, problem]) => ({ what, file, content, problem })))('$what, as $file', async ({
  file,
  content,
  problem,
}) => {
  const bytes = typeof content === 'string' ? content : await ('toBuffer' in content ? content.toBuffer() : content);
  const found = await problemOf(file, bytes);
  if (problem instanceof RegExp) expect(found).toMatch(problem);
  else expect(found).toBe(problem);
});

describe('an image has the wrong proportion', () => {
  it('where it is more than 2 % off, and nowhere else', async () => {
    const side = fc.integer({ min: 100, max: 2000 });
    await fc.assert(
      fc.asyncProperty(side, fc.double({ min: 0.9, max: 1.1, noNaN: true }), async (height, factor) => {
        const width = Math.round(2 * height * factor);
        const off = Math.abs(width - 2 * height) / (2 * height);
        // On the border itself the two ways of computing it may round apart.
        fc.pre(Math.abs(off - 0.02) > 1e-9);
        const problem = await problemOf(`${BANNER}.svg`, svg(width, height));
        if (off > 0.02) expect(problem).toContain(`is ${width} × ${height}. Make it `);
        else expect(problem).toBeUndefined();
      }),
      { numRuns: runs(50) },
    );
  });

  it('and so a second problem, where it has one already', async () => {
    await folder.write(`${FISH}.png`, await noise(120, 100).png().toBuffer());
    const file = await imageFileOf(folder.assets, `${FISH}.png`);
    expect((await checkImage(file, { width: 160, height: 160 }, decodePixels)).problems).toEqual([
      image.smallSymbol(size(120, 100), 128),
      image.symbolNotSquare(size(120, 100), size(120, 120)),
    ]);
  });
});
