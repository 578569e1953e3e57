import { localDay } from '../../player/calendar';
import { CHALLENGE_GAME, type WeekResult } from '../../player/challenge/challenge';
import { availableBonus } from '../../player/daily-bonus';
import { weekEnded, withBonus, withPrize, withWeekSeen } from '../document/save-transitions';
import type { StoreContext } from '../store-context';
import { NotSavedError, type SaveChange } from '../document/save-repository';

/** Coins that do not come from a round. */
export function createRewards({ definitions, events, repository, now, waitFor, syncSaved }: StoreContext) {
  /** Saves a change and shows it, or returns false if the storage refuses. */
  const saves = async (change: SaveChange): Promise<boolean> => {
    try {
      await repository.commit(change);
      syncSaved();
      return true;
    } catch (reason) {
      if (reason instanceof NotSavedError) return false;
      throw reason;
    }
  };
  let hasAnnouncedUnseen = false;
  return {
    /** Gives the daily bonus once a day, and announces `bonusClaimed`, or `bonusNotSaved` if the storage refuses. */
    async claimBonus(): Promise<void> {
      const today = localDay(new Date(now()));
      let bonus = availableBonus(repository.read().bonus, today);
      const save = saves((saved) => {
        // Another tab may have claimed it meanwhile.
        bonus = availableBonus(saved.bonus, today);
        return withBonus(saved, today);
      });
      const isSaved = await waitFor(save);
      if (!isSaved) events.emit('bonusNotSaved');
      else if (bonus) events.emit('bonusClaimed', bonus);
    },
    /**
     * Gives the prizes of weeks that are over, and announces `challengeSettled` for each. The first call also announces
     * results that the player has not seen. If the storage refuses, a later call gives them. Rejects if code is missing.
     */
    async closeWeeks(): Promise<void> {
      const at = now();
      const { pastWeeks, unseenWeeks } = repository.read();
      // They are saved latest first, and announced oldest first.
      const unseen = pastWeeks.toReversed().filter(({ week }) => unseenWeeks.includes(week));
      const announced = hasAnnouncedUnseen ? [] : unseen;
      hasAnnouncedUnseen = true;
      for (const result of announced) events.emit('challengeSettled', result);
      if (weekEnded(repository.read(), at).endedWeeks.length === 0) return;
      // The leaderboard with its rivals is loaded only when there is a week to close.
      const { resultOfWeek } = await import('../../player/challenge/leaderboard');
      const rules = await definitions.load(CHALLENGE_GAME);
      if (!rules) return;
      let results: WeekResult[] = [];
      const areSaved = await saves((saved) => {
        const ended = weekEnded(saved, at);
        results = ended.endedWeeks.flatMap((record) => resultOfWeek(rules, record, at) ?? []);
        return results.reduce(withPrize, ended);
      });
      if (areSaved) for (const result of results) events.emit('challengeSettled', result);
    },
    /** Call it once the player has had a chance to see the result of a week: it is not announced again. */
    async markWeekSeen(week: number): Promise<void> {
      await saves((saved) => withWeekSeen(saved, week));
    },
  };
}
