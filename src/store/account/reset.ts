import { roundOf } from '../document/saved-round';
import { returnOpenBet, settleRound, withEverythingReset } from '../document/save-transitions';
import type { SavedGame } from '../document/schema';
import type { History } from '../rounds/history';
import type { StoreContext } from '../store-context';

/**
 * The outcome of a reset. `this visit`: nothing is saved in this browser, or a newer program has saved it and it stays.
 * `old copies remain`: the game is new, but the browser did not delete old rounds or unreadable copies.
 */
export type ResetOutcome = 'everything' | 'old copies remain' | 'this visit';

/** Deletes the history of all games but one, and returns whether it could. Without a database there is nothing to delete. */
async function deleteOtherHistories(history: History, historyId: number): Promise<boolean> {
  if (!(await history.isAvailable())) return true;
  return history.keepOnly(historyId).then(
    () => true,
    () => false,
  );
}

/** As `Game.reset`, which loads this file when the player wants it. */
export async function reset(
  { definitions, repository, history: loadHistory, now, replace }: StoreContext,
  settleNow: () => void,
): Promise<ResetOutcome> {
  // Before anything changes: its code may be missing.
  const history = await loadHistory();
  settleNow();
  const lease = await repository.lease();
  try {
    const { openRound } = repository.read();
    const definition = openRound && (await definitions.load(openRound.game));
    const round = openRound && definition && roundOf(definition, openRound);
    // A round that a crash has interrupted counts towards today's winnings, and those stay.
    const fromNew = (game: SavedGame): SavedGame =>
      withEverythingReset(round ? settleRound(game, round, now()) : returnOpenBet(game, now()));
    const inMemory = lease.isInMemory();
    const saved = inMemory ? lease.update(fromNew) : lease.commit(fromNew);
    replace();
    // A saved game that was not replaced keeps its history.
    if (inMemory) return 'this visit';
    const areGone = [lease.deleteBackups(), await deleteOtherHistories(history, saved.historyId)];
    return areGone.includes(false) ? 'old copies remain' : 'everything';
  } finally {
    lease.release();
  }
}
