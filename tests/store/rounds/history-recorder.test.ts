import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEALT_SEED, dealing, LEFT_FISH, NO_WIN } from '../../engine/grids';
import { ALL, history, idsIn, idsOf, playRecorded, record } from '../recorded';
import { NOW } from '../saved-text';
import { openTab, type Tab } from '../tabs';

const queued = ({ savedGame }: Tab): number[] => savedGame.unrecorded.map(({ id }) => id);

beforeEach(async () => history.keepOnly(-1));

describe('the recorder', () => {
  test('puts each finished round into the history as it was', async () => {
    const tab = openTab({ saved: { coins: 30 }, random: dealing(LEFT_FISH, NO_WIN) });
    await playRecorded(tab, 2);
    expect(await history.page(0, ALL, 0, 9)).toEqual([
      {
        game: 'lucky-fishing',
        id: 2,
        at: NOW,
        bet: 10,
        payout: 0,
        balance: 60,
        seed: DEALT_SEED,
        spins: ['012345012'],
      },
      {
        game: 'lucky-fishing',
        id: 1,
        at: NOW,
        bet: 10,
        payout: 50,
        balance: 70,
        seed: DEALT_SEED,
        spins: ['015034021'],
      },
    ]);
    expect(await history.count(0, { ...ALL, which: 'wins' })).toBe(1);
  });

  test('asks for nothing twice, and takes what it has from the saved game with the next write of a round', async () => {
    const tab = openTab();
    const add = vi.spyOn(await tab.game.history(), 'add');
    await record(tab);
    expect(add).not.toHaveBeenCalled();
    for (let n = 0; n < 2; n++) await tab.playRound();
    const { writes } = tab.storage;
    for (let n = 0; n < 2; n++) await record(tab);
    expect([queued(tab), tab.storage.writes, add.mock.calls.length]).toEqual([[1, 2], writes, 1]);
    await tab.playRound();
    expect([queued(tab), tab.storage.writes]).toEqual([[3], writes + 2]);
  });

  test('leaves two hundred rounds at most where it has not run: the oldest go', async () => {
    const tab = openTab();
    for (let n = 0; n < 203; n++) await tab.playRound();
    expect(queued(tab)).toEqual(Array.from({ length: 200 }, (_, n) => n + 4));
    expect(tab.savedGame.games['lucky-fishing']?.totals.rounds).toBe(203);
  });

  test('loses no round and doubles none, wherever the tab dies', async () => {
    const before = openTab();
    await before.playRound();
    before.crash();
    const second = openTab({ disk: before.disk });
    await second.playRound();
    await record(second);
    second.crash();
    for (const ids of [queued(before), await idsIn()]) expect(ids).toEqual([1, 2]);
    const third = openTab({ disk: before.disk });
    await third.playRound();
    await record(third);
    await third.playRound();
    expect([queued(before), await idsIn()]).toEqual([[4], [1, 2, 3]]);
  });

  test('may run in two tabs at once', async () => {
    const first = openTab();
    const tabs = [first, openTab({ disk: first.disk })];
    for (const tab of tabs) await playRecorded(tab, 1);
    // The second tab has not recorded the first round.
    for (const ids of [queued(first), await idsIn()]) expect(ids).toEqual([1, 2]);
    await Promise.all(tabs.map(record));
    await first.playRound();
    await Promise.all(tabs.map(record));
    expect([queued(first), await idsIn()]).toEqual([[3], [1, 2, 3]]);
  });

  test('writes into the history of the game that is saved, also what it has written into another', async () => {
    const tab = openTab();
    await playRecorded(tab, 1);
    await tab.repository.update((game) => ({ ...game, historyId: 7 }));
    await record(tab);
    expect([await idsIn(0), await idsOf(tab)]).toEqual([[1], [1]]);
  });

  test('keeps rounds in the queue without a database, and records them once there is one', async () => {
    const tab = openTab();
    const full = new DOMException('Full.', 'QuotaExceededError');
    vi.spyOn(await tab.game.history(), 'add').mockRejectedValueOnce(full);
    await tab.playRound();
    await expect(record(tab)).rejects.toThrow('Full.');
    await tab.playRound();
    expect(queued(tab)).toEqual([1, 2]);
    await record(tab);
    expect(await idsIn()).toEqual([1, 2]);
  });
});
