import { clampBet, type Bet } from '../engine/coins';
import type { GameDefinition } from '../engine/definition';
import type { Grid } from '../engine/grid';
import { initialGrid } from '../engine/initial-grid';
import { lastSpin, type Round } from '../engine/round';
import type { SaveProblem } from './document/save-repository';
import { gameRecordOf, newGame, restoreRound, type SavedGame } from './document/schema';

export type { SaveProblem } from './document/save-repository';
export { gameRecordOf, restoreRound };
export type { DisplayContext, GameRecord, Profile, SavedGame, Settings } from './document/schema';

/** Where a machine is in a round ("A round" in docs/architecture.md), or in one that is played again and pays nothing (`isReplay`). */
export type Playback =
  | { readonly phase: 'idle' }
  | { readonly phase: 'spinning' | 'settled'; readonly round: Round; readonly isReplay: boolean };

/** Whether a machine plays a round again. */
export const isReplay = (
  playback: Playback | undefined,
): playback is Playback & { readonly round: Round; readonly isReplay: true } =>
  playback !== undefined && playback.phase !== 'idle' && playback.isReplay;

/** The machine of one game, as this tab shows it. */
export interface Machine {
  readonly bet: Bet;
  /** The grid at rest: that of the last settled round or of a replay, never one in mid-spin. */
  readonly grid: Grid;
  /** The last settled round; null before the first. */
  readonly lastRound: Round | null;
  readonly playback: Playback;
}

/** The machine of a game as a saved game opens it, before any round. What the game cannot show is left out. */
export function initialMachine(definition: GameDefinition, saved: SavedGame): Machine {
  const { bet, lastRound } = gameRecordOf(saved, definition.id);
  // Its number is not saved.
  const last = lastRound && restoreRound(definition, { ...lastRound, id: 0 });
  return {
    bet: clampBet(definition, bet ?? definition.bet.default),
    grid: last ? lastSpin(last).grid : initialGrid(definition),
    lastRound: last,
    playback: { phase: 'idle' },
  };
}

const newMachines = new WeakMap<GameDefinition, Machine>();

/** The machine of a new player: the same object each time. */
export function newMachine(definition: GameDefinition): Machine {
  const machine = newMachines.get(definition) ?? initialMachine(definition, newGame);
  newMachines.set(definition, machine);
  return machine;
}

/** What the pages show: the saved game, with the settings that are not saved yet, and the machines. */
export interface GameState extends SavedGame {
  /** By the game's id. A game has none before it is opened (`GameStore.open`). */
  readonly machines: Readonly<Record<string, Machine>>;
  /** What is wrong with the saved data, until the player has dismissed it. */
  readonly saveProblem: SaveProblem | null;
  /** The device's date (milliseconds since 1970) after it changed by more than a day, until the player confirms it. */
  readonly dateToConfirm: number | null;
}

/** Whether reels turn in this tab, in a round or in a replay. */
export const isSpinning = ({ machines }: Pick<GameState, 'machines'>): boolean =>
  Object.values(machines).some(({ playback }) => playback.phase === 'spinning');

export const roundsSettled = ({ games }: Pick<SavedGame, 'games'>): number =>
  Object.values(games).reduce((sum, { totals }) => sum + totals.rounds, 0);
