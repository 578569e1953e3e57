import fc, { runs } from '../../properties';
import { crc32 } from 'node:zlib';
import { appendFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkImage } from '../../../src/skins/rules/check-image';
import { decodePixels } from '../../../build/artwork/decode-pixels';
import { imageFileOf, imageProblem } from '../../../build/artwork/image-file';
import { noise, createAssetsFolder, svg, type AssetsFolder } from './assets-folder';

let folder: AssetsFolder;
beforeEach(async () => void (folder = await createAssetsFolder()));
afterEach(() => folder.remove());

/** What is wrong with this content in this place. */
const problemOf = async (file: string, content: string | Buffer) =>
  imageProblem(await folder.write(file, content));

const cutOff = /(cut off|unreadable).*\. Export it again from your drawing program$/;

describe('an image is sound', () => {
  it.each([
    ['an interlaced PNG', 'png', () => noise().png({ progressive: true })],
    ['an opaque PNG', 'png', () => noise().removeAlpha().png()],
    ['a grey PNG', 'png', () => noise().toColourspace('b-w').png()],
    ['a PNG with a palette', 'png', () => noise().png({ palette: true })],
    ['a PNG of 16 bits', 'png', () => noise().toColourspace('rgb16').png()],
    ['a lossless WebP', 'webp', () => noise().webp({ lossless: true })],
  ])('as %s', async (_, extension, image) => {
    expect(await problemOf(`lucky-fishing/symbols/fish.${extension}`, await image().toBuffer())).toBeUndefined();
  });

  it.each([
    ['with only a view box', svg(256).replace(/ (width|height)="256"/g, '')],
    ['with only a size', svg(256).replace(/ viewBox="[^"]*"/, '')],
    ['with a size in other units', svg(256).replace(/(width|height)="256"/g, '$1="6.5cm"')],
    ['with a mark of its byte order', `\uFEFF${svg(256)}`],
  ])('as an SVG %s', async (_, image) => {
    expect(await problemOf('lucky-fishing/symbols/fish.svg', image)).toBeUndefined();
  });
});

describe('an image is not of the game', () => {
  it.each(['lucky-fishing/stage/cion.svg', 'shell/beach/crab.svg'])('as %s', async (file) => {
    expect(await problemOf(file, svg())).toBe(
      "is not one of the game's images. assets/README.md lists all their names",
    );
  });
});

describe('an image is cut off or unreadable', () => {
  it.each([
    ['PNG', 'png', 1, () => noise().png()],
    ['PNG', 'png', 12, () => noise().png()],
    ['PNG', 'png', 13, () => noise().png()],
    ['PNG', 'png', 5000, () => noise().png()],
    ['interlaced PNG', 'png', 100, () => noise().png({ progressive: true })],
    ['WebP', 'webp', 1, () => noise().webp()],
    ['WebP', 'webp', 2000, () => noise().webp()],
    ['lossless WebP', 'webp', 100, () => noise().webp({ lossless: true })],
  ])('as a %s (.%s) without its last %i bytes', async (_, extension, bytes, image) => {
    const whole = await image().toBuffer();
    const problem = await problemOf(`lucky-fishing/symbols/fish.${extension}`, whole.subarray(0, whole.length - bytes));
    expect(problem).toMatch(cutOff);
  });

  it.each([1, 3, 60, 120])('as an SVG without its last %i bytes', async (bytes) => {
    const whole = svg().trim();
    expect(await problemOf('lucky-fishing/symbols/fish.svg', whole.slice(0, whole.length - bytes))).toMatch(cutOff);
  });

  it('as a PNG in which a byte was changed on the way', async () => {
    const bytes = await noise().png().toBuffer();
    bytes.writeUInt8(bytes.readUInt8(9000) ^ 255, 9000);
    expect(await problemOf('lucky-fishing/symbols/fish.png', bytes)).toMatch(cutOff);
  });

  it.each([
    ['an element that is never closed', svg().replace(' />', '>'), 'line 3: unexpected close tag'],
    [
      'a bare ampersand',
      svg().replace('<circle', '<title>a & b</title><circle'),
      'line 4: unclosed tag: title',
    ],
    ['a prefix that is not declared', svg().replace('<circle', '<circle xlink:href="#a"'), 'line 2: unbound'],
    ['another document', '<!doctype html><p>Not found', 'line 1: '],
  ])('as an SVG with %s, and says in which line', async (_, image, where) => {
    const problem = await problemOf('lucky-fishing/symbols/fish.svg', image);
    expect(problem).toMatch(cutOff);
    expect(problem).toContain(where);
  });

  it('as an empty file', async () => {
    expect(await problemOf('lucky-fishing/symbols/fish.svg', '')).toBe('is empty. Export it again from your drawing program');
  });
});

describe('an image is not what its name says', () => {
  it.each([
    [
      'png',
      () => noise().jpeg(),
      'contains JPEG data, not PNG. Export it again from your drawing program as PNG',
    ],
    [
      'svg',
      () => noise().png(),
      'contains PNG data, not SVG. Export it again from your drawing program as SVG',
    ],
    [
      'webp',
      () => noise().png(),
      'contains PNG data, not WEBP. Export it again from your drawing program as WEBP',
    ],
  ])('as a .%s', async (extension, image, problem) => {
    expect(await problemOf(`lucky-fishing/symbols/fish.${extension}`, await image().toBuffer())).toBe(problem);
  });

  it('as an SVG of the age before Unicode', async () => {
    const old = Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${svg(256, 256, '<title>Flétan</title><circle r="9"/>')}`,
      'latin1',
    );
    expect(await problemOf('lucky-fishing/symbols/fish.svg', old)).toMatch(/UTF-8/);
  });
});

describe('an image shows nothing', () => {
  it('as an SVG without fill', async () => {
    expect(await problemOf('lucky-fishing/symbols/fish.svg', svg().replace('coral', 'none'))).toMatch(
      /^is fully transparent\. /,
    );
  });

  it('as pixels without opacity', async () => {
    const create = { width: 160, height: 160, channels: 4, background: '#f000' } as const;
    const nothing = await sharp({ create }).png().toBuffer();
    expect(await problemOf('lucky-fishing/symbols/fish.png', nothing)).toMatch(/^is fully transparent\. /);
  });
});

describe('an image has the wrong proportion', () => {
  it.each([
    [
      'lucky-fishing/symbols/fish.png',
      () => noise(200, 150).png().toBuffer(),
      'is 200 × 150. Make it 200 × 200, because symbols are square',
    ],
    ['lucky-fishing/symbols/fish.svg', () => svg(256, 300), 'is 256 × 300. Make it 300 × 300, because symbols are square'],
    [
      'shell/pages/banner.svg',
      () => svg(1600, 900),
      'is 1600 × 900. Make it 1800 × 900, because it is shown at 200 × 100',
    ],
    [
      'shell/pages/banner.webp',
      () => noise(210, 90).webp().toBuffer(),
      'is 210 × 90. Make it 210 × 105, because it is shown at 200 × 100',
    ],
    [
      'lucky-fishing/stage/coin.svg',
      () => svg(1.6, 1).replace(/ (width|height)="[\d.]+"/g, ''),
      'is 1.6 × 1. Make it 1.6 × 1.6, because it is shown at 40 × 40',
    ],
  ])('as %s', async (file, image, problem) => {
    expect(await problemOf(file, await image())).toBe(problem);
  });

  it('where it is more than 2 % off, and nowhere else', async () => {
    const side = fc.integer({ min: 100, max: 2000 });
    await fc.assert(
      fc.asyncProperty(side, fc.double({ min: 0.9, max: 1.1, noNaN: true }), async (height, factor) => {
        const width = Math.round(2 * height * factor);
        const off = Math.abs(width - 2 * height) / (2 * height);
        // On the border itself the two ways of computing it may round apart.
        fc.pre(Math.abs(off - 0.02) > 1e-9);
        const problem = await problemOf('shell/pages/banner.svg', svg(width, height));
        if (off > 0.02) expect(problem).toContain(`is ${width} × ${height}. Make it `);
        else expect(problem).toBeUndefined();
      }),
      { numRuns: runs(50) },
    );
  });

  it('and so a second problem, where it has one already', async () => {
    await folder.write('lucky-fishing/symbols/fish.png', await noise(120, 100).png().toBuffer());
    const file = await imageFileOf(folder.assets, 'lucky-fishing/symbols/fish.png');
    expect((await checkImage(file, { width: 160, height: 160 }, decodePixels)).problems).toEqual([
      'is 120 × 100 pixels. Make it at least 128 on the shorter side (512 is better)',
      'is 120 × 100. Make it 120 × 120, because symbols are square',
    ]);
  });
});

describe('a raster has too few pixels', () => {
  it('as a symbol of less than 128 on a side', async () => {
    expect(await problemOf('lucky-fishing/symbols/fish.png', await noise(127).png().toBuffer())).toBe(
      'is 127 × 127 pixels. Make it at least 128 on the shorter side (512 is better)',
    );
    expect(await problemOf('lucky-fishing/symbols/fish.png', await noise(128).png().toBuffer())).toBeUndefined();
  });

  it('as an image that is narrower than it is shown', async () => {
    expect(await problemOf('shell/pages/banner.webp', await noise(198, 99).webp().toBuffer())).toBe(
      'is 198 pixels wide. Make it at least 200 (400 is better)',
    );
    expect(await problemOf('shell/pages/banner.webp', await noise(200, 100).webp().toBuffer())).toBeUndefined();
    expect(await problemOf('lucky-fishing/stage/coin.png', await noise(40).png().toBuffer())).toBeUndefined();
  });

  it('unless it is an SVG, which has none', async () => {
    expect(await problemOf('lucky-fishing/symbols/fish.svg', svg(64))).toBeUndefined();
    expect(await problemOf('shell/pages/banner.svg', svg(20, 10))).toBeUndefined();
  });
});

describe('an image is too large', () => {
  it('with a side of more than 8192 pixels', async () => {
    expect(await problemOf('lucky-fishing/symbols/fish.svg', svg(8192))).toBeUndefined();
    expect(await problemOf('lucky-fishing/symbols/fish.svg', svg(8193))).toBe(
      'is 8193 × 8193 pixels. Make it at most 8192 on each side',
    );
  });

  it('before it is decoded: a few bytes that claim to be 3.6 billion pixels do not fill the memory', async () => {
    const bomb = await noise().png().toBuffer();
    // The first chunk: width, height, and what checks them.
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect(await problemOf('lucky-fishing/symbols/fish.png', bomb)).toBe(
      'is 60000 × 60000 pixels. Make it at most 8192 on each side',
    );
  });
});

describe('a file is too heavy', () => {
  const padded = (bytes: number, image: string) => image + ' '.repeat(bytes - image.length);

  it.each([
    ['lucky-fishing/symbols/fish.svg', 64_000, svg(), 'is 65 kB. Make it at most 64 kB by '],
    ['shell/pages/banner.svg', 128_000, svg(200, 100), 'is 129 kB. Make it at most 128 kB by '],
  ])('as %s of more than %i bytes', async (file, most, image, problem) => {
    expect(await problemOf(file, padded(most, image))).toBeUndefined();
    expect(await problemOf(file, padded(most + 1, image))).toContain(problem);
  });

  it.each(['png', 'webp'] as const)('as a .%s of more than 4 MB', async (extension) => {
    const file = await folder.write(`lucky-fishing/symbols/fish.${extension}`, svg());
    await appendFile(file, Buffer.alloc(4_000_000));
    expect(await imageProblem(file)).toBe('is 4.1 MB. Make it at most 4 MB by using fewer pixels');
  });
});

describe('an image is animated', () => {
  const animated = 'is animated. Export a still image, because the game does the moving';

  it('as a WebP', async () => {
    const frames = await noise(130, 260, { frame: 130 }).webp().toBuffer();
    expect(await problemOf('lucky-fishing/symbols/fish.webp', frames)).toBe(animated);
  });

  it('as a PNG', async () => {
    const still = await noise().png().toBuffer();
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
    control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
    const frames = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
    expect(await problemOf('lucky-fishing/symbols/fish.png', frames)).toBe(animated);
  });
});

describe('a symbol has empty edges', () => {
  const spot = (diameter: number) =>
    svg(200, 200, `<ellipse cx="60" cy="100" rx="20" ry="${diameter / 2}" fill="coral" />`);

  it('where what shows spans less than 60 % of its field in both directions', async () => {
    expect(await problemOf('lucky-fishing/symbols/fish.svg', spot(122))).toBeUndefined();
    expect(await problemOf('lucky-fishing/symbols/fish.svg', spot(110))).toBe(
      'fills only 55% of its width and height. Crop the empty edges or draw it larger, because other symbols fill 90%',
    );
  });

  it('even with a faint glow to the edge', async () => {
    const glow = spot(80).replace('<ellipse', '<rect width="200" height="200" opacity="0.03" />$&');
    expect(await problemOf('lucky-fishing/symbols/fish.svg', glow)).toMatch(/^fills only 4\d% of its width/);
  });

  it('unless it is no symbol: a layer of the sea may be empty but for a corner', async () => {
    expect(await problemOf('shell/pages/banner.svg', spot(20).replace('"200"', '"400"').replace('0 200', '0 100'))).toBeUndefined();
  });
});

describe('a file is no image', () => {
  it.each([
    ['png', 'Dear Sir, here is the fish.', "is cut off or unreadable (it doesn't begin like an image). Export it again from your drawing program"],
    ['svg', '%PDF-1.7', 'contains PDF data, not SVG. Export it again from your drawing program as SVG'],
    ['png', svg(), 'contains SVG data, not PNG. Export it again from your drawing program as PNG'],
    ['svg', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'is cut off or unreadable (line 1: <html> instead of <svg>). Export it again from your drawing program'],
  ])('as a .%s with %j', async (extension, content, problem) => {
    expect(await problemOf(`lucky-fishing/symbols/fish.${extension}`, content)).toBe(problem);
  });
});
