import { weekOf } from '../../player/calendar';
import {
  addToChallenge,
  CHALLENGE_GAME,
  newChallenge,
  type ChallengeRecord,
  type WeekResult,
} from '../../player/challenge/challenge';
import { add, larger, toCoins, type Coins } from '../../engine/coins';
import type { GameDefinition } from '../../engine/definition';
import type { Round } from '../../engine/round';
import { availableBonus, claimBonus } from '../../player/daily-bonus';
import { withPayout } from '../../player/limits/play-log';
import { addToRecords } from '../../player/records';
import { addToTotals } from '../../player/totals';
import { nextCount } from './save-repository';
import { gameRecordOf, isSavedAs, newGame, withGameRecord, type SavedGame } from './schema';

// Everything that adds coins to a saved game, or resets it. Each is one write: it happens completely or not at all. A bet
// is taken where its round is drawn (RoundController).

/** How many finished rounds are kept in the saved game while the history cannot be written. */
const UNRECORDED_KEPT = 200;

/** The most past weeks that are remembered: two years. */
const WEEKS_KEPT = 104;

const withCoins = (saved: SavedGame, coins: Coins): Pick<SavedGame, 'coins' | 'highestBalance'> => {
  const balance = add(saved.coins, coins);
  return { coins: balance, highestBalance: larger(saved.highestBalance, balance) };
};

/** The saved game with its challenge among the ended weeks if that week is over: its prize is still to be given. */
export function weekEnded(saved: SavedGame, at: number): SavedGame {
  const { challenge, endedWeeks } = saved;
  return challenge && weekOf(at) > challenge.week
    ? { ...saved, challenge: null, endedWeeks: [...endedWeeks, challenge] }
    : saved;
}

/** Whether a week is over for the player, even if the clock has been turned back since: no week gives two prizes. */
export const isWeekOver = ({ endedWeeks, pastWeeks }: SavedGame, week: number): boolean =>
  [...endedWeeks, ...pastWeeks].some((over) => over.week === week);

/** The challenge that a round counts in, or null if its week is over already. */
function currentChallenge(saved: SavedGame, at: number): ChallengeRecord | null {
  const week = weekOf(at);
  return saved.challenge ?? (isWeekOver(saved, week) ? null : newChallenge(week));
}

/** The saved game with this round paid, counted and closed; the same one if it is not the open round. */
export function settleRound(
  saved: SavedGame,
  definition: GameDefinition,
  round: Round,
  at: number,
): SavedGame {
  const { openRound } = saved;
  const { payout } = round;
  if (!openRound || !isSavedAs(definition, round, openRound)) return saved;
  const current = weekEnded(saved, at);
  const challenge = currentChallenge(current, at);
  const balance = withCoins(saved, payout);
  const { records, totals } = gameRecordOf(saved, round.gameId);
  const { bet, spins, seed } = openRound;
  const counted: SavedGame = {
    ...current,
    ...balance,
    openRound: null,
    ...(round.gameId === CHALLENGE_GAME && { challenge: challenge && addToChallenge(challenge, round, at) }),
    log: withPayout(saved.log, at, payout),
    unrecorded: [...saved.unrecorded, { ...openRound, at, payout, balance: balance.coins }].slice(
      -UNRECORDED_KEPT,
    ),
  };
  return withGameRecord(counted, round.gameId, {
    lastRound: { bet, ...(seed !== undefined && { seed }), spins },
    records: addToRecords(records, round),
    totals: addToTotals(totals, round),
  });
}

/** The saved game with the bet of its open round given back, because no game can have had that round. */
export function returnOpenBet(saved: SavedGame, at: number): SavedGame {
  const { openRound } = saved;
  if (!openRound) return saved;
  const bet = toCoins(openRound.bet);
  return { ...saved, coins: add(saved.coins, bet), openRound: null, log: withPayout(saved.log, at, bet) };
}

/** The saved game after the daily bonus; the same one if there is none today. `today` as `localDay` counts. */
export function withBonus(saved: SavedGame, today: number): SavedGame {
  const bonus = availableBonus(saved.bonus, today);
  return bonus
    ? { ...saved, ...withCoins(saved, bonus.amount), bonus: claimBonus(saved.bonus, today) }
    : saved;
}

export const withPrize = (saved: SavedGame, result: WeekResult): SavedGame => ({
  ...saved,
  ...withCoins(saved, result.prize),
  endedWeeks: saved.endedWeeks.filter(({ week }) => week !== result.week),
  pastWeeks: [result, ...saved.pastWeeks].slice(0, WEEKS_KEPT),
  unseenWeeks: [...saved.unseenWeeks, result.week].slice(-WEEKS_KEPT),
});

/** The saved game once the player has seen the result of a week; the same one if they had before. */
export const withWeekSeen = (saved: SavedGame, week: number): SavedGame =>
  saved.unseenWeeks.includes(week)
    ? { ...saved, unseenWeeks: saved.unseenWeeks.filter((unseen) => unseen !== week) }
    : saved;

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
