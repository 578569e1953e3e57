import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { expect, it } from 'vitest';
import { checkAnimation, type CheckedAnimation } from '../../../src/skins/frames/check-animation';
import type { EncodedImage } from '../../../src/skins/rules/pixels';
import { texts } from '../../../src/skins/texts';
import { decodePixels } from '../../../build/artwork/decode-pixels';
import { defaultAssets } from '../../../tools/skins/product';
import { aseprite, texturePacker } from './sheet-data';

const { animation: words } = texts;
const fish = new Uint8Array(await readFile(join(defaultAssets, 'lucky-fishing/symbols/fish.svg')));
const still: EncodedImage = { bytes: fish, format: 'svg', width: 256, height: 256 };

/** A row of frames in which the fish, from its own place on, turns by some degrees a frame. */
async function sheetOf(count: number, { side = 128, degrees = 4, first = 0 } = {}) {
  const frames = Array.from({ length: count }, async (_, index): Promise<OverlayOptions> => {
    const turned = sharp(fish).rotate((first + index) * degrees, { background: '#0000' });
    return { input: await turned.resize(side, side).png().toBuffer(), left: index * side, top: 0 };
  });
  const blank = { width: count * side, height: side, channels: 4, background: '#0000' } as const;
  return sharp({ create: blank }).composite(await Promise.all(frames));
}

const png = async (...wanted: Parameters<typeof sheetOf>) =>
  new Uint8Array(await (await sheetOf(...wanted)).png().toBuffer());
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
const problemsOf = ({ imageProblems, dataProblems }: CheckedAnimation) => [...imageProblems, ...dataProblems];

const three = await png(3);
const soundData = aseprite({ count: 3 }).hash;

it.each([
  ['Aseprite', soundData, 20],
  ['TexturePacker', texturePacker({ count: 3 }).array, 24],
])('an animation is sound with a sheet of %s', async (_, data, rate) => {
  const checked = await check(three, data);
  expect(problemsOf(checked)).toEqual([]);
  expect(checked.animation?.rate).toBe(rate);
  expect(checked.animation?.frames.map(({ x }) => x)).toEqual([0, 128, 256]);
});

it('an animation is sound with 24 frames, 12 or 30 a second', async () => {
  const sheet = await png(24);
  for (const duration of [83, 84, 33, 34])
    expect(problemsOf(await check(sheet, aseprite({ count: 24, duration }).hash))).toEqual([]);
});

/** Data with other fields for each frame. */
const changed = (change: (index: number) => object) => {
  const { frames, meta } = aseprite({ count: 3 }).array;
  return { frames: frames.map((frame, index) => ({ ...frame, ...change(index) })), meta };
};
const area = (w: number, h: number, x = 0) => ({ frame: { x, y: 0, w, h } });
const size = (width: number, height: number) => ({ width, height });

it.each([
  ['without data', '', words.notData],
  ['with heavy data', ' '.repeat(256_001), words.heavyData(256_001, 256_000)],
  ['without frames', { frames: [] }, words.noFrames],
  [
    'with the data of another sheet',
    aseprite({ count: 4 }).hash,
    words.otherSheet(size(512, 128), size(384, 128)),
  ],
  ['that is too slow', aseprite({ count: 3, duration: 100 }).hash, words.rate(10, 12, 30)],
  ['that is too fast', aseprite({ count: 3, duration: 25 }).hash, words.rate(40, 12, 30)],
  ['of which a frame is held', changed((n) => ({ duration: n === 1 ? 60 : 50 })), words.unevenFrames],
  ['that is trimmed', changed((n) => ({ trimmed: n === 2 })), words.packed('fish 2.aseprite')],
  ['that is turned', changed((n) => ({ rotated: n === 1 })), words.packed('fish 1.aseprite')],
  ['outside its picture', changed((n) => area(128, 128, 129 * n)), words.outside('fish 2.aseprite')],
  ['with an empty frame', changed((n) => area(128, 128 * (n % 2))), words.outside('fish 0.aseprite')],
  ['of mixed sizes', changed((n) => area(128 - n, 128)), words.mixedSizes(size(128, 128), size(127, 128))],
  ['that is not square', changed(() => area(128, 100)), words.notSquare(size(128, 100))],
  ['with small frames', changed(() => area(100, 100)), words.smallFrames(size(100, 100), 128)],
])('an animation %s is not shown', async (_, data, problem) => {
  const checked = await check(three, data);
  expect(problemsOf(checked)).toEqual([problem]);
  expect(checked.animation).toBeUndefined();
});

it.each([
  [
    'of more than 24 frames',
    () => png(25),
    '.png',
    aseprite({ count: 25 }).hash,
    words.tooManyFrames(25, 24),
  ],
  ['that begins 4 degrees turned', () => png(3, { first: 1 }), '.png', soundData, words.otherBeginning],
  [
    'that begins upside down',
    () => png(3, { first: 1, degrees: 180 }),
    '.png',
    soundData,
    words.otherBeginning,
  ],
  ['whose sheet is cut off', () => three.slice(0, -20), '.png', soundData, 'is cut off or unreadable'],
  ['whose sheet is an SVG', () => fish, '.svg', soundData, words.svg],
])('an animation %s has a problem', async (_, sheet, extension, data, problem) => {
  expect(problemsOf(await check(await sheet(), data, extension))).toEqual([expect.stringContaining(problem)]);
});
