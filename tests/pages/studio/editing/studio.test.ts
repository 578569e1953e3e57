import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DroppedFile } from '../../../../src/pages/studio/reading/dropped-files';
import { zipSkin } from '../../../../src/pages/studio/editing/skin-zip';
import { createStudio, type Studio } from '../../../../src/pages/studio/editing/studio';
import { readArchive } from '../../../../src/skins/archive/read-archive';
import { NoDecoderError } from '../../../../src/skins/rules/pixels';
import { checkSkin } from '../../../../src/skins/check-skin';
import { emptySkin, type OwnSkin } from '../../../../src/store/own-skin/own-skin';
import {
  createOwnSkinStore,
  SkinNotKeptError,
  type OwnSkinStore,
} from '../../../../src/store/own-skin/own-skin-database';
import { defaultAssets } from '../../../../tools/skins/product';
import { skinCheck } from '../../../../tools/skins/skin-check';
import { eventually } from '../../../until';

/** A store that remembers what it was last given. */
function storeOf(): OwnSkinStore & { readonly kept: () => OwnSkin } {
  let kept = emptySkin;
  return {
    onExternalWrite: () => undefined,
    read: () => Promise.resolve(kept),
    write: (skin) => {
      kept = skin;
      return Promise.resolve();
    },
    kept: () => kept,
  };
}

const open = (store: OwnSkinStore): Studio => createStudio(emptySkin, null, store, skinCheck, []);
const own = async (game: string, symbol: string): Promise<Blob> =>
  new Blob([new Uint8Array(await readFile(join(defaultAssets, game, `symbols/${symbol}.svg`)))]);
const drop = (studio: Studio, ...files: readonly DroppedFile[]): Promise<void> =>
  studio.take(() => Promise.resolve(files));
const pathsIn = ({ files }: OwnSkin): string[] => [...files.keys()];

const fish = await own('lucky-fishing', 'fish');
const octopus = await own('lucky-fishing', 'octopus');
const FISH = 'lucky-fishing/symbols/fish.svg';
const OCTOPUS = 'ocean-treasures/symbols/octopus.svg';

test('keeps each change, and takes each back', async () => {
  const store = storeOf();
  const studio = open(store);
  await drop(studio, { path: 'fish.svg', content: fish });
  expect(pathsIn(store.kept())).toEqual([FISH]);
  expect(studio.state.getState()).toMatchObject({ changed: ['lucky-fishing/symbols/fish'], problems: [] });

  await drop(studio, { path: 'octopus.svg', content: octopus });
  const [unit] = studio.state.getState().doubtful;
  if (!unit) throw new Error('Nothing waits for a place.');
  await studio.assign(unit, 'ocean-treasures/symbols/octopus');
  expect(studio.state.getState().doubtful).toEqual([]);
  expect(pathsIn(store.kept())).toEqual([FISH, OCTOPUS]);

  studio.restore('lucky-fishing/symbols/fish');
  expect(pathsIn(store.kept())).toEqual([OCTOPUS]);
  studio.undo();
  expect(pathsIn(store.kept())).toEqual([FISH, OCTOPUS]);
  studio.removeAll();
  expect(store.kept()).toEqual(emptySkin);
  for (let n = 0; n < 3; n++) studio.undo();
  expect(pathsIn(store.kept())).toEqual([]);
  expect(studio.state.getState().skins.past).toEqual([]);
});

test('undo takes back pictures, not what was written since', async () => {
  const store = storeOf();
  const studio = open(store);
  await drop(studio, { path: 'fish.svg', content: fish });
  studio.setNotes({ name: 'Round Sea', author: 'Ana', licence: 'CC0' });
  studio.undo();
  expect(store.kept()).toMatchObject({ notes: { name: 'Round Sea' }, files: new Map() });
});

test('keeps pixels square from one press to the next, each of which can be undone', async () => {
  const store = storeOf();
  const studio = open(store);
  await drop(studio, { path: 'fish.svg', content: fish });
  studio.setPixelated(true);
  expect(store.kept()).toMatchObject({ pixelated: true });
  studio.setPixelated(false);
  studio.undo();
  expect(store.kept()).toMatchObject({ pixelated: true });
  studio.undo();
  expect(store.kept().pixelated).toBe(false);
  expect(pathsIn(store.kept())).toEqual([FISH]);
});

