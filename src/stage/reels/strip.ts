import type { Random } from '../../engine/random';
import { drawSymbol, type Grid } from '../../engine/grid';
import { symbolIds, type GameDefinition } from '../../engine/definition';
import { MARGIN_CELLS, reelMotion } from './motion';

/** The symbols of one reel, top to bottom, and the index of the one at the top of the window before it turns. */
export interface Strip<S extends string = string> {
  readonly symbols: readonly S[];
  readonly start: number;
}

/** The strip of a reel at rest, from its symbols. */
export const stillStrip = <S extends string>(symbols: readonly S[] = []): Strip<S> => ({ symbols, start: 0 });

/**
 * Draws the strips of a spin between two grids at rest: from the top, filler symbols for the swing beyond the end, the
 * outcome, fillers, the symbols it starts from, and fillers again. Fillers are drawn independently of the outcome, also
 * next to it: they neither tease nor hint.
 */
export function drawStrips<S extends string>(
  definition: Pick<GameDefinition<S>, 'symbols' | 'grid' | 'spin'>,
  from: Grid<S>,
  to: Grid<S>,
  random: Random,
): Strip<S>[] {
  const ids = symbolIds(definition);
  const fillers = (cells: number): S[] => Array.from({ length: cells }, () => drawSymbol(ids, random));
  return to.map((outcome, column) => {
    const { travel } = reelMotion(definition, column);
    const symbols = [
      ...fillers(MARGIN_CELLS),
      ...outcome,
      ...fillers(travel - outcome.length),
      ...(from[column] ?? []),
      ...fillers(MARGIN_CELLS),
    ];
    return { symbols, start: MARGIN_CELLS + travel };
  });
}
