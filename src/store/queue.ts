import type { SavedGame } from './saved-game';
import type { FinishedRound } from './saved-profile';

/** Where finished rounds wait until they are known to be in the history. */
export interface Queue {
  /** The rounds of a saved game that still have to be recorded. */
  waiting(game: SavedGame): readonly FinishedRound[];
  /** Notes that these rounds are in the history, for good. */
  recorded(game: SavedGame, rounds: readonly FinishedRound[]): void;
  /** The saved game without those that are: it leaves them out of the next write that happens anyway. */
  swept(game: SavedGame): SavedGame;
}

/** Watches over the finished rounds of saved games. A round that is recorded twice is in the history once. */
export function createQueue(): Queue {
  let done = new Set<string>();
  const keyIn =
    ({ book }: SavedGame) =>
    ({ at, id }: FinishedRound): string =>
      `${book} ${at} ${id}`;

  const waiting = (game: SavedGame): readonly FinishedRound[] => {
    const key = keyIn(game);
    return game.unrecorded.filter((round) => !done.has(key(round)));
  };
  return {
    waiting,
    recorded(game, rounds) {
      const key = keyIn(game);
      // What is done and has left the queue need not be remembered.
      const known = game.unrecorded.filter((round) => done.has(key(round)));
      done = new Set([...known, ...rounds].map(key));
    },
    swept: (game) =>
      game.unrecorded.length > waiting(game).length ? { ...game, unrecorded: waiting(game) } : game,
  };
}
