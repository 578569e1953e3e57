import fc from 'fast-check';
import { crc32 } from 'node:zlib';
import { appendFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureFault, pictureFaults } from '../../scripts/picture-fault.mjs';
import { noise, openRoom, svg, type Room } from './artists-room';

let room: Room;
beforeEach(async () => void (room = await openRoom()));
afterEach(() => room.clear());

/** What is wrong with this content in this place. */
const faultOf = async (file: string, content: string | Buffer) =>
  pictureFault(await room.write(file, content));

const cutOff = /(cut off|unreadable).*: export it again from the drawing program$/;

describe('a picture is sound', () => {
  it.each([
    ['an interlaced PNG', 'png', () => noise().png({ progressive: true })],
    ['an opaque PNG', 'png', () => noise().removeAlpha().png()],
    ['a grey PNG', 'png', () => noise().toColourspace('b-w').png()],
    ['a PNG with a palette', 'png', () => noise().png({ palette: true })],
    ['a PNG of 16 bits', 'png', () => noise().toColourspace('rgb16').png()],
    ['a lossless WebP', 'webp', () => noise().webp({ lossless: true })],
  ])('as %s', async (_, ending, picture) => {
    expect(await faultOf(`symbols/fish.${ending}`, await picture().toBuffer())).toBeUndefined();
  });

  it.each([
    ['with a view box alone', svg(256).replace(/ (width|height)="256"/g, '')],
    ['with a size alone', svg(256).replace(/ viewBox="[^"]*"/, '')],
    ['with a size in other units', svg(256).replace(/(width|height)="256"/g, '$1="6.5cm"')],
    ['with a mark of its byte order', `\uFEFF${svg(256)}`],
  ])('as an SVG %s', async (_, picture) => {
    expect(await faultOf('symbols/fish.svg', picture)).toBeUndefined();
  });
});

describe('a picture is not of the game', () => {
  it.each(['stage/cion.svg', 'beach/crab.svg'])('as %s', async (file) => {
    expect(await faultOf(file, svg())).toBe(
      'is not a picture of the game: assets/README.md lists the names of all',
    );
  });
});

describe('a picture is cut off or unreadable', () => {
  it.each([
    ['PNG', 'png', 1, () => noise().png()],
    ['PNG', 'png', 12, () => noise().png()],
    ['PNG', 'png', 13, () => noise().png()],
    ['PNG', 'png', 5000, () => noise().png()],
    ['interlaced PNG', 'png', 100, () => noise().png({ progressive: true })],
    ['WebP', 'webp', 1, () => noise().webp()],
    ['WebP', 'webp', 2000, () => noise().webp()],
    ['lossless WebP', 'webp', 100, () => noise().webp({ lossless: true })],
  ])('as a %s (.%s) without its last %i bytes', async (_, ending, bytes, picture) => {
    const whole = await picture().toBuffer();
    const fault = await faultOf(`symbols/fish.${ending}`, whole.subarray(0, whole.length - bytes));
    expect(fault).toMatch(cutOff);
  });

  it.each([1, 3, 60, 120])('as an SVG without its last %i bytes', async (bytes) => {
    const whole = svg().trim();
    expect(await faultOf('symbols/fish.svg', whole.slice(0, whole.length - bytes))).toMatch(cutOff);
  });

  it('as a PNG in which a byte was changed on the way', async () => {
    const bytes = await noise().png().toBuffer();
    bytes.writeUInt8(bytes.readUInt8(9000) ^ 255, 9000);
    expect(await faultOf('symbols/fish.png', bytes)).toMatch(cutOff);
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
  ])('as an SVG with %s, and says in which line', async (_, picture, where) => {
    const fault = await faultOf('symbols/fish.svg', picture);
    expect(fault).toMatch(cutOff);
    expect(fault).toContain(where);
  });

  it('as an empty file', async () => {
    expect(await faultOf('symbols/fish.svg', '')).toBe('is empty: export it again from the drawing program');
  });
});

describe('a picture is not what its name says', () => {
  it.each([
    [
      'png',
      () => noise().jpeg(),
      'is a jpeg inside, not a png: export it again from the drawing program as png',
    ],
    [
      'svg',
      () => noise().png(),
      'is a png inside, not a svg: export it again from the drawing program as svg',
    ],
    [
      'webp',
      () => noise().png(),
      'is a png inside, not a webp: export it again from the drawing program as webp',
    ],
  ])('as a .%s', async (ending, picture, fault) => {
    expect(await faultOf(`symbols/fish.${ending}`, await picture().toBuffer())).toBe(fault);
  });

  it('as an SVG of the age before Unicode', async () => {
    const old = Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${svg(256, 256, '<title>Flétan</title><circle r="9"/>')}`,
      'latin1',
    );
    expect(await faultOf('symbols/fish.svg', old)).toMatch(/UTF-8/);
  });
});

describe('a picture shows nothing', () => {
  it('as an SVG without fill', async () => {
    expect(await faultOf('symbols/fish.svg', svg().replace('coral', 'none'))).toMatch(
      /^is fully transparent: /,
    );
  });

  it('as pixels without opacity', async () => {
    const create = { width: 160, height: 160, channels: 4, background: '#f000' } as const;
    const nothing = await sharp({ create }).png().toBuffer();
    expect(await faultOf('symbols/fish.png', nothing)).toMatch(/^is fully transparent: /);
  });
});

describe('a picture has the wrong proportion', () => {
  it.each([
    [
      'symbols/fish.png',
      () => noise(200, 150).png().toBuffer(),
      'is 200 × 150: make it 200 × 200, a symbol is square',
    ],
    ['symbols/fish.svg', () => svg(256, 300), 'is 256 × 300: make it 300 × 300, a symbol is square'],
    [
      'pages/banner.svg',
      () => svg(1600, 900),
      'is 1600 × 900: make it 1800 × 900, for it is shown as 200 × 100',
    ],
    [
      'pages/banner.webp',
      () => noise(210, 90).webp().toBuffer(),
      'is 210 × 90: make it 210 × 105, for it is shown as 200 × 100',
    ],
    [
      'stage/coin.svg',
      () =>
        svg(1.6, 1)
          .replace(/ (width|height)="[\d.]+"/g, '')
          .replace('r="30"', 'r="40"'),
      'is 1.6 × 1: make it 1.6 × 1.6, for it is shown as 40 × 40',
    ],
  ])('as %s', async (file, picture, fault) => {
    expect(await faultOf(file, await picture())).toBe(fault);
  });

  it('where it is more than 2 % off, and nowhere else', async () => {
    const side = fc.integer({ min: 100, max: 2000 });
    await fc.assert(
      fc.asyncProperty(side, fc.double({ min: 0.9, max: 1.1, noNaN: true }), async (height, factor) => {
        const width = Math.round(2 * height * factor);
        const off = Math.abs(width - 2 * height) / (2 * height);
        // On the border itself the two ways of computing it may round apart.
        fc.pre(Math.abs(off - 0.02) > 1e-9);
        const fault = await faultOf('pages/banner.svg', svg(width, height));
        if (off > 0.02) expect(fault).toContain(`is ${width} × ${height}: make it `);
        else expect(fault).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });

  it('and so a second fault, where it has one already', async () => {
    const file = await room.write('symbols/fish.png', await noise(120, 100).png().toBuffer());
    expect(await pictureFaults(file, 'symbols/fish', { width: 160, height: 160 })).toEqual([
      'is 120 × 100 pixels: make it at least 128 on the shorter side, 512 is better',
      'is 120 × 100: make it 120 × 120, a symbol is square',
    ]);
  });
});

describe('a raster has too few pixels', () => {
  it('as a symbol of less than 128 on a side', async () => {
    expect(await faultOf('symbols/fish.png', await noise(127).png().toBuffer())).toBe(
      'is 127 × 127 pixels: make it at least 128 on the shorter side, 512 is better',
    );
    expect(await faultOf('symbols/fish.png', await noise(128).png().toBuffer())).toBeUndefined();
  });

  it('as a picture that is narrower than it is shown', async () => {
    expect(await faultOf('pages/banner.webp', await noise(198, 99).webp().toBuffer())).toBe(
      'is 198 pixels wide: make it at least 200, 400 is better',
    );
    expect(await faultOf('pages/banner.webp', await noise(200, 100).webp().toBuffer())).toBeUndefined();
    expect(await faultOf('stage/coin.png', await noise(40).png().toBuffer())).toBeUndefined();
  });

  it('unless it is an SVG, which has none', async () => {
    expect(await faultOf('symbols/fish.svg', svg(64))).toBeUndefined();
    expect(await faultOf('pages/banner.svg', svg(20, 10))).toBeUndefined();
  });
});

describe('a picture is too large', () => {
  it('with a side of more than 8192 pixels', async () => {
    expect(await faultOf('symbols/fish.svg', svg(8192))).toBeUndefined();
    expect(await faultOf('symbols/fish.svg', svg(8193))).toBe(
      'is 8193 × 8193 pixels: make it at most 8192 a side',
    );
  });

  it('before it is decoded: a few bytes that claim to be 3.6 billion pixels do not fill the memory', async () => {
    const bomb = await noise().png().toBuffer();
    // The first chunk: width, height, and what checks them.
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect(await faultOf('symbols/fish.png', bomb)).toBe(
      'is 60000 × 60000 pixels: make it at most 8192 a side',
    );
  });
});

describe('a file is too heavy', () => {
  const padded = (bytes: number, picture: string) => picture + ' '.repeat(bytes - picture.length);

  it.each([
    ['symbols/fish.svg', 64_000, svg(), 'weighs 65 kB: make it at most 64 kB, '],
    ['pages/banner.svg', 128_000, svg(200, 100), 'weighs 129 kB: make it at most 128 kB, '],
  ])('as %s of more than %i bytes', async (file, most, picture, fault) => {
    expect(await faultOf(file, padded(most, picture))).toBeUndefined();
    expect(await faultOf(file, padded(most + 1, picture))).toContain(fault);
  });

  it.each(['png', 'webp'] as const)('as a .%s of more than 4 MB', async (ending) => {
    const file = await room.write(`symbols/fish.${ending}`, svg());
    await appendFile(file, Buffer.alloc(4_000_000));
    expect(await pictureFault(file)).toBe('weighs 4.1 MB: make it at most 4 MB, with fewer pixels');
  });
});

describe('a picture is animated', () => {
  const animated = 'is animated: export it as a still picture, the game itself moves it';

  it('as a WebP', async () => {
    const frames = await noise(130, 260, { frame: 130 }).webp().toBuffer();
    expect(await faultOf('symbols/fish.webp', frames)).toBe(animated);
  });

  it('as a PNG', async () => {
    const still = await noise().png().toBuffer();
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
    control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
    const frames = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
    expect(await faultOf('symbols/fish.png', frames)).toBe(animated);
  });
});
