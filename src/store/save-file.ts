import * as v from 'valibot';
import { isBet, type Bet } from '../game/coins';
import { rowsOfText } from '../game/grid-text';
import type { FishingRules } from '../game/rules';
import type { HistoryRound } from './history';
import { savedGameCheck, type SavedGame } from './saved-game';
import { coins, instant, positive } from './saved-values';

/** By this a save file is known for one of ours. */
const APP = 'lucky-fishing';
/** The version of the file that this program writes. One it cannot read is from a newer program. */
const FILE_VERSION = 1;

/** A file may be this long (bytes): more than a million rounds. What is longer is not even read. */
export const MOST_BYTES = 128 * 2 ** 20;

/** Everything of a player, as one file. */
export interface SaveFile {
  /** When it was saved, as ISO 8601 has it. */
  readonly savedAt: string;
  readonly game: SavedGame;
  /** Oldest first. */
  readonly rounds: readonly HistoryRound[];
}

/** What is wrong with a file that can't be brought in. */
export type FileFault = 'too large' | 'not JSON' | 'of another program' | 'newer' | 'damaged';

/** A file's text up to the rounds, which come in portions: `head`, rounds with commas between them, `tail`. */
export const fileText = {
  head: (savedAt: string, game: SavedGame): string =>
    `{"app":"${APP}","version":${FILE_VERSION},"savedAt":"${savedAt}",\n"game":${JSON.stringify(game)},\n"rounds":[\n`,
  tail: '\n]}\n',
} as const;

const label = v.object({ app: v.literal(APP), version: positive });

/** Reads a file's text, by the same rules as what is saved in the browser. Never throws. */
export function readSaveFile(rules: FishingRules, text: string): SaveFile | FileFault {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const labelled = v.safeParse(label, found);
  if (!labelled.success) return 'of another program';
  if (labelled.output.version > FILE_VERSION) return 'newer';
  const round: v.GenericSchema<HistoryRound> = v.object({
    id: positive,
    at: instant,
    bet: v.custom<Bet>((n) => isBet(rules, n)),
    payout: coins,
    balance: coins,
    grid: v.pipe(
      v.string(),
      v.check((word) => rowsOfText(rules, word) !== null),
    ),
  });
  const file = v.safeParse(
    v.object({ savedAt: v.pipe(v.string(), v.isoTimestamp()), game: v.unknown(), rounds: v.array(round) }),
    found,
  );
  if (!file.success) return 'damaged';
  const { game: saved, ...rest } = file.output;
  const game = savedGameCheck(rules)(saved);
  if (game === 'newer') return 'newer';
  return game === 'unreadable' ? 'damaged' : { ...rest, game };
}
