import { localDay, weekOf } from '../../src/player/calendar';
import type { LimitRecord, Limits } from '../../src/player/limits/limits';
import type { Grid } from '../../src/engine/grid';
import type { SymbolId } from '../../src/games/lucky-fishing/definition';
import { LEFT_FISH, PAYTABLE, wordOf } from '../engine/grids';
import type { GameRecord, SavedGame, SavedRound } from '../../src/store/document/schema';

/** As JSON has it: coins are plain numbers there. A test may change what it has made. */
type Plain<T> = T extends number
  ? number
  : T extends string | boolean | null | undefined
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Plain<Item>[]
      : { -readonly [Field in keyof T]: Plain<T[Field]> };

/** The saved game as it is stored. Each spin of a round has, for each cell in reading order, its symbol's place. */
export type SavedText = Plain<Omit<SavedGame, 'limits'>> & { limits: SavedLimits };
export type RoundText = SavedRound;
export type GameText = Plain<GameRecord>;
type SavedLimits = Omit<LimitRecord, 'held'> & {
  held: Record<keyof Limits, { now: unknown; later: { value: unknown; from: number } | null }>;
};
type SavedLog = SavedText['log'];

/** A Wednesday at noon (UTC). */
export const NOW = Date.UTC(2026, 0, 14, 12);

const NOTHING = { ms: 0, rounds: 0, bet: 0, won: 0 };
const OPEN = { now: null, later: null };

/** The limits of somebody who has never set one. */
export const NO_LIMITS: SavedLimits = {
  held: {
    session: OPEN,
    remindEvery: OPEN,
    remindDaily: { now: false, later: null },
    betPerDay: OPEN,
    betPerWeek: OPEN,
  },
  breakUntil: null,
  changedAt: null,
};

/** What is remembered of the time and coins of somebody who has never played. */
export const NO_PLAY: SavedLog = {
  lastAt: null,
  playedMs: 0,
  session: NOTHING,
  sinceReminder: NOTHING,
  days: [],
  remindedDay: null,
  warnedMinutes: null,
};

/** The same after one round, begun and ended at one instant. */
export function oneRound(bet: number, won: number, at = NOW): SavedLog {
  const played = { ms: 0, rounds: 1, bet, won };
  const days = [{ day: localDay(new Date(at)), ...played }];
  return { ...NO_PLAY, lastAt: at, session: played, sinceReminder: played, days };
}

/** What is stored of a game that has not been played. */
export const NOT_PLAYED: GameText = {
  bet: null,
  lastRound: null,
  records: { largestWin: 0, longestRun: 0, run: 0 },
  totals: { rounds: 0, wins: 0, bet: 0, won: 0, symbols: {} },
};

/** The games of somebody who has played Lucky Fishing alone: what is stored of it, with these changes. */
export const fishing = (change: Partial<GameText> = {}): SavedText['games'] => ({
  'lucky-fishing': { ...NOT_PLAYED, ...change },
});

/** A grid of Lucky Fishing as it is stored. */
export const digitsOf = (grid: Grid<SymbolId>): string =>
  Array.from(wordOf(grid), (letter) => PAYTABLE.findIndex((row) => row.letter === letter)).join('');

/** A round of Lucky Fishing as it is stored. */
export const fishingRound = (grid: Grid<SymbolId>, id = 1, bet = 10): RoundText => ({
  ...{ game: 'lucky-fishing', id, bet },
  spins: [digitsOf(grid)],
});

/** The games of somebody whose last round of Lucky Fishing showed this grid. */
export const lastShown = (grid: Grid<SymbolId>, bet = 10): SavedText['games'] =>
  fishing({ lastRound: { bet, spins: [digitsOf(grid)] } });

/** What a first round of Lucky Fishing has written of history that paid 50 coins for 10, in the week of `NOW`. */
export const AFTER_A_FISH: Partial<SavedText> = {
  highestBalance: 1040,
  games: fishing({
    bet: 10,
    lastRound: { bet: 10, spins: [digitsOf(LEFT_FISH)] },
    records: { largestWin: 50, longestRun: 1, run: 1 },
    totals: {
      ...{ rounds: 1, wins: 1, bet: 10, won: 50 },
      symbols: { fish: 3, tuna: 2, octopus: 1, shark: 1, treasure: 1, whale: 1 },
    },
  }),
  challenge: { week: weekOf(NOW), spins: 1, score: 5, reachedAt: NOW },
  log: oneRound(10, 50),
  unrecorded: [{ ...fishingRound(LEFT_FISH), at: NOW, payout: 50, balance: 1040 }],
};

/** The document of a new player, with these changes. */
export const savedDocument = (change: Partial<SavedText> = {}): SavedText => ({
  version: 1,
  coins: 1000,
  highestBalance: 1000,
  rounds: 0,
  openRound: null,
  games: {},
  sound: false,
  volume: 100,
  helpKey: true,
  motion: 'system',
  renderer: 'automatic',
  skin: null,
  bonus: { lastDay: null, streak: 0 },
  challenge: null,
  endedWeeks: [],
  pastWeeks: [],
  unseenWeeks: [],
  limits: NO_LIMITS,
  log: NO_PLAY,
  profile: { name: null, avatar: 'fish' },
  unrecorded: [],
  historyId: 0,
  savedToFileAt: null,
  persistenceAsked: null,
  writes: 0,
  ...change,
});

/** The same as text. */
export const textOf = (change: Partial<SavedText> = {}): string => JSON.stringify(savedDocument(change));
