import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealing, LEFT_FISH } from '../engine/grids';
import { coinsOf, Disk, flushPromises, openTab, phaseOf, SharedLock, spin, type Tab } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const soundOf = ({ game }: Tab) => game.state.getState().sound;

describe('the sound', () => {
  test('is off until the player turns it on', () => {
    expect(soundOf(openTab())).toBe(false);
  });

  test('is remembered by the next visit, on or off', async () => {
    const disk = new Disk({ coins: 640 });
    for (const on of [true, false]) {
      const tab = openTab({ disk });
      tab.game.set({ sound: on });
      expect(soundOf(tab)).toBe(on);
      await flushPromises();
      expect(soundOf(openTab({ disk }))).toBe(on);
      expect(disk.savedGame).toMatchObject({ coins: 640, sound: on });
    }
  });

  test('takes the lock for a moment between rounds, and does not touch that of a running round', async () => {
    const lock = new SharedLock();
    const tab = openTab({ lock, random: dealing(LEFT_FISH) });
    tab.game.set({ sound: true });
    await flushPromises();
    expect(lock.holder).toBeNull();
    await spin(tab.game);
    tab.game.set({ sound: false });
    await flushPromises();
    expect(lock.holder).not.toBeNull();
    tab.game.settle(1);
    await flushPromises();
    expect(lock.holder).toBeNull();
  });

  test('follows the other tab', async () => {
    const disk = new Disk();
    const [first, second] = [openTab({ disk }), openTab({ disk })];
    first.game.set({ sound: true });
    await flushPromises();
    second.game.refresh();
    expect(soundOf(second)).toBe(true);
    expect(second.announced).toEqual([]);
  });

  test('writes nothing where it is as it was', async () => {
    const tab = openTab();
    tab.game.set({ sound: false });
    await flushPromises();
    expect(tab.storage.writes).toBe(0);
  });

  test('is turned on in the middle of a round, which is paid as it would have been', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await spin(tab.game);
    tab.game.set({ sound: true });
    expect([phaseOf(tab), coinsOf(tab)]).toEqual(['spinning', 990]);
    expect(disk.savedGame.openRound).toMatchObject({ id: 1 });
    tab.game.settle(1);
    expect(disk.savedGame).toMatchObject({ coins: 1040, openRound: null, sound: true });
  });

  test("is on at once while another tab's round keeps it from being saved, which happens when that has ended", async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const first = openTab({ disk, lock, random: dealing(LEFT_FISH) });
    const second = openTab({ disk, lock });
    await spin(first.game);
    second.game.set({ sound: true });
    await flushPromises();
    second.game.refresh();
    expect(soundOf(second)).toBe(true);
    expect(disk.savedGame).toMatchObject({ coins: 990, sound: false });
    first.game.settle(1);
    await flushPromises();
    expect(disk.savedGame).toMatchObject({ coins: 1040, openRound: null, sound: true });
    expect([soundOf(second), coinsOf(second)]).toEqual([true, 1040]);
  });

  test('is turned on for this visit where nothing can be saved', async () => {
    const tab = openTab({ fault: 'everything throws' });
    tab.game.set({ sound: true });
    await flushPromises();
    expect(soundOf(tab)).toBe(true);
    tab.game.refresh();
    expect(soundOf(tab)).toBe(true);
  });
});
