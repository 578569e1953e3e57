import type { SymbolId } from '../game/rules';
import type { Grid } from '../game/round';
import type { Strip } from './strip';

/** What is to be shown of one spin. */
export interface Spin {
  readonly from: Grid<SymbolId>;
  readonly to: Grid<SymbolId>;
  /** A strip a reel, from the left. */
  readonly strips: readonly Strip<SymbolId>[];
  /** Nothing travels: the new grid fades in over the old one. */
  readonly lessMotion: boolean;
}

/** What draws the reels. It knows pictures and time, and nothing of coins. */
export interface Reels {
  /**
   * Shows a grid at rest, at once, whatever was moving.
   *
   * @param winning columns to lift into the light while the others step back; none without a win
   */
  rest(grid: Grid<SymbolId>, winning: readonly number[]): void;
  /** Leaves columns of the grid at rest empty, for a win's show to stand in their place; the next `rest` fills them. */
  leaveEmpty(columns: readonly number[]): void;
  /** Plays a spin. Once `rest` has come, nothing more is told of it. */
  spin(spin: Spin, tell: SpinTold): void;
}

/** What is told of a spin as it plays. */
export interface SpinTold {
  /** A reel has struck its mark and still swings. */
  readonly landed: (column: number) => void;
  /** The last reel rests. */
  readonly atRest: () => void;
}
