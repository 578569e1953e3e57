import * as v from 'valibot';
import { isBet, isCoins, type Coins } from '../../engine/coins';
import type { GameDefinition } from '../../engine/definition';
import { decodeGrid, encodeGrid } from '../../engine/grid-codec';
import { replayRound, SEEDS, type Round } from '../../engine/round';
import { DAY_MS } from '../../engine/time';
import { SPINS_COUNTED } from '../../player/challenge/challenge';
import { noBonusYet } from '../../player/daily-bonus';
import { noLimitsYet, REMINDER_MINUTES, SESSION_MINUTES, type LimitRecord } from '../../player/limits/limits';
import { noPlayYet, type PlayLog } from '../../player/limits/play-log';
import { isSavedName } from '../../player/player-name';
import { avatars, FULL_VOLUME, motionPreferences, rendererPreferences } from '../../player/preferences';
import { noRecordsYet } from '../../player/records';
import { startingCoins } from '../../player/starting-coins';
import { noTotalsYet } from '../../player/totals';

/** The version of the document that this program writes. It cannot read a higher one: a newer program wrote that. */
const VERSION = 1;

/** The latest day that may be saved, counted from 1970: a `Date` can represent it in every time zone. */
const LAST_DAY = 99_000_000;

/** A whole number from the first to the last, both included. */
const whole = (first: number, last: number) =>
  v.custom<number>((n) => Number.isSafeInteger(n) && first <= (n as number) && (n as number) <= last);

const count = whole(0, Number.MAX_SAFE_INTEGER);
export const positive = whole(1, Number.MAX_SAFE_INTEGER);
/** Milliseconds since 1970; below 0 by a clock that has lost its time. */
const instant = whole(-LAST_DAY * DAY_MS, LAST_DAY * DAY_MS);
const day = whole(-LAST_DAY, LAST_DAY);
const week = whole(-LAST_DAY / 7, LAST_DAY / 7);
const coins = v.custom<Coins>(isCoins);
/** The id of a game or of a symbol (engine/check-definition.ts). */
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
/** The name of a skin's folder; null for none, and for anything else, because a bad look must not make a game unreadable. */
const skin = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))), null);
/** The tag of a language; null for the browser's, and for anything else. Documents of earlier programs lack it. */
const language = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/))), null);
/** The grids of a round's spins, each as `encodeGrid` writes it: the game's rules decide whether they are possible. */
const spins = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-z]+$/))), v.minLength(1));

/** The seed of a round's filler symbols. Rounds that were saved before there were seeds have none. */
const seed = v.exactOptional(whole(0, SEEDS - 1));

/** What the player may set. It applies in every tab, for this visit and later ones. */
const settings = {
  sound: v.boolean(),
  /** How loud the effects are while the sound is on (whole percent). */
  volume: whole(0, FULL_VOLUME),
  /** How loud the music is meanwhile (whole percent). Documents of earlier programs lack this and what follows. */
  musicVolume: v.optional(whole(0, FULL_VOLUME), FULL_VOLUME),
  /** Whether both ears hear the same. */
  mono: v.optional(v.boolean(), false),
  /** Whether the player has answered the offer of sound. */
  soundOffered: v.optional(v.boolean(), false),
  /** Whether the player has been told that a press completes the count of a large win. */
  finishTold: v.optional(v.boolean(), false),
  /** Whether the key `?` opens the help. */
  helpKey: v.boolean(),
  motion: v.picklist(motionPreferences),
  /** Whether the sea moves for a while after the last input. */
  idleMotion: v.optional(v.boolean(), true),
  /** Whether the device vibrates as reels land and in wins. */
  vibration: v.optional(v.boolean(), true),
  renderer: v.picklist(rendererPreferences),
  skin,
  language,
};

const playedWeek = v.object({ week, spins: whole(1, SPINS_COUNTED), score: count, reachedAt: instant });

/** A round as the document has it: everything else about it follows from its grids and the rules of its game (`restoreRound`). */
const round = v.object({ game: id, id: positive, bet: positive, seed, spins });

/** A finished round, as history and save files keep it too: small, since there are thousands. `balance`: after it. */
export const finishedRound = v.object({ ...round.entries, at: instant, payout: coins, balance: coins });

