import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealing, LEFT_FISH, NO_WIN } from '../engine/grids';
import { coinsOf, Disk, flushPromises, NoLock, openTab, runningRound, SharedLock, spin } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A disk as a tab leaves it that dies in mid-spin. */
async function afterCrash(grid = LEFT_FISH, lock = new SharedLock()) {
  const disk = new Disk();
  const tab = openTab({ disk, lock, random: dealing(grid) });
  await spin(tab.game);
  tab.crash();
  return { disk, lock };
}

describe('recovery', () => {
  test.each([0, 1, 2, 3, 4, 5])(
    'does not touch a round that another tab settles in the meantime (after %d turns)',
    async (turns) => {
      const [disk, lock] = [new Disk(), new SharedLock()];
      const playing = openTab({ disk, lock, random: dealing(LEFT_FISH) });
      await spin(playing.game);
      const second = openTab({ disk, lock });
      const recovered = second.game.recover();
      for (let n = 0; n < turns; n++) await Promise.resolve();
      playing.game.settleNow('shown');
      await recovered;
      expect([disk.savedGame.coins, second.announcedAs('roundRecovered')]).toEqual([1040, []]);
    },
  );

  test('does not touch a round that this tab is playing, with or without a lock', async () => {
    const tab = openTab({ lock: new NoLock(), random: dealing(LEFT_FISH) });
    await spin(tab.game);
    await tab.game.recover();
    expect([runningRound(tab), coinsOf(tab), tab.announcedAs('roundRecovered')]).toEqual([1, 990, []]);
  });

  test('that came too early finds nothing to do when the round has ended well, and keeps no lock', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const playing = openTab({ disk, lock, random: dealing(LEFT_FISH) });
    await spin(playing.game);
    const second = openTab({ disk, lock });
    await second.game.recover();
    playing.game.settleNow('shown');
    await flushPromises();
    await flushPromises();
    expect([disk.savedGame.coins, second.announcedAs('roundRecovered'), lock.holder]).toEqual([
      1040,
      [],
      null,
    ]);
    await spin(playing.game);
    expect(runningRound(playing)).toBe(2);
  });

  test.each([0, 1, 2, 3, 4, 5])(
    'and a spin in one tab never refuse each other (recovery asked for after %d turns)',
    async (turns) => {
      const { disk, lock } = await afterCrash();
      const tab = openTab({ disk, lock, random: dealing(NO_WIN) });
      const spun = spin(tab.game);
      for (let n = 0; n < turns; n++) await Promise.resolve();
      await Promise.all([spun, tab.game.recover(), tab.game.recover()]);
      expect(tab.announcedAs('spinRefused')).toEqual([]);
      expect(tab.announcedAs('roundRecovered')).toHaveLength(1);
      expect([runningRound(tab), disk.savedGame.coins]).toEqual([2, 1030]);
    },
  );

  test.each([0, 1, 2, 3, 4, 5])(
    'that runs twice over does not refuse the spin after it (pressed after %d turns)',
    async (turns) => {
      // The first recovery waits long for the lock while the second is turned away at once.
      const { disk, lock } = await afterCrash(LEFT_FISH, new SharedLock(9));
      const tab = openTab({ disk, lock, random: dealing(NO_WIN) });
      const recoveries = [tab.game.recover(), tab.game.recover()];
      for (let n = 0; n < turns; n++) await Promise.resolve();
      await Promise.all([spin(tab.game), ...recoveries, tab.game.recover()]);
      expect(tab.announcedAs('spinRefused')).toEqual([]);
      expect(tab.announcedAs('roundRecovered')).toHaveLength(1);
      expect([runningRound(tab), disk.savedGame.coins]).toEqual([2, 1030]);
    },
  );
});
