import fc from 'fast-check';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assetFaults } from '../../scripts/asset-faults.mjs';
import { countFaults, isWanted, strangerFaults } from '../../scripts/name-faults.mjs';
import { SOUND_ENDINGS } from '../../scripts/sound-fault.mjs';
import { luckyFishing } from '../../src/game/rules';
import { soundNames } from '../../src/stage/sound-names';
import { openRoom, SOUNDS, svg, SYMBOLS, type Room } from './artists-room';

let room: Room;
beforeEach(async () => void (room = await openRoom()));
afterEach(() => room.clear());

const faults = () => assetFaults(room.assets, { symbols: SYMBOLS, sounds: SOUNDS });
const remove = (file: string) => rm(join(room.assets, file), { recursive: true });
const copy = (from: string, to: string) => cp(join(room.assets, from), join(room.assets, to));

describe('nothing is wrong', () => {
  it('with a room that has one file for each picture, in any of the three formats', async () => {
    expect(await faults()).toEqual([]);
  });

  it('with what operating systems and artists leave there', async () => {
    await room.write('symbols/.DS_Store', 'x');
    await room.write('stage/Thumbs.db', 'x');
    await room.write('sketches/coral.psd', 'x');
    expect(await faults()).toEqual([]);
  });

  it('with the artwork of the game', async () => {
    const symbols = luckyFishing.symbols.map(({ id }) => id);
    const assets = resolve(import.meta.dirname, '../../assets');
    expect(await assetFaults(assets, { symbols, sounds: soundNames })).toEqual([]);
  });
});

describe('a fault of the pictures as a whole', () => {
  it.each([
    ['symbols/tuna.png', 'symbols/tuna'],
    ['pages/banner.svg', 'pages/banner'],
  ])('is that %s is missing', async (file, name) => {
    await remove(file);
    expect(await faults()).toEqual([`assets/${name}.svg is missing: put it there, as .svg, .png, .webp.`]);
  });

  it.each(['symbols', 'stage'])('is that the folder %s is missing', async (folder) => {
    await remove(folder);
    const found = await faults();
    expect(found).toHaveLength(folder === 'symbols' ? SYMBOLS.length : 1);
    for (const fault of found) expect(fault).toContain(`assets/${folder}/`);
  });

  it.each([
    ['has no list', () => remove('pictures.json')],
    ['has a list that is no JSON', () => room.write('pictures.json', '{')],
    ['is not there', () => remove('.')],
  ])('is a room that %s', async (_, spoil) => {
    await spoil();
    expect(await faults()).toEqual([
      'assets/pictures.json is missing or no JSON: bring it back, it lists all pictures.',
    ]);
  });

  it.each([
    ['symbols/fish', 'symbols/shark.webp', 'symbols/fish.webp', 'fish.svg, fish.webp'],
    ['stage/coin', 'symbols/tuna.png', 'stage/coin.png', 'coin.png, coin.svg'],
  ])('is that %s is there twice', async (name, other, double, both) => {
    await copy(other, double);
    expect(await faults()).toEqual([`assets/${name} is there 2 times (${both}): keep one of them.`]);
  });

  it.each([
    ['symbols/crab.svg', 'name it after one of fish, tuna, shark, or move it out of this folder'],
    ['symbols/notes.txt', 'name it after one of fish, tuna, shark, or move it out of this folder'],
    ['symbols/fish.jpg', 'export it as one of .svg, .png, .webp'],
    ['symbols/old/fish.svg', 'name it fish.svg, in the folder symbols itself'],
    ['stage/fish.svg', 'name it fish.svg, in the folder symbols itself'],
    ['stages/coin.svg', 'name it coin.svg, in the folder stage itself'],
    ['stage/cion.webp', 'name it after one of coin, or move it out of this folder'],
    ['crab.png', 'move it out of here'],
    ['beach/crab.png', 'move it out of here'],
  ])('is a stranger: %s', async (file, mend) => {
    await room.write(file, svg());
    expect(await faults()).toEqual([`assets/${file} is not a picture of the game: ${mend}.`]);
  });

  it('is a name in other letters, which only some systems would find', async () => {
    await rename(join(room.assets, 'symbols/fish.svg'), join(room.assets, 'symbols/Fish.SVG'));
    expect(await faults()).toEqual([
      'assets/symbols/fish.svg is missing: put it there, as .svg, .png, .webp.',
      'assets/symbols/Fish.SVG is not a picture of the game: name it fish.svg, in the folder symbols itself.',
    ]);
  });

  it('is named wherever a picture is, each in a line of its own', async () => {
    await room.write('pages/banner.svg', '');
    await room.write('stage/coin.svg', svg(40).slice(0, 90));
    await room.write('symbols/fish.svg', svg(300, 200).replace('<circle', '<circle onclick="play()"'));
    expect(await faults()).toEqual([
      expect.stringMatching(/^assets\/pages\/banner\.svg is empty: .*\.$/),
      expect.stringMatching(/^assets\/stage\/coin\.svg is cut off or unreadable .*\.$/),
      expect.stringMatching(/^assets\/symbols\/fish\.svg runs a program by its onclick .*\.$/),
      expect.stringMatching(/^assets\/symbols\/fish\.svg is 300 × 200: .*\.$/),
    ]);
  });
});

