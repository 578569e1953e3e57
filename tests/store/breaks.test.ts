import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealing, LEFT_FISH } from '../engine/grids';
import { HOUR, DAY, createDevice, visit, play, blocksOf } from './device';
import { NOW } from './saved-text';
import { Disk, openTab, SharedLock, spin } from './tabs';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('a break', () => {
  test('is saved, shown, and closes the game in every tab and after a reload until it is over', async () => {
    const [disk, lock, device] = [new Disk(), new SharedLock(), createDevice()];
    const [first, second] = [visit(device, { disk, lock }), visit(device, { disk, lock })];
    await first.game.takeBreak('week');
    expect(first.game.state.getState().limits.breakUntil).toBe(NOW + 7 * DAY);
    device.pass(7 * DAY - 1);
    for (const tab of [first, second, visit(device, { disk, lock })]) {
      expect(await play(tab, device)).toBe(false);
      expect(blocksOf(tab)).toEqual([{ reason: 'break', until: NOW + 7 * DAY }]);
    }
    device.pass(1);
    expect(await play(second, device)).toBe(true);
  });

  test('pays a round that was left open, and opens nothing', async () => {
    const [disk, lock, device] = [new Disk(), new SharedLock(), createDevice()];
    const tab = visit(device, { disk, lock, random: dealing(LEFT_FISH) });
    await spin(tab.game);
    await tab.game.takeBreak('day');
    tab.crash();
    device.pass(HOUR);
    const next = visit(device, { disk, lock });
    await next.game.recover();
    expect(next.announcedAs('roundRecovered')).toHaveLength(1);
    expect(disk.savedGame).toMatchObject({ coins: 1040, openRound: null, rounds: 1 });
    expect(await play(next, device)).toBe(false);
    expect(disk.savedGame).toMatchObject({ coins: 1040, openRound: null, rounds: 1 });
  });

  test('still gives the daily bonus, which opens no game', async () => {
    const disk = new Disk();
    const tab = openTab({ disk });
    await tab.game.takeBreak('day');
    await tab.game.claimBonus();
    expect([disk.savedGame.coins, disk.savedGame.rounds]).toEqual([1100, 0]);
  });
});
