import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealing, LEFT_FISH, MIDDLE_WHALES, NO_WIN } from '../engine/grids';
import { coinsOf, Disk, flushPromises, openTab, phaseOf, runningRound, SharedLock, spin } from './tabs';
import { fishingRound } from './saved-text';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const OPEN = { coins: 990, rounds: 1, openRound: fishingRound(LEFT_FISH) };

const slip = () => {
  throw new Error('A listener slipped.');
};

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
    const first = openTab({ disk, lock });
    const second = openTab({ disk, lock });
    await spin(first.game);
    await spin(second.game);
    second.game.settleNow('shown');
    second.game.settleNow('hidden');
    await second.game.recover();
    expect(lock.holder).not.toBeNull();
    expect(runningRound(first)).toBe(1);
  });
});

describe('when a listener throws', () => {
  test('at roundSettled, the round is paid, the lock given back and the next spin begins', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const tab = openTab({ disk, lock, random: dealing(LEFT_FISH) });
    tab.game.events.on('roundSettled', slip);
    await spin(tab.game);
    expect(() => tab.game.settleNow('shown')).toThrow('slipped');
    await flushPromises();
    expect([phaseOf(tab), disk.savedGame.coins, lock.holder]).toEqual(['settled', 1040, null]);
    await spin(tab.game);
    expect(runningRound(tab)).toBe(2);
  });

  test('at roundRecovered, the round is paid once, the lock given back and the game plays on', async () => {
    const [disk, lock] = [new Disk(OPEN), new SharedLock()];
    const tab = openTab({ disk, lock, random: dealing(NO_WIN) });
    tab.game.events.on('roundRecovered', slip);
    await expect(tab.game.recover()).rejects.toThrow('slipped');
    await flushPromises();
    expect([disk.savedGame.coins, lock.holder]).toEqual([1040, null]);
    await spin(tab.game);
    expect([runningRound(tab), disk.savedGame.coins]).toEqual([2, 1030]);
  });

  test('at a recovery within a spin, the lock is given back and the next press spins', async () => {
    const [disk, lock] = [new Disk(OPEN), new SharedLock()];
    const tab = openTab({ disk, lock, random: dealing(NO_WIN) });
    tab.game.events.on('roundRecovered', slip);
    await expect(spin(tab.game)).rejects.toThrow('slipped');
    await flushPromises();
    expect([disk.savedGame.coins, phaseOf(tab), lock.holder]).toEqual([1040, 'settled', null]);
    await spin(tab.game);
    expect(runningRound(tab)).toBe(2);
  });

  test.each(['balanceChanged', 'spinStarted'] as const)(
    'at %s of a spin, the round keeps its lock and the watchdog settles it',
    async (event) => {
      const [disk, lock] = [new Disk(), new SharedLock()];
      const tab = openTab({ disk, lock, random: dealing(MIDDLE_WHALES) });
      tab.game.events.on(event, slip);
      await expect(spin(tab.game)).rejects.toThrow('slipped');
      expect([runningRound(tab), disk.savedGame.coins]).toEqual([1, 990]);
      expect(lock.holder).not.toBeNull();
      tab.game.events.off(event);
      await vi.advanceTimersByTimeAsync(3000);
      expect([phaseOf(tab), disk.savedGame.coins, lock.holder]).toEqual(['settled', 1490, null]);
    },
  );

  test('at spinRefused, the lock is given back', async () => {
    const lock = new SharedLock();
    const tab = openTab({ lock, disk: new Disk({ coins: 0 }) });
    tab.game.events.on('spinRefused', slip);
    await expect(spin(tab.game)).rejects.toThrow('slipped');
    await flushPromises();
    expect(lock.holder).toBeNull();
    expect(coinsOf(tab)).toBe(0);
  });
});
