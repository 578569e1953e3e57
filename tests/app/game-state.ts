import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import type { GameState } from '../../src/store/game-state';
import { newGame } from '../../src/store/document/schema';
import { initialMachine } from '../../src/store/game-state';

/** The state of somebody who has just come to Lucky Fishing. */
export const gameState = (): GameState => ({
  ...newGame,
  machines: { [luckyFishing.id]: initialMachine(luckyFishing, newGame) },
  saveProblem: null,
  dateToConfirm: null,
});
