import type { StoreContext } from '../store-context';

/**
 * Puts the pending rounds of the saved game into the history; rejects if the browser gives no database. A crash loses
 * none: they leave the queue only after they are stored, and one that is stored again, by any tab, is there once.
 */
export async function recordRounds({ repository, queue, history }: StoreContext): Promise<void> {
  const game = repository.read();
  const rounds = queue.pending(game);
  if (rounds.length === 0) return;
  await (await history()).add(game.historyId, rounds);
  queue.markRecorded(game, rounds);
}
