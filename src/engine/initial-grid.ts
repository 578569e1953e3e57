import type { GameDefinition } from './definition';
import { drawGrid, type Grid } from './grid';

/**
 * The grid before the first spin. With strips, every reel stands at its first place; otherwise it shows all symbols in
 * the paytable's order, row by row, repeated.
 */
export function initialGrid<S extends string>(
  game: Pick<GameDefinition<S>, 'symbols' | 'grid' | 'reels'>,
): Grid<S> {
  let drawn = 0;
  return drawGrid(game, (symbols) => (game.reels.kind === 'uniform' ? drawn++ % symbols : 0));
}
