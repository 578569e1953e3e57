import { returnOpenBet, settleRound, withEverythingReset } from '../document/save-transitions';
import { restoreRound, type SavedGame } from '../document/schema';
import type { StoreContext } from '../store-context';

/**
 * The outcome of a reset. `this visit`: nothing is saved in this browser, or a newer program has saved it and it stays.
 * `old copies remain`: the game is new, but the browser did not delete old rounds or unreadable copies.
 */
export type ResetOutcome = 'everything' | 'old copies remain' | 'this visit';

/** As `GameStore.reset`, which loads this file when the player wants it. */
export async function reset(
  { definitions, repository, history: loadHistory, now, reopenMachines }: StoreContext,
  settleNow: () => void,
): Promise<ResetOutcome> {
  // Before anything changes: its code may be missing.
  const history = await loadHistory();
  settleNow();
  const lease = await repository.lease();
  try {
    const { openRound } = repository.read();
    const definition = openRound && (await definitions.load(openRound.game));
    const round = openRound && definition && restoreRound(definition, openRound);
    // A round that a crash has interrupted counts towards today's winnings, and those stay.
    const fromNew = (game: SavedGame): SavedGame =>
      withEverythingReset(
        definition && round ? settleRound(game, definition, round, now()) : returnOpenBet(game, now()),
      );
    const inMemory = lease.isInMemory();
    const saved = inMemory ? lease.update(fromNew) : lease.commit(fromNew);
    reopenMachines();
    // A saved game that was not replaced keeps its history.
    if (inMemory) return 'this visit';
    const areCopiesGone = lease.deleteBackups();
    // Without a database there is nothing to delete.
    const areRoundsGone =
      !(await history.isAvailable()) ||
      (await history.keepOnly(saved.historyId).then(
        () => true,
        () => false,
      ));
    return areCopiesGone && areRoundsGone ? 'everything' : 'old copies remain';
  } finally {
    lease.release();
  }
}
