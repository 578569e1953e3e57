import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  emptySkin,
  createCustomSkinStore,
  SkinChangedError,
  SkinNotSavedError,
  type CustomSkin,
} from '../../src/store/custom-skin';
import { eventually } from '../until';
import { watchConnections } from './lost-connections';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.unstubAllGlobals());

const skinOf = (files: Readonly<Record<string, string>>): CustomSkin => ({
  notes: { name: 'Paper Sea', author: 'Ana', licence: 'CC-BY-4.0' },
  pixelated: true,
  colours: { gold: '#ffcc00' },
  gains: { 'lucky-fishing/sounds/coins': -6 },
  files: new Map(Object.entries(files).map(([path, text]) => [path, new Blob([text])])),
});
const textsOf = async ({ files }: CustomSkin): Promise<Record<string, string>> => {
  const texts = [...files].map(async ([path, blob]) => [path, await blob.text()] as const);
  return Object.fromEntries(await Promise.all(texts));
};
/** The texts that the next visit finds. */
const saved = async () => textsOf(await createCustomSkinStore().read());

test('an artist who has not begun has the empty skin', async () => {
  expect(await createCustomSkinStore().read()).toEqual(emptySkin);
});

test('saves a skin for the next visit', async () => {
  const store = createCustomSkinStore();
  const skin = skinOf({ 'a/symbols/fish.svg': '<svg/>', 'a/symbols/tuna.png': 'PNG' });
  await store.write(skin);
  const again = await createCustomSkinStore().read();
  const { notes, colours, gains } = skin;
  expect(again).toMatchObject({ notes, pixelated: true, colours, gains });
  expect(await textsOf(again)).toEqual({ 'a/symbols/fish.svg': '<svg/>', 'a/symbols/tuna.png': 'PNG' });
});

test('reads a skin that was saved before sounds could be played quieter', async () => {
  const { gains: _, ...older } = skinOf({ 'a/symbols/fish.svg': '<svg/>' });
  await createCustomSkinStore().write(older as CustomSkin);
  expect((await createCustomSkinStore().read()).gains).toEqual({});
});

test('saves files where the browser stores no Blob, as WebKit in a private window, and of what type they are', async () => {
  const put: IDBObjectStore['put'] = Reflect.get(IDBObjectStore.prototype, 'put');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (value instanceof Blob) throw new DOMException('BlobURLs are not yet supported.', 'DataCloneError');
    return put.call(this, value, key);
  });
  const files = new Map([['fish.png', new Blob(['PNG'], { type: 'image/png' })]]);
  await createCustomSkinStore().write({ ...emptySkin, files });
  expect(await saved()).toEqual({ 'fish.png': 'PNG' });
  expect((await createCustomSkinStore().read()).files.get('fish.png')?.type).toBe('image/png');
});

test('takes the place of the skin before, whether that was read first or not', async () => {
  await createCustomSkinStore().write(skinOf({ one: '1', two: '2' }));
  await createCustomSkinStore().write(skinOf({ two: 'II', three: '3' }));
  expect(await saved()).toEqual({ two: 'II', three: '3' });

  const store = createCustomSkinStore();
  const { files } = await store.read();
  await store.write({ ...emptySkin, files: new Map([...files].filter(([path]) => path !== 'two')) });
  expect(await saved()).toEqual({ three: '3' });
});

test('saves though the browser has lost the connection without saying so', async () => {
  const loseConnection = watchConnections();
  const store = createCustomSkinStore();
  await store.write(skinOf({ fish: '1' }));
  loseConnection();
  await store.write(skinOf({ fish: '2' }));
  expect(await saved()).toEqual({ fish: '2' });
});

test('writes of one moment are saved one after the other', async () => {
  const store = createCustomSkinStore();
  await Promise.all(['a', 'b', 'c'].map((path) => store.write(skinOf({ [path]: '1' }))));
  expect(await textsOf(await store.read())).toEqual({ c: '1' });
});

test('tells the other tabs of each skin that is saved, and not the own one', async () => {
  const [store, other] = [createCustomSkinStore(), createCustomSkinStore()];
  const [own, told] = [vi.fn(), vi.fn()];
  store.onExternalWrite(own);
  other.onExternalWrite(told);
  await store.write(skinOf({ fish: '1' }));
  await eventually(() => expect(told).toHaveBeenCalledOnce());
  await other.write(skinOf({ fish: '2' }));
  await eventually(() => expect(own).toHaveBeenCalledOnce());
  expect(told).toHaveBeenCalledOnce();
});

test('a skin that another tab has saved since is not written over before it is read', async () => {
  const [store, other] = [createCustomSkinStore(), createCustomSkinStore()];
  await Promise.all([store.read(), other.read()]);
  await other.write(skinOf({ tuna: 'theirs' }));
  await expect(store.write(skinOf({ fish: 'mine' }))).rejects.toBeInstanceOf(SkinChangedError);
  // What was to be written while it was read was made of the skin before.
  const reading = store.read();
  await expect(store.write(skinOf({ fish: 'mine' }))).rejects.toBeInstanceOf(SkinChangedError);
  expect(await textsOf(await reading)).toEqual({ tuna: 'theirs' });
  for (const fish of ['mine', 'mine again']) await store.write(skinOf({ fish }));
  expect(await saved()).toEqual({ fish: 'mine again' });
});

test('where no space is left it says so, tells of nothing, and what was saved stays', async () => {
  const store = createCustomSkinStore();
  await store.write(skinOf({ fish: 'old' }));
  const told = vi.fn();
  createCustomSkinStore().onExternalWrite(told);
  const full = new DOMException('No space is left.', 'QuotaExceededError');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(full);
  const refused = await store.write(skinOf({ fish: 'new' })).catch((reason: unknown) => reason);
  put.mockRestore();
  expect(refused).toBeInstanceOf(SkinNotSavedError);
  expect(refused).toMatchObject({ reason: 'quota' });
  expect(await saved()).toEqual({ fish: 'old' });
  await store.write(skinOf({ fish: 'small' }));
  await eventually(() => expect(told).toHaveBeenCalledOnce());
});

test('without a database it says so, and tries again the next time', async () => {
  const store = createCustomSkinStore();
  vi.spyOn(globalThis.indexedDB, 'open').mockThrowOnce(new DOMException('Not here.', 'SecurityError'));
  await expect(store.read()).rejects.toMatchObject({ reason: 'unavailable' });
  await store.write(skinOf({ fish: '1' }));
  expect(await textsOf(await store.read())).toEqual({ fish: '1' });
});

test.each([
  ['missing', undefined],
  ['refused', vi.fn().mockThrow(new Error('Refused.'))],
])('saves a skin where a channel between tabs is %s', async (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const store = createCustomSkinStore();
  store.onExternalWrite(() => undefined);
  await store.write(skinOf({ fish: 'mine' }));
  expect(await saved()).toEqual({ fish: 'mine' });
});
