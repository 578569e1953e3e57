import type { Coins } from '../engine/coins';
import type { Grid } from '../engine/grid';
import type { Round } from '../engine/round';

/**
 * Shows the rounds of one game. The store calls it, and it knows nothing of the store. `createStageController` makes it, and
 * `SlotStage` attaches it.
 */
export interface RoundStage {
  /**
   * Plays a round whose outcome is decided and saved. Returns how long that takes at most (ms).
   *
   * @param onShown called when all of it has been shown: the grid of its last spin is at rest, and its time is over
   */
  play(round: Round, onShown: () => void): number;
  /**
   * Shows how a round ended that was watched to its end, now that it is paid: with or without a win.
   *
   * @param coins the balance with its payout; null in a replay, which pays nothing
   */
  presentOutcome(round: Round, coins: Coins | null): void;
  /** Shows at once how a round ended. A round that is playing is cut short. */
  showResult(round: Round): void;
  /** Shows a grid at rest without a win, after another saved game has replaced this one. */
  showGrid(grid: Grid): void;
}
