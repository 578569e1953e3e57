import { weekOf } from '../../player/calendar';
import {
  addToChallenge,
  CHALLENGE_GAME,
  newChallenge,
  type ChallengeRecord,
  type WeekResult,
} from '../../player/challenge/challenge';
import { add, larger, toCoins, type Coins } from '../../engine/coins';
import type { Round } from '../../engine/round';
import { availableBonus, claimBonus } from '../../player/daily-bonus';
import { withPayout } from '../../player/limits/play-log';
import { addToRecords } from '../../player/records';
import { addToTotals } from '../../player/totals';
import { nextCount } from './save-repository';
import { gameRecordOf, newGame, withGameRecord, type SavedGame } from './schema';

// Everything that adds coins to a saved game, or resets it. Each is one write: it happens completely or not at all. A bet
// is taken where its round is drawn (RoundController).

/** How many finished rounds are kept in the saved game while the history cannot be written. */
const UNRECORDED_KEPT = 200;

/** The most past weeks that are remembered: two years. */
const WEEKS_KEPT = 104;

const withCoins = (game: SavedGame, coins: Coins): Pick<SavedGame, 'coins' | 'highestBalance'> => {
  const balance = add(game.coins, coins);
  return { coins: balance, highestBalance: larger(game.highestBalance, balance) };
};

/** The saved game with its challenge among the ended weeks if that week is over: its prize is still to be given. */
export function weekEnded(game: SavedGame, at: number): SavedGame {
  const { challenge, endedWeeks } = game;
  return challenge && weekOf(at) > challenge.week
    ? { ...game, challenge: null, endedWeeks: [...endedWeeks, challenge] }
    : game;
}

/** Whether a week is over for the player, even if the clock has been turned back since: no week gives two prizes. */
export const isWeekOver = ({ endedWeeks, pastWeeks }: SavedGame, week: number): boolean =>
  [...endedWeeks, ...pastWeeks].some((over) => over.week === week);

/** The challenge that a round counts in, or null if its week is over already. */
function currentChallenge(game: SavedGame, at: number): ChallengeRecord | null {
  const week = weekOf(at);
  return game.challenge ?? (isWeekOver(game, week) ? null : newChallenge(week));
}

/** The saved game with this round paid, counted and closed; the same one if it is not the open round. */
export function settleRound(game: SavedGame, round: Round, at: number): SavedGame {
  const { openRound } = game;
  const { payout } = round;
  if (openRound?.id !== round.id || openRound.game !== round.game) return game;
  const current = weekEnded(game, at);
  const challenge = currentChallenge(current, at);
  const balance = withCoins(game, payout);
  const { records, totals } = gameRecordOf(game, round.game);
  const { bet, spins, seed } = openRound;
  const counted: SavedGame = {
    ...current,
    ...balance,
    openRound: null,
    ...(round.game === CHALLENGE_GAME && { challenge: challenge && addToChallenge(challenge, round, at) }),
    log: withPayout(game.log, at, payout),
    unrecorded: [...game.unrecorded, { ...openRound, at, payout, balance: balance.coins }].slice(
      -UNRECORDED_KEPT,
    ),
  };
  return withGameRecord(counted, round.game, {
    lastRound: { bet, ...(seed !== undefined && { seed }), spins },
    records: addToRecords(records, round),
    totals: addToTotals(totals, round),
  });
}

/** The saved game with the bet of its open round given back, because no game can have had that round. */
export function returnOpenBet(game: SavedGame, at: number): SavedGame {
  const { openRound } = game;
  if (!openRound) return game;
  const bet = toCoins(openRound.bet);
  return { ...game, coins: add(game.coins, bet), openRound: null, log: withPayout(game.log, at, bet) };
}

/** The saved game after the daily bonus; the same one if there is none today. `today` as `localDay` counts. */
export function withBonus(game: SavedGame, today: number): SavedGame {
  const bonus = availableBonus(game.bonus, today);
  return bonus ? { ...game, ...withCoins(game, bonus.amount), bonus: claimBonus(game.bonus, today) } : game;
}

export const withPrize = (game: SavedGame, result: WeekResult): SavedGame => ({
  ...game,
  ...withCoins(game, result.prize),
  endedWeeks: game.endedWeeks.filter(({ week }) => week !== result.week),
  pastWeeks: [result, ...game.pastWeeks].slice(0, WEEKS_KEPT),
  unseenWeeks: [...game.unseenWeeks, result.week].slice(-WEEKS_KEPT),
});

/** The saved game once the player has seen the result of a week; the same one if they had before. */
export const withWeekSeen = (game: SavedGame, week: number): SavedGame =>
  game.unseenWeeks.includes(week)
    ? { ...game, unseenWeeks: game.unseenWeeks.filter((unseen) => unseen !== week) }
    : game;

/** A new game in the place of the saved one. Limits and breaks stay: a reset does not get around them. */
export const withEverythingReset = ({
  historyId,
  limits,
  log,
  persistenceAsked,
  writes,
}: SavedGame): SavedGame => ({
  ...newGame,
  // A new game has a new history.
  historyId: nextCount(historyId),
  limits,
  log: { ...log, playedMs: 0 },
  persistenceAsked,
  writes,
});
