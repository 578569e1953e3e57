import type { GameDefinition } from '../../engine/definition';
import { encodeGrid } from '../../engine/grid-codec';
import type { FinishedRound } from '../document/schema';
import type { StoreContext } from '../store-context';
import { history, type HistoryRound } from './history';

/** A finished round as the history keeps it. */
export const historyRound = (rules: GameDefinition, { grid, ...round }: FinishedRound): HistoryRound => ({
  ...round,
  grid: encodeGrid(rules, grid),
});

/**
 * Puts the pending rounds of the saved game into the history; rejects if the browser gives no database. A crash loses
 * none: they leave the queue only after they are stored, and one that is stored again, by any tab, is there once.
 */
export async function recordRounds({ rules, repository, queue }: StoreContext): Promise<void> {
  const game = repository.read();
  const rounds = queue.pending(game);
  if (rounds.length === 0) return;
  await history.add(
    game.historyId,
    rounds.map((round) => historyRound(rules, round)),
  );
  queue.markRecorded(game, rounds);
}
