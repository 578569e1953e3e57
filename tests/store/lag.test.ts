import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealing, LEFT_FISH, NO_WIN } from '../engine/grids';
import { SAVED_GAME_KEY, type TextStorage } from '../../src/store/document/text-storage';
import { coinsOf, Disk, flushPromises, openTab, phaseOf, runningRound, SharedLock, spin } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A tab whose browser shows it the others' writes late, though it gives it the lock at once. */
function openLateTab(disk: Disk, lock: SharedLock) {
  let seen = new Map(disk.texts);
  const storage: TextStorage = {
    getItem: (key) => seen.get(key) ?? null,
    setItem: (key, text) => {
      seen.set(key, text);
      disk.texts.set(key, text);
    },
    removeItem: (key) => {
      seen.delete(key);
      disk.texts.delete(key);
    },
  };
  const tab = openTab({ disk, lock, random: dealing(NO_WIN), openStorage: () => storage });
  const catchUp = () => {
    seen = new Map(disk.texts);
    tab.game.refresh();
  };
  return { tab, catchUp };
}

/** A tab that has not seen yet how the first round of another one ended. */
async function behindARound() {
  const [disk, lock] = [new Disk(), new SharedLock()];
  const late = openLateTab(disk, lock);
  const first = openTab({ disk, lock, random: dealing(LEFT_FISH) });
  await spin(first.game);
  first.game.settleNow('shown');
  await flushPromises();
  return { disk, lock, first, ...late };
}

describe('a write of another tab that this one cannot read yet', () => {
  test('is waited for before a coin is spent', async () => {
    const { disk, tab: late, catchUp } = await behindARound();
    void spin(late.game);
    await flushPromises();
    expect(phaseOf(late)).toBe('idle');
    catchUp();
    await flushPromises();
    expect([runningRound(late), coinsOf(late), disk.savedGame.coins]).toEqual([2, 1030, 1030]);
  });

  test('is not waited for once its tab is gone', async () => {
    const { first, tab: late } = await behindARound();
    first.crash();
    void spin(late.game);
    await flushPromises();
    expect(phaseOf(late)).toBe('spinning');
  });

  test('is waited for no longer than a second: if it never comes, play goes on', async () => {
    const { tab: late } = await behindARound();
    void spin(late.game);
    await vi.advanceTimersByTimeAsync(999);
    expect(phaseOf(late)).toBe('idle');
    await vi.advanceTimersByTimeAsync(1);
    expect(phaseOf(late)).toBe('spinning');
  });

  test('is nothing any more where the site was cleared', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const [first, second] = [openTab({ disk, lock }), openTab({ disk, lock, random: dealing(NO_WIN) })];
    await spin(first.game);
    first.game.settleNow('hidden');
    await flushPromises();
    disk.texts.delete(SAVED_GAME_KEY);
    first.game.refresh();
    second.game.refresh();
    await flushPromises();
    void spin(second.game);
    await flushPromises();
    expect([phaseOf(second), disk.savedGame.coins]).toEqual(['spinning', 990]);
  });

  test('does not delay a tab that plays in memory', async () => {
    const { disk, lock } = await behindARound();
    const withoutStorage = openTab({ disk, lock, fault: 'everything throws' });
    void spin(withoutStorage.game);
    await flushPromises();
    expect(phaseOf(withoutStorage)).toBe('spinning');
  });
});
