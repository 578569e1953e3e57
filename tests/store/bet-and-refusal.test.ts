import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAVED_GAME_KEY } from '../../src/store/document/text-storage';
import { dealing, NO_WIN } from '../engine/grids';
import {
  changeBet,
  coinsOf,
  Disk,
  flushPromises,
  machineOf,
  openTab,
  phaseOf,
  SharedLock,
  spin,
} from './tabs';
import { fishingRound } from './saved-text';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the bet', () => {
  test('of a spin is the one shown when it was pressed, though the lock takes its time', async () => {
    const tab = openTab({ random: dealing(NO_WIN) });
    const spun = spin(tab.game);
    changeBet(tab.game, 5);
    await spun;
    expect(tab.announcedAs('spinStarted')).toMatchObject([{ bet: 10 }]);
    expect(machineOf(tab.game).bet).toBe(10);
  });
});

describe('a refused spin', () => {
  test('looks at the coins as they are saved, not as they were shown', async () => {
    const disk = new Disk();
    const tab = openTab({ disk });
    disk.texts.set(SAVED_GAME_KEY, new Disk({ coins: 3, rounds: 9 }).text ?? '');
    await spin(tab.game);
    expect(tab.announced).toEqual([
      ['balanceChanged', 3],
      ['spinRefused', 'not enough coins'],
    ]);
    expect(coinsOf(tab)).toBe(3);
  });

  test('comes at once where a round is seen to run elsewhere, not after more tries', async () => {
    const lock = new SharedLock();
    const tab = openTab({ lock, disk: new Disk({ rounds: 1, openRound: fishingRound(NO_WIN) }) });
    lock.holder = {};
    void spin(tab.game);
    await flushPromises();
    expect(tab.announcedAs('spinRefused')).toEqual(['spinning in another tab']);
  });

  test('is none where another tab is but slow to save a setting', async () => {
    const lock = new SharedLock();
    const tab = openTab({ lock, random: dealing(NO_WIN) });
    lock.holder = {};
    const spun = spin(tab.game);
    await flushPromises();
    lock.holder = null;
    await spun;
    expect([phaseOf(tab), tab.announcedAs('spinRefused')]).toEqual(['spinning', []]);
  });

  test('leaves the result before it on show', async () => {
    const tab = openTab({ disk: new Disk({ coins: 10 }), random: dealing(NO_WIN) });
    await spin(tab.game);
    tab.game.settleNow('shown');
    await spin(tab.game);
    expect(tab.announcedAs('spinRefused')).toEqual(['not enough coins']);
    expect(phaseOf(tab)).toBe('settled');
  });
});
