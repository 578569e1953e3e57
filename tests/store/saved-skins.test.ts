import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { emptySkin, type CustomSkin } from '../../src/store/custom-skin';
import { createSavedSkins } from '../../src/store/custom-skin/saved-skins';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const skinOf = (name: string): CustomSkin => ({
  ...emptySkin,
  notes: { name, author: 'Ana', licence: 'CC0' },
  files: new Map([['fish.svg', new Blob([name])]]),
});
const namesOf = (skins: readonly Pick<CustomSkin, 'notes'>[]) => skins.map(({ notes }) => notes.name);

test('a removed skin is not among the saved ones, and has all its files when it is brought back', async () => {
  const skins = createSavedSkins();
  const id = await skins.add(skinOf('Coral'));
  await skins.remove(id);
  expect(await skins.read(id)).toBeUndefined();
  const lists = await createSavedSkins().list();
  expect([namesOf(lists.saved), namesOf(lists.removed)]).toEqual([[], ['Coral']]);
  await createSavedSkins().bringBack(id);
  const back = await skins.read(id);
  expect(back).toMatchObject({ id, notes: { name: 'Coral' } });
  expect(await back?.files.get('fish.svg')?.text()).toBe('Coral');
});

test('keeps the ten skins that were removed last, the last one first', async () => {
  let now = 1000;
  const skins = createSavedSkins(() => (now += 1));
  for (let n = 1; n <= 12; n++) await skins.addRemoved(skinOf(`${n}`));
  const kept = ['12', '11', '10', '9', '8', '7', '6', '5', '4', '3'];
  expect(namesOf((await skins.list()).removed)).toEqual(kept);
});

test('no two skins have the same id, whatever the clock says, and a skin that was open has its old one', async () => {
  const skins = createSavedSkins(() => 5);
  const first = await skins.add(skinOf('First'));
  const second = await skins.add(skinOf('Second'));
  expect(second).not.toBe(first);
  const open = await skins.read(first);
  await skins.delete(first);
  expect(await skins.add(open ?? emptySkin)).toBe(first);
  expect(namesOf((await skins.list()).saved)).toEqual(['First', 'Second']);
});
