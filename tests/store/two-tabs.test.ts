import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../../src/engine/seeded-random';
import { SAVED_GAME_KEY } from '../../src/store/document/text-storage';
import { dealing, LEFT_FISH, NO_WIN, payoutOf } from '../engine/grids';
import { coinsOf, Disk, openTab, runningRound, SharedLock, spin, type Tab } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const playedIn = (tab: Tab) =>
  tab.announcedAs('roundSettled').concat(tab.announcedAs('roundRecovered')) as {
    id: number;
    payout: number;
  }[];

describe('two tabs', () => {
  test('show the same coins once the event of the other arrives', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const [first, second] = [openTab({ disk, lock, random: dealing(LEFT_FISH) }), openTab({ disk, lock })];
    await spin(first.game);
    second.game.refresh();
    expect([coinsOf(second), second.announced]).toEqual([990, [['balanceChanged', 990]]]);
    first.game.settle(1);
    second.game.refresh();
    second.game.refresh();
    expect(second.announcedAs('balanceChanged')).toEqual([990, 1040]);
  });

  test('go back to 1000 coins where the storage was cleared', () => {
    const disk = new Disk({ coins: 7 });
    const tab = openTab({ disk });
    disk.texts.delete(SAVED_GAME_KEY);
    tab.game.refresh();
    expect(coinsOf(tab)).toBe(1000);
  });

  test('cannot bet the same coins', async () => {
    const [disk, lock] = [new Disk({ coins: 10 }), new SharedLock()];
    const tabs = [0, 1, 2].map(() => openTab({ disk, lock, random: dealing(NO_WIN) }));
    await Promise.all(tabs.map(({ game }) => spin(game)));
    expect(tabs.flatMap((tab) => tab.announcedAs('spinStarted'))).toHaveLength(1);
    tabs.forEach(({ game }) => game.settleNow());
    await Promise.all(tabs.map(({ game }) => spin(game)));
    expect(tabs.flatMap((tab) => tab.announcedAs('spinStarted'))).toHaveLength(1);
    expect(disk.savedGame.coins).toBe(0);
  });

  test('that spin 2 × 200 times at once keep every coin, each round paid once', async () => {
    const [disk, lock] = [new Disk({ coins: 50_000 }), new SharedLock()];
    const tabs = [3, 4].map((seed) => openTab({ disk, lock, random: seededRandom(seed) }));
    let spun = 0;
    for (let press = 0; press < 200; press++) {
      await Promise.all(tabs.map(({ game }) => spin(game)));
      const [running] = tabs.filter((tab) => runningRound(tab) > 0);
      running?.game.settleNow();
      const [other] = tabs.filter((tab) => tab !== running);
      if (other) await spin(other.game);
      other?.game.settleNow();
      spun += 2;
    }
    const played = tabs.flatMap(playedIn);
    expect(new Set(played.map(({ id }) => id)).size).toBe(played.length);
    expect(played).toHaveLength(spun);
    const paid = played.reduce((sum, { payout }) => sum + payout, 0);
    expect(disk.savedGame.coins).toBe(50_000 - 10 * spun + paid);
    tabs.forEach(({ game }) => game.refresh());
    expect(tabs.map(coinsOf)).toEqual([disk.savedGame.coins, disk.savedGame.coins]);
  });

  test('without a lock between them still pay each round once', async () => {
    const disk = new Disk();
    const [first, second] = [
      openTab({ disk, random: dealing(LEFT_FISH) }),
      openTab({ disk, random: dealing(NO_WIN) }),
    ];
    await spin(first.game);
    await spin(second.game);
    expect(second.announcedAs('roundRecovered')).toHaveLength(1);
    const written = first.storage.writes;
    first.game.settle(1);
    expect(first.storage.writes).toBe(written);
    second.game.settle(2);
    expect(disk.savedGame.coins).toBe(1000 - 20 + payoutOf(LEFT_FISH, 10));
    expect(coinsOf(second)).toBe(disk.savedGame.coins);
  });
});
