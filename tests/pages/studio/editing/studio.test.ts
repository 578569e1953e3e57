import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StudioGame } from '../../../../src/pages/studio/studio-games';
import { zipSkin } from '../../../../src/pages/studio/editing/skin-zip';
import { createStudio, type Studio } from '../../../../src/pages/studio/editing/studio';
import type { StudioState } from '../../../../src/pages/studio/editing/changes';
import type { DroppedFile } from '../../../../src/pages/studio/reading/dropped-files';
import type { DroppedItem } from '../../../../src/pages/studio/reading/dropped-items';
import { readArchive } from '../../../../src/skins/archive/archive';
import { checkSkin } from '../../../../src/skins/check-skin';
import { unadjusted } from '../../../../src/skins/fit/adjustment';
import { readSheet } from '../../../../src/skins/frames/sheet';
import { isSource, nameOf } from '../../../../src/skins/paths';
import { NoDecoderError } from '../../../../src/skins/rules/pixels';
import {
  emptySkin,
  createCustomSkinStore,
  SkinNotSavedError,
  type CustomSkin,
  type CustomSkinStore,
} from '../../../../src/store/custom-skin';
import { createSavedSkins } from '../../../../src/store/custom-skin/saved-skins';
import { studioSkin } from '../../../../src/ui/skin/active-skin';
import { attacking, dying, inRows, waiting } from '../../../../testing/animations/drawn-crab';
import { fishFrame, fishFrames, pngOf } from '../../../../testing/animations/drawn-frames';
import { gifOf } from '../../../../testing/animations/movies';
import { named, packSheet, texturePacker } from '../../../../testing/animations/sheets';
import { defaultAssets } from '../../../../tools/skins/product';
import { nodeArtTools } from '../../../../tools/skins/node-art-tools';
import { eventually } from '../../../until';

const open = (store: CustomSkinStore, skin = emptySkin): Studio =>
  createStudio({ skin, notSaved: null, game: 'lucky-fishing' }, store, nodeArtTools, [], createSavedSkins());

/** A studio, and what its store was last given. */
function openEmpty() {
  let saved = emptySkin;
  const store = {
    onExternalWrite: () => undefined,
    read: () => Promise.resolve(saved),
    write: (skin: CustomSkin) => {
      saved = skin;
      return Promise.resolve();
    },
  };
  const studio = open(store);
  const { getState: state } = studio.state;
  return { studio, store, state, saved: () => saved, paths: () => pathsIn(saved) };
}

const pathsIn = ({ files }: CustomSkin): string[] => [...files.keys()];
const drop = (studio: Studio, path: string, content: Blob): Promise<void> =>
  studio.addByName(() => Promise.resolve([{ path, content }]));
const original = async (path: string): Promise<Blob> =>
  new Blob([new Uint8Array(await readFile(join(defaultAssets, path)))]);
const only = ([item]: readonly DroppedItem[]): DroppedItem => {
  if (!item) throw new Error('Nothing waits for a place.');
  return item;
};

const FISH = 'lucky-fishing/symbols/fish.svg';
const TUNA = 'lucky-fishing/symbols/tuna.svg';
const OCTOPUS = 'ocean-treasures/symbols/octopus.svg';
const fish = await original(FISH);
const octopus = await original(OCTOPUS);
const bytesOf = async (content: Blob) => new Uint8Array(await content.arrayBuffer());
const notes = { name: 'Round Sea', author: 'Ana', licence: 'CC0' };

test('says what is done to a picture once it is adjusted, instead of what was done when it was dropped', async () => {
  const { studio, state } = openEmpty();
  const white = { width: 256, height: 256, channels: 3, background: 'white' } as const;
  const red = { create: { width: 120, height: 160, channels: 3, background: 'red' } } as const;
  const picture = await sharp({ create: white })
    .composite([{ input: red, left: 60, top: 40 }])
    .png()
    .toBuffer();
  await drop(studio, 'fish.png', new Blob([new Uint8Array(picture)]));
  const lines = () => state().dropNotes.map(({ line }) => line);
  expect(lines()).toEqual([expect.stringContaining('It has a background.')]);
  await studio.adjust('lucky-fishing/symbols/fish', { ...unadjusted, ground: 'removed' });
  expect(lines()).toEqual([expect.stringMatching(/^fish\.png: Removed its background\./)]);
  expect(lines()).not.toEqual([expect.stringContaining('It has a background.')]);
});

