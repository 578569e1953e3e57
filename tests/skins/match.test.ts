import fc, { runs } from '../properties';
import { describe, expect, it } from 'vitest';
import { guessSlots, matchFile } from '../../src/skins/match';
import { skinSlots } from '../../src/skins/skin-slots';
import { product } from '../../tools/skins/product';

const slots = skinSlots(product);

const candidatesOf = (path: string) => matchFile(path, slots).candidates;

const LUCKY = 'lucky-fishing';
const OCEAN = 'ocean-treasures';

it.each([
  [
    `${LUCKY}/symbols/fish`,
    ...[`${LUCKY}/symbols/fish.png`, 'Fish.PNG', 'fish@2x.png', 'fish@0.5x.png', 'fish-256.webp'],
    ...['fish_512x512.webp', 'fish 64px.webp', 'symbol_fish.svg', 'SymbolFish@3x.svg', 'fish (1).png'],
    ...['fish copy 2.png', 'Fish - Copy.png', 'export/symbols/sym_fish-1024@2x.png'],
    ...[
      'Fish-final_v2@2x.png',
      '01_fish.png',
      'fish copy 3.png',
      'SYM_Fish_512.png',
      '[v2] fish (final).png',
    ],
    ...[
      'fish.final.v1.2.png',
      'fish 🐟.png',
      'Copy of fish.png',
      'fish1.png',
      'fishes.png',
      'Fisch.png',
      'pez.svg',
    ],
  ],
  [`${LUCKY}/symbols/fish`, 'peixes.png', 'Poisson_final.png', '魚.png', 'さかな@2x.png', 'sakana_512.png'],
  [`${LUCKY}/symbols/shark`, 'Haie.png', 'tiburón.png', 'sharks_v3.webp', 'blauer-hai.png'],
  [`${LUCKY}/symbols/shark`, 'Tubarão.png', 'tubarões.png', 'requins-v2.png', 'サメ.png', '鮫 (1).png'],
  [`${LUCKY}/symbols/whale`, 'Wale.png', 'ballena-final.png'],
  [`${LUCKY}/symbols/tuna`, 'Thunfisch.png', 'atún.png'],
  [`${LUCKY}/symbols/tuna`, 'atum.png', 'thons.png', 'まぐろ.png', 'フグ.png'],
  [`${LUCKY}/symbols/fish.win`, 'Fisch_win.png', 'poisson_win.png', '魚_win.png'],
  // One code point for the letter with its mark, or two, as file systems write it.
  [`${LUCKY}/symbols/whale`, 'くじら.png', 'くし\u3099ら.png', 'baleines.png'],
  [`${OCEAN}/symbols/chest`, 'Baú.png', 'coffre.png', '宝箱.png'],
  [`${OCEAN}/symbols/starfish`, 'Estrela-do-mar.png', 'étoiles de mer.png', 'ヒトデ.png'],
  [`${OCEAN}/symbols/pearl-25`, 'Pérola 25.png', '真珠25.png', '真珠 25.png'],
  [`${OCEAN}/symbols/turtle`, 'Schildkröte.png', 'Schildkro\u0308te.png', 'Schildkroete.png'],
  [`${OCEAN}/symbols/seahorse`, 'Caballito de mar.png'],
  [`${OCEAN}/symbols/pearl-25`, 'pearl-25.png', 'Perle 25.png'],
  [`${OCEAN}/symbols/pearl-2`, 'pearl_2.png', 'pearl-2-256.png'],
  [`${OCEAN}/symbols/pearl-5`, 'Pearl5.png'],
  [`${OCEAN}/symbols/pearl-10`, 'pearl-10@2x.png'],
  [`${LUCKY}/stage/column-lit`, 'ColumnLit.png', 'columnlit.png'],
  [`${OCEAN}/stage/gauge-hand`, 'gauge_hand.svg'],
  ['shell/pages/banner', 'banner.webp'],
  ['shell/brand/logo', 'logo.svg'],
  ['shell/wins/burst', 'burst.png', 'Sunburst_v2.png'],
  ['shell/wins/rays', 'rays.svg', 'god-rays.png'],
  ['shell/wins/figures/0', 'digits/0.png', 'Zahlen/0.svg', 'number_0@2x.png', 'figures/gold_0.png'],
  ['shell/wins/figures/7', 'my skin/Numbers/7.webp', 'Digit7.png', '数字/7.png', 'cifras/num-7.png'],
  ['shell/wins/figures/comma', 'comma.png', 'digits/Komma.png'],
  ['shell/wins/figures/font', 'Bungee-Regular.woff2', 'fonts/my digits.ttf', 'font.otf'],
  ['shell/cards/lucky-fishing', 'lucky-fishing.png'],
  [`${LUCKY}/symbols/fish.win`, 'fish.win.png', 'fish_win.webp'],
  [`${LUCKY}/symbols/fish.rest`, 'FishRest.json'],
  [`${LUCKY}/symbols/fish.land`, 'fish.land.png', 'fish_land.webp', 'FischLand.png', 'fish-land.json'],
  [`${LUCKY}/symbols/fish.blur`, 'fish.blur.png', 'fish_blur.webp', 'FishBlur.png', 'Fisch blur@2x.png'],
  [`${LUCKY}/symbols/fish.blur`, 'fish_blurred.png', 'blur_fish.png', 'fish-motion-blur.png'],
  [`${LUCKY}/symbols/fish.blur`, 'blur/fish.png', 'symbols/Motion Blur/fish_01.png', 'fish/blur.png'],
  [`${OCEAN}/sounds/descend`, 'Descend.MP3'],
  [`${OCEAN}/sounds/dives-begin`, 'sfx_dives-begin.wav'],
  // Where both games have the name, that of the one in the path.
  [
    `${OCEAN}/symbols/octopus`,
    `${OCEAN}/octopus.png`,
    'Ocean Treasures/art/Octopus@2x.png',
    'ocean_treasures_octopus.png',
  ],
  [`${LUCKY}/symbols/octopus`, 'lucky-fishing_octopus.png', 'LuckyFishing-octopus.png'],
  [`${LUCKY}/stage/frame`, 'my skin/Lucky-Fishing/Stage/frame.png'],
])('%s is found for %s and the like', (name, ...paths) => {
  for (const path of paths) expect([path, candidatesOf(path)]).toEqual([path, [name]]);
});

