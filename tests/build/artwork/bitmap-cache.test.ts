import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedBitmap } from '../../../build/artwork/bitmap-cache';
import { toBitmap } from '../../../build/artwork/bitmap';

let folder: string;
let image: string;
let cache: string;

const svg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${colour}"/></svg>`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bitmap-cache-'));
  [image, cache] = [join(folder, 'image.svg'), join(folder, 'cache')];
  await writeFile(image, svg('teal'));
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps the bitmap, and reads it the next time instead of drawing', async () => {
  expect(await cachedBitmap(image, 16, cache)).toEqual(await toBitmap(image, 16));
  const [kept = ''] = await readdir(cache);
  await writeFile(join(cache, kept), 'as it was kept');
  expect((await cachedBitmap(image, 16, cache)).toString()).toBe('as it was kept');
});

it('draws again for another width, and after the file has changed', async () => {
  await cachedBitmap(image, 16, cache);
  expect(await cachedBitmap(image, 8, cache)).toEqual(await toBitmap(image, 8));
  await writeFile(image, svg('coral'));
  expect(await cachedBitmap(image, 16, cache)).toEqual(await toBitmap(image, 16));
  expect(await readdir(cache)).toHaveLength(3);
});
