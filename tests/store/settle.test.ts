import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealing, LEFT_FISH, RIGHT_TREASURE } from '../engine/grids';
import type { Game } from '../../src/store/game-store';
import { AFTER_A_FISH, textOf } from './saved-text';
import { coinsOf, Disk, flushPromises, openTab, phaseOf, runningRound, SharedLock, spin } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('settling', () => {
  test('saves the payout, the grid, challenge, records and no open round in one write, before roundSettled', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await spin(tab.game);
    const steps: string[] = [];
    disk.landed = (_, text) => steps.push(text);
    tab.game.events.on('roundSettled', ({ id, payout }) => steps.push(`settled ${id}: ${payout}`));
    tab.game.settle(1);
    expect(steps).toEqual([textOf({ coins: 1040, rounds: 1, ...AFTER_A_FISH, writes: 2 }), 'settled 1: 50']);
  });

  test('happens at once where the tab was hidden between the press and the start', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    const spun = spin(tab.game);
    tab.game.settleNow();
    await spun;
    expect(tab.announced.map(([type]) => type)).toEqual([
      'balanceChanged',
      'spinStarted',
      'balanceChanged',
      'roundSettled',
    ]);
    expect([phaseOf(tab), disk.savedGame.coins]).toEqual(['settled', 1040]);
    await flushPromises();
    await spin(tab.game);
    expect(phaseOf(tab)).toBe('spinning');
  });

  test.each<[string, (game: Game) => unknown]>([
    ['a setting', (game) => game.set({ volume: 7 })],
    ['a limit', (game) => game.limit('remindEvery', 30)],
    ['a name', (game) => game.saveProfile({ name: 'Asa' })],
    ['the daily bonus', (game) => game.claimBonus()],
  ])('is not undone on the page by %s that was saved just before', async (_, change) => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await spin(tab.game);
    void change(tab.game);
    tab.game.settle(1);
    await flushPromises();
    expect(coinsOf(tab)).toBe(disk.savedGame.coins);
  });

  test('pays once, however often and by whomever it is asked for', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await spin(tab.game);
    tab.game.settle(1);
    tab.game.settle(1);
    tab.game.settleNow();
    await vi.advanceTimersByTimeAsync(10_000);
    await tab.game.recover();
    expect(disk.savedGame.coins).toBe(1040);
    expect(tab.announcedAs('roundSettled')).toHaveLength(1);
    expect(tab.announcedAs('roundRecovered')).toEqual([]);
  });

  test('pays once when a listener of the event settles it again', async () => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    tab.game.events.on('balanceChanged', () => tab.game.settle(1));
    tab.game.events.on('roundSettled', () => tab.game.settle(1));
    await spin(tab.game);
    tab.game.settle(1);
    expect(coinsOf(tab)).toBe(1040);
    expect(tab.announcedAs('roundSettled')).toHaveLength(1);
  });

  test.each([0, -1, 1, 3, NaN])('ignores a report of round %d while round 2 runs', async (id) => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    await spin(tab.game);
    tab.game.settle(1);
    await spin(tab.game);
    tab.game.settle(id);
    expect([runningRound(tab), coinsOf(tab)]).toEqual([2, 1030]);
  });

  test('may come as early as spinStarted itself, from a stage that cannot draw', async () => {
    const lock = new SharedLock();
    const tab = openTab({ lock, random: dealing(LEFT_FISH) });
    tab.game.events.on('spinStarted', ({ id }) => tab.game.settle(id));
    await spin(tab.game);
    await flushPromises();
    expect([phaseOf(tab), coinsOf(tab), lock.holder]).toEqual(['settled', 1040, null]);
    await spin(tab.game);
    expect(coinsOf(tab)).toBe(1080);
  });

  test('stops at the largest safe integer', async () => {
    const disk = new Disk({ coins: Number.MAX_SAFE_INTEGER - 5 });
    const tab = openTab({ disk, random: dealing(RIGHT_TREASURE) });
    await spin(tab.game);
    tab.game.settle(1);
    expect([coinsOf(tab), disk.savedGame.coins]).toEqual([Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);
    const next = openTab({ disk });
    expect(next.game.state.getState()).toMatchObject({ coins: Number.MAX_SAFE_INTEGER, saveProblem: null });
  });
});

describe('the watchdog', () => {
  test('of a settled round does not affect the next one, and leaves no timer behind', async () => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    await spin(tab.game);
    await vi.advanceTimersByTimeAsync(2000);
    tab.game.settle(1);
    expect(vi.getTimerCount()).toBe(0);
    await spin(tab.game);
    await vi.advanceTimersByTimeAsync(2000);
    expect(runningRound(tab)).toBe(2);
  });
});
