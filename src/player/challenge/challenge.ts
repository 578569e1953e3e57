import { weekOf, weekStart } from '../calendar';
import type { Coins } from '../../engine/coins';
import type { Round } from '../../engine/round';
import { luckyFishingCard } from '../../games/lucky-fishing/card';

/** The game whose rounds count in the weekly challenge, by its id. */
export const CHALLENGE_GAME = luckyFishingCard.id;

/** How many spins of a week count: further spins improve no rank. */
export const SPINS_COUNTED = 100;

/** One player's score in one week's challenge. */
export interface ChallengeRecord {
  /** As `weekOf` counts. */
  readonly week: number;
  /** Spins that have counted, 0 to `SPINS_COUNTED`. */
  readonly spins: number;
  /** The sum of the multipliers won: payout by bet, so that a higher bet improves no rank. */
  readonly score: number;
  /** When the score was reached, in milliseconds since 1970; the start of the week before any spin. */
  readonly reachedAt: number;
}

/** The player's result in an ended week. */
export interface WeekResult {
  /** As `weekOf` counts. */
  readonly week: number;
  readonly rank: number;
  readonly score: number;
  readonly prize: Coins;
}

export const newChallenge = (week: number): ChallengeRecord => ({
  week,
  spins: 0,
  score: 0,
  reachedAt: weekStart(week),
});

/** The record of the week at an instant (milliseconds since 1970). A clock that was turned back changes nothing. */
export function challengeAt(record: ChallengeRecord, at: number): ChallengeRecord {
  const week = weekOf(at);
  return week > record.week ? newChallenge(week) : record;
}

/** The record after a settled round; the same one if that changes nothing. An ended week has to be closed before. */
export function addToChallenge(record: ChallengeRecord, { bet, payout }: Round, at: number): ChallengeRecord {
  const current = challengeAt(record, at);
  const { week, spins, score, reachedAt } = current;
  if (spins >= SPINS_COUNTED) return current;
  // The first spin sets the time even without a win. A clock that was turned back never makes it earlier.
  const reaches = payout > 0 || spins === 0;
  return {
    week,
    spins: spins + 1,
    score: score + payout / bet,
    reachedAt: reaches ? Math.max(at, reachedAt) : reachedAt,
  };
}
