import * as v from 'valibot';
import { isBet } from '../../engine/coins';
import type { GameDefinition } from '../../engine/definition';
import { decodeGrid } from '../../engine/grid-codec';
import { allPayouts, maxPayoutInBets, maxSpins } from '../../engine/payout-bounds';
import { nameFault } from '../../player/player-name';
import {
  checkSavedGame,
  finishedRound,
  gameRecordOf,
  positive,
  restoreRound,
  type GameRecord,
  type HistoryRound,
  type SavedGame,
} from '../document/schema';

const APP = 'lucky-fishing';
/** The version of the file that this program writes. It cannot read a higher one: a newer program wrote that. */
const FILE_VERSION = 1;

/** The longest file that is read (bytes): more than a million rounds. */
export const MAX_SAVE_FILE_BYTES = 128 * 2 ** 20;

/** The text around the rounds, which are written in portions: `head`, rounds with commas between them, `tail`. */
export const fileText = {
  head: (savedAt: string, game: SavedGame): string =>
    `{"app":"${APP}","version":${FILE_VERSION},"savedAt":"${savedAt}",\n"game":${JSON.stringify(game)},\n"rounds":[\n`,
  tail: '\n]}\n',
} as const;

const label = v.object({ app: v.literal(APP), version: positive });

const contents = v.object({
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  game: v.unknown(),
  /** Oldest first. */
  rounds: v.array(finishedRound),
});

export type SaveFile = v.InferOutput<typeof contents> & { readonly game: SavedGame };

/** Why a file cannot be imported: it cannot be read, or what is in it cannot be true. */
export type FileFault =
  | 'too large'
  | 'not JSON'
  | 'of another program'
  | 'newer'
  | 'damaged'
  | 'impossible name'
  | 'more wins than rounds'
  | 'impossible totals'
  | 'impossible records'
  | 'impossible rounds'
  | 'too many rounds';

/** Reads a file's text, by the same rules as the text saved in the browser. Never throws. */
export function readSaveFile(definitions: readonly GameDefinition[], text: string): SaveFile | FileFault {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const labelled = v.safeParse(label, found);
  if (!labelled.success) return 'of another program';
  if (labelled.output.version > FILE_VERSION) return 'newer';
  const file = v.safeParse(contents, found);
  if (!file.success) return 'damaged';
  const game = checkSavedGame(file.output.game);
  if (game === 'newer') return 'newer';
  if (game === 'unreadable' || !file.output.rounds.every((round) => isShowable(definitions, round)))
    return 'damaged';
  const read = { ...file.output, game };
  return impossibilityIn(definitions, read) ?? read;
}

/** Whether its game can show a round. Of a game that this program does not have it cannot tell. */
function isShowable(definitions: readonly GameDefinition[], { game, bet, spins }: HistoryRound): boolean {
  const definition = definitions.find(({ id }) => id === game);
  return !definition || (isBet(definition, bet) && spins.every((grid) => decodeGrid(definition, grid)));
}

/** Why a file cannot be true, or null. For files only: refusing this browser's own save would lose the game. */
function impossibilityIn(
  definitions: readonly GameDefinition[],
  { game, rounds }: SaveFile,
): FileFault | null {
  const all = Object.values(game.games).map(({ totals }) => totals);
  const counted = all.reduce((sum, totals) => sum + totals.rounds, 0);
  const started = game.rounds - (game.openRound ? 1 : 0);
  const holds = (isPossible: (definition: GameDefinition, record: GameRecord) => boolean): boolean =>
    definitions.every((definition) => isPossible(definition, gameRecordOf(game, definition.id)));

  if (!isNamePossible(game)) return 'impossible name';
  if (all.some(({ wins, rounds: played }) => wins > played)) return 'more wins than rounds';
  if ((isExact(game.rounds) && counted > started) || !holds(areTotalsPossible)) return 'impossible totals';
  if (game.highestBalance < game.coins || !holds(areRecordsPossible)) return 'impossible records';
  if (!holds((definition, record) => areRoundsPossible(definition, record, game))) return 'impossible rounds';
  return rounds.length > game.rounds ? 'too many rounds' : null;
}

const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200D\uFE0F]/gu;

/** Whether this browser or another could have saved the name: one that knows fewer emoji counts more characters. */
const isNamePossible = ({ profile: { name } }: SavedGame): boolean =>
  name === null ||
  nameFault(name) === null ||
  (nameFault(name) === 'too long' && nameFault(name.replaceAll(EMOJI, '')) !== 'too long');

/** Sums stop at the largest safe integer: from there on they no longer match the rounds. */
const isExact = (sum: number): boolean => sum < Number.MAX_SAFE_INTEGER;

/** Whether rounds with these totals could have been played: by number, bets, payouts and symbols seen. */
function areTotalsPossible(definition: GameDefinition, { totals }: GameRecord): boolean {
  const { rounds, wins, bet, won } = totals;
  if (![rounds, bet, won].every(isExact)) return true;
  const { grid, bet: limits, symbols } = definition;
  const payouts = allPayouts(definition);
  const cells = Object.values(totals.symbols).reduce((sum, seen) => sum + seen, 0);
  const spins = cells / (grid.columns * grid.rows);
  return (
    bet >= rounds * limits.min &&
    bet <= rounds * limits.max &&
    bet % limits.step === 0 &&
    // Whole steps of the bet, unless parts of a bet are paid.
    (won % limits.step === 0 || !payouts.every(Number.isInteger)) &&
    won >= wins * limits.min * Math.min(...payouts) &&
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
  (openRound?.game !== definition.id || restoreRound(definition, openRound) !== null) &&
  (lastRound === null || restoreRound(definition, { ...lastRound, id: 1 }) !== null);