const translations = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../src/translations/*/{lucky-fishing,ocean-treasures}.ts',
  { eager: true },
);

it.each(Object.entries(translations))('symbols are found by the names that they have in %s', (path, file) => {
  const game = path.includes(LUCKY) ? LUCKY : OCEAN;
  const { symbols } = file['texts'] as { symbols: Readonly<Record<string, string>> };
  for (const [id, name] of Object.entries(symbols))
    expect([name, candidatesOf(`${game}/${name}.png`)]).toEqual([name, [`${game}/symbols/${id}`]]);
});

it('no other name stands for two places', () => {
  const named = Object.entries(slots.otherNames).flatMap(([slot, names]) =>
    names.map(
      (name) =>
        [
          `${name}.${slots.sounds.includes(slot) ? 'mp3' : 'png'}`,
          slot.slice(slot.lastIndexOf('/') + 1),
        ] as const,
    ),
  );
  for (const [name, id] of named) {
    const found = candidatesOf(name).map((slot) => slot.slice(slot.lastIndexOf('/') + 1));
    expect([name, ...new Set(found)]).toEqual([name, id]);
  }
});

it.each([
  ['octopus.png', 'symbols/octopus'],
  ['octopus.win.json', 'symbols/octopus.win'],
  ['symbols/octopus.png', 'symbols/octopus'],
  ['frame-1200.png', 'stage/frame'],
  ['coins.ogg', 'sounds/coins'],
  ['coin.mp3', 'sounds/coins'],
  ['Pulpos.png', 'symbols/octopus'],
  ['polvo.png', 'symbols/octopus'],
  ['pieuvres.png', 'symbols/octopus'],
  ['タコ.png', 'symbols/octopus'],
])('%s is matched to what each game has of that name', (path, name) => {
  expect(candidatesOf(path)).toEqual([`${LUCKY}/${name}`, `${OCEAN}/${name}`]);
});

it.each([
  'same.png',
  'crab-apple.png',
  'untitled.svg',
  'goldfish.png',
  '64.png',
  '.png',
  '@2x.png',
  'fish.json',
  '',
])('%j is matched to nothing: the artist says what it is', (path) => {
  expect(candidatesOf(path)).toEqual([]);
});

it.each([
  ['goldfish.png', `${LUCKY}/symbols/fish`],
  ['treasure chest.png', `${LUCKY}/symbols/treasure`],
  ['pearl-7.png', `${OCEAN}/symbols/pearl-2`],
  ['magic shark.png', `${LUCKY}/symbols/shark`],
])('the artist is asked whether %s is for %s', (path, name) => {
  expect(candidatesOf(path)).toEqual([]);
  expect(guessSlots(path, slots)[0]).toBe(name);
});

it.each(['jellyfish.png', 'sharkani.png'])('%s is likely nothing that its end says', (path) => {
  expect(guessSlots(path, slots)).toEqual([]);
});

it.each([
  ['hermit_crab.ase', `${OCEAN}/symbols/crab.win`],
  ['Goldfisch 2.gif', `${LUCKY}/symbols/fish.win`],
  ['bluecrab_rest.gif', `${OCEAN}/symbols/crab.rest`],
])('the artist is asked whether %s, which moves, is for %s', (path, name) => {
  const isAnimation = (slot: string) => slots.animations.includes(slot);
  expect(guessSlots(path, slots).find(isAnimation)).toBe(name);
});

it.each(['untitled-7.png', 'image.png', 'wallpaper.png', 'chai.png', 'page.png', 'icons.svg'])(
  'nothing is guessed of %s',
  (path) => {
    expect(guessSlots(path, slots)).toEqual([]);
  },
);

describe('whatever is dropped', () => {
  const all = [
    ...slots.images.map((name) => [name, '.png'] as const),
    ...slots.animations.map((name) => [name, '.json'] as const),
    ...slots.sounds.map((name) => [name, '.mp3'] as const),
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

  it('is matched to known slots only', () => {
    const known = new Set(all.map(([name]) => name));
    const words = ['fish', 'symbol', LUCKY, '-', '_', '2', '256', '@2x', '/', '.', ' ', 'Win', 'É'];
    const path = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...words)).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(path, fc.constantFrom('.png', '.json', '.mp3', '.exe'), (path, extension) => {
        for (const name of candidatesOf(path + extension)) expect(known).toContain(name);
      }),
      { numRuns: runs(100) },
    );
  });
});
