import { weekOf } from '../game/calendar';
import { counted, newChallenge, type ChallengeRecord, type WeekResult } from '../game/challenge';
import { add, type Coins } from '../game/coins';
import { bonusOf, claimed } from '../game/daily-bonus';
import type { FishingResult } from '../game/events';
import { withPayout } from '../game/play-log';
import { recorded, withBalance } from '../game/records';
import type { FishingRules } from '../game/rules';
import { totalled } from '../game/totals';
import { newGame, type SavedGame } from './saved-game';
import { UNRECORDED_KEPT } from './saved-profile';
import { nextCount } from './vault';

// All that adds coins to a saved game, or begins it anew. Each is one write: it has happened whole, or not at all.

/** The most past weeks that are remembered: two years. */
const WEEKS_KEPT = 104;

const given = (game: SavedGame, coins: Coins): Pick<SavedGame, 'coins' | 'records'> => {
  const balance = add(game.coins, coins);
  return { coins: balance, records: withBalance(game.records, balance) };
};

/** The saved game once the week that its challenge belongs to is over: it waits for its prize. */
export function weekEnded(game: SavedGame, at: number): SavedGame {
  const { challenge, endedWeeks } = game;
  return challenge && weekOf(at) > challenge.week
    ? { ...game, challenge: null, endedWeeks: [...endedWeeks, challenge] }
    : game;
}

/** The latest week that is over for the player, also where the clock has been turned back since. */
const lastWeekOver = ({ endedWeeks, pastWeeks }: SavedGame): number =>
  Math.max(...[...endedWeeks, ...pastWeeks].map(({ week }) => week));

/** The challenge that a round counts in, or null where its week is over already: none has two prizes. */
function challengeOf(game: SavedGame, at: number): ChallengeRecord | null {
  const week = weekOf(at);
  return game.challenge ?? (week > lastWeekOver(game) ? newChallenge(week) : null);
}

/**
 * The saved game after its open round, if it is this one, has been paid, counted and closed.
 *
 * @param at milliseconds since 1970
 */
export function closed(game: SavedGame, result: FishingResult, at: number): SavedGame {
  const { round, payout } = result;
  if (game.openRound?.id !== round.id) return game;
  const current = weekEnded(game, at);
  const challenge = challengeOf(current, at);
  const coins = add(game.coins, payout);
  return {
    ...current,
    coins,
    openRound: null,
    lastGrid: round.grid,
    challenge: challenge && counted(challenge, result, at),
    records: recorded(game.records, result, coins),
    log: withPayout(game.log, at, payout),
    totals: totalled(game.totals, result),
    unrecorded: [...game.unrecorded, { ...round, at, payout, balance: coins }].slice(-UNRECORDED_KEPT),
  };
}

/** The saved game after the daily bonus; the same one where there is none today. `today` as `localDay` counts. */
export function withBonus(game: SavedGame, today: number): SavedGame {
  const bonus = bonusOf(game.bonus, today);
  return bonus ? { ...game, ...given(game, bonus.amount), bonus: claimed(game.bonus, today) } : game;
}

/** The saved game after the prize of a week that waited for it, and waits no more. */
export const withPrize = (game: SavedGame, result: WeekResult): SavedGame => ({
  ...game,
  ...given(game, result.prize),
  endedWeeks: game.endedWeeks.filter(({ week }) => week !== result.week),
  pastWeeks: [result, ...game.pastWeeks].slice(0, WEEKS_KEPT),
});

/** A new game in the place of the saved one. What the player is held to stays: a reset is no way round it. */
export const withEverythingReset = (
  rules: FishingRules,
  { book, limits, log, writes }: SavedGame,
): SavedGame => ({
  ...newGame(rules),
  // The history of the game before is another book.
  book: nextCount(book),
  limits,
  log: { ...log, playedMs: 0 },
  writes,
});