test('shows what is saved, and undoes no more than was done', async () => {
  const { studio, state, saved, paths } = openEmpty();
  await drop(studio, 'fish.svg', fish);
  await drop(studio, 'octopus.svg', octopus);
  await studio.assign(only(state().unassigned), 'ocean-treasures/symbols/octopus');
  expect(state()).toMatchObject({ unassigned: [], problems: [] });
  expect(paths()).toEqual([FISH, OCTOPUS]);
  studio.restore('lucky-fishing/symbols/fish');
  await eventually(() =>
    expect(Object.keys(studioSkin.getState().skin?.files.images ?? {})).toEqual([
      'ocean-treasures/symbols/octopus',
    ]),
  );
  studio.removeAll();
  expect(saved()).toEqual(emptySkin);
  for (let n = 0; n < 5; n++) studio.undo();
  expect([paths(), state().past]).toEqual([[], []]);
});

test('undo takes back pictures, not what was written since, and not more than 50 changes', async () => {
  const { studio, saved, state } = openEmpty();
  await drop(studio, 'fish.svg', fish);
  studio.setNotes(notes);
  studio.undo();
  expect(saved()).toMatchObject({ notes, files: new Map() });
  for (let n = 0; n < 60; n++) studio.setPixelated(n % 2 === 0);
  expect(state().past).toHaveLength(50);
  studio.undo();
  expect(saved().pixelated).toBe(true);
});

test('steps to one colour are undone as one, unless another change lies between them', () => {
  const { studio, saved, state } = openEmpty();
  for (const colour of ['#44cc98', '#44cc99']) studio.setColour('kelp', colour);
  studio.setColour('muted', '#62808a');
  studio.setColour('kelp', '#44cc9a');
  expect(saved().colours).toEqual({ kelp: '#44cc9a', muted: '#62808a' });
  studio.undo();
  expect(saved().colours).toEqual({ kelp: '#44cc99', muted: '#62808a' });
  studio.undo();
  studio.setColour('kelp', null);
  expect(saved().colours).toEqual({});
  for (let n = 0; n < 2; n++) studio.undo();
  expect([saved().colours, state().past]).toEqual([{}, []]);
});

test('a sound that is played quieter comes back out of the zip so, until its place is empty', async () => {
  const { studio, saved } = openEmpty();
  const COINS = 'lucky-fishing/sounds/coins';
  const manifest = { ...notes, games: ['lucky-fishing'], gains: { [COINS]: -7 } };
  const zip = zipSync({
    [`${COINS}.mp3`]: Uint8Array.of(1),
    'skin.json': new TextEncoder().encode(JSON.stringify(manifest)),
  });
  await drop(studio, 'quiet.zip', new Blob([zip]));
  expect(saved().gains).toEqual({ [COINS]: -7 });
  const { file, problems } = await zipSkin(saved(), nodeArtTools);
  expect(problems).toEqual([]);
  const again = openEmpty();
  await drop(again.studio, 'again.zip', file);
  expect(again.saved().gains).toEqual({ [COINS]: -7 });
  again.studio.restore(COINS);
  expect(again.saved().gains).toEqual({});
  again.studio.undo();
  expect(again.saved().gains).toEqual({ [COINS]: -7 });
  await drop(again.studio, `${COINS}.mp3`, new Blob(['ID3']));
  expect(again.saved().gains).toEqual({});
});

