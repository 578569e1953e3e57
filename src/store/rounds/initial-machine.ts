import { clampBet } from '../../engine/coins';
import type { GameDefinition } from '../../engine/definition';
import { initialGrid } from '../../engine/initial-grid';
import { lastSpin } from '../../engine/round';
import { roundOf } from '../document/saved-round';
import { gameRecordOf, type SavedGame } from '../document/schema';
import type { Machine } from '../game-state';

/** The number of a round that was saved without one. */
const NO_ID = 0;

/** The machine of a game as a saved game opens it, before any round. What the game cannot show is left out. */
export function initialMachine(definition: GameDefinition, saved: SavedGame): Machine {
  const { bet, lastRound } = gameRecordOf(saved, definition.id);
  const last = lastRound && roundOf(definition, { ...lastRound, id: NO_ID });
  return {
    bet: clampBet(definition, bet ?? definition.bet.default),
    grid: last ? lastSpin(last).grid : initialGrid(definition),
    lastRound: last,
    play: { phase: 'idle' },
  };
}
