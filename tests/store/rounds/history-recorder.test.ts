import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dealing, LEFT_FISH, NO_WIN } from '../../engine/grids';
import { ALL, history, idsIn, idsOf, record } from '../recorded';
import { NOW } from '../saved-text';
import { openTab, type Tab } from '../tabs';

const queued = ({ savedGame }: Tab): number[] => savedGame.unrecorded.map(({ id }) => id);

beforeEach(async () => history.clear());

describe('finished rounds', () => {
  /** As the recorder does it once the history has them. */
  function markRecorded({ context: { queue, repository } }: Tab): void {
    const game = repository.read();
    queue.markRecorded(game, queue.pending(game));
  }

  test('are removed with the next write of a round once they are recorded, without a write of their own', async () => {
    const tab = openTab();
    for (let n = 0; n < 2; n++) await tab.playRound();
    const { writes } = tab.storage;
    markRecorded(tab);
    expect([queued(tab), tab.storage.writes]).toEqual([[1, 2], writes]);
    await tab.playRound();
    expect([queued(tab), tab.storage.writes]).toEqual([[3], writes + 2]);
  });

  test('stay where another tab has not recorded them, and are not asked for twice by the one that has', async () => {
    const first = openTab();
    const second = openTab({ disk: first.disk });
    await first.playRound();
    markRecorded(first);
    await second.playRound();
    expect(queued(first)).toEqual([1, 2]);
    const { queue, repository } = first.context;
    expect(queue.pending(repository.read()).map(({ id }) => id)).toEqual([2]);
    markRecorded(first);
    await first.playRound();
    expect(queued(first)).toEqual([3]);
    // Those of another history are others.
    markRecorded(first);
    await repository.update((game) => ({ ...game, historyId: 1 }));
    expect(queue.pending(repository.read())).toHaveLength(1);
  });

  test('are two hundred at most where nothing records them: the oldest go', async () => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    for (let n = 0; n < 203; n++) await tab.playRound();
    expect(queued(tab)).toEqual(Array.from({ length: 200 }, (_, n) => n + 4));
    expect(tab.savedGame.games['lucky-fishing']?.totals.rounds).toBe(203);
  });
});

describe('the recorder', () => {
  test('puts each finished round into the history as it was', async () => {
    const tab = openTab({ saved: { coins: 30 }, random: dealing(LEFT_FISH, NO_WIN) });
    for (let n = 0; n < 2; n++) {
      await tab.playRound();
      await record(tab);
    }
    expect(await history.page(0, ALL, 0, 9)).toEqual([
      { game: 'lucky-fishing', id: 2, at: NOW, bet: 10, payout: 0, balance: 60, spins: ['012345012'] },
      { game: 'lucky-fishing', id: 1, at: NOW, bet: 10, payout: 50, balance: 70, spins: ['015034021'] },
    ]);
    expect(await history.count(0, { ...ALL, which: 'wins' })).toBe(1);
  });

  test('writes nothing where nothing waits', async () => {
    const tab = openTab();
    const add = vi.spyOn(await tab.game.history(), 'add');
    await record(tab);
    await tab.playRound();
    await record(tab);
    await record(tab);
    expect(add).toHaveBeenCalledTimes(1);
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
    for (const tab of tabs) await tab.playRound();
    await Promise.all(tabs.map(record));
    expect(await idsIn()).toEqual([1, 2]);
    await first.playRound();
    await Promise.all(tabs.map(record));
    expect([queued(first), await idsIn()]).toEqual([[3], [1, 2, 3]]);
  });

  test('writes into the history of the game that is saved', async () => {
    const tab = openTab();
    await tab.repository.update((game) => ({ ...game, historyId: 7 }));
    await tab.playRound();
    await record(tab);
    expect([await idsIn(0), await idsOf(tab)]).toEqual([[], [1]]);
  });

  test('leaves the rounds where they are while there is no database, and records them once there is', async () => {
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