/** What is remembered of one game. */
const gameRecord = v.object({
  /** The bet that the player has chosen last; null before. */
  bet: v.nullable(positive),
  lastRound: v.nullable(v.object({ bet: positive, seed, spins })),
  records: v.object({ largestWin: coins, longestRun: count, run: count }),
  totals: v.object({ rounds: count, wins: count, bet: count, won: count, symbols: v.record(id, count) }),
  /** Whether a new player has been shown how it wins. */
  demonstrated: v.exactOptional(v.boolean()),
});

const scheduled = <T>(value: v.GenericSchema<T>) =>
  v.object({ now: value, later: v.nullable(v.object({ value, from: instant })) });

const limitRecord: v.GenericSchema<LimitRecord> = v.object({
  held: v.object({
    session: scheduled(
      v.nullable(
        v.object({ minutes: v.picklist(SESSION_MINUTES), until: v.picklist(['pause', 'tomorrow']) }),
      ),
    ),
    remindEvery: scheduled(v.nullable(v.picklist(REMINDER_MINUTES))),
    remindDaily: scheduled(v.boolean()),
    betPerDay: scheduled(v.nullable(coins)),
    betPerWeek: scheduled(v.nullable(coins)),
  }),
  breakUntil: v.nullable(instant),
  changedAt: v.nullable(instant),
});

const playSum = { ms: count, rounds: count, bet: coins, won: coins };

const playLog: v.GenericSchema<unknown, PlayLog> = v.object({
  lastAt: v.nullable(instant),
  playedMs: count,
  session: v.object(playSum),
  sinceReminder: v.object(playSum),
  days: v.array(v.object({ day, ...playSum })),
  clockChanges: v.exactOptional(count),
  carried: v.exactOptional(v.object({ dayUntil: instant, weekUntil: instant, week: v.object(playSum) })),
  remindedDay: v.nullable(day),
  warnedMinutes: v.nullable(count),
});

/** The schema of the saved document, in writing order: what belongs to the player, and what to each game. */
const document = v.object({
  version: v.literal(VERSION),
  coins,
  /** The highest balance after a round, a bonus or a prize (coins). */
  highestBalance: coins,
  /** How many rounds have been started, of all games; the number of the latest. */
  rounds: count,
  /** The round whose bet is taken and whose payout is not yet given. */
  openRound: v.nullable(round),
  games: v.record(id, gameRecord),
  ...settings,
  bonus: v.object({
    lastDay: v.nullable(day),
    streak: count,
    earlier: v.exactOptional(v.array(v.object({ lastDay: day, streak: count }))),
  }),
  /** The player's week in the challenge; null before the first round. */
  challenge: v.nullable(playedWeek),
  /** Weeks that the player played in and that are over, but whose prizes are not given yet. */
  endedWeeks: v.array(playedWeek),
  /** The results of earlier weeks, the latest first. */
  pastWeeks: v.array(v.object({ week, rank: positive, score: count, prize: coins })),
  /** Those of them whose result the player has had no chance to see yet, as `weekOf` counts. */
  unseenWeeks: v.array(week),
  limits: limitRecord,
  log: playLog,
  /** How the player is shown. The name is null until the player has chosen one. */
  profile: v.object({ name: v.nullable(v.custom<string>(isSavedName)), avatar: v.picklist(avatars) }),
  /** The latest rounds that are not known to be in the history yet, oldest first. */
  unrecorded: v.array(finishedRound),
  /** Which history in the database holds the rounds of this player. */
  historyId: count,
  /** When the player last asked for everything as a file or as text (milliseconds since 1970). Whether it arrived is not known. */
  savedToFileAt: v.nullable(instant),
  /** Where this browser was last asked to keep its storage; null before. */
  persistenceAsked: v.nullable(v.picklist(['tab', 'installed'])),
  /** How often this document has been written. */
  writes: count,
});

const documentSchema = v.pipe(
  document,
  v.check(({ openRound, rounds }) => openRound === null || openRound.id === rounds),
);

