import { localDay } from '../../src/player/calendar';
import type { LimitRecord, Limits } from '../../src/player/limits/limits';
import type { Grid } from '../../src/engine/grid';
import type { SymbolId } from '../../src/games/lucky-fishing/definition';
import {
  gameRecordOf,
  newGame,
  type GameRecord,
  type SavedGame,
  type SavedRound,
} from '../../src/store/document/schema';
import { DEALT_SEED, PAYTABLE, wordOf } from '../engine/grids';

/** As JSON has it: coins are plain numbers there. A test may change what it has made. */
type Plain<T> = T extends number
  ? number
  : T extends string | boolean | null | undefined
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Plain<Item>[]
      : { -readonly [Field in keyof T]: Plain<T[Field]> };

/** The saved game as it is stored. Each spin of a round has, for each cell in reading order, its symbol's place. */
export type SavedText = Plain<Omit<SavedGame, 'limits'>> & {
  limits: Omit<LimitRecord, 'held'> & {
    held: Record<keyof Limits, { now: unknown; later: { value: unknown; from: number } | null }>;
  };
};
export type RoundText = SavedRound;
export type GameText = Plain<GameRecord>;

/** A Wednesday at noon (UTC). */
export const NOW = Date.UTC(2026, 0, 14, 12);

/** The limits of somebody who has never set one. */
export const NO_LIMITS: SavedText['limits'] = newGame.limits;

/** What is remembered of the time and coins of somebody who has never played. */
export const NO_PLAY: SavedText['log'] = newGame.log;

/** The same after one round, begun and ended at one instant. */
export function oneRound(bet: number, won: number): SavedText['log'] {
  const played = { ms: 0, rounds: 1, bet, won };
  const days = [{ day: localDay(new Date(NOW)), ...played }];
  return { ...NO_PLAY, lastAt: NOW, session: played, sinceReminder: played, days };
}

/** What is stored of a game that has not been played. */
export const NOT_PLAYED: GameText = gameRecordOf(newGame, 'none');

export const digitsOf = (grid: Grid<SymbolId>): string =>
  Array.from(wordOf(grid), (letter) => PAYTABLE.findIndex((row) => row.letter === letter)).join('');

export const fishingRound = (grid: Grid<SymbolId>, id = 1): RoundText => ({
  ...{ game: 'lucky-fishing', id, bet: 10, seed: DEALT_SEED },
  spins: [digitsOf(grid)],
});

/** The document of a new player, with these changes. */
export const savedDocument = (change: Partial<SavedText> = {}): SavedText => ({ ...newGame, ...change });

export const textOf = (change: Partial<SavedText> = {}): string => JSON.stringify(savedDocument(change));
