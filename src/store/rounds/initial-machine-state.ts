import type { GameDefinition } from '../../engine/definition';
import { clampBet } from '../../engine/coins';
import { initialGrid } from '../../engine/initial-grid';
import type { GameState } from '../game-state';
import type { SavedGame } from '../document/schema';

/** The machine as a saved game opens it, before any round. */
export const initialMachineState = (
  rules: GameDefinition,
  { lastGrid }: SavedGame,
): Pick<GameState, 'bet' | 'grid' | 'play'> => ({
  bet: clampBet(rules, rules.bet.default),
  grid: lastGrid ?? initialGrid(rules),
  play: { phase: 'idle' },
});
