import { nameFault } from '../../player/player-name';
import type { GameDefinition } from '../../engine/definition';
import { maxPayoutInBets, maxSpins, allPayouts } from '../../engine/payout-bounds';
import { roundOf } from '../document/saved-round';
import { gameRecordOf, type GameRecord, type SavedGame } from '../document/schema';
import type { HistoryRound } from '../rounds/history';

/** Why the contents of a save file cannot be true. */
export type Impossibility =
  | 'impossible name'
  | 'more wins than rounds'
  | 'impossible totals'
  | 'impossible records'
  | 'impossible rounds'
  | 'too many rounds';

const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200D\uFE0F]/gu;

/** Whether this browser or another could have saved the name: one that knows fewer emoji counts more characters. */
const isNamePossible = ({ profile: { name } }: SavedGame): boolean =>
  name === null ||
  nameFault(name) === null ||
  (nameFault(name) === 'too long' && nameFault(name.replaceAll(EMOJI, '')) !== 'too long');

/** Sums stop at the largest safe integer: from there on they no longer match the rounds. */
const isExact = (sum: number): boolean => sum < Number.MAX_SAFE_INTEGER;

/** Whether payouts can come to so many coins: to whole steps of the bet, unless parts of a bet are paid. */
const isPayable = (definition: GameDefinition, coins: number): boolean =>
  coins % definition.bet.step === 0 || !allPayouts(definition).every(Number.isInteger);

/** Whether rounds with these totals could have been played: by number, bets, payouts and symbols seen. */
function areTotalsPossible(definition: GameDefinition, { totals }: GameRecord): boolean {
  const { rounds, wins, bet, won } = totals;
  if (![rounds, bet, won].every(isExact)) return true;
  const { grid, bet: limits, symbols } = definition;
  const cells = Object.values(totals.symbols).reduce((sum, seen) => sum + seen, 0);
  const spins = cells / (grid.columns * grid.rows);
  return (
    bet >= rounds * limits.min &&
    bet <= rounds * limits.max &&
    bet % limits.step === 0 &&
    isPayable(definition, won) &&
    won >= wins * limits.min * Math.min(...allPayouts(definition)) &&
    won <= wins * limits.max * maxPayoutInBets(definition) &&
    Number.isInteger(spins) &&
    spins >= rounds &&
    spins <= rounds * maxSpins(definition) &&
    Object.keys(totals.symbols).every((id) => Object.hasOwn(symbols, id))
  );
}

const areRecordsPossible = (definition: GameDefinition, { records, totals }: GameRecord): boolean =>
  records.largestWin <= definition.bet.max * maxPayoutInBets(definition) &&
  records.run <= records.longestRun &&
  records.longestRun <= totals.rounds;

/** Whether a game can have had the round that is open in it, and the one that was its last. */
const areRoundsPossible = (
  definition: GameDefinition,
  { lastRound }: GameRecord,
  { openRound }: SavedGame,
): boolean =>
  (openRound?.game !== definition.id || roundOf(definition, openRound) !== null) &&
  (lastRound === null || roundOf(definition, { ...lastRound, id: 1 }) !== null);

/** Why a file cannot be true, or null. For files only: refusing this browser's own save would lose the game. */
export function impossibilityIn(
  definitions: readonly GameDefinition[],
  { game, rounds }: { readonly game: SavedGame; readonly rounds: readonly HistoryRound[] },
): Impossibility | null {
  const all = Object.values(game.games).map(({ totals }) => totals);
  const counted = all.reduce((sum, totals) => sum + totals.rounds, 0);
  const started = game.rounds - (game.openRound ? 1 : 0);
  /** Whether it holds for each game that this program has. */
  const holds = (isPossible: (definition: GameDefinition, record: GameRecord) => boolean): boolean =>
    definitions.every((definition) => isPossible(definition, gameRecordOf(game, definition.id)));

  if (!isNamePossible(game)) return 'impossible name';
  if (all.some(({ wins, rounds: played }) => wins > played)) return 'more wins than rounds';
  if ((isExact(game.rounds) && counted > started) || !holds(areTotalsPossible)) return 'impossible totals';
  if (game.highestBalance < game.coins || !holds(areRecordsPossible)) return 'impossible records';
  if (!holds((definition, record) => areRoundsPossible(definition, record, game))) return 'impossible rounds';
  return rounds.length > game.rounds ? 'too many rounds' : null;
}
