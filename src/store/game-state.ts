import type { Bet, Coins } from '../game/coins';
import type { FishingResult, FishingRound } from '../game/events';
import type { Grid } from '../game/round';
import type { SymbolId } from '../game/rules';
import type { SavedGame } from './saved-game';
import type { Settings } from './settings';
import type { Trouble } from './vault';

/** Where the machine is in a round (spec section 4). */
export type Play =
  | { readonly phase: 'idle' }
  | { readonly phase: 'spinning'; readonly round: FishingRound }
  | { readonly phase: 'settled'; readonly result: FishingResult };

export interface GameState
  extends
    Settings,
    Pick<
      SavedGame,
      'bonus' | 'challenge' | 'pastWeeks' | 'records' | 'limits' | 'log' | 'profile' | 'totals'
    > {
  readonly coins: Coins;
  readonly bet: Bet;
  /** The grid at rest: that of the last settled round, never a tumbling one. */
  readonly grid: Grid<SymbolId>;
  readonly play: Play;
  /** What is wrong with the saved data, until the player has dismissed it. */
  readonly trouble: Trouble | null;
}