/** What a newer program wrote, whatever else is in it. */
const newerDocument = v.object({ version: whole(VERSION + 1, Number.MAX_SAFE_INTEGER) });

type Primitive = string | number | boolean | null | undefined;
type Immutable<T> = T extends Primitive ? T : { readonly [Field in keyof T]: Immutable<T[Field]> };

/** Everything the product remembers, as one document: a write of it happens completely or not at all. */
export type SavedGame = Immutable<v.InferOutput<typeof documentSchema>>;
export type Settings = Pick<SavedGame, keyof typeof settings>;
export type Profile = SavedGame['profile'];
/** Where the game runs: in a tab of the browser, or in a window of its own once it is installed. */
export type DisplayContext = NonNullable<SavedGame['persistenceAsked']>;
/** What is remembered of one game. */
export type GameRecord = SavedGame['games'][string];
export type SavedRound = NonNullable<SavedGame['openRound']>;
export type HistoryRound = SavedGame['unrecorded'][number];

export const newGame: SavedGame = {
  version: VERSION,
  coins: startingCoins,
  highestBalance: startingCoins,
  rounds: 0,
  openRound: null,
  games: {},
  sound: false,
  volume: FULL_VOLUME,
  musicVolume: FULL_VOLUME,
  mono: false,
  soundOffered: false,
  finishTold: false,
  helpKey: true,
  motion: 'system',
  idleMotion: true,
  vibration: true,
  renderer: 'automatic',
  skin: null,
  language: null,
  bonus: noBonusYet,
  challenge: null,
  endedWeeks: [],
  pastWeeks: [],
  unseenWeeks: [],
  limits: noLimitsYet,
  log: noPlayYet,
  profile: { name: null, avatar: avatars[0] },
  unrecorded: [],
  historyId: 0,
  savedToFileAt: null,
  persistenceAsked: null,
  writes: 0,
};

export function checkSavedGame(found: unknown): SavedGame | 'unreadable' | 'newer' {
  if (v.is(newerDocument, found)) return 'newer';
  const { success, output } = v.safeParse(documentSchema, found);
  return success ? output : 'unreadable';
}

/** Reads and checks saved text. Never throws: unreadable text is a result. */
export function readSavedGame(text: string): ReturnType<typeof checkSavedGame> {
  try {
    return checkSavedGame(JSON.parse(text));
  } catch {
    return 'unreadable';
  }
}

const notPlayedYet: GameRecord = { bet: null, lastRound: null, records: noRecordsYet, totals: noTotalsYet };

export const gameRecordOf = ({ games }: Pick<SavedGame, 'games'>, gameId: string): GameRecord =>
  games[gameId] ?? notPlayedYet;

export const withGameRecord = (saved: SavedGame, gameId: string, change: Partial<GameRecord>): SavedGame => ({
  ...saved,
  games: { ...saved.games, [gameId]: { ...gameRecordOf(saved, gameId), ...change } },
});

export const savedRound = (
  definition: GameDefinition,
  { gameId, id, bet, seed, spins }: Round,
): SavedRound => ({
  game: gameId,
  id,
  bet,
  seed,
  spins: spins.map(({ grid }) => encodeGrid(definition, grid)),
});

/** Whether a round is the saved one, in all that is saved of it: two tabs may have drawn rounds of the same number. */
export function isSavedAs(definition: GameDefinition, round: Round, saved: SavedRound | null): boolean {
  if (!saved) return false;
  const { game, id, bet, seed, spins } = savedRound(definition, round);
  const isSameSeed = saved.seed === undefined || saved.seed === seed;
  const isSameBet = saved.game === game && saved.id === id && saved.bet === bet && isSameSeed;
  return isSameBet && saved.spins.join(' ') === spins.join(' ');
}

/** The round that was saved; null if the game cannot have had it. */
export function restoreRound(
  definition: GameDefinition,
  { id, bet, seed, spins }: Omit<SavedRound, 'game'>,
): Round | null {
  const grids = spins.flatMap((text) => {
    const grid = decodeGrid(definition, text);
    return grid ? [grid] : [];
  });
  return isBet(definition, bet) && grids.length === spins.length
    ? replayRound(definition, id, bet, grids, seed)
    : null;
}
