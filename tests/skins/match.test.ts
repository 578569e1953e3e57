import fc, { runs } from '../properties';
import { describe, expect, it } from 'vitest';
import { matchFile } from '../../src/skins/match';
import { fileOf } from '../../src/skins/paths';
import { skinNames } from '../../src/skins/skin-names';
import { product } from '../../tools/skins/product';

const names = skinNames(product);

const candidatesOf = (path: string) => matchFile(path, names).candidates;

describe('a dropped file is matched', () => {
  it.each([
    ['lucky-fishing/symbols/fish.png', 'lucky-fishing/symbols/fish'],
    ['Fish.PNG', 'lucky-fishing/symbols/fish'],
    ['fish@2x.png', 'lucky-fishing/symbols/fish'],
    ['fish@0.5x.png', 'lucky-fishing/symbols/fish'],
    ['fish-256.webp', 'lucky-fishing/symbols/fish'],
    ['fish_512x512.webp', 'lucky-fishing/symbols/fish'],
    ['fish 64px.webp', 'lucky-fishing/symbols/fish'],
    ['symbol_fish.svg', 'lucky-fishing/symbols/fish'],
    ['SymbolFish@3x.svg', 'lucky-fishing/symbols/fish'],
    ['fish (1).png', 'lucky-fishing/symbols/fish'],
    ['fish copy 2.png', 'lucky-fishing/symbols/fish'],
    ['Fish - Copy.png', 'lucky-fishing/symbols/fish'],
    ['export/symbols/sym_fish-1024@2x.png', 'lucky-fishing/symbols/fish'],
    ['pearl-25.png', 'ocean-treasures/symbols/pearl-25'],
    ['pearl_2.png', 'ocean-treasures/symbols/pearl-2'],
    ['Pearl5.png', 'ocean-treasures/symbols/pearl-5'],
    ['pearl-2-256.png', 'ocean-treasures/symbols/pearl-2'],
    ['pearl-10@2x.png', 'ocean-treasures/symbols/pearl-10'],
    ['ColumnLit.png', 'lucky-fishing/stage/column-lit'],
    ['columnlit.png', 'lucky-fishing/stage/column-lit'],
    ['gauge_hand.svg', 'ocean-treasures/stage/gauge-hand'],
    ['banner.webp', 'shell/pages/banner'],
    ['logo.svg', 'shell/brand/logo'],
    ['fish.win.png', 'lucky-fishing/symbols/fish.win'],
    ['fish_win.webp', 'lucky-fishing/symbols/fish.win'],
    ['FishRest.json', 'lucky-fishing/symbols/fish.rest'],
    ['Descend.MP3', 'ocean-treasures/sounds/descend'],
    ['sfx_dives-begin.wav', 'ocean-treasures/sounds/dives-begin'],
  ])('%s to %s', (path, name) => {
    expect(candidatesOf(path)).toEqual([name]);
  });

  it.each([
    ['octopus.png', ['lucky-fishing/symbols/octopus', 'ocean-treasures/symbols/octopus']],
    ['octopus.win.json', ['lucky-fishing/symbols/octopus.win', 'ocean-treasures/symbols/octopus.win']],
    ['symbols/octopus.png', ['lucky-fishing/symbols/octopus', 'ocean-treasures/symbols/octopus']],
    ['frame-1200.png', ['lucky-fishing/stage/frame', 'ocean-treasures/stage/frame']],
    ['coins.ogg', ['lucky-fishing/sounds/coins', 'ocean-treasures/sounds/coins']],
  ])('%s to what each game has of that name', (path, candidates) => {
    expect(candidatesOf(path)).toEqual(candidates);
  });

  it.each([
    ['ocean-treasures/octopus.png', 'ocean-treasures/symbols/octopus'],
    ['Ocean Treasures/art/Octopus@2x.png', 'ocean-treasures/symbols/octopus'],
    ['lucky-fishing_octopus.png', 'lucky-fishing/symbols/octopus'],
    ['LuckyFishing-octopus.png', 'lucky-fishing/symbols/octopus'],
    ['my skin/Lucky-Fishing/Stage/frame.png', 'lucky-fishing/stage/frame'],
    ['lucky-fishing.png', 'shell/cards/lucky-fishing'],
  ])('%s to the one of the game that it names', (path, name) => {
    expect(candidatesOf(path)).toEqual([name]);
  });

  it.each([
    'crab-apple.png',
    'untitled.svg',
    'fishes.png',
    '64.png',
    '.png',
    '@2x.png',
    'coin.mp3',
    'fish.json',
    '',
  ])('%j to nothing: the artist says what it is', (path) => {
    expect(candidatesOf(path)).toEqual([]);
  });

  it.each([
    ['a/Fish.PNG', 'image', '.png'],
    ['coins.M4A', 'sound', '.m4a'],
    ['fish.win.json', 'sheet-data', '.json'],
    ['Skin.json', 'skin-file', '.json'],
    ['fish.psd', 'unknown', '.psd'],
    ['fish', 'unknown', ''],
  ])('%s as what its ending says', (path, kind, extension) => {
    expect(matchFile(path, names)).toMatchObject({ kind, extension });
  });
});

describe('whatever is dropped', () => {
  const all = [
    ...names.images.map((name) => [name, '.png'] as const),
    ...names.animations.map((name) => [name, '.json'] as const),
    ...names.sounds.map((name) => [name, '.mp3'] as const),
  ];
  const one = fc.constantFrom(...all);
  const inSomeCase = (text: string) =>
    fc.mixedCase(fc.constant(text), { toggleCase: (letter) => letter.toUpperCase() });
  const ending = fc.constantFrom('', '@2x', '-256', '_1024', ' 512x512', ' (3)', '-2048px@2x');

  it('is found by its path, in any case, at any depth and with any size', () => {
    const dropped = one.chain(([name, extension]) =>
      fc.tuple(
        fc.constant(name),
        fc.constantFrom('', 'skin/', 'a/b c/'),
        ending,
        inSomeCase(name),
        inSomeCase(extension),
      ),
    );
    fc.assert(
      fc.property(dropped, ([name, folder, ending, path, extension]) => {
        expect(candidatesOf(`${folder}${path}${ending}${extension}`)).toEqual([name]);
      }),
      { numRuns: runs(60) },
    );
  });

  it('is found by its name, with all others of that name', () => {
    fc.assert(
      fc.property(one, ending, fc.boolean(), ([name, extension], ending, underscores) => {
        const file = fileOf(name);
        const written = underscores ? file.replaceAll('-', '_') : file;
        const namesakes = all.filter(([other, kind]) => kind === extension && fileOf(other) === file);
        expect(candidatesOf(`${written}${ending}${extension}`)).toEqual(namesakes.map(([other]) => other));
      }),
      { numRuns: runs(60) },
    );
  });

  it('is matched to known names only', () => {
    const known = new Set(all.map(([name]) => name));
    const word = fc.constantFrom(
      'fish',
      'symbol',
      'lucky-fishing',
      '-',
      '_',
      '2',
      '256',
      '@2x',
      '/',
      '.',
      ' ',
      'Win',
      'É',
    );
    const path = fc.oneof(
      fc.string(),
      fc.array(word).map((words) => words.join('')),
    );
    fc.assert(
      fc.property(path, fc.constantFrom('.png', '.json', '.mp3', '.exe'), (path, extension) => {
        for (const name of candidatesOf(path + extension)) expect(known).toContain(name);
      }),
      { numRuns: runs(100) },
    );
  });
});
