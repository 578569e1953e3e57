import { describe, expect, test } from 'vitest';
import type { Settings } from '../../../src/store/document/schema';
import { Disk, flushPromises, openTab, SharedLock, spin, type Tab } from '../tabs';

const settingsIn = ({ game }: Tab): Settings => {
  const { sound, volume, helpKey, motion, renderer, skin } = game.state.getState();
  return { sound, volume, helpKey, motion, renderer, skin };
};

const FIRST: Settings = {
  ...{ sound: false, volume: 100, helpKey: true, motion: 'system', renderer: 'automatic', skin: null },
};
const OTHERS: Settings = {
  sound: true,
  volume: 0,
  helpKey: false,
  motion: 'reduced',
  renderer: 'dom',
  skin: 'paper',
};
const one = (name: keyof Settings) => ({ [name]: OTHERS[name] }) as Partial<Settings>;
const names = Object.keys(FIRST) as (keyof Settings)[];

describe('the settings', () => {
  test.each(names)(
    '%s applies at once, at the next visit and in other tabs, and changes no other setting',
    async (name) => {
      const disk = new Disk({ coins: 640 });
      const [tab, other] = [openTab({ disk }), openTab({ disk })];
      tab.game.set(one(name));
      expect(settingsIn(tab)).toEqual({ ...FIRST, ...one(name) });
      await flushPromises();
      other.game.refresh();
      for (const place of [openTab({ disk }), other]) {
        expect(settingsIn(place)).toEqual({ ...FIRST, ...one(name) });
      }
      expect(disk.savedGame).toMatchObject({ coins: 640, ...FIRST, ...one(name) });
    },
  );

  test('changed in one breath are all kept', async () => {
    const disk = new Disk();
    const tab = openTab({ disk });
    for (const name of names) tab.game.set(one(name));
    await flushPromises();
    expect(settingsIn(openTab({ disk }))).toEqual(OTHERS);
  });

  test('as they were are not written', async () => {
    const tab = openTab({ disk: new Disk({ ...OTHERS }) });
    tab.game.set(OTHERS);
    await flushPromises();
    expect(tab.storage.writes).toBe(0);
  });

  test('take the lock for a moment between rounds, and leave a running round its own', async () => {
    const lock = new SharedLock();
    const tab = openTab({ lock });
    tab.game.set({ sound: true });
    await flushPromises();
    expect(lock.holder).toBeNull();
    await spin(tab.game);
    tab.game.set({ sound: false });
    await flushPromises();
    expect(lock.holder).not.toBeNull();
    tab.game.settleNow('shown');
    await flushPromises();
    expect(lock.holder).toBeNull();
  });

  test('write a slider that moves while another tab plays once, where it has come to', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const [first, second] = [openTab({ disk, lock }), openTab({ disk, lock })];
    await spin(first.game);
    for (let volume = 99; volume >= 40; volume--) second.game.set({ volume });
    await flushPromises();
    second.game.refresh();
    expect([settingsIn(second).volume, disk.savedGame.volume]).toEqual([40, 100]);
    first.game.settleNow('shown');
    for (let n = 0; n < 20; n++) await flushPromises();
    expect([second.storage.writes, disk.savedGame.volume]).toEqual([1, 40]);
  });
});
