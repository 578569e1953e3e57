import { clampBet } from '../game/coins';
import { restingGrid } from '../game/resting-grid';
import type { FishingRules } from '../game/rules';
import type { GameState } from './game-state';
import type { SavedGame } from './saved-game';

/** How the machine stands when a saved game is opened. */
export const opened = (
  rules: FishingRules,
  { lastGrid }: SavedGame,
): Pick<GameState, 'bet' | 'grid' | 'play'> => ({
  bet: clampBet(rules, rules.bet.default),
  grid: lastGrid ?? restingGrid(rules),
  play: { phase: 'idle' },
});
