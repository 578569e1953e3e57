import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backupKey, SAVED_GAME_KEY } from '../../../src/store/document/text-storage';
import { dealing, LEFT_FISH } from '../../engine/grids';
import { SOUND } from '../bad-documents';
import { fishingRound, type SavedText, savedDocument } from '../saved-text';
import {
  changeBet,
  coinsOf,
  Disk,
  flushPromises,
  machineOf,
  openTab,
  phaseOf,
  playRound,
  SharedLock,
  spin,
} from '../tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a reset', () => {
  test('keeps only the limits and the request to the browser of what was saved', async () => {
    const disk = new Disk({ ...(JSON.parse(SOUND) as SavedText), openRound: null });
    const { historyId, limits, log, persistenceAsked } = disk.savedGame;
    expect(await openTab({ disk }).game.reset()).toBe('everything');
    expect(disk.savedGame).toEqual({
      ...savedDocument({ writes: 13 }),
      ...{ historyId: historyId + 1, limits, log: { ...log, playedMs: 0 }, persistenceAsked },
    });
  });

  test('counts a round that a crash cut off among those of today, which stay', async () => {
    const disk = new Disk({ rounds: 1, openRound: fishingRound(LEFT_FISH) });
    await openTab({ disk }).game.reset();
    expect(disk.savedGame).toMatchObject({ coins: 1000, openRound: null, log: { days: [{ won: 50 }] } });
  });

  test('throws the backups away, and nothing that is not ours', async () => {
    const disk = new Disk(SOUND);
    for (const n of [1, 2, 3]) disk.texts.set(backupKey(n), `damaged ${n}`);
    disk.texts.set('of another program', 'untouched');
    await openTab({ disk }).game.reset();
    expect([...disk.texts.keys()]).toEqual([SAVED_GAME_KEY, 'of another program']);
  });

  test('shows a new game in every tab, and announces it where rounds had been played', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const [tab, other] = [0, 1].map(() => openTab({ disk, lock, random: dealing(LEFT_FISH) }));
    if (!tab || !other) throw new Error('There are two tabs.');
    const first = other.game.state.getState();
    const { grid } = machineOf(other.game);
    await spin(other.game);
    other.game.settleNow('shown');
    changeBet(other.game, 4);
    other.game.set({ sound: true, volume: 20, motion: 'reduced', renderer: 'dom' });
    await flushPromises();
    tab.game.refresh();
    await tab.game.reset();
    other.game.refresh();
    for (const place of [tab, other]) {
      const { log, writes, ...shown } = place.game.state.getState();
      expect({ ...shown, log: first.log, writes: 0 }).toEqual({ ...first, historyId: first.historyId + 1 });
      expect(writes).toBe(disk.savedGame.writes);
      expect(log.days).toMatchObject([{ rounds: 1, bet: 10, won: 50 }]);
      expect(place.gridsShown).toEqual([{ game: 'lucky-fishing', grid }]);
    }
  });

  test('settles the round that runs here before it', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await spin(tab.game);
    await tab.game.reset();
    expect(tab.announcedAs('roundSettled')).toHaveLength(1);
    expect([phaseOf(tab), coinsOf(tab), disk.savedGame.openRound]).toEqual(['idle', 1000, null]);
  });

  test('waits for the round that runs in another tab', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const [first, second] = [openTab({ disk, lock, random: dealing(LEFT_FISH) }), openTab({ disk, lock })];
    await spin(first.game);
    const reset = second.game.reset();
    await vi.dynamicImportSettled();
    await flushPromises();
    expect(disk.savedGame).toMatchObject({ coins: 990, openRound: { id: 1 } });
    first.game.settleNow('shown');
    await reset;
    expect(disk.savedGame).toMatchObject({ coins: 1000, rounds: 0, openRound: null });
    await flushPromises();
    expect(lock.holder).toBeNull();
  });

  test('restarts this visit, and says so, where nothing can be saved', async () => {
    const tab = openTab({ fault: 'everything throws', random: dealing(LEFT_FISH) });
    await playRound(tab);
    expect(await tab.game.reset()).toBe('this visit');
    expect(coinsOf(tab)).toBe(1000);
  });

  test.each(['reset', 'exportSaveFile'] as const)(
    'or a save file (%s) changes nothing where the code of the history cannot be loaded',
    async (action) => {
      const disk = new Disk();
      const tab = openTab({ disk, random: dealing(LEFT_FISH) });
      await playRound(tab);
      const before = disk.text;
      vi.spyOn(tab.context, 'history').mockRejectedValue(new TypeError('Failed to fetch'));
      await expect(tab.game[action]()).rejects.toThrow('Failed to fetch');
      expect(disk.text).toBe(before);
    },
  );
});

test('a round under way stays on the reels where the storage is cleared meanwhile', async () => {
  const disk = new Disk();
  const tab = openTab({ disk, random: dealing(LEFT_FISH) });
  await spin(tab.game);
  disk.texts.clear();
  tab.game.refresh();
  expect([phaseOf(tab), tab.gridsShown]).toEqual(['spinning', []]);
});
