import type { HistoryRound, SavedGame } from '../document/schema';
import type { SaveRepository } from '../document/save-repository';
import type { History } from './history';

export type HistoryQueue = ReturnType<typeof createHistoryQueue>;

/** The finished rounds in saved games until they are in the history. One that is recorded twice is there once. */
export function createHistoryQueue() {
  let recorded = new Set<string>();
  const keyIn =
    ({ historyId }: SavedGame) =>
    ({ at, id }: HistoryRound): string =>
      `${historyId} ${at} ${id}`;

  const pending = (game: SavedGame): readonly HistoryRound[] => {
    const key = keyIn(game);
    return game.unrecorded.filter((round) => !recorded.has(key(round)));
  };
  return {
    pending,
    /** Notes that these rounds are safely in the history. */
    markRecorded(game: SavedGame, rounds: readonly HistoryRound[]): void {
      const key = keyIn(game);
      // Recorded rounds that have left the saved game need not be remembered.
      const known = game.unrecorded.filter((round) => recorded.has(key(round)));
      recorded = new Set([...known, ...rounds].map(key));
    },
    /** The saved game without the recorded rounds: the next write that happens anyway leaves them out. */
    withoutRecorded: (game: SavedGame): SavedGame =>
      game.unrecorded.length > pending(game).length ? { ...game, unrecorded: pending(game) } : game,
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
  const game = repository.read();
  const rounds = queue.pending(game);
  if (rounds.length === 0) return;
  await (await history()).add(game.historyId, rounds);
  queue.markRecorded(game, rounds);
}
