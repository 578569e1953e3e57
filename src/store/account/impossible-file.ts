import { nameFault } from '../../player/player-name';
import { highestPay, symbolList, type GameDefinition } from '../../engine/definition';
import type { HistoryRound } from '../rounds/history';
import type { SavedGame } from '../document/schema';

/** Why the contents of a save file cannot be true. */
export type Impossibility =
  | 'impossible name'
  | 'more wins than rounds'
  | 'impossible totals'
  | 'impossible records'
  | 'too many rounds';

type Check = (rules: GameDefinition, game: SavedGame) => boolean;

const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200D\uFE0F]/gu;

/** Whether this browser or another could have saved the name: one that knows fewer emoji counts more characters. */
const isNamePossible: Check = (_, { profile: { name } }) =>
  name === null ||
  nameFault(name) === null ||
  (nameFault(name) === 'too long' && nameFault(name.replaceAll(EMOJI, '')) !== 'too long');

/** Sums stop at the largest safe integer: from there on they no longer match the rounds. */
const isExact = (sum: number): boolean => sum < Number.MAX_SAFE_INTEGER;

/** Whether rounds with these totals could have been played: by number, bets, payouts and symbols seen. */
const areTotalsPossible: Check = (rules, { rounds: started, openRound, totals }) => {
  const { rounds, wins, bet, won } = totals;
  if (![started, rounds, bet, won].every(isExact)) return true;
  const { min, max, step } = rules.bet;
  const payouts = symbolList(rules).map(highestPay);
  const cells = Object.values(totals.symbols).reduce((sum, seen) => sum + seen, 0);
  return (
    rounds <= started - (openRound ? 1 : 0) &&
    bet >= rounds * min &&
    bet <= rounds * max &&
    bet % step === 0 &&
    won % step === 0 &&
    won >= wins * min * Math.min(...payouts) &&
    won <= wins * max * Math.max(...payouts) &&
    cells === rounds * rules.grid.columns * rules.grid.rows
  );
};

const areRecordsPossible: Check = (rules, { coins, rounds, records }) =>
  records.largestWin <= rules.bet.max * Math.max(...symbolList(rules).map(highestPay)) &&
  records.run <= records.longestRun &&
  records.longestRun <= rounds &&
  records.highestBalance >= coins;

/** Why a file cannot be true, or null. For files only: refusing this browser's own save would lose the game. */
export function impossibilityIn(
  rules: GameDefinition,
  { game, rounds }: { readonly game: SavedGame; readonly rounds: readonly HistoryRound[] },
): Impossibility | null {
  if (!isNamePossible(rules, game)) return 'impossible name';
  if (game.totals.wins > game.totals.rounds) return 'more wins than rounds';
  if (!areTotalsPossible(rules, game)) return 'impossible totals';
  if (!areRecordsPossible(rules, game)) return 'impossible records';
  return rounds.length > game.rounds ? 'too many rounds' : null;
}
