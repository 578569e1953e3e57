import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { namesIn } from '../../../src/skins/image-list';
import { product } from '../../../tools/skins/product';
import { letters, palette } from '../../../tools/skins/pixel/palette.mjs';
import { createRaster } from '../../../tools/skins/pixel/raster.mjs';
import { skin, symbols } from '../../../tools/skins/pixel/skin.mjs';
import { stage } from '../../../tools/skins/pixel/stage/pictures.mjs';
import { drawFrame, drawSheet } from '../../../tools/skins/pixel/win-sheet.mjs';

type Raster = ReturnType<typeof createRaster>;

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'skins/pixel');

const sprites = Object.entries(symbols).flatMap(([game, all]) =>
  Object.entries(all).map(([name, sprite]) => ({ path: `${game}/symbols/${name}`, sprite })),
);
const pictures = Object.entries(stage).flatMap(([game, all]) =>
  Object.entries(all).map(([name, picture]) => ({ path: `${game}/stage/${name}`, picture })),
);

/** The letters of a picture, one from the middle of each square of so many pixels. */
async function lettersOf(path: string, scale: number): Promise<string[]> {
  const letterOf = new Map(letters.map((letter) => [palette[letter], letter]));
  const { data, info } = await sharp(join(folder, path))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = info.width / scale;
  return Array.from({ length: columns * (info.height / scale) }, (_, index) => {
    const x = (index % columns) * scale + Math.floor(scale / 2);
    const y = Math.floor(index / columns) * scale + Math.floor(scale / 2);
    const start = (y * info.width + x) * 4;
    if (data[start + 3] === 0) return '.';
    return letterOf.get(`#${data.subarray(start, start + 3).toString('hex')}`) ?? '?';
  });
}

/** Whether one drawing is the other, moved as a whole by up to three pixels. */
function isMovedCopy(one: Raster, other: Raster): boolean {
  const steps = [-3, -2, -1, 0, 1, 2, 3];
  const at = ({ width }: Raster, index: number) => [index % width, Math.floor(index / width)] as const;
  return steps.some((dx) =>
    steps.some((dy) =>
      one.pixels.every((letter, index) => {
        const [x, y] = at(one, index);
        return other.get(x + dx, y + dy) === letter;
      }),
    ),
  );
}

describe('the skin "Pixel"', () => {
  it('has a picture for every symbol and every part of the stage', () => {
    const names = namesIn(product.images, product.symbols);
    const ofGames = names.filter((name) => skin.games.some((game) => name.startsWith(`${game}/`)));
    const drawn = [...sprites, ...pictures].map(({ path }) => path);
    expect(drawn.sort()).toEqual([...ofGames].sort());
  });
});

describe("a symbol's picture and its win", () => {
  it.each(sprites)('is what its script draws: $path', async ({ path, sprite }) => {
    expect(await lettersOf(`${path}.png`, 8)).toEqual(drawFrame(sprite, 0).pixels);
    expect(await lettersOf(`${path}.win.png`, 8)).toEqual(drawSheet(sprite).pixels);
  });

  it.each(sprites)(
    'lies where the sheet says, from the still picture on: $path',
    async ({ path, sprite }) => {
      const sheet = JSON.parse(await readFile(join(folder, `${path}.win.json`), 'utf8')) as {
        frames: { frame: { x: number; y: number; w: number; h: number } }[];
        meta: { image: string; size: { w: number; h: number } };
      };
      const image = sharp(join(folder, path, '..', sheet.meta.image));
      const { width, height } = await image.metadata();
      expect(sheet.meta.size).toEqual({ w: width, h: height });
      expect(sheet.frames).toHaveLength(sprite.frames);
      const [first] = sheet.frames;
      if (!first) throw new Error('There is no frame');
      const { x: left, y: top, w, h } = first.frame;
      const cut = await image.extract({ left, top, width: w, height: h }).ensureAlpha().raw().toBuffer();
      expect(
        cut.equals(
          await sharp(join(folder, `${path}.png`))
            .ensureAlpha()
            .raw()
            .toBuffer(),
        ),
      ).toBe(true);
    },
  );

  it.each(sprites)('is drawn anew for its win, not only moved: $path', ({ sprite }) => {
    expect(sprite.frames).toBeGreaterThanOrEqual(6);
    expect(sprite.frames).toBeLessThanOrEqual(10);
    const still = drawFrame(sprite, 0);
    const anew = Array.from({ length: sprite.frames }, (_, frame) => drawFrame(sprite, frame)).filter(
      (drawn) => !isMovedCopy(still, drawn),
    );
    expect(anew.length).toBeGreaterThanOrEqual(sprite.frames / 2);
  });
});

describe('a picture of the stage', () => {
  it.each(pictures)('is what its script draws: $path', async ({ path, picture }) => {
    const raster = createRaster(picture.width, picture.height);
    picture.draw(raster);
    expect((await lettersOf(`${path}.png`, picture.scale)).join('')).toBe(raster.pixels.join(''));
  });
});
