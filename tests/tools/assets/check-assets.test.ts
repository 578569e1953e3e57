import { cp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SOUND_EXTENSIONS } from '../../../src/skins/rules/sounds';
import { checkAssetsFolder } from '../../../build/artwork/check-folder';
import { catalog } from '../../../src/games/catalog';
import { createAssetsFolder, GAME_SYMBOLS, SOUNDS, svg, type AssetsFolder } from './assets-folder';

let folder: AssetsFolder;
beforeEach(async () => void (folder = await createAssetsFolder()));
afterEach(() => folder.remove());

const problems = () => checkAssetsFolder(folder.assets, { symbols: GAME_SYMBOLS, sounds: SOUNDS });
const remove = (file: string) => rm(join(folder.assets, file), { recursive: true });
const copy = (from: string, to: string) => cp(join(folder.assets, from), join(folder.assets, to));

describe('nothing is wrong', () => {
  it('with a folder that has one file for each image, in any of the three formats', async () => {
    expect(await problems()).toEqual([]);
  });

  it('with what operating systems and artists leave there', async () => {
    await folder.write('lucky-fishing/symbols/.DS_Store', 'x');
    await folder.write('lucky-fishing/stage/Thumbs.db', 'x');
    await folder.write('sketches/coral.psd', 'x');
    expect(await problems()).toEqual([]);
  });
});

describe('a problem of the images as a whole', () => {
  it.each([
    ['lucky-fishing/symbols/tuna.png', 'lucky-fishing/symbols/tuna'],
    ['shell/pages/banner.svg', 'shell/pages/banner'],
  ])('is that %s is missing', async (file, name) => {
    await remove(file);
    expect(await problems()).toEqual([`assets/${name}.svg is missing. Add it as .svg, .png or .webp.`]);
  });

  it.each([
    ['has no list', () => remove('lucky-fishing/images.json')],
    ['has a list that is no JSON', () => folder.write('lucky-fishing/images.json', '{')],
    ['is not there', () => remove('lucky-fishing')],
  ])("is a game's folder that %s", async (_, spoil) => {
    await spoil();
    expect(await problems()).toEqual([
      "assets/lucky-fishing/images.json is missing or isn't valid JSON. Restore it, because it lists the pictures of this folder.",
    ]);
  });

  it.each([
    ['lucky-fishing/symbols/fish', 'lucky-fishing/symbols/shark.webp', 'lucky-fishing/symbols/fish.webp', 'fish.svg, fish.webp'],
    ['ocean-treasures/symbols/pearl', 'lucky-fishing/symbols/tuna.png', 'ocean-treasures/symbols/pearl.png', 'pearl.png, pearl.svg'],
    ['lucky-fishing/stage/coin', 'lucky-fishing/symbols/tuna.png', 'lucky-fishing/stage/coin.png', 'coin.png, coin.svg'],
  ])('is that %s is there twice', async (name, other, double, both) => {
    await copy(other, double);
    expect(await problems()).toEqual([`assets/${name} has 2 files (${both}). Keep one of them.`]);
  });

  it.each([
    ['lucky-fishing/symbols/crab.svg', 'Rename it to fish, tuna or shark, or move it out of this folder'],
    ['lucky-fishing/symbols/pearl.svg', 'Name it pearl.svg and put it directly into the folder ocean-treasures/symbols'],
    ['lucky-fishing/symbols/fish.jpg', 'Export it as .svg, .png or .webp'],
    ['stages/coin.svg', 'Name it coin.svg and put it directly into the folder lucky-fishing/stage'],
    ['beach/crab.png', 'Move it out of this folder'],
  ])('is an unexpected file: %s', async (file, advice) => {
    await folder.write(file, svg());
    expect(await problems()).toEqual([`assets/${file} isn't one of the game's pictures. ${advice}.`]);
  });

  it('is named wherever an image is, each in a line of its own', async () => {
    await folder.write('shell/pages/banner.svg', '');
    await folder.write('ocean-treasures/symbols/pearl.svg', svg().slice(0, -20));
    await folder.write('lucky-fishing/stage/coin.svg', svg(40).slice(0, 90));
    await folder.write('lucky-fishing/symbols/fish.svg', svg(300, 200).replace('<circle', '<circle onclick="play()"'));
    expect(await problems()).toEqual([
      expect.stringMatching(/^assets\/lucky-fishing\/stage\/coin\.svg is cut off or unreadable .*\.$/),
      expect.stringMatching(/^assets\/lucky-fishing\/symbols\/fish\.svg runs a script in onclick .*\.$/),
      expect.stringMatching(/^assets\/lucky-fishing\/symbols\/fish\.svg is 300 × 200\. .*\.$/),
      expect.stringMatching(/^assets\/ocean-treasures\/symbols\/pearl\.svg is cut off or unreadable .*\.$/),
      expect.stringMatching(/^assets\/shell\/pages\/banner\.svg is empty\. .*\.$/),
    ]);
  });
});

describe('a problem of the sounds', () => {
  it.each([
    ['lucky-fishing/sounds/splash.mp3', 'Rename it to coins or win-big, or move it out of this folder'],
    ['lucky-fishing/sounds/pearl.mp3', 'Name it pearl.mp3 and put it directly into the folder ocean-treasures/sounds'],
    ['lucky-fishing/sounds/coins.aiff', 'Export it as .mp3, .ogg, .wav, .m4a or .webm'],
  ])('is an unexpected file: %s', async (file, advice) => {
    await folder.write(file, 'x');
    expect(await problems()).toEqual([`assets/${file} isn't one of the game's sounds. ${advice}.`]);
  });

  it('is a file of more than 1 MB', async () => {
    await folder.write('lucky-fishing/sounds/coins.wav', Buffer.alloc(1_000_000));
    expect(await problems()).toEqual([]);
    await folder.write('lucky-fishing/sounds/coins.wav', Buffer.alloc(1_000_001));
    expect(await problems()).toEqual([
      'assets/lucky-fishing/sounds/coins.wav is 1.1 MB. Make it at most 1 MB by shortening or compressing it.',
    ]);
  });

  it.each(catalog)('is no ending that $title plays', async ({ id }) => {
    const program = await readFile(resolve(import.meta.dirname, `../../../src/games/${id}/playable.ts`), 'utf8');
    expect(program).toContain(`*.{${SOUND_EXTENSIONS.map((extension) => extension.slice(1)).join(',')}}`);
  });
});
