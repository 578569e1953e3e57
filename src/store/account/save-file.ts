import type { GameDefinition } from '../../engine/definition';
import * as v from 'valibot';
import { isBet } from '../../engine/coins';
import { decodeGrid } from '../../engine/grid-codec';
import type { HistoryRound } from '../rounds/history';
import { impossibilityIn, type Impossibility } from './impossible-file';
import { checkSavedGame, savedGameText } from '../document/saved-game';
import { coins, id, instant, positive, spins, type SavedGame } from '../document/schema';

/** Identifies a save file of this product. */
const APP = 'lucky-fishing';
/** The version of the file that this program writes. It cannot read a higher one: a newer program wrote that. */
const FILE_VERSION = 1;

/** The longest file that is read (bytes): more than a million rounds. */
export const MAX_SAVE_FILE_BYTES = 128 * 2 ** 20;

/** Everything of a player, as one file. */
export interface SaveFile {
  /** When it was saved, as ISO 8601 has it. */
  readonly savedAt: string;
  readonly game: SavedGame;
  /** Oldest first. */
  readonly rounds: readonly HistoryRound[];
}

/** Why a file cannot be imported. */
export type FileFault = 'too large' | 'not JSON' | 'of another program' | 'newer' | 'damaged' | Impossibility;

/** The text around the rounds, which are written in portions: `head`, rounds with commas between them, `tail`. */
export const fileText = {
  head: (savedAt: string, game: SavedGame): string =>
    `{"app":"${APP}","version":${FILE_VERSION},"savedAt":"${savedAt}",\n"game":${savedGameText(game)},\n"rounds":[\n`,
  tail: '\n]}\n',
} as const;

const label = v.object({ app: v.literal(APP), version: positive });

const contents = v.object({
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  game: v.unknown(),
  rounds: v.array(
    v.object({ game: id, id: positive, at: instant, bet: positive, payout: coins, balance: coins, spins }),
  ),
});

/** Whether its game can show a round. Of a game that this program does not have it cannot tell. */
function isShowable(
  definitions: readonly GameDefinition[],
  { game, bet, spins: grids }: HistoryRound,
): boolean {
  const definition = definitions.find(({ id: known }) => known === game);
  return !definition || (isBet(definition, bet) && grids.every((grid) => decodeGrid(definition, grid)));
}

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
  const { game: saved, ...rest } = file.output;
  const game = checkSavedGame(saved);
  if (game === 'newer') return 'newer';
  if (game === 'unreadable' || !rest.rounds.every((one) => isShowable(definitions, one))) return 'damaged';
  const read = { ...rest, game };
  return impossibilityIn(definitions, read) ?? read;
}
