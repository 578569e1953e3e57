import { clampBet } from '../../src/engine/coins';
import { initialGrid } from '../../src/engine/initial-grid';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import type { GameState } from '../../src/store/game-state';
import { newGame } from '../../src/store/document/schema';

/** The state of somebody who has just come, but for what is said otherwise. */
export function gameState(change: Partial<GameState> = {}): GameState {
  return {
    ...newGame(luckyFishing),
    bet: clampBet(luckyFishing, luckyFishing.bet.default),
    grid: initialGrid(luckyFishing),
    play: { phase: 'idle' },
    saveProblem: null,
    ...change,
  };
}
