import { weekOf, weekStart } from './calendar';
import type { Coins } from './coins';
import type { Result } from './round';

/** How many spins of a week count: after them, playing on buys no place. */
export const SPINS_COUNTED = 100;

/** How somebody stands in one week's challenge. */
export interface ChallengeRecord {
  /** As `weekOf` counts. */
  readonly week: number;
  /** Spins that have counted, 0 to `SPINS_COUNTED`. */
  readonly spins: number;
  /** The sum of the multipliers won: payout by bet, so that a higher bet buys no place. */
  readonly score: number;
  /** When the present score was reached, in milliseconds since 1970; the start of the week before any spin. */
  readonly reachedAt: number;
}

/** What became of an ended week for the player. */
export interface WeekResult {
  /** As `weekOf` counts. */
  readonly week: number;
  readonly rank: number;
  readonly score: number;
  readonly prize: Coins;
}

/** The record of a week in which nothing has been spun. */
export const newChallenge = (week: number): ChallengeRecord => ({
  week,
  spins: 0,
  score: 0,
  reachedAt: weekStart(week),
});

/**
 * The record of the week that runs: the same one as long as its week lasts, afterwards a new one. A clock
 * turned back leads to no earlier week.
 *
 * @param at milliseconds since 1970
 */
export function challengeAt(record: ChallengeRecord, at: number): ChallengeRecord {
  const week = weekOf(at);
  return week > record.week ? newChallenge(week) : record;
}

/**
 * The record after a settled round. It starts anew in a new week, which forgets the one before: close that
 * first (`closeWeek`). The same record comes back where the round changes nothing.
 *
 * @param at when the round was settled, in milliseconds since 1970
 */
export function counted(record: ChallengeRecord, { payout, round }: Result, at: number): ChallengeRecord {
  const current = challengeAt(record, at);
  const { week, spins, score, reachedAt } = current;
  if (spins >= SPINS_COUNTED) return current;
  // The first spin reaches its score also where it wins nothing. A clock turned back makes nobody earlier.
  const reaches = payout > 0 || spins === 0;
  return {
    week,
    spins: spins + 1,
    score: score + payout / round.bet,
    reachedAt: reaches ? Math.max(at, reachedAt) : reachedAt,
  };
}