describe('names', () => {
  const wanted = { kind: 'picture', names: ['a/one', 'a/two', 'b/three'], endings: ['.svg', '.png'] };
  const file = fc
    .tuple(
      fc.constantFrom('a', 'b', 'c'),
      fc.constantFrom('one', 'two', 'three', 'Two'),
      fc.constantFrom('.svg', '.png', '.PNG', '.gif', ''),
    )
    .map(([folder, name, ending]) => `${folder}/${name}${ending}`);

  it('are all well when each has one file and no file is without a name, and else not', () => {
    fc.assert(
      fc.property(fc.uniqueArray(file), (files) => {
        const counts = wanted.names.map(
          (name) => files.filter((one) => one === `${name}.svg` || one === `${name}.png`).length,
        );
        const known = counts.reduce((sum, count) => sum + count, 0);
        expect(countFaults(files, wanted)).toHaveLength(counts.filter((count) => count !== 1).length);
        expect(strangerFaults(files, wanted)).toHaveLength(files.length - known);
        expect(files.filter((one) => isWanted(one, wanted))).toHaveLength(known);
      }),
    );
  });
});

describe('a fault of the sounds', () => {
  it('is neither that one is missing nor that one is there in several formats', async () => {
    await remove('sounds/coins.mp3');
    await room.write('sounds/win-big.mp3', 'ID3');
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['sounds/splash.mp3', 'name it after one of coins, win-big, or move it out of this folder'],
    ['sounds/coins.aiff', 'export it as one of .mp3, .ogg, .wav, .m4a, .webm'],
    ['sounds/Coins.mp3', 'name it coins.mp3, in the folder sounds itself'],
    ['sounds/fish.svg', 'name it after one of coins, win-big, or move it out of this folder'],
  ])('is a stranger: %s', async (file, mend) => {
    await room.write(file, 'x');
    expect(await faults()).toEqual([`assets/${file} is not a sound of the game: ${mend}.`]);
  });

  it('is an empty file', async () => {
    await room.write('sounds/coins.mp3', '');
    expect(await faults()).toEqual([
      'assets/sounds/coins.mp3 is empty: export it again from the sound program.',
    ]);
  });

  it('is a file of more than 1 MB', async () => {
    await room.write('sounds/coins.wav', Buffer.alloc(1_000_000));
    expect(await faults()).toEqual([]);
    await room.write('sounds/coins.wav', Buffer.alloc(1_000_001));
    expect(await faults()).toEqual([
      'assets/sounds/coins.wav weighs 1.1 MB: make it at most 1 MB, shorter or compressed.',
    ]);
  });

  it('is no ending that the game plays', async () => {
    const program = await readFile(resolve(import.meta.dirname, '../../src/stage/sound-files.ts'), 'utf8');
    expect(program).toContain(`*.{${SOUND_ENDINGS.map((ending) => ending.slice(1)).join(',')}}`);
  });
});
