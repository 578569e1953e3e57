import type { Round } from '../engine/round';
import type { Bet } from '../engine/coins';
import type { Grid } from '../engine/grid';
import type { SaveProblem } from './document/save-repository';
import type { SavedGame } from './document/schema';

export type { SaveProblem } from './document/save-repository';
export type { DisplayContext, Profile, SavedGame, Settings } from './document/schema';

/** Where the machine is in a round (spec section 4). */
export type Play =
  | { readonly phase: 'idle' }
  | { readonly phase: 'spinning'; readonly round: Round }
  | { readonly phase: 'settled'; readonly round: Round };

/** What the pages show: the saved game, with the settings that are not saved yet, and the machine. */
export interface GameState extends SavedGame {
  readonly bet: Bet;
  /** The grid at rest: that of the last settled round, never one in mid-spin. */
  readonly grid: Grid;
  readonly play: Play;
  /** What is wrong with the saved data, until the player has dismissed it. */
  readonly saveProblem: SaveProblem | null;
}
