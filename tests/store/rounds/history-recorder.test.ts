import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createHistory, type Wanted } from '../../../src/store/rounds/history';
import { recordRounds } from '../../../src/store/rounds/history-queue';
import { dealing, LEFT_FISH, NO_WIN } from '../../engine/grids';
import { NOW } from '../saved-text';
import { Disk, openTab, playRound, repositoryOf, SharedLock, type Tab } from '../tabs';

const history = createHistory();

const ALL: Wanted = { which: 'all', game: null };

const record = ({ context }: Tab): Promise<void> => recordRounds(context);
const recorded = async (historyId = 0): Promise<number[]> =>
  (await history.page(historyId, ALL, 0, 99)).map(({ id }) => id).reverse();
const queued = (disk: Disk): number[] => disk.savedGame.unrecorded.map(({ id }) => id);

beforeEach(async () => history.clear());

describe('finished rounds', () => {
  const totalsIn = (disk: Disk) => disk.savedGame.games['lucky-fishing']?.totals;
  /** As the recorder does it once the history has them. */
  function markRecorded({ context: { queue, repository } }: Tab): void {
    const game = repository.read();
    queue.markRecorded(game, queue.pending(game));
  }

  test('are removed with the next write of a round once they are recorded, without a write of their own', async () => {
    const disk = new Disk();
    const tab = openTab({ disk });
    for (let n = 0; n < 2; n++) await playRound(tab);
    const { writes } = tab.storage;
    markRecorded(tab);
    expect([queued(disk), tab.storage.writes]).toEqual([[1, 2], writes]);
    await playRound(tab);
    expect([queued(disk), tab.storage.writes]).toEqual([[3], writes + 2]);
  });

  test('stay where another tab has not recorded them, and are not asked for twice by the one that has', async () => {
    const disk = new Disk();
    const [first, second] = [openTab({ disk }), openTab({ disk })];
    await playRound(first);
    markRecorded(first);
    await playRound(second);
    expect(queued(disk)).toEqual([1, 2]);
    const { queue, repository } = first.context;
    expect(queue.pending(repository.read()).map(({ id }) => id)).toEqual([2]);
    markRecorded(first);
    await playRound(first);
    expect(queued(disk)).toEqual([3]);
    // Those of another history are others.
    markRecorded(first);
    await repository.update((game) => ({ ...game, historyId: 1 }));
    expect(queue.pending(repository.read())).toHaveLength(1);
  });

  test('are two hundred at most where nothing records them: the oldest go', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    for (let n = 0; n < 203; n++) await playRound(tab);
    expect(queued(disk)).toEqual(Array.from({ length: 200 }, (_, n) => n + 4));
    expect(totalsIn(disk)?.rounds).toBe(203);
  });
});

describe('the recorder', () => {
  test('puts each finished round into the history as it was', async () => {
    const tab = openTab({ disk: new Disk({ coins: 30 }), random: dealing(LEFT_FISH, NO_WIN) });
    await playRound(tab);
    await record(tab);
    await playRound(tab);
    await record(tab);
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
    await playRound(tab);
    await record(tab);
    await record(tab);
    expect(add).toHaveBeenCalledTimes(1);
  });

  test('loses no round and doubles none, wherever the tab dies', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const before = openTab({ disk, lock });
    await playRound(before);
    before.crash();
    const second = openTab({ disk, lock });
    await playRound(second);
    await record(second);
    second.crash();
    expect([queued(disk), await recorded()]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    const third = openTab({ disk, lock });
    await playRound(third);
    await record(third);
    await playRound(third);
    expect([queued(disk), await recorded()]).toEqual([[4], [1, 2, 3]]);
  });

  test('may run in two tabs at once', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const tabs = [openTab({ disk, lock }), openTab({ disk, lock })] as const;
    for (const tab of tabs) await playRound(tab);
    await Promise.all(tabs.map(record));
    expect(await recorded()).toEqual([1, 2]);
    await playRound(tabs[1]);
    await Promise.all(tabs.map(record));
    expect([queued(disk), await recorded()]).toEqual([[3], [1, 2, 3]]);
  });

  test('writes into the history of the game that is saved', async () => {
    const tab = openTab();
    await repositoryOf(tab).update((game) => ({ ...game, historyId: 7 }));
    await playRound(tab);
    await record(tab);
    expect([await recorded(0), await recorded(7)]).toEqual([[], [1]]);
  });

  test('leaves the rounds where they are while there is no database, and records them once there is', async () => {
    const disk = new Disk();
    const tab = openTab({ disk });
    vi.spyOn(await tab.game.history(), 'add').mockRejectedValueOnce(
      new DOMException('Full.', 'QuotaExceededError'),
    );
    await playRound(tab);
    await expect(record(tab)).rejects.toThrow('Full.');
    await playRound(tab);
    expect(queued(disk)).toEqual([1, 2]);
    await record(tab);
    expect(await recorded()).toEqual([1, 2]);
  });
});
