import type { Coins } from '../engine/coins';
import type { Grid } from '../engine/grid';
import type { Round } from '../engine/round';

/** How the stage reports on the round that it plays. Reports on a round that is over already do nothing. */
export interface RoundProgress {
  /** One of the round's free spins begins. Spins are counted from 0, the bet's own one included. */
  readonly freeSpinBegun: (spin: number) => void;
  /** The grid of a spin is at rest. */
  readonly spinShown: (spin: number) => void;
  /** The whole round has been shown: the grid of its last spin is at rest, and its time is over. */
  readonly roundShown: () => void;
}

/**
 * Shows the rounds of one game. The store calls it, and it knows nothing of the store. `createStageController` makes it, and
 * `SlotStage` attaches it.
 */
export interface RoundStage {
  /** Plays a round whose outcome is decided and saved. Returns how long that takes at most (ms). */
  play(round: Round, progress: RoundProgress): number;
  /**
   * Shows how a round ended that was watched to its end, now that it is paid: with or without a win.
   *
   * @param coins the balance with its payout
   * @param onCounted called once: at once if the payout isn't counted, else when the page has counted it, or no longer will
   *   because something else is shown
   */
  presentOutcome(round: Round, coins: Coins, onCounted: () => void): void;
  /** Shows at once how a round ended. A round that is playing is cut short. */
  showResult(round: Round): void;
  /** Shows a grid at rest without a win, after another saved game has replaced this one. */
  showGrid(grid: Grid): void;
}