describe('a sheet of several animations', () => {
  const CRAB = 'ocean-treasures/symbols/crab';
  const [WIN, REST] = [`${CRAB}.win`, `${CRAB}.rest`];
  const openCrab = async () => {
    const opened = openEmpty();
    const sheet = new Blob([await pngOf(inRows([waiting(4), attacking(6), dying(5)]))]);
    const played = async (slot: string): Promise<number | undefined> => {
      const data = opened.saved().files.get(`${slot}.json`);
      return data && readSheet(await data.text(), '')?.frames.length;
    };
    const choose = async (next: Partial<Parameters<Studio['chooseOnSheet']>[1]>): Promise<void> => {
      const [choice] = opened.state().sheets;
      if (choice) await opened.studio.chooseOnSheet(choice, { ...choice, ...next });
    };
    return { ...opened, sheet, played, choose };
  };

  test('plays the rows that are chosen, without the frames that are left out, and each choice can be undone', async () => {
    const { studio, state, sheet, played, choose, paths } = await openCrab();
    await drop(studio, 'crab_sheet.png', sheet);
    expect([await played(WIN), await played(REST)]).toEqual([4, undefined]);
    await choose({ chosen: { [WIN]: 1 } });
    await choose({ chosen: { [WIN]: 1, [REST]: 0 } });
    expect([await played(WIN), await played(REST)]).toEqual([6, 4]);
    await choose({ leftOut: new Set([7]) });
    expect([await played(WIN), await played(REST)]).toEqual([5, 4]);
    await choose({ chosen: { [WIN]: 1 } });
    expect(await played(REST)).toBeUndefined();
    expect(paths().filter((path) => path.includes('.rest'))).toEqual([]);
    studio.undo();
    expect([await played(REST), state().sheets]).toEqual([4, []]);
  });

  test('is made of a picture that was taken for one drawing', async () => {
    const { studio, state, played, paths } = await openCrab();
    // Two frames are too few to be seen as a movement.
    const strip = inRows([attacking(3).slice(0, 2)]);
    await drop(studio, 'crab.png', new Blob([await pngOf(strip)]));
    expect(state().dropNotes).toMatchObject([{ slot: CRAB, mayBeSheet: true }]);
    expect(await played(WIN)).toBeUndefined();
    await studio.cutAsSheet(CRAB);
    expect(state().problems).toEqual([]);
    expect(await played(WIN)).toBe(2);
    studio.undo();
    expect(paths().filter((path) => !isSource(path))).toEqual([`${CRAB}.png`]);
  });

  test('can be opened again from its card, or chosen once it has a place', async () => {
    const { studio, state, sheet, played, choose } = await openCrab();
    await drop(studio, 'beast.png', sheet);
    await studio.assign(only(state().unassigned), CRAB);
    expect([state().sheets.length, await played(WIN)]).toEqual([1, 4]);
    await choose({ chosen: { [WIN]: 2 }, leftOut: new Set([15]) });
    studio.dismissSheets();
    await studio.openSheet(WIN);
    expect(state().sheets).toMatchObject([{ chosen: { [WIN]: 2 }, leftOut: new Set([15]) }]);
  });
});

test('a drop for the other game shows that game', async () => {
  const { store } = openEmpty();
  const ocean = {
    definition: { id: 'ocean-treasures', symbols: {} },
    texts: { symbols: {} },
    forStudio: { texts: {} },
  } as unknown as StudioGame;
  const opened = { skin: emptySkin, notSaved: null, game: 'lucky-fishing' };
  const studio = createStudio(opened, store, nodeArtTools, [ocean], createSavedSkins());
  await drop(studio, 'fish.svg', fish);
  expect(studio.state.getState().game).toBe('lucky-fishing');
  await drop(studio, OCTOPUS, octopus);
  expect(studio.state.getState().game).toBe('ocean-treasures');
});

