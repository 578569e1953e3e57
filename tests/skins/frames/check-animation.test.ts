import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkAnimation, type CheckedAnimation } from '../../../src/skins/frames/check-animation';
import type { EncodedImage } from '../../../src/skins/rules/pixels';
import { decodePixels } from '../../../build/artwork/decode-pixels';
import { aseprite, texturePacker } from './sheet-data';

const fish = new Uint8Array(
  await readFile(resolve(import.meta.dirname, '../../../assets/lucky-fishing/symbols/fish.svg')),
);
const still: EncodedImage = { bytes: fish, format: 'svg', width: 256, height: 256 };

/** A row of frames in which the fish, from its own place on, turns by some degrees a frame. */
async function sheetOf(count: number, { side = 128, degrees = 4, first = 0 } = {}) {
  const turned = (index: number) =>
    sharp(fish)
      .rotate((first + index) * degrees, { background: '#0000' })
      .resize(side, side)
      .png()
      .toBuffer();
  const frames = await Promise.all(
    Array.from({ length: count }, async (_, index): Promise<OverlayOptions> => {
      return { input: await turned(index), left: index * side, top: 0 };
    }),
  );
  return sharp({ create: { width: count * side, height: side, channels: 4, background: '#0000' } }).composite(
    frames,
  );
}

const check = (sheet: Uint8Array<ArrayBuffer>, data: object | string, extension = '.png') =>
  checkAnimation(
    {
      motion: 'win',
      sheet: { name: 'lucky-fishing/symbols/fish.win', extension, content: new Blob([sheet]) },
      data: new Blob([typeof data === 'string' ? data : JSON.stringify(data)]),
    },
    still,
    decodePixels,
  );
const png = async (...wanted: Parameters<typeof sheetOf>) =>
  new Uint8Array(await (await sheetOf(...wanted)).png().toBuffer());
const problemsOf = ({ imageProblems, dataProblems }: CheckedAnimation) => [...imageProblems, ...dataProblems];

const three = await png(3);

describe('an animation is sound', () => {
  it.each([
    ['Aseprite', aseprite({ count: 3 }).hash, 20],
    ['TexturePacker', texturePacker({ count: 3 }).array, 24],
  ])('with a sheet of %s', async (_, data, rate) => {
    const checked = await check(three, data);
    expect(problemsOf(checked)).toEqual([]);
    expect(checked.animation?.rate).toBe(rate);
    expect(checked.animation?.frames.map(({ x }) => x)).toEqual([0, 128, 256]);
  });

  it('with a sheet as WebP, of another size than the still picture', async () => {
    const sheet = new Uint8Array(await (await sheetOf(2, { side: 300 })).webp().toBuffer());
    expect(problemsOf(await check(sheet, aseprite({ count: 2, side: 300 }).hash, '.webp'))).toEqual([]);
  });

  it('with 24 frames, 12 or 30 a second', async () => {
    const sheet = await png(24);
    for (const duration of [83, 84, 33, 34]) {
      expect(problemsOf(await check(sheet, aseprite({ count: 24, duration }).hash))).toEqual([]);
    }
  });
});

describe('an animation is not', () => {
  const hash = (change: (frame: object, index: number) => object) => {
    const { frames, meta } = aseprite({ count: 3 }).array;
    return { frames: frames.map((frame, index) => ({ ...frame, ...change(frame, index) })), meta };
  };

  it.each([
    [
      'without data',
      '',
      'is no data of a sprite sheet: export it as JSON (hash or array) from Aseprite or TexturePacker',
    ],
    ['with heavy data', ' '.repeat(256_001), 'weighs 257 kB: make it at most 256 kB'],
    ['without frames', { frames: [] }, 'has no frames: export the animation again'],
    [
      'with the data of another sheet',
      aseprite({ count: 4 }).hash,
      'is for a sheet of 512 × 128 pixels, and the picture has 384 × 128: export both again, together',
    ],
    [
      'that is too slow',
      aseprite({ count: 3, duration: 100 }).hash,
      'shows 10 frames a second: make it 12 to 30, which are 83 to 33 ms a frame',
    ],
    [
      'that is too fast',
      aseprite({ count: 3, duration: 25 }).hash,
      'shows 40 frames a second: make it 12 to 30, which are 83 to 33 ms a frame',
    ],
    [
      'of which some frames are held',
      hash((_, index) => ({ duration: index === 1 ? 60 : 50 })),
      'holds some frames longer than others: give each the same time, and repeat what is to be held',
    ],
    [
      'that is trimmed',
      hash((_, index) => ({ trimmed: index === 2 })),
      'has "fish 2.aseprite" trimmed or turned: export the sheet again without trimming and rotation',
    ],
    [
      'that is turned',
      hash((_, index) => ({ rotated: index === 1 })),
      'has "fish 1.aseprite" trimmed or turned: export the sheet again without trimming and rotation',
    ],
    [
      'that reaches out of its picture',
      hash((_, index) => ({ frame: { x: 129 * index, y: 0, w: 128, h: 128 } })),
      'has "fish 2.aseprite" outside of its picture: export both again, together',
    ],
    [
      'with a frame of no size',
      hash((_, index) => ({ frame: { x: 0, y: 0, w: 128, h: 128 * (index % 2) } })),
      'has "fish 0.aseprite" outside of its picture: export both again, together',
    ],
    [
      'with frames of two sizes',
      hash((_, index) => ({ frame: { x: 0, y: 0, w: 128 - index, h: 128 } })),
      'has frames of 128 × 128 and of 127 × 128 pixels: make all of one size',
    ],
    [
      'with frames that are not square',
      hash(() => ({ frame: { x: 0, y: 0, w: 128, h: 100 } })),
      "has frames of 128 × 100 pixels: make them square, as the symbol's picture is",
    ],
    [
      'with small frames',
      hash(() => ({ frame: { x: 0, y: 0, w: 100, h: 100 } })),
      'has frames of 100 × 100 pixels: make them at least 128 on the shorter side',
    ],
  ])('one %s', async (_, data, problem) => {
    const checked = await check(three, data);
    expect(problemsOf(checked)).toEqual([problem]);
    expect(checked.animation).toBeUndefined();
  });

  it('one of more than 24 frames', async () => {
    expect(problemsOf(await check(await png(25), aseprite({ count: 25 }).hash))).toEqual([
      'has 25 frames: leave out some, 24 are the most',
    ]);
  });

  it.each([
    ['turned by 4 degrees', { first: 1 }],
    ['turned by 180', { first: 1, degrees: 180 }],
  ])('one that begins with the symbol %s', async (_, change) => {
    expect(problemsOf(await check(await png(3, change), aseprite({ count: 3 }).hash))).toEqual([
      "begins with another picture than the symbol's own: make that the first frame, or the symbol would jump",
    ]);
  });

  it('one whose sheet is cut off', async () => {
    expect(problemsOf(await check(three.slice(0, -20), aseprite({ count: 3 }).hash))).toEqual([
      expect.stringMatching(/^is cut off or unreadable /),
    ]);
  });

  it('one whose sheet is an SVG', async () => {
    expect(problemsOf(await check(fish, aseprite({ count: 3 }).hash, '.svg'))).toEqual([
      'is an SVG: export a sprite sheet as png or webp',
    ]);
  });
});
