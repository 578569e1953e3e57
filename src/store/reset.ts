import { resultOf } from '../game/round';
import { closed, withEverythingReset } from './changes';
import type { Desk } from './desk';
import { opened } from './opened';
import type { Rounds } from './rounds';

export interface Reset {
  /**
   * Deletes all that is saved of the player's game but what it is held to, in every tab; a round that runs here is settled before, and one
   * in another tab waited for. Resolves to whether anything is saved in this browser at all: where nothing is, and
   * where a newer program's game is left alone, only this visit begins anew.
   */
  reset(): Promise<boolean>;
}

export function createReset(
  { rules, safe, now, show }: Desk,
  { settleNow }: Pick<Rounds, 'settleNow'>,
): Reset {
  return {
    async reset() {
      settleNow();
      const hold = await safe.wait();
      try {
        const saved = hold.update((game) => {
          // A round that a crash cut off counts in what was won today, and that stays.
          const { openRound } = game;
          const whole = openRound ? closed(game, resultOf(rules, openRound), now()) : game;
          return withEverythingReset(rules, whole);
        });
        show(saved, opened(rules, saved));
        return hold.dropBackups();
      } finally {
        hold.release();
      }
    },
  };
}
