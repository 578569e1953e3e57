import * as v from 'valibot';
import { isBet, type Bet } from '../../engine/coins';
import { symbolIds, type GameDefinition } from '../../engine/definition';
import { SPINS_COUNTED } from '../../player/challenge/challenge';
import { noBonusYet } from '../../player/daily-bonus';
import { noLimitsYet } from '../../player/limits/limits';
import { noPlayYet } from '../../player/limits/play-log';
import { isSavedName } from '../../player/player-name';
import { FULL_VOLUME, motionPreferences, rendererPreferences } from '../../player/preferences';
import { noRecordsYet, withBalance } from '../../player/records';
import { startingCoins } from '../../player/starting-coins';
import { noTotalsYet } from '../../player/totals';
import { limitRecord, playLog } from './saved-limits';
import { coins, count, day, instant, positive, week, whole } from './saved-values';

/** The version of the document that this program writes. It cannot read a higher one: a newer program wrote that. */
export const VERSION = 1;

/** Where the game runs: in a tab of the browser, or in a window of its own once it is installed. */
export const displayContexts = ['tab', 'installed'] as const;

/** What the player may set. It applies in every tab, for this visit and later ones. Each field has its default. */
export const settings = {
  sound: v.optional(v.boolean(), false),
  /** How loud the sound is while it is on (whole percent). */
  volume: v.optional(whole(0, FULL_VOLUME), FULL_VOLUME),
  /** Whether the key `?` opens the help. */
  helpKey: v.optional(v.boolean(), true),
  motion: v.optional(v.picklist(motionPreferences), 'system'),
  picture: v.optional(v.picklist(rendererPreferences), 'automatic'),
};

/** The schema of the saved document, in writing order. Fields that earlier programs did not save have defaults. */
export function documentSchema(rules: GameDefinition) {
  const symbolId = v.picklist(symbolIds(rules));
  const grid = v.pipe(
    v.array(v.pipe(v.array(symbolId), v.length(rules.grid.rows))),
    v.length(rules.grid.columns),
  );
  const round = v.object({ id: positive, bet: v.custom<Bet>((n) => isBet(rules, n)), grid });
  const played = v.object({ week, spins: whole(1, SPINS_COUNTED), score: count, reachedAt: instant });
  const seen = Object.fromEntries(symbolIds(rules).map((id) => [id, count])) as Record<string, typeof count>;
  const document = v.object({
    version: v.literal(VERSION),
    coins,
    /** How many rounds have been started; the number of the latest. */
    rounds: count,
    /** The round whose bet is taken and whose payout is not yet given. */
    openRound: v.nullable(round),
    /** The grid of the last settled round. */
    lastGrid: v.nullable(grid),
    ...settings,
    bonus: v.optional(v.object({ lastDay: v.nullable(day), streak: count }), noBonusYet),
    /** The player's week in the challenge; null before the first round. */
    challenge: v.optional(v.nullable(played), null),
    /** Weeks that the player played in and that are over, but whose prizes are not given yet. */
    endedWeeks: v.optional(v.array(played), []),
    /** The results of earlier weeks, the latest first. */
    pastWeeks: v.optional(v.array(v.object({ week, rank: positive, score: count, prize: coins })), []),
    /** Those of them whose result the player has had no chance to see yet, as `weekOf` counts. */
    unseenWeeks: v.optional(v.array(week), []),
    records: v.optional(
      v.object({ largestWin: coins, longestRun: count, run: count, highestBalance: coins }),
    ),
    limits: v.optional(limitRecord, noLimitsYet),
    log: v.optional(playLog, noPlayYet),
    /** How the player is shown. The name is null until the player has chosen one. */
    profile: v.optional(v.object({ name: v.nullable(v.custom<string>(isSavedName)), picture: symbolId }), {
      name: null,
      picture: symbolIds(rules)[0] ?? 'fish',
    }),
    totals: v.optional(
      v.object({ rounds: count, wins: count, bet: count, won: count, symbols: v.object(seen) }),
      noTotalsYet(rules),
    ),
    /** The latest rounds that are not known to be in the history yet, oldest first, each with the coins after it. */
    unrecorded: v.optional(
      v.array(v.object({ ...round.entries, at: instant, payout: coins, balance: coins })),
      [],
    ),
    /** Which history in the database holds the rounds of this game. */
    historyId: v.optional(count, 0),
    /** When the player last saved the game to a file (milliseconds since 1970). */
    savedToFileAt: v.optional(v.nullable(instant), null),
    /** Where this browser was last asked to keep its storage; null before. */
    persistenceAsked: v.optional(v.nullable(v.picklist(displayContexts)), null),
    /** How often this document has been written. */
    writes: v.optional(count, 0),
  });
  return v.pipe(
    document,
    v.check(({ openRound, rounds }) => openRound === null || openRound.id === rounds),
    v.transform((game) => ({ ...game, records: game.records ?? withBalance(noRecordsYet, game.coins) })),
  );
}

type Primitive = string | number | boolean | null | undefined;
type Immutable<T> = T extends Primitive ? T : { readonly [Field in keyof T]: Immutable<T[Field]> };

/** Everything the product remembers, as one document: a write of it happens completely or not at all. */
export type SavedGame = Immutable<v.InferOutput<ReturnType<typeof documentSchema>>>;
export type Settings = Pick<SavedGame, keyof typeof settings>;
export type Profile = SavedGame['profile'];
export type DisplayContext = (typeof displayContexts)[number];
/** A finished round that still has to get into the history. */
export type FinishedRound = SavedGame['unrecorded'][number];

/** What a new player has: the fields without a default, with the coins given to everybody, and all the defaults. */
export const newGame = (rules: GameDefinition): SavedGame =>
  v.parse(documentSchema(rules), {
    ...{ version: VERSION, coins: startingCoins, rounds: 0, openRound: null, lastGrid: null },
    records: withBalance(noRecordsYet, startingCoins),
  });
