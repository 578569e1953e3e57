import type { Random } from '../../engine/random';
import type { Round } from '../../engine/round';
import { hashText, seededRandom } from '../../engine/seeded-random';
import { drawSymbol, stripsOf, windowAt, type Grid } from '../../engine/grid';
import { symbolIds, type GameDefinition, type ReelSet } from '../../engine/definition';
import { MARGIN_CELLS, reelRun } from './motion';

/** The symbols of one reel, top to bottom, and the index of the one at the top of the window before it turns. */
export interface Strip<S extends string = string> {
  readonly symbols: readonly S[];
  readonly start: number;
}

/** The strip of a reel at rest, from its symbols. */
export const stillStrip = <S extends string>(symbols: readonly S[] = []): Strip<S> => ({ symbols, start: 0 });

/** Draws the filler symbols of one spin of a round, counted from 0: the same ones each time that the round is shown. */
export const fillerRandom = ({ seed }: Pick<Round, 'seed'>, spin: number): Random =>
  seededRandom(hashText(`${seed} ${spin}`));

/**
 * Draws the strips of a spin between two grids at rest: from the top, filler symbols for the swing beyond the end, the
 * outcome, fillers, the symbols it starts from, and fillers again. Fillers are drawn independently of the outcome, also
 * next to it: they neither tease nor hint. Those of a printed reel are pieces of it, each from a place of its own.
 *
 * @param set the reels that the spin turns
 */
export function drawStrips<S extends string>(
  definition: Pick<GameDefinition<S>, 'symbols' | 'grid' | 'spin' | 'reels'>,
  set: ReelSet,
  from: Grid<S>,
  to: Grid<S>,
  random: Random,
): Strip<S>[] {
  const ids = symbolIds(definition);
  const printed = stripsOf(definition, set);
  const fillers = (column: number, cells: number): S[] => {
    const reel = printed?.[column];
    return reel
      ? windowAt(reel, random(reel.length), cells)
      : Array.from({ length: cells }, () => drawSymbol(ids, random));
  };
  return to.map((outcome, column) => {
    const { travel } = reelRun(definition, column, set);
    const symbols = [
      ...fillers(column, MARGIN_CELLS),
      ...outcome,
      ...fillers(column, travel - outcome.length),
      ...(from[column] ?? []),
      ...fillers(column, MARGIN_CELLS),
    ];
    return { symbols, start: MARGIN_CELLS + travel };
  });
}
