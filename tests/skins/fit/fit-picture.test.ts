import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodePixels } from '../../../build/artwork/decode-pixels';
import { unadjusted, type Adjustment } from '../../../src/skins/fit/adjustment';
import { fitPicture } from '../../../src/skins/fit/fit-picture';
import { bytesOf, fish, fishWithin, pixelFish, type Bytes } from '../../../testing/pictures/drawn';
import { nodeArtTools } from '../../../tools/skins/node-art-tools';

/** A picture as the fish: its pixels, and the area in which anything is visible, in parts of its side. */
async function fitted(bytes: Bytes, adjustment?: Partial<Adjustment>) {
  const adjusted = adjustment ? { ...unadjusted, ...adjustment } : null;
  const slot = 'lucky-fishing/symbols/fish';
  const fitting = await fitPicture(new Blob([bytes]), slot, nodeArtTools, adjusted);
  const picture = sharp(fitting.kind === 'changed' ? fitting.bytes : bytes).ensureAlpha();
  const { data, info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  const trimmed = await picture.clone().trim({ threshold: 16 }).toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = trimmed.info;
  const [left, top] = [-trimOffsetLeft / info.width, -trimOffsetTop / info.height];
  const area = { left, top, right: left + width / info.width, bottom: top + height / info.height };
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { data, side: info.width, area, pixel };
}

it('lies in the middle of the square, within its safe area', async () => {
  const { area } = await fitted(await fishWithin(1000, 300, 650, 40));
  expect(area.left).toBeCloseTo(0.0625, 1);
  expect(area.left).toBeCloseTo(1 - area.right, 1);
  expect(area.top).toBeCloseTo(1 - area.bottom, 1);
});

it('keeps the pixels of pixel art: each is a square of whole pixels, of one of its colours', async () => {
  const { side, pixel, data } = await fitted(await bytesOf(pixelFish().png()));
  const times = 22;
  expect(side % times).toBe(0);
  for (let y = 0; y < side; y += 7) {
    for (let x = 0; x < side; x += 7) {
      expect(pixel(x, y)).toEqual(pixel(x - (x % times), y - (y % times)));
    }
  }
  expect(new Set(data.filter((_, at) => at % 4 === 3))).toEqual(new Set([0, 255]));
});

it('loses a white ground without a trace of it along its edges', async () => {
  const { pixel, data } = await fitted(await bytesOf(fish(500, 500, '#fff').jpeg({ quality: 90 })), {
    ground: 'removed',
  });
  expect(pixel(2, 2)[3]).toBe(0);
  // Nothing visible is near white, which is 255: the fish is red and yellow.
  let most = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) > 100) most = Math.max(most, data[at + 2] ?? 0);
  }
  expect(most).toBeLessThan(190);
});

it.each<
  [
    string,
    Partial<Adjustment>,
    (area: { left: number; top: number; right: number; bottom: number }) => boolean,
  ]
>([
  ['moved', { x: 0.25 }, ({ left, right }) => left > 0.3 && right > 0.99],
  ['scaled', { scale: 0.5 }, ({ left, right }) => right - left > 0.4 && right - left < 0.48],
  ['turned', { turn: 90 }, ({ left, right, top, bottom }) => bottom - top > 1.2 * (right - left)],
])('is %s as the artist wants it, as pixels and as an SVG', async (_, adjustment, isRight) => {
  const wide = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path fill="#e33" d="M0 0h300v200H0z"/></svg>`;
  const asPixels = await bytesOf(sharp(Buffer.from(wide)).png());
  expect((await fitted(asPixels, adjustment)).area).toSatisfy(isRight);
  expect((await fitted(new TextEncoder().encode(wide), adjustment)).area).toSatisfy(isRight);
});

it.each([
  ['shell/pages/trophy', true],
  ['shell/pages/banner', false],
])('of %s, a background is mentioned where the original has none (%s)', async (slot, isMentioned) => {
  const onWhite = await bytesOf(fish(500, 500, '#fff').png());
  const fitting = await fitPicture(new Blob([onWhite]), slot, nodeArtTools, null);
  const notes = 'notes' in fitting ? fitting.notes.join(' ') : '';
  expect(notes.includes('It has a background')).toBe(isMentioned);
});

it('is read in whole pixels, also an SVG whose size is a fraction', async () => {
  const bytes = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 68.99 21.3"><path d="M0 0h9v9z"/></svg>',
  );
  const size = { width: 68.99, height: 21.3 };
  const { width, height, data } = await decodePixels({ bytes, format: 'svg', ...size }, size);
  expect([width, height]).toEqual([69, 21]);
  expect(data).toHaveLength(69 * 21 * 4);
});
