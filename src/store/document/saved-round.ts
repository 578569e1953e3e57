import { isBet } from '../../engine/coins';
import type { GameDefinition } from '../../engine/definition';
import { decodeGrid, encodeGrid } from '../../engine/grid-codec';
import { replayRound, type Round } from '../../engine/round';
import type { SavedRound } from './schema';

export const savedRound = (definition: GameDefinition, { game, id, bet, spins }: Round): SavedRound => ({
  game,
  id,
  bet,
  spins: spins.map(({ grid }) => encodeGrid(definition, grid)),
});

/** The round that was saved; null if the game cannot have had it. */
export function restoreRound(
  definition: GameDefinition,
  { id, bet, spins }: Omit<SavedRound, 'game'>,
): Round | null {
  const grids = spins.flatMap((text) => {
    const grid = decodeGrid(definition, text);
    return grid ? [grid] : [];
  });
  return isBet(definition, bet) && grids.length === spins.length
    ? replayRound(definition, id, bet, grids)
    : null;
}
