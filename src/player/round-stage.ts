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

/** Shows the rounds of one game. The store calls it, and it knows nothing of the store. */
export interface RoundStage {
  /** Plays a round whose outcome is decided and saved. Returns how long that takes at most (ms). */
  play(round: Round, progress: RoundProgress): number;
  /**
   * Celebrates the round that was just played, now that it is paid.
   *
   * @param coins the balance with its payout
   * @param onCounted called once, when the page has counted the payout, or at once if it is not counted
   */
  celebrate(round: Round, coins: Coins, onCounted: () => void): void;
  /** Shows at once how a round ended. A round that is playing is cut short. */
  showResult(round: Round): void;
  /** Shows a grid at rest without a win, after another saved game has replaced this one. */
  showGrid(grid: Grid): void;
}
