import type { HistoryRound, SavedGame } from '../document/schema';
import type { SaveRepository } from '../document/save-repository';
import type { History } from './history';

export type HistoryQueue = ReturnType<typeof createHistoryQueue>;

/** Finished rounds that wait in the saved game until they are in the history. Recording one twice does no harm. */
export function createHistoryQueue() {
  let recorded = new Set<string>();
  const keyIn =
    ({ historyId }: SavedGame) =>
    ({ at, id }: HistoryRound): string =>
      `${historyId} ${at} ${id}`;

  const pending = (saved: SavedGame): readonly HistoryRound[] => {
    const key = keyIn(saved);
    return saved.unrecorded.filter((round) => !recorded.has(key(round)));
  };
  return {
    pending,
    /** Notes that these rounds are safely in the history. */
    markRecorded(saved: SavedGame, rounds: readonly HistoryRound[]): void {
      const key = keyIn(saved);
      // Those that have left the saved game can be forgotten.
      const known = saved.unrecorded.filter((round) => recorded.has(key(round)));
      recorded = new Set([...known, ...rounds].map(key));
    },
    /** The saved game without the recorded rounds: the next write that happens anyway leaves them out. */
    withoutRecorded: (saved: SavedGame): SavedGame =>
      saved.unrecorded.length > pending(saved).length ? { ...saved, unrecorded: pending(saved) } : saved,
  };
}

/**
 * Puts the pending rounds of the saved game into the history; rejects if the browser gives no database. A crash loses
 * none: they leave the queue only after they are stored, and one that is stored again, by any tab, is there once.
 */
export async function recordRounds({
  repository,
  queue,
  history,
}: {
  readonly repository: SaveRepository;
  readonly queue: HistoryQueue;
  readonly history: () => Promise<History>;
}): Promise<void> {
  const saved = repository.read();
  const rounds = queue.pending(saved);
  if (rounds.length === 0) return;
  await (await history()).add(saved.historyId, rounds);
  queue.markRecorded(saved, rounds);
}
