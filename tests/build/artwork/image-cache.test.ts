import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createImageCache } from '../../../build/artwork/image-cache';

const ball = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><circle r="9" fill="${colour}"/></svg>`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('while a file is cut off or gone, the image before is shown', async () => {
  const file = join(folder, 'fish.svg');
  let problem: string | undefined;
  const images = createImageCache(folder, () => Promise.resolve(problem));
  const shown = async () => String((await images('fish.svg')).source);

  await writeFile(file, ball('red'));
  expect(await shown()).toBe(ball('red'));

  await writeFile(file, ball('lime').slice(0, -20));
  problem = 'is cut off';
  expect(await shown()).toBe(ball('red'));
  await rm(file);
  expect(await shown()).toBe(ball('red'));

  await writeFile(file, ball('lime'));
  problem = undefined;
  expect(await shown()).toBe(ball('lime'));
});

test('an image that never could be read is named', async () => {
  await writeFile(join(folder, 'fish.svg'), ball('red').slice(0, -20));
  const images = createImageCache(folder, () => Promise.resolve('is cut off'));
  await expect(images('fish.svg')).rejects.toThrow('/fish.svg is cut off.');
});
