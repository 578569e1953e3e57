import type { GameDefinition } from './definition';
import { drawGrid, type Grid } from './grid';

/** The grid before the first spin: strips at their first places, else all symbols in the paytable's order, row by row. */
export function initialGrid<S extends string>(
  game: Pick<GameDefinition<S>, 'symbols' | 'grid' | 'reels'>,
): Grid<S> {
  let drawn = 0;
  return drawGrid(game, (symbols) => (game.reels.kind === 'uniform' ? drawn++ % symbols : 0));
}
