import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAVED_GAME_KEY, type TextStorage } from '../../../src/store/document/text-storage';
import { dealing, LEFT_FISH, NO_WIN } from '../../engine/grids';
import { fishingRound } from '../saved-text';
import {
  coinsOf,
  Disk,
  flushPromises,
  openTab,
  phaseOf,
  playRound,
  runningRound,
  SharedLock,
  spin,
} from '../tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const OPEN = { coins: 990, rounds: 1, openRound: fishingRound(LEFT_FISH) };

describe('the round lock', () => {
  test.each([
    ['a round that the watchdog settles', {}, 'settled'],
    ['a refusal', { coins: 0 }, 'idle'],
    ['a recovery and a refusal', { coins: 0, rounds: 1, openRound: fishingRound(NO_WIN) }, 'settled'],
  ])('is given back after %s', async (_, saved, phase) => {
    const lock = new SharedLock();
    const tab = openTab({ lock, disk: new Disk(saved) });
    await spin(tab.game);
    await vi.advanceTimersByTimeAsync(3000);
    expect([phaseOf(tab), lock.holder]).toEqual([phase, null]);
  });

  test('is not given back by the wrong tab', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const [first, second] = [openTab({ disk, lock }), openTab({ disk, lock })];
    await spin(first.game);
    await playRound(second);
    await second.game.recover();
    expect([lock.holder === null, runningRound(first)]).toEqual([false, 1]);
  });
});

describe('where a listener throws', () => {
  /** A tab whose listener of an event throws, with its way to play on after that. */
  function setUp(event: string, saved: ConstructorParameters<typeof Disk>[0] = {}) {
    const [disk, lock] = [new Disk(saved), new SharedLock()];
    const tab = openTab({ disk, lock, random: dealing(LEFT_FISH, NO_WIN) });
    tab.game.events.on('*', (type) => {
      if (type === event) throw new Error('A listener slipped.');
    });
    return { disk, lock, tab };
  }

  test.each<[event: string, saved: object, act: (tab: ReturnType<typeof openTab>) => Promise<unknown>]>([
    ['roundSettled', {}, playRound],
    ['roundRecovered', OPEN, (tab) => tab.game.recover()],
    ['roundRecovered', OPEN, (tab) => spin(tab.game)],
  ])('at %s, the round is paid, the lock given back and the next spin begins', async (event, saved, act) => {
    const { disk, lock, tab } = setUp(event, saved);
    await expect(act(tab)).rejects.toThrow('slipped');
    await flushPromises();
    expect([disk.savedGame.coins, phaseOf(tab), lock.holder]).toEqual([1040, 'settled', null]);
    await spin(tab.game);
    expect([runningRound(tab), disk.savedGame.coins]).toEqual([2, 1030]);
  });

  test.each(['balanceChanged', 'roundStarted'])(
    'at %s of a spin, the round keeps its lock and the watchdog settles it',
    async (event) => {
      const { disk, lock, tab } = setUp(event);
      await expect(spin(tab.game)).rejects.toThrow('slipped');
      expect([runningRound(tab), disk.savedGame.coins, lock.holder === null]).toEqual([1, 990, false]);
      tab.game.events.all.clear();
      await vi.advanceTimersByTimeAsync(3000);
      expect([phaseOf(tab), disk.savedGame.coins, lock.holder]).toEqual(['settled', 1040, null]);
    },
  );

  test('at spinRefused, the lock is given back', async () => {
    const { lock, tab } = setUp('spinRefused', { coins: 0 });
    await expect(spin(tab.game)).rejects.toThrow('slipped');
    await flushPromises();
    expect([lock.holder, coinsOf(tab)]).toEqual([null, 0]);
  });
});

describe('a write of another tab that this one cannot read yet', () => {
  /** A tab whose browser shows it the others' writes late, and has not shown it yet how the first round of another ended. */
  async function behindARound() {
    const [disk, lock] = [new Disk(), new SharedLock()];
    let seen = new Map(disk.texts);
    const storage: TextStorage = {
      getItem: (key) => seen.get(key) ?? null,
      setItem: (key, text) => [seen, disk.texts].forEach((texts) => texts.set(key, text)),
      removeItem: (key) => [seen, disk.texts].forEach((texts) => texts.delete(key)),
    };
    const late = openTab({ disk, lock, random: dealing(NO_WIN), openStorage: () => storage });
    const catchUp = () => {
      seen = new Map(disk.texts);
      late.game.refresh();
    };
    const first = openTab({ disk, lock, random: dealing(LEFT_FISH) });
    await playRound(first);
    return { disk, lock, first, late, catchUp };
  }

  test('is waited for before a coin is spent', async () => {
    const { disk, late, catchUp } = await behindARound();
    void spin(late.game);
    await flushPromises();
    expect(phaseOf(late)).toBe('idle');
    catchUp();
    await flushPromises();
    expect([runningRound(late), coinsOf(late), disk.savedGame.coins]).toEqual([2, 1030, 1030]);
  });

  test('is not waited for once its tab is gone, nor by a tab that plays in memory', async () => {
    const { disk, lock, first, late } = await behindARound();
    const withoutStorage = openTab({ disk, lock, fault: 'everything throws' });
    void spin(withoutStorage.game);
    await flushPromises();
    expect(phaseOf(withoutStorage)).toBe('spinning');
    withoutStorage.crash();
    first.crash();
    void spin(late.game);
    await flushPromises();
    expect(phaseOf(late)).toBe('spinning');
  });

  test('is waited for no longer than a second: if it never comes, play goes on', async () => {
    const { late } = await behindARound();
    void spin(late.game);
    await vi.advanceTimersByTimeAsync(999);
    expect(phaseOf(late)).toBe('idle');
    await vi.advanceTimersByTimeAsync(1);
    expect(phaseOf(late)).toBe('spinning');
  });

  test('is not waited for where the site was cleared', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const [first, second] = [openTab({ disk, lock }), openTab({ disk, lock })];
    await playRound(first);
    disk.texts.delete(SAVED_GAME_KEY);
    for (const { game } of [first, second]) game.refresh();
    await flushPromises();
    void spin(second.game);
    await flushPromises();
    expect([phaseOf(second), disk.savedGame.coins]).toEqual(['spinning', 990]);
  });
});
