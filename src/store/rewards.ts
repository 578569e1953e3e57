import { localDay } from '../game/calendar';
import type { WeekResult } from '../game/challenge';
import { bonusOf } from '../game/daily-bonus';
import { weekEnded, withBonus, withPrize } from './changes';
import type { Desk } from './desk';

/** Coins that no round brings. */
export interface Rewards {
  /** Gives the daily bonus, and announces `bonusClaimed`. Does nothing where today's has been given. */
  claimBonus(): Promise<void>;
  /**
   * Gives the prizes of weeks that are over, and announces `weekClosed` for each, once. Rejects where the
   * board can't be fetched: the weeks wait for the next call.
   */
  closeWeeks(): Promise<void>;
}

export function createRewards({ rules, events, safe, now, show }: Desk): Rewards {
  return {
    async claimBonus() {
      const today = localDay(new Date(now()));
      let bonus = bonusOf(safe.read().bonus, today);
      const saved = await safe.change((game) => {
        // What another tab has claimed meanwhile is claimed.
        bonus = bonusOf(game.bonus, today);
        return withBonus(game, today);
      });
      show(saved);
      if (bonus) events.emit('bonusClaimed', bonus);
    },
    async closeWeeks() {
      const at = now();
      if (weekEnded(safe.read(), at).endedWeeks.length === 0) return;
      // The board, with all who stand on it, is fetched when there is a week to close.
      const { closeWeek } = await import('../game/leaderboard');
      let results: WeekResult[] = [];
      const saved = await safe.change((game) => {
        const ended = weekEnded(game, at);
        results = ended.endedWeeks.flatMap((record) => closeWeek(rules, record, at) ?? []);
        return results.reduce(withPrize, ended);
      });
      show(saved);
      for (const result of results) events.emit('weekClosed', result);
    },
  };
}
