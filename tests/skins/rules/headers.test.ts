import fc, { runs } from '../../properties';
import type { Sharp } from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { readHeader } from '../../../src/skins/fit/headers';
import { UnreadableImage } from '../../../src/skins/rules/file-problem';
import { fileFormat, readPng, readWebp } from '../../../src/skins/rules/file-format';
import { noise } from '../../tools/assets/assets-folder';

describe('the header of an image says what a decoder says', () => {
  const side = fc.integer({ min: 1, max: 210 });
  it.each([
    ['PNG', readPng, (image: Sharp) => image.png()],
    ['interlaced PNG', readPng, (image: Sharp) => image.png({ progressive: true })],
    ['WebP', readWebp, (image: Sharp) => image.webp()],
    ['opaque WebP', readWebp, (image: Sharp) => image.removeAlpha().webp()],
    ['lossless WebP', readWebp, (image: Sharp) => image.webp({ lossless: true })],
  ])('of a %s', async (_, read, encode) => {
    await fc.assert(
      fc.asyncProperty(side, side, async (width, height) => {
        const bytes = await encode(noise(width, height)).toBuffer();
        expect(read(bytes)).toEqual({ width, height, isAnimated: false });
      }),
      { numRuns: runs(10) },
    );
  });

  it.each([
    ['PNG', readPng, () => noise(20).png()],
    ['WebP', readWebp, () => noise(20).webp()],
    ['lossless WebP', readWebp, () => noise(20).webp({ lossless: true })],
  ])('and refuses a %s that ends early, wherever that is', async (_, read, encode) => {
    const whole = await encode().toBuffer();
    for (let length = 12; length < whole.length; length++) {
      expect(() => read(whole.subarray(0, length))).toThrow('its end is missing');
    }
  });
});

test('a JPEG that was held upright is as large as it is shown, whatever else is known of it', async () => {
  const whole = await noise(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const exif = whole.indexOf(Uint8Array.of(0xff, 0xe1));
  const after = exif + 2 + whole.readUInt16BE(exif + 2);
  const xmp = Buffer.from('\xff\xe1\x00\x23http://ns.adobe.com/xap/1.0/\0<x/>', 'latin1');
  const bytes = Buffer.concat([whole.subarray(0, after), xmp, whole.subarray(after)]);
  expect(readHeader.jpeg(bytes)).toEqual({ width: 20, height: 30, isAnimated: false });
});

test('a JPEG with something between its segments is read like one without', async () => {
  const whole = await noise(30, 20).jpeg().toBuffer();
  const bytes = Buffer.concat([whole.subarray(0, 20), Buffer.from('hello'), whole.subarray(20)]);
  expect(readHeader.jpeg(bytes)).toEqual({ width: 30, height: 20, isAnimated: false });
  expect(() => readHeader.jpeg(whole.subarray(0, 200))).toThrow('its end is missing');
});

test('an icon of several sizes has the size of the largest', () => {
  const entries = [
    [16, 16],
    [0, 0],
    [32, 32],
  ].map(([width = 0, height = 0]) => [width, height, 0, 0, 1, 0, 32, 0, 4, 0, 0, 0, 54, 0, 0, 0]);
  const bytes = Uint8Array.of(...[0, 0, 1, 0, 3, 0], ...entries.flat(), ...[1, 2, 3, 4]);
  expect(readHeader.ico(bytes)).toEqual({ width: 256, height: 256, isAnimated: false });
  const readCutOff = () => readHeader.ico(bytes.subarray(0, 57));
  expect(readCutOff).toThrow('its end is missing');
  expect(readCutOff).toThrow(UnreadableImage);
});

describe('the format of a file', () => {
  it.each([
    ['jpeg', () => noise(20).jpeg()],
    ['gif', () => noise(20).gif()],
    ['avif', () => noise(20).avif()],
    ['tiff', () => noise(20).tiff()],
  ])('is known by its first bytes: %s', async (kind, image) => {
    expect(fileFormat(await image().toBuffer())).toBe(kind);
  });

  it.each([
    ['svg', '\uFEFF<?xml version="1.0"?>\n<!-- a fish -->\n<svg width="9">'],
    ['svg', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
    [undefined, 'a note about <svg>'],
    [undefined, '<svgs/>'],
    [undefined, ''],
  ])('is %s for %j', (kind, text) => {
    expect(fileFormat(new TextEncoder().encode(text))).toBe(kind);
  });
});