test('keeps a colour, of which all steps to it are undone as one, and takes ours again', () => {
  const store = storeOf();
  const studio = open(store);
  for (const colour of ['#44cc98', '#44cc99']) studio.setColour('kelp', colour);
  studio.setColour('muted', '#62808a');
  expect(store.kept().colours).toEqual({ kelp: '#44cc99', muted: '#62808a' });
  expect(studio.state.getState().news).toBe('Quiet text: yours now.');
  studio.undo();
  expect(store.kept().colours).toEqual({ kelp: '#44cc99' });
  studio.setColour('kelp', null);
  expect(store.kept().colours).toEqual({});
  studio.undo();
  studio.undo();
  expect(store.kept().colours).toEqual({});
  expect(studio.state.getState().skins.past).toEqual([]);
});

test('colours that cannot be read come back out of a zip with all that is said of the skin', async () => {
  const notes = { name: 'Round Sea', author: 'Ana', licence: 'CC0' };
  const colours = { muted: '#62808a' };
  const zip = await zipSkin({ ...emptySkin, notes, colours, files: new Map([[FISH, fish]]) }, skinCheck);
  const unreadable = expect.stringMatching(/^skin\.json has colours that are hard to read: muted \(#62808a\) on .* has a contrast of/) as string;
  expect(zip.problems).toContainEqual(unreadable);
  const store = storeOf();
  const studio = open(store);
  await drop(studio, { path: 'skin.zip', content: zip.file });
  expect(store.kept()).toMatchObject({ notes, colours });
  expect(studio.state.getState().problems).toContainEqual(unreadable);
});

test('drops of one moment are taken one after the other, and none is lost', async () => {
  const store = storeOf();
  const studio = open(store);
  await Promise.all([
    drop(studio, { path: 'fish.svg', content: fish }),
    drop(studio, { path: 'ocean-treasures/symbols/octopus.svg', content: octopus }),
  ]);
  expect(pathsIn(store.kept())).toEqual([FISH, OCTOPUS]);
});

test('what is wrong in a place that was chosen by hand is said, and it goes on waiting', async () => {
  const studio = open(storeOf());
  await drop(studio, { path: 'octopus.svg', content: octopus });
  const [unit] = studio.state.getState().doubtful;
  if (!unit) throw new Error('Nothing waits for a place.');
  await studio.assign(unit, 'shell/pages/banner');
  expect(studio.state.getState().problems).toEqual([
    expect.stringMatching(/^octopus\.svg is 256 × 256\. Make it/),
  ]);
  expect(studio.state.getState().doubtful).toEqual([unit]);
});

test('a sound goes where it is dropped, whatever its name, and a picture does not', async () => {
  const store = storeOf();
  const studio = open(store);
  const put = (path: string) =>
    studio.put({ path, content: new Blob(['ID3']) }, 'lucky-fishing/sounds/coins');
  await put('draft 7.OGG');
  expect(pathsIn(store.kept())).toEqual(['lucky-fishing/sounds/coins.ogg']);
  expect(studio.state.getState()).toMatchObject({ news: 'Coins arrive: yours now.', problems: [] });
  await put('draft 8.mp3');
  expect(pathsIn(store.kept())).toEqual(['lucky-fishing/sounds/coins.mp3']);
  await put('fish.svg');
  expect(studio.state.getState().problems).toEqual([expect.stringMatching(/^fish\.svg is no sound/)]);
  await studio.put({ path: 'coins.mp3', content: new Blob(['ID3']) }, 'lucky-fishing/symbols/fish');
  expect(studio.state.getState().problems).toEqual([expect.stringMatching(/^coins\.mp3 is no picture/)]);
  expect(pathsIn(store.kept())).toEqual(['lucky-fishing/sounds/coins.mp3']);
});

test('says why the browser does not keep a change, until it keeps one again', async () => {
  const store = storeOf();
  const studio = open(store);
  const write = vi.spyOn(store, 'write').mockRejectedValueOnce(new SkinNotKeptError('quota', null));
  await drop(studio, { path: 'fish.svg', content: fish });
  await eventually(() => expect(studio.state.getState().notKept).toBe('quota'));
  studio.undo();
  await eventually(() => expect(studio.state.getState().notKept).toBeNull());
  expect(write).toHaveBeenCalledTimes(2);
});

test('a drop that cannot be read is told of, and the next one is taken', async () => {
  const store = storeOf();
  const studio = open(store);
  vi.spyOn(console, 'warn').mockReturnValue();
  await studio.take(() => Promise.reject(new Error('The folder is gone.')));
  expect(studio.state.getState()).toMatchObject({
    isReading: false,
    problems: [expect.stringMatching(/cannot be read/)],
  });
  await drop(studio, { path: 'fish.svg', content: fish });
  expect(pathsIn(store.kept())).toEqual([FISH]);
});

test('a skin can be taken along where the browser cannot look at pictures any more', async () => {
  const decode = () => Promise.reject(new NoDecoderError('No canvas.'));
  const skin = { ...emptySkin, files: new Map([[FISH, fish]]) };
  const { file, problems } = await zipSkin(skin, { ...skinCheck, decode });
  expect(problems).toEqual([]);
  expect([...((await readArchive(file, ['lucky-fishing'])).files ?? new Map()).keys()]).toContain(FISH);
});

test('the zip is a skin that the product would take', async () => {
  const notes = { name: 'Round Sea', author: 'Ana', licence: 'CC0' };
  const { file, problems } = await zipSkin(
    { ...emptySkin, notes, files: new Map([[FISH, fish]]) },
    skinCheck,
  );
  expect(problems).toEqual([]);
  const { files = new Map<string, Uint8Array<ArrayBuffer>>() } = await readArchive(file, ['lucky-fishing']);
  const read = new Map([...files].map(([path, bytes]) => [path, new Blob([bytes])]));
  expect(await checkSkin(read, skinCheck)).toMatchObject({
    problems: [],
    skin: { ...notes, games: ['lucky-fishing'] },
  });
});

describe('in two tabs', () => {
  /** Two tabs of one browser, as both are opened before anything is changed. */
  const openTabs = async (): Promise<readonly [Studio, Studio]> => {
    globalThis.indexedDB = new IDBFactory();
    const tab = async (): Promise<Studio> => {
      const store = createOwnSkinStore();
      return createStudio(await store.read(), null, store, skinCheck, []);
    };
    return [await tab(), await tab()];
  };
  const paths = (studio: Studio): string[] => pathsIn(studio.state.getState().skins.now);
  const kept = async (): Promise<string[]> => pathsIn(await createOwnSkinStore().read());
  const tuna = { path: 'tuna.svg', content: fish };
  const TUNA = 'lucky-fishing/symbols/tuna.svg';
  afterEach(() => void vi.unstubAllGlobals());

  test('each takes over what the other has kept, and goes on from there', async () => {
    const [one, other] = await openTabs();
    await drop(one, { path: 'fish.svg', content: fish });
    await eventually(() => expect(paths(other)).toEqual([FISH]));
    expect(other.state.getState().news).toBe('Your art as another tab has it now.');
    // Nothing was done here that could be undone.
    expect(other.state.getState().skins.past).toEqual([]);
    await drop(other, tuna);
    await eventually(() => expect(paths(one)).toEqual([FISH, TUNA]));
    expect(await kept()).toEqual([FISH, TUNA]);
  });

  test('one that has not heard of the other does not write over it, and its own change comes back by undo', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const [one, other] = await openTabs();
    await drop(one, { path: 'fish.svg', content: fish });
    await eventually(async () => expect(await kept()).toEqual([FISH]));
    await drop(other, tuna);
    await eventually(() => expect(paths(other)).toEqual([FISH]));
    expect(await kept()).toEqual([FISH]);
    expect(other.state.getState()).toMatchObject({
      news: 'Your art as another tab has it now.',
      notKept: null,
    });
    other.undo();
    expect(paths(other)).toEqual([TUNA]);
    await eventually(async () => expect(await kept()).toEqual([TUNA]));
  });
});
