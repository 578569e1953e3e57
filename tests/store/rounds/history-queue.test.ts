import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealing, LEFT_FISH } from '../../engine/grids';
import { Disk, flushPromises, openTab, repositoryOf, spin, type Tab } from '../tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Plays so many rounds to their end. */
async function play(tab: Tab, rounds = 1): Promise<void> {
  for (let n = 0; n < rounds; n++) {
    await spin(tab.game);
    tab.game.settleNow('hidden');
    await flushPromises();
  }
}

/** As the recorder does it once the history has them. */
function record(tab: Tab): void {
  const { queue } = tab.context;
  const game = repositoryOf(tab).read();
  queue.markRecorded(game, queue.pending(game));
}

const totalsIn = (disk: Disk) => disk.savedGame.games['lucky-fishing']?.totals;
const queued = (disk: Disk): number[] => disk.savedGame.unrecorded.map(({ id }) => id);

describe('finished rounds', () => {
  test('are removed with the next write of a round once they are recorded, without a write of their own', async () => {
    const disk = new Disk();
    const tab = openTab({ disk });
    await play(tab, 2);
    const { writes } = tab.storage;
    record(tab);
    expect([queued(disk), tab.storage.writes]).toEqual([[1, 2], writes]);
    await play(tab);
    expect(queued(disk)).toEqual([3]);
    expect(tab.storage.writes).toBe(writes + 2);
    await play(tab);
    expect(queued(disk)).toEqual([3, 4]);
  });

  test('stay where another tab has not recorded them, and are not asked for twice by the one that has', async () => {
    const disk = new Disk();
    const [first, second] = [openTab({ disk }), openTab({ disk })];
    await play(first);
    record(first);
    await play(second);
    expect(queued(disk)).toEqual([1, 2]);
    expect(first.context.queue.pending(repositoryOf(first).read()).map(({ id }) => id)).toEqual([2]);
    record(first);
    await play(first);
    expect(queued(disk)).toEqual([3]);
  });

  test('of another history are others', async () => {
    const disk = new Disk();
    const tab = openTab({ disk });
    await play(tab);
    record(tab);
    await repositoryOf(tab).update((game) => ({ ...game, historyId: 1 }));
    expect(tab.context.queue.pending(repositoryOf(tab).read())).toHaveLength(1);
  });

  test('are two hundred at most where nothing records them: the oldest go', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await play(tab, 203);
    expect(queued(disk)).toEqual(Array.from({ length: 200 }, (_, n) => n + 4));
    expect(totalsIn(disk)?.rounds).toBe(203);
  });
});
