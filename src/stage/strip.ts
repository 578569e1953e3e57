import type { Random } from '../game/random';
import { drawSymbol, type Grid } from '../game/round';
import type { Rules } from '../game/rules';
import { MARGIN_CELLS, reelMotion } from './motion';

/** The symbols of one reel, top to bottom, and the index of the one at the top of the window before it turns. */
export interface Strip<S extends string = string> {
  readonly symbols: readonly S[];
  readonly start: number;
}

/** The strip of a reel that stands still. */
export const stillStrip = <S extends string>(symbols: readonly S[] = []): Strip<S> => ({ symbols, start: 0 });

/**
 * Draws the strips of a spin: on each, the symbols it comes to rest on, below them what tumbles past, then
 * those it starts from, and at both ends what shows when it swings beyond. What tumbles past is fresh chance:
 * it knows nothing of the outcome, and where it borders on it neither teases nor hints.
 *
 * @param from the grid at rest before the spin
 * @param to the grid at rest after it
 */
export function drawStrips<S extends string>(
  rules: Rules<S>,
  from: Grid<S>,
  to: Grid<S>,
  random: Random,
): Strip<S>[] {
  const tumbling = (cells: number): S[] => Array.from({ length: cells }, () => drawSymbol(rules, random));
  return to.map((outcome, column) => {
    const { travel } = reelMotion(rules, column);
    const symbols = [
      ...tumbling(MARGIN_CELLS),
      ...outcome,
      ...tumbling(travel - outcome.length),
      ...(from[column] ?? []),
      ...tumbling(MARGIN_CELLS),
    ];
    return { symbols, start: MARGIN_CELLS + travel };
  });
}
