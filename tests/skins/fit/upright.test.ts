import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fitPicture } from '../../../src/skins/fit/fit-picture';
import type { DecodePixels } from '../../../src/skins/rules/pixels';
import { bytesOf, pixels, type Bytes } from '../../../testing/pictures/drawn';
import { nodeArtTools } from '../../../tools/skins/node-art-tools';

const NOTE = 'Rotated or flipped to match its EXIF data.';

/** A picture with another colour in each corner. */
const corners = (width: number, height: number) =>
  pixels('of', 'yw').resize(width, height, { fit: 'fill', kernel: 'nearest' });

const formats = {
  png: (orientation: number, width: number, height: number) =>
    bytesOf(corners(width, height).withMetadata({ orientation }).png()),
  webp: (orientation: number, width: number, height: number) =>
    bytesOf(corners(width, height).withMetadata({ orientation }).webp({ lossless: true })),
};

/** A picture as the fish, with its pixels. */
async function fitted(bytes: Bytes, decode: DecodePixels = nodeArtTools.decode) {
  const tools = { ...nodeArtTools, decode };
  const picture = await fitPicture(new Blob([bytes]), 'lucky-fishing/symbols/fish', tools);
  if (picture.kind === 'refused') throw new Error(picture.problem);
  const { kind, notes, format } = picture;
  const content = kind === 'changed' ? picture.bytes : bytes;
  return { kind, notes, format, pixels: await sharp(content).ensureAlpha().raw().toBuffer() };
}

/** A square one would fit as it is; another has to be fitted. */
it.each([
  ...[2, 3, 4, 5, 6, 7, 8].map((orientation) => ['png', orientation, 256, 256] as const),
  ['png', 6, 400, 300] as const,
  ['webp', 6, 400, 300] as const,
])('a %s that its EXIF data says to turn is shown as its program shows it: %i', async (format, ...how) => {
  const bytes = await formats[format](...how);
  const right = await bytesOf(sharp(bytes).autoOrient().png());
  const [found, expected] = [await fitted(bytes), await fitted(right)];
  expect(found.notes).toEqual([NOTE, ...expected.notes]);
  expect(found.format).toBe('png');
  expect(found.pixels.equals(expected.pixels)).toBe(true);
});

describe.each(['png', 'webp'] as const)('a %s with EXIF data', (format) => {
  it('is decoded without that, because only some browsers turn it by themselves', async () => {
    const orientations: (number | undefined)[] = [];
    await fitted(await formats[format](6, 400, 300), async (image, ...into) => {
      const { orientation } = await sharp(image.bytes, { failOn: 'warning' }).metadata();
      if (image.width !== image.height) orientations.push(orientation);
      return nodeArtTools.decode(image, ...into);
    });
    expect(orientations[0]).toBe(1);
    expect(new Set(orientations.slice(1))).toEqual(new Set([undefined]));
  });

  it('stays as it is where the data says so', async () => {
    const kept = await fitted(await formats[format](1, 256, 256));
    expect(kept.notes).not.toContain(NOTE);
    expect(kept.format).toBe(format);
  });
});

it('a picture stays as it is where its EXIF data makes no sense', async () => {
  const bytes = await formats.webp(6, 256, 256);
  // The directory would be behind its end.
  bytes[Buffer.from(bytes).indexOf('II*\0') + 7] = 0x7f;
  expect(await fitted(bytes)).toMatchObject({ kind: 'kept', format: 'webp' });
});

it('a JPEG is turned by decoders, and nothing is said of it', async () => {
  const bytes = await bytesOf(corners(400, 300).withMetadata({ orientation: 6 }).jpeg());
  const right = await bytesOf(sharp(bytes).autoOrient().jpeg({ quality: 100 }));
  const [found, expected] = [await fitted(bytes), await fitted(right)];
  expect(found.notes).toEqual(expected.notes);
  expect([...found.pixels.subarray(0, 4)].map((value) => Math.round(value / 16))).toEqual(
    [...expected.pixels.subarray(0, 4)].map((value) => Math.round(value / 16)),
  );
});