test('colours that cannot be read come back out of a zip with all that is said of the skin', async () => {
  const colours = { muted: '#62808a' };
  const zip = await zipSkin({ ...emptySkin, notes, colours, files: new Map([[FISH, fish]]) }, nodeArtTools);
  const unreadable = expect.stringMatching(
    /^skin\.json has colours .*: muted \(#62808a\) on .* has a contrast of/,
  ) as string;
  expect(zip.problems).toContainEqual(unreadable);
  const { studio, saved, state } = openEmpty();
  await drop(studio, 'skin.zip', zip.file);
  expect(saved()).toMatchObject({ notes, colours });
  expect(state().problems).toContainEqual(unreadable);
});

test('drops of one moment are taken one after the other, and none is lost', async () => {
  const { studio, paths } = openEmpty();
  await Promise.all([drop(studio, 'fish.svg', fish), drop(studio, OCTOPUS, octopus)]);
  expect(paths()).toEqual([FISH, OCTOPUS]);
});

test('one press adds each file that has a likely place there, as one change, and one place takes one file', async () => {
  const { studio, state, paths } = openEmpty();
  await drop(studio, 'magic fish.svg', fish);
  await drop(studio, 'octopus.svg', octopus);
  await drop(studio, 'goldfish.svg', fish);
  await drop(studio, 'untitled.svg', fish);
  await studio.assignLikely();
  expect(paths().toSorted()).toEqual([FISH, 'lucky-fishing/symbols/octopus.svg'].toSorted());
  expect(state().unassigned.map(({ file }) => file.path)).toEqual(['untitled.svg', 'magic fish.svg']);
  studio.undo();
  expect(paths()).toEqual([]);
});

test('a picture moves to another place, and what is there comes back in exchange', async () => {
  const { studio, state, paths } = openEmpty();
  const [fishSlot, tunaSlot] = ['lucky-fishing/symbols/fish', 'lucky-fishing/symbols/tuna'];
  await drop(studio, 'fish.svg', fish);
  await studio.move(fishSlot, tunaSlot);
  expect(paths()).toEqual([TUNA]);
  expect(state().status).toBe('Moved your file from Fish to Tuna.');
  await drop(studio, 'fish.svg', octopus);
  await studio.move(fishSlot, tunaSlot);
  expect(await state().skin.files.get(FISH)?.text()).toBe(await fish.text());
  expect(await state().skin.files.get(TUNA)?.text()).toBe(await octopus.text());
  await studio.move(tunaSlot, 'lucky-fishing/stage/sign');
  expect(paths().some((path) => path.startsWith('lucky-fishing/stage/sign.'))).toBe(true);
  expect(paths()).not.toContain(TUNA);
  expect(studio.canMove(fishSlot, 'lucky-fishing/sounds/coins')).toBe(false);
});

test('what is wrong in a place that was chosen by hand is said, and it goes on waiting', async () => {
  const { studio, state } = openEmpty();
  await drop(
    studio,
    'octopus.svg',
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>']),
  );
  const item = only(state().unassigned);
  await studio.assign(item, 'ocean-treasures/symbols/octopus');
  expect(state().problems).toEqual([expect.stringMatching(/^octopus\.svg is fully transparent/)]);
  expect(state().unassigned).toEqual([item]);
});

test('a picture that is made to fit is kept as it was beside it, and comes back out of the zip', async () => {
  const { studio, state, saved, paths } = openEmpty();
  const wide = new Blob([
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect width="30" height="20" fill="red"/></svg>',
  ]);
  await drop(studio, 'mine/fish.svg', wide);
  const source = 'sources/lucky-fishing/symbols/fish.svg';
  expect(paths()).toEqual([FISH, source]);
  expect(await saved().files.get(source)?.text()).toBe(await wide.text());
  expect(state().dropNotes).toEqual([
    { slot: 'lucky-fishing/symbols/fish', path: 'fish.svg', line: 'fish.svg: Fitted into a square.' },
  ]);
  const { file } = await zipSkin({ ...saved(), notes }, nodeArtTools);
  studio.removeAll();
  expect(state().dropNotes).toEqual([]);
  await drop(studio, 'skin.zip', file);
  expect(paths()).toEqual([FISH, source]);
  expect(state().dropNotes).toEqual([]);

  await drop(studio, 'fish.svg', fish);
  expect(paths()).toEqual([FISH]);
  studio.undo();
  studio.restore('lucky-fishing/symbols/fish');
  expect(paths()).toEqual([]);
});

test('a file goes where it is dropped whatever its name, if it is of that kind, and else where it belongs', async () => {
  const { studio, state, paths } = openEmpty();
  const add = (path: string, slot: string, content = new Blob(['ID3'])) =>
    studio.addToSlot(() => Promise.resolve([{ path, content }]), slot);
  const coins = 'lucky-fishing/sounds/coins';
  await add('draft 7.OGG', coins);
  expect(paths()).toEqual([`${coins}.ogg`]);
  await add('draft 8.mp3', coins);
  expect(paths()).toEqual([`${coins}.mp3`]);
  await add('draft 9.svg', 'lucky-fishing/symbols/fish', fish);
  await add('tuna.svg', coins, fish);
  await add('pearl.mp3', 'lucky-fishing/symbols/fish');
  expect(paths()).toEqual([`${coins}.mp3`, FISH, TUNA, 'ocean-treasures/sounds/pearl.mp3']);
  await add(
    'octopus.zip',
    'lucky-fishing/symbols/fish',
    new Blob([zipSync({ [OCTOPUS]: await bytesOf(octopus) })]),
  );
  expect(paths()).toContain(OCTOPUS);
  await add('skin.json', coins, new Blob(['{}']));
  expect(state().problems).toContainEqual(expect.stringMatching(/^skin\.json needs a "name"/));
  expect(state().unassigned).toEqual([]);
});

test('what is dropped on the place of a state of a symbol goes there, unless it has the name of another symbol', async () => {
  const FISH_SLOT = 'lucky-fishing/symbols/fish';
  const { studio, state, paths } = openEmpty();
  const shown = () => paths().filter((path) => !isSource(path));
  const add = (path: string, content: Blob, slot: string) =>
    studio.addToSlot(() => Promise.resolve([{ path, content }]), slot);
  const gif = new Blob([await gifOf(fishFrames(4), [80, 80, 80, 80])]);
  await add('fish.gif', gif, `${FISH_SLOT}.land`);
  expect(shown()).toEqual([`${FISH_SLOT}.land.png`, `${FISH_SLOT}.land.json`, `${FISH_SLOT}.png`]);
  await add('draft 3.svg', fish, `${FISH_SLOT}.blur`);
  expect(shown()).toContain(`${FISH_SLOT}.blur.svg`);
  await add('whale_win.gif', gif, `${FISH_SLOT}.rest`);
  expect(only(state().unassigned).candidates).toEqual([
    `${FISH_SLOT}.rest`,
    'lucky-fishing/symbols/whale.win',
  ]);
  studio.restore(`${FISH_SLOT}.land`);
  expect(shown()).toEqual([`${FISH_SLOT}.png`, `${FISH_SLOT}.blur.svg`]);
});

test('one with the name of another place is asked about, the place where it was dropped first', async () => {
  const { studio, state, paths } = openEmpty();
  const whale = [{ path: 'whale.svg', content: fish }];
  await studio.addToSlot(() => Promise.resolve(whale), 'lucky-fishing/symbols/fish');
  expect(
    state()
      .dropNotes.map(({ line }) => line)
      .join(),
  ).toMatch(/^You added whale\.svg to Fish, but .* Whale\./);
  const item = only(state().unassigned);
  expect(item.candidates).toEqual(['lucky-fishing/symbols/fish', 'lucky-fishing/symbols/whale']);
  expect(paths()).toEqual([]);
  await studio.assign(item, 'lucky-fishing/symbols/whale');
  expect(paths()).toEqual(['lucky-fishing/symbols/whale.svg']);
});

test('one that is asked about comes before those that wait, and what is said of it goes where it is skipped', async () => {
  const { studio, state } = openEmpty();
  await drop(studio, 'draft 1.svg', fish);
  const whale = [{ path: 'whale.svg', content: fish }];
  await studio.addToSlot(() => Promise.resolve(whale), 'lucky-fishing/symbols/fish');
  const { unassigned, dropNotes } = state();
  expect([unassigned.map(({ file }) => file.path), dropNotes.length]).toEqual([
    ['whale.svg', 'draft 1.svg'],
    1,
  ]);
  unassigned.slice(0, 1).forEach(studio.leaveOut);
  expect([state().unassigned.length, state().dropNotes]).toEqual([1, []]);
});

test('what is said of a drop stays while its other files are placed, and why they are asked about as long as they wait', async () => {
  const { studio, state } = openEmpty();
  const fishes = [...waiting(4), ...fishFrames(4, { width: 64, height: 64, colour: [40, 80, 240] })];
  const packing = packSheet(fishes);
  const [page = fishFrame(0)] = packing.pages;
  const data = texturePacker(
    named(packing.packed, (index) => `fish_${index < 4 ? 'red' : 'blue'}${index % 4}`),
    page,
    { image: 'pack.png' },
  );
  const wide = await pngOf(fishFrame(0, { width: 300, height: 200 }));
  const files = { 'pack.png': await pngOf(page), 'pack.json': data, 'tuna.png': wide };
  await studio.addByName(() =>
    Promise.resolve(Object.entries(files).map(([path, content]) => ({ path, content: new Blob([content]) }))),
  );
  const said = () => state().dropNotes.map(({ line }) => line.slice(0, line.indexOf(':')));
  expect(said()).toEqual(['pack.png', 'tuna.png']);
  await studio.assign(only(state().unassigned), 'ocean-treasures/symbols/crab.win');
  expect(said()).toEqual(['pack.png', 'tuna.png', 'fish_blue.png']);
  await studio.assign(only(state().unassigned), 'lucky-fishing/symbols/fish.win');
  expect(said()).toEqual(['tuna.png', 'fish_blue.png', 'fish_red.png']);
  await drop(studio, 'octopus.svg', octopus);
  expect(said()).toEqual([]);
});

describe('several files that are dropped on a slot', () => {
  const swimming = fishFrames(8);
  const [whole = fishFrame(0)] = packSheet(swimming).pages;
  const data = texturePacker(
    named(packSheet(swimming).packed, (n) => `pose ${n}`),
    whole,
    { image: 'hero.png' },
  );
  const TUNA_WIN = ['.win.json', '.win.png', '.png'].map((end) => `lucky-fishing/symbols/tuna${end}`);
  const sheetCalled = async (name: string): Promise<DroppedFile[]> => [
    { path: `${name}.png`, content: new Blob([await pngOf(whole)]) },
    { path: `${name}.json`, content: new Blob([data.replace('hero', name)]) },
  ];
  const frames = async (name: string): Promise<DroppedFile[]> => {
    const pictures = await Promise.all(swimming.map(pngOf));
    return pictures.map((picture, n) => ({ path: `${name}${n}.png`, content: new Blob([picture]) }));
  };
  const dropOn = async (slot: string, files: Promise<DroppedFile[]>) => {
    const { studio, state, paths } = openEmpty();
    await studio.addToSlot(() => files, slot);
    return { ...state(), paths: paths().filter((path) => !isSource(path)) };
  };
  const onTuna = (files: Promise<DroppedFile[]>) => dropOn('lucky-fishing/symbols/tuna', files);

  test.each([
    ['a sheet with its data', () => sheetCalled('hero')],
    ['frames', () => frames('hero')],
    ['frames in a folder', () => frames('export/hero_0')],
    ['frames called tiles', () => frames('tile ')],
    [
      'a zip of those',
      async () => {
        const files = await sheetCalled('hero');
        const packed = await Promise.all(
          files.map(async ({ path, content }) => [path, await bytesOf(content)] as const),
        );
        return [{ path: 'hero.zip', content: new Blob([zipSync(Object.fromEntries(packed))]) }];
      },
    ],
  ])('go there at once if they make one animation: %s', async (_, files) => {
    const { paths, unassigned, problems } = await onTuna(files());
    expect([unassigned, problems]).toEqual([[], []]);
    expect(paths.toSorted()).toEqual(TUNA_WIN.toSorted());
  });

  test('are asked about if they are named after another symbol', async () => {
    const { paths, unassigned, dropNotes } = await onTuna(sheetCalled('whale'));
    expect(paths).toEqual([]);
    expect(unassigned.map(({ candidates }) => candidates)).toEqual([
      ['lucky-fishing/symbols/tuna.win', 'lucky-fishing/symbols/whale.win'],
    ]);
    expect(dropNotes[0]?.line).toMatch(/^You added whale\.png to Tuna, but its name matches Whale\.win\./);
  });

  test('go where they belong if they make several things', async () => {
    const files = [
      { path: 'art/whale.svg', content: fish },
      { path: 'art/draft 1.svg', content: fish },
      { path: 'art/draft 3.svg', content: octopus },
    ];
    const { paths, unassigned } = await onTuna(Promise.resolve(files));
    expect(paths).toEqual(['lucky-fishing/symbols/whale.svg']);
    expect(unassigned.map(({ file, candidates }) => [file.path, candidates])).toEqual([
      ['draft 1.svg', []],
      ['draft 3.svg', []],
    ]);
  });

  test('are asked about as an animation where nothing moves', async () => {
    const { paths, unassigned } = await dropOn('lucky-fishing/stage/coin', sheetCalled('hero'));
    expect([paths, unassigned.map(({ kind }) => kind)]).toEqual([[], ['animation']]);
  });
});

test('of two files for one place either can be used, and undo takes both back', async () => {
  const { studio, state, paths } = openEmpty();
  const png = await sharp(await bytesOf(fish))
    .resize(256)
    .png()
    .toBuffer();
  await studio.addByName(() =>
    Promise.resolve([
      { path: 'fish.png', content: new Blob([new Uint8Array(png)]) },
      { path: 'fish.svg', content: fish },
    ]),
  );
  expect(paths()).toEqual([FISH]);
  const problems = await studio.check();
  expect(problems.filter((problem) => problem.includes('fish'))).toEqual([]);
  const [{ slot, used, items } = { slot: '', used: undefined, items: [] }] = state().duplicates;
  expect([slot, used?.file.path]).toEqual(['lucky-fishing/symbols/fish', 'fish.svg']);
  await studio.takeInstead(only(items.slice(1)), slot);
  expect(paths()).toEqual(['lucky-fishing/symbols/fish.png']);
  expect(state().duplicates[0]?.used.file.path).toBe('fish.png');
  for (let n = 0; n < 2; n++) studio.undo();
  expect([paths(), state().duplicates]).toEqual([[], []]);
});

describe('a skin of a friend', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  const zipOf = async (name: string, files: readonly (readonly [path: string, content: Blob])[]) =>
    (await zipSkin({ ...emptySkin, notes: { ...notes, name }, files: new Map(files) }, nodeArtTools)).file;
  const names = ({ savedSkins }: StudioState) => savedSkins.map((skin) => skin.notes.name);

  test('is a second one beside mine, each with its own author and files, and either can be opened', async () => {
    const { studio, state, saved, paths } = openEmpty();
    await drop(studio, 'fish.svg', fish);
    await drop(studio, 'tuna.svg', fish);
    studio.setNotes({ name: 'Mine', author: 'Ben', licence: 'CC0' });
    await drop(studio, 'skin.zip', await zipOf('Round Sea', [[OCTOPUS, octopus]]));
    expect(paths()).toEqual([OCTOPUS]);
    expect(saved().notes).toEqual(notes);
    expect(state().dropNotes).toContainEqual({ line: 'Mine is kept under "Your skins".' });
    // It is opened as a whole: undo would leave an empty skin, and mine is kept already.
    expect([state().status, state().past]).toEqual(['Opened Round Sea.', []]);
    // The trial reels show a win of it.
    expect(state().changed).toEqual([nameOf(OCTOPUS)]);
    expect(state().savedSkins).toMatchObject([{ notes: { name: 'Mine', author: 'Ben' } }]);
    await studio.openSaved(state().savedSkins[0]?.id ?? 0);
    expect(paths()).toEqual([FISH, TUNA]);
    expect(await saved().files.get(FISH)?.text()).toBe(await fish.text());
    expect(saved().notes.author).toBe('Ben');
    expect(names(state())).toEqual(['Round Sea']);
  });

  test('of which nothing can be used leaves mine as it is, and so does one skin.json but for what it says', async () => {
    const { studio, state, saved, paths } = openEmpty();
    await drop(studio, 'fish.svg', fish);
    await drop(studio, 'skin.zip', await zipOf('Round Sea', [['shell/pages/nothing.png', fish]]));
    expect([paths(), saved().notes.name, names(state())]).toEqual([[FISH], '', []]);
    const manifest = JSON.stringify({ ...notes, games: ['lucky-fishing'] });
    await drop(studio, 'skin.json', new Blob([manifest]));
    expect([paths(), saved().notes, names(state())]).toEqual([[FISH], notes, []]);
  });

  test('is updated by a newer one, which undo takes back, and mixes with nothing', async () => {
    const { studio, state, paths } = openEmpty();
    await drop(studio, 'skin.zip', await zipOf('Round Sea', [[OCTOPUS, octopus]]));
    await drop(studio, 'skin.zip', await zipOf('Round Sea', [[FISH, fish]]));
    expect([paths(), names(state())]).toEqual([[FISH], []]);
    studio.undo();
    expect(paths()).toEqual([OCTOPUS]);
  });

  test('can be copied, put away and removed', async () => {
    const { studio, state, paths } = openEmpty();
    await drop(studio, 'skin.zip', await zipOf('Round Sea', [[FISH, fish]]));
    await studio.duplicate();
    await studio.startNew();
    expect([paths(), names(state())]).toEqual([[], ['Round Sea copy', 'Round Sea']]);
    await studio.removeSaved(state().savedSkins[0]?.id ?? 0);
    expect(names(state())).toEqual(['Round Sea']);
    await studio.openSaved(state().savedSkins[0]?.id ?? 0);
    expect([paths(), names(state())]).toEqual([[FISH], []]);
  });

  test('keeps its id among the saved ones while it is open, and a copy has another', async () => {
    const { studio, state, saved } = openEmpty();
    await drop(studio, 'fish.svg', fish);
    expect(saved().id).toBeUndefined();
    await studio.startNew();
    const id = state().savedSkins[0]?.id ?? 0;
    expect(studioSkin.getState().savedAs).toBe(id);
    await studio.openSaved(id);
    expect([saved().id, names(state())]).toEqual([id, []]);
    await studio.duplicate();
    expect(state().savedSkins[0]?.id).not.toBe(id);
    await studio.startNew();
    expect(state().savedSkins.map((one) => one.id)).toContain(id);
  });

  test('that is removed, or replaced by a newer one, can be brought back after a reload', async () => {
    const first = openEmpty();
    await drop(first.studio, 'skin.zip', await zipOf('Round Sea', [[OCTOPUS, octopus]]));
    await drop(first.studio, 'skin.zip', await zipOf('Round Sea', [[FISH, fish]]));
    await eventually(() => expect(first.state().removedSkins).toHaveLength(1));
    first.studio.removeAll();
    await eventually(() => expect(first.state().removedSkins).toHaveLength(2));

    const { studio, state, paths } = openEmpty();
    await eventually(() => expect(state().removedSkins).toHaveLength(2));
    expect(names(state())).toEqual([]);
    const [last, before] = state().removedSkins;
    await studio.bringBack(before?.id ?? 0);
    await studio.bringBack(last?.id ?? 0);
    expect([names(state()), state().removedSkins]).toEqual([['Round Sea', 'Round Sea'], []]);
    await studio.openSaved(before?.id ?? 0);
    expect(paths()).toEqual([OCTOPUS]);
    await studio.openSaved(last?.id ?? 0);
    expect(paths()).toEqual([FISH]);
  });

  test('is not opened where mine cannot be kept', async () => {
    const { studio, state, paths } = openEmpty();
    await drop(studio, 'fish.svg', fish);
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    await drop(studio, 'skin.zip', await zipOf('Round Sea', [[OCTOPUS, octopus]]));
    expect(paths()).toEqual([FISH]);
    expect(state().problems).toEqual([expect.stringMatching(/couldn't save your other skins/)]);
    vi.restoreAllMocks();
  });
});

test('says why the browser does not save a change, until it saves one again', async () => {
  const { studio, store, state } = openEmpty();
  const write = vi.spyOn(store, 'write').mockRejectedValueOnce(new SkinNotSavedError('quota', null));
  await drop(studio, 'fish.svg', fish);
  await eventually(() => expect(state().notSaved).toBe('quota'));
  studio.undo();
  await eventually(() => expect(state().notSaved).toBeNull());
  expect(write).toHaveBeenCalledTimes(2);
});

test('a drop that cannot be read is told of, and the next one is taken', async () => {
  const { studio, state, paths } = openEmpty();
  vi.spyOn(console, 'warn').mockReturnValue();
  await studio.addByName(() => Promise.reject(new Error('The folder is gone.')));
  expect(state()).toMatchObject({ isReading: false, problems: [expect.stringMatching(/couldn't read/)] });
  await drop(studio, 'fish.svg', fish);
  expect(paths()).toEqual([FISH]);
});

test('the zip is a skin that the product would take, also where the browser cannot decode pictures', async () => {
  const skin = { ...emptySkin, notes, files: new Map([[FISH, fish]]) };
  const decode = () => Promise.reject(new NoDecoderError('No canvas.'));
  for (const tools of [nodeArtTools, { ...nodeArtTools, decode }]) {
    const { file, problems } = await zipSkin(skin, tools);
    expect(problems).toEqual([]);
    const { files = new Map<string, Uint8Array<ArrayBuffer>>() } = await readArchive(file, ['lucky-fishing']);
    const read = new Map([...files].map(([path, bytes]) => [path, new Blob([bytes])]));
    const games = ['lucky-fishing'];
    expect(await checkSkin(read, nodeArtTools)).toMatchObject({
      problems: [],
      manifest: { ...notes, games },
    });
  }
});

describe('in two tabs', () => {
  /** Two tabs of one browser, as both are opened before anything is changed. */
  const openTabs = async (): Promise<readonly [Studio, Studio]> => {
    globalThis.indexedDB = new IDBFactory();
    const tab = async (): Promise<Studio> => {
      const store = createCustomSkinStore();
      return open(store, await store.read());
    };
    return [await tab(), await tab()];
  };
  const paths = (studio: Studio): string[] => pathsIn(studio.state.getState().skin);
  const saved = async (): Promise<string[]> => pathsIn(await createCustomSkinStore().read());
  const STATUS = 'Updated with the changes you made in another tab.';
  afterEach(() => void vi.unstubAllGlobals());

  test('each takes over what the other has saved, and goes on from there', async () => {
    const [one, other] = await openTabs();
    await drop(one, 'fish.svg', fish);
    await eventually(() => expect(paths(other)).toEqual([FISH]));
    // Nothing was done here that could be undone.
    expect(other.state.getState()).toMatchObject({ status: STATUS, past: [] });
    await drop(other, 'tuna.svg', fish);
    await eventually(() => expect(paths(one)).toEqual([FISH, TUNA]));
    expect(await saved()).toEqual([FISH, TUNA]);
  });

  test('one that has not heard of the other does not write over it, and its own change comes back by undo', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const [one, other] = await openTabs();
    await drop(one, 'fish.svg', fish);
    await eventually(async () => expect(await saved()).toEqual([FISH]));
    await drop(other, 'tuna.svg', fish);
    await eventually(() => expect(paths(other)).toEqual([FISH]));
    expect(await saved()).toEqual([FISH]);
    expect(other.state.getState()).toMatchObject({ status: STATUS, notSaved: null });
    other.undo();
    expect(paths(other)).toEqual([TUNA]);
    await eventually(async () => expect(await saved()).toEqual([TUNA]));
  });
});
