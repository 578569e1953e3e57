import { describe, expect, test, vi } from 'vitest';
import { SAVED_GAME_KEY, type TextStorage } from '../../../src/store/document/text-storage';
import { dealing, LEFT_FISH, NO_WIN } from '../../engine/grids';
import { fakeTimers } from '../fake-timers';
import { fishingRound, type SavedText } from '../saved-text';
import { Disk, flushPromises, openTab, type Tab } from '../tabs';

fakeTimers();

const OPEN = { coins: 990, rounds: 1, openRound: fishingRound(LEFT_FISH) };

test.each([
  ['a refusal', { coins: 0 }, 'idle'],
  ['a recovery and a refusal', { coins: 0, rounds: 1, openRound: fishingRound(NO_WIN) }, 'settled'],
])('the save lock is given back after %s', async (_, saved, phase) => {
  const tab = openTab({ saved });
  await tab.spin();
  await flushPromises();
  expect([tab.phase(), tab.disk.locks.isTaken]).toEqual([phase, false]);
});

test('the save lock is not given back by the wrong tab', async () => {
  const first = openTab();
  const second = openTab({ disk: first.disk });
  await first.spin();
  await second.playRound();
  await second.game.recover();
  expect([first.disk.locks.isTaken, first.runningRound]).toEqual([true, 1]);
});

describe('where a listener throws', () => {
  /** A tab whose listener of an event throws. */
  function setUp(event: string, saved: Partial<SavedText> = {}) {
    const tab = openTab({ saved, random: dealing(LEFT_FISH, NO_WIN) });
    tab.game.events.on('*', (type) => {
      if (type === event) throw new Error('A listener slipped.');
    });
    return tab;
  }
  const stateOf = (tab: Tab) => [tab.savedGame.coins, tab.phase(), tab.disk.locks.isTaken];

  test.each<[event: string, saved: Partial<SavedText>, act: (tab: Tab) => Promise<unknown>]>([
    ['roundSettled', {}, (tab) => tab.playRound()],
    ['roundRecovered', OPEN, (tab) => tab.game.recover()],
    ['roundRecovered', OPEN, (tab) => tab.spin()],
  ])('at %s, the round is paid, the lock given back and the next spin begins', async (event, saved, act) => {
    const tab = setUp(event, saved);
    await expect(act(tab)).rejects.toThrow('slipped');
    await flushPromises();
    expect(stateOf(tab)).toEqual([1040, 'settled', false]);
    await tab.spin();
    expect([tab.runningRound, tab.savedGame.coins]).toEqual([2, 1030]);
  });

  test.each(['balanceChanged', 'roundStarted'])(
    'at %s of a spin, the round keeps its lock and the watchdog settles it',
    async (event) => {
      const tab = setUp(event);
      await expect(tab.spin()).rejects.toThrow('slipped');
      expect(stateOf(tab)).toEqual([990, 'spinning', true]);
      tab.game.events.all.clear();
      await vi.advanceTimersByTimeAsync(3000);
      expect(stateOf(tab)).toEqual([1040, 'settled', false]);
    },
  );

  test('at spinRefused, the lock is given back', async () => {
    const tab = setUp('spinRefused', { coins: 0 });
    await expect(tab.spin()).rejects.toThrow('slipped');
    await flushPromises();
    expect(stateOf(tab)).toEqual([0, 'idle', false]);
  });
});

describe('a write of another tab that this one cannot read yet', () => {
  /** A tab whose browser shows it the others' writes late, and has not shown it yet how the first round of another ended. */
  async function behindARound() {
    const disk = new Disk();
    let seen = new Map(disk.texts);
    const storage: TextStorage = {
      getItem: (key) => seen.get(key) ?? null,
      setItem: (key, text) => [seen, disk.texts].forEach((texts) => texts.set(key, text)),
      removeItem: (key) => [seen, disk.texts].forEach((texts) => texts.delete(key)),
    };
    const late = openTab({ disk, random: dealing(NO_WIN), openStorage: () => storage });
    const catchUp = () => {
      seen = new Map(disk.texts);
      late.game.refresh();
    };
    const first = openTab({ disk, random: dealing(LEFT_FISH) });
    await first.playRound();
    return { disk, first, late, catchUp };
  }

  test('is waited for before a coin is spent', async () => {
    const { disk, late, catchUp } = await behindARound();
    void late.spin();
    await flushPromises();
    expect(late.phase()).toBe('idle');
    catchUp();
    await flushPromises();
    expect([late.runningRound, late.coins, disk.savedGame.coins]).toEqual([2, 1030, 1030]);
  });

  test('is not waited for once its tab is gone, nor by a tab that plays in memory', async () => {
    const { disk, first, late } = await behindARound();
    const withoutStorage = openTab({ disk, fault: 'everything throws' });
    void withoutStorage.spin();
    await flushPromises();
    expect(withoutStorage.phase()).toBe('spinning');
    withoutStorage.crash();
    first.crash();
    void late.spin();
    await flushPromises();
    expect(late.phase()).toBe('spinning');
  });

  test('is waited for no longer than a second: if it never comes, play goes on', async () => {
    const { late } = await behindARound();
    void late.spin();
    await vi.advanceTimersByTimeAsync(999);
    expect(late.phase()).toBe('idle');
    await vi.advanceTimersByTimeAsync(1);
    expect(late.phase()).toBe('spinning');
  });

  test('is not waited for where the site was cleared', async () => {
    const disk = new Disk();
    const [first, second] = [openTab({ disk }), openTab({ disk })];
    await first.playRound();
    disk.texts.delete(SAVED_GAME_KEY);
    for (const { game } of [first, second]) game.refresh();
    await flushPromises();
    void second.spin();
    await flushPromises();
    expect([second.phase(), disk.savedGame.coins]).toEqual(['spinning', 990]);
  });
});
