import fc, { runs } from '../../properties';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { decodePixels } from '../../../build/artwork/decode-pixels';
import { imageFileOf, imageProblem } from '../../../build/artwork/image-file';
import { checkImage } from '../../../src/skins/rules/check-image';
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

const cutOff = /(cut off|unreadable).*: export it again from the drawing program$/;
const unreadable = (where: string) => new RegExp(`(cut off|unreadable).*${where}.*: export it again`);
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

const notOfTheGame = 'is not an image of the game: assets/README.md lists the names of all';
const inside = (is: string, not: string) =>
  `is a ${is} inside, not a ${not}: export it again from the drawing program as ${not}`;
const animated = 'is animated: export it as a still image, the game itself moves it';

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

  ['a wrong name', 'lucky-fishing/stage/cion.svg', svg(), notOfTheGame],
  ['a wrong folder', 'shell/beach/crab.svg', svg(), notOfTheGame],

  ...[1, 12, 13, 5000].map(
    (bytes) => [`a PNG without ${bytes} bytes`, `${FISH}.png`, withoutLast(bytes, png()), cutOff] as const,
  ),
  [
    'an interlaced PNG that is cut off', `${FISH}.png`,
    withoutLast(100, noise().png({ progressive: true })),
    cutOff,
  ],
  ['a WebP without its last byte', `${FISH}.webp`, withoutLast(1, noise().webp()), cutOff],
  ['a WebP that is cut off', `${FISH}.webp`, withoutLast(2000, noise().webp()), cutOff],
  ['a lossless WebP', `${FISH}.webp`, withoutLast(100, noise().webp({ lossless: true })), cutOff],
  ...[1, 3, 60, 120].map(
    (bytes) => [`an SVG without ${bytes} bytes`, `${FISH}.svg`, svg().trim().slice(0, -bytes), cutOff] as const,
  ),
  [
    'a PNG in which a byte was changed on the way', `${FISH}.png`,
    changed(png(), (bytes) => {
      bytes.writeUInt8(bytes.readUInt8(9000) ^ 255, 9000);
      return bytes;
    }),
    cutOff,
  ],
  ['an open element', `${FISH}.svg`, svg().replace(' />', '>'), unreadable('line 3: unexpected close tag')],
  [
    'a bare ampersand', `${FISH}.svg`,
    svg().replace('<circle', '<title>a & b</title><circle'),
    unreadable('line 4: unclosed tag: title'),
  ],
  [
    'an undeclared prefix', `${FISH}.svg`,
    svg().replace('<circle', '<circle xlink:href="#a"'),
    unreadable('line 2: unbound'),
  ],
  ['another document', `${FISH}.svg`, '<!doctype html><p>Not found', unreadable('line 1: ')],
  ['an empty file', `${FISH}.svg`, '', 'is empty: export it again from the drawing program'],

  ['a JPEG called PNG', `${FISH}.png`, noise().jpeg(), inside('jpeg', 'png')],
  ['a PNG called SVG', `${FISH}.svg`, png(), inside('png', 'svg')],
  ['a PNG called WebP', `${FISH}.webp`, png(), inside('png', 'webp')],
  [
    'a letter called PNG',
    `${FISH}.png`,
    'Dear Sir, here is the fish.',
    'is cut off or unreadable (it begins like no image): export it again from the drawing program',
  ],
  ['a PDF called SVG', `${FISH}.svg`, '%PDF-1.7', inside('pdf', 'svg')],
  ['an SVG called PNG', `${FISH}.png`, svg(), inside('svg', 'png')],
  [
    'a page called SVG',
    `${FISH}.svg`,
    '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    'is cut off or unreadable (line 1: <html> instead of <svg>): export it again from the drawing program',
  ],
  ['an SVG older than Unicode', `${FISH}.svg`, Promise.resolve(Buffer.from(old, 'latin1')), /UTF-8/],

  ['an SVG without fill', `${FISH}.svg`, svg().replace('coral', 'none'), /^is fully transparent: /],
  [
    'pixels without opacity', `${FISH}.png`,
    sharp({ create: { width: 160, height: 160, channels: 4, background: '#f000' } }).png(),
    /^is fully transparent: /,
  ],

  ['a low PNG', `${FISH}.png`, noise(200, 150).png(), 'is 200 × 150: make it 200 × 200, a symbol is square'],
  ['a narrow SVG', `${FISH}.svg`, svg(256, 300), 'is 256 × 300: make it 300 × 300, a symbol is square'],
  [
    'a narrow banner', `${BANNER}.svg`, svg(1600, 900),
    'is 1600 × 900: make it 1800 × 900, for it is shown as 200 × 100',
  ],
  [
    'a low banner', `${BANNER}.webp`, noise(210, 90).webp(),
    'is 210 × 90: make it 210 × 105, for it is shown as 200 × 100',
  ],
  [
    'a tiny view box', `${COIN}.svg`, svg(1.6, 1).replace(/ (width|height)="[\d.]+"/g, ''),
    'is 1.6 × 1: make it 1.6 × 1.6, for it is shown as 40 × 40',
  ],

  [
    'a symbol of 127 pixels', `${FISH}.png`, noise(127).png(),
    'is 127 × 127 pixels: make it at least 128 on the shorter side, 512 is better',
  ],
  ['a symbol of 128 pixels', `${FISH}.png`, noise(128).png()],
  [
    'an image narrower than it is shown', `${BANNER}.webp`, noise(198, 99).webp(),
    'is 198 pixels wide: make it at least 200, 400 is better',
  ],
  ['one as wide as it is shown', `${BANNER}.webp`, noise(200, 100).webp()],
  ['a small coin', `${COIN}.png`, noise(40).png()],
  ['a small SVG', `${FISH}.svg`, svg(64)],
  ['a small SVG of the pages', `${BANNER}.svg`, svg(20, 10)],

  ['a side of 8192 pixels', `${FISH}.svg`, svg(8192)],
  ['one more', `${FISH}.svg`, svg(8193), 'is 8193 × 8193 pixels: make it at most 8192 a side'],
  ['a bomb', `${FISH}.png`, bomb, 'is 60000 × 60000 pixels: make it at most 8192 a side'],
  ['an SVG of 64 kB', `${FISH}.svg`, padded(64_000, svg())],
  ['one byte more', `${FISH}.svg`, padded(64_001, svg()), /^weighs 65 kB: make it at most 64 kB, /],
  ['a banner of 128 kB', `${BANNER}.svg`, padded(128_000, svg(200, 100))],
  ['a byte more', `${BANNER}.svg`, padded(128_001, svg(200, 100)), /^weighs 129 kB: make it at most 128 kB, /],
  ...['png', 'webp'].map(
    (ending) =>
      [
        `a .${ending} of more than 4 MB`, `${FISH}.${ending}`,
        Promise.resolve(Buffer.concat([Buffer.from(svg()), Buffer.alloc(4_000_000)])),
        'weighs 4.1 MB: make it at most 4 MB, with fewer pixels',
      ] as const,
  ),

  ['an animated WebP', `${FISH}.webp`, noise(130, 260, { frame: 130 }).webp(), animated],
  ['an animated PNG', `${FISH}.png`, animatedPng, animated],

  ['a spot of 61 %', `${FISH}.svg`, spot(122)],
  [
    'a spot of 55 %', `${FISH}.svg`, spot(110),
    'spans only 55 % of its field: cut off the empty edges, or draw it larger, other symbols span 90 %',
  ],
  [
    'a spot in a faint glow', `${FISH}.svg`,
    spot(80).replace('<ellipse', '<rect width="200" height="200" opacity="0.03" />$&'),
    /^spans only 4\d % of its field/,
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
        if (off > 0.02) expect(problem).toContain(`is ${width} × ${height}: make it `);
        else expect(problem).toBeUndefined();
      }),
      { numRuns: runs(50) },
    );
  });

  it('and so a second problem, where it has one already', async () => {
    await folder.write(`${FISH}.png`, await noise(120, 100).png().toBuffer());
    const file = await imageFileOf(folder.assets, `${FISH}.png`);
    expect((await checkImage(file, { width: 160, height: 160 }, decodePixels)).problems).toEqual([
      'is 120 × 100 pixels. Make it at least 128 on the shorter side (512 is better)',
      'is 120 × 100. Make it 120 × 120, because symbols are square',
    ]);
  });
});
