import { describe, expect, test, vi } from 'vitest';
import { backupKey, SAVED_GAME_KEY } from '../../../src/store/document/text-storage';
import { dealing, LEFT_FISH } from '../../engine/grids';
import { SOUND } from '../bad-documents';
import { fakeTimers } from '../fake-timers';
import { fishingRound, type SavedText, savedDocument } from '../saved-text';
import { flushPromises, openTab } from '../tabs';

fakeTimers();

describe('a reset', () => {
  test('keeps only the limits and the request to the browser of what was saved', async () => {
    const { game, disk } = openTab({ saved: { ...(JSON.parse(SOUND) as SavedText), openRound: null } });
    const { historyId, limits, log, persistenceAsked } = disk.savedGame;
    expect(await game.reset()).toBe('everything');
    expect(disk.savedGame).toEqual({
      ...savedDocument({ writes: 13 }),
      ...{ historyId: historyId + 1, limits, log: { ...log, playedMs: 0 }, persistenceAsked },
    });
  });

  test('counts a round that a crash cut off among those of today, which stay', async () => {
    const { game, disk } = openTab({ saved: { rounds: 1, openRound: fishingRound(LEFT_FISH) } });
    await game.reset();
    expect(disk.savedGame).toMatchObject({ coins: 1000, openRound: null, log: { days: [{ won: 50 }] } });
  });

  test('throws the backups away, and nothing that is not ours', async () => {
    const { game, disk } = openTab({ saved: SOUND });
    for (const n of [1, 2, 3]) disk.texts.set(backupKey(n), `damaged ${n}`);
    disk.texts.set('of another program', 'untouched');
    await game.reset();
    expect([...disk.texts.keys()]).toEqual([SAVED_GAME_KEY, 'of another program']);
  });

  test('shows a new game in every tab, and announces it where rounds had been played', async () => {
    const tab = openTab();
    const other = openTab({ disk: tab.disk, random: dealing(LEFT_FISH) });
    const first = other.state;
    const { grid } = other.machine();
    await other.playRound();
    other.changeBet(4);
    other.game.changeSettings({ sound: true, volume: 20, motion: 'reduced', renderer: 'dom' });
    await flushPromises();
    tab.game.refresh();
    await tab.game.reset();
    other.game.refresh();
    for (const { state, gridsShown } of [tab, other]) {
      const { log, writes, ...shown } = state;
      expect({ ...shown, log: first.log, writes: 0 }).toEqual({ ...first, historyId: first.historyId + 1 });
      expect(writes).toBe(tab.savedGame.writes);
      expect(log.days).toMatchObject([{ rounds: 1, bet: 10, won: 50 }]);
      expect(gridsShown).toEqual([{ game: 'lucky-fishing', grid }]);
    }
  });

  test('settles the round that runs here before it', async () => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    await tab.spin();
    await tab.game.reset();
    expect(tab.announcedAs('roundSettled')).toHaveLength(1);
    expect([tab.phase(), tab.coins, tab.savedGame.openRound]).toEqual(['idle', 1000, null]);
  });

  test('waits for the round that runs in another tab', async () => {
    const first = openTab();
    const { disk } = first;
    await first.spin();
    const reset = openTab({ disk }).game.reset();
    await vi.dynamicImportSettled();
    await flushPromises();
    expect(disk.savedGame).toMatchObject({ coins: 990, openRound: { id: 1 } });
    first.settle();
    await reset;
    expect(disk.savedGame).toMatchObject({ coins: 1000, rounds: 0, openRound: null });
    await flushPromises();
    expect(disk.locks.isTaken).toBe(false);
  });

  test('restarts this visit, and says so, where nothing can be saved', async () => {
    const tab = openTab({ fault: 'everything throws', random: dealing(LEFT_FISH) });
    await tab.playRound();
    expect(await tab.game.reset()).toBe('this visit');
    expect(tab.coins).toBe(1000);
  });

  test.each(['reset', 'exportSaveFile'] as const)(
    'or a save file (%s) changes nothing where the code of the history cannot be loaded',
    async (action) => {
      const tab = openTab();
      await tab.playRound();
      const before = tab.disk.text;
      vi.spyOn(tab.context, 'history').mockRejectedValue(new TypeError('Failed to fetch'));
      await expect(tab.game[action]()).rejects.toThrow('Failed to fetch');
      expect(tab.disk.text).toBe(before);
    },
  );
});

test('a round under way counts for nothing where the storage is cleared meanwhile', async () => {
  const tab = openTab();
  await tab.spin();
  tab.disk.texts.clear();
  tab.game.refresh();
  expect([tab.phase(), tab.coins, tab.announcedAs('roundVoided')]).toMatchObject(['idle', 1000, [{ id: 1 }]]);
});
