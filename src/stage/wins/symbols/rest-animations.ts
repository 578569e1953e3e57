import type { GameDefinition } from '../../../engine/definition';
import { symbolAt, type Grid } from '../../../engine/grid';
import type { GameArt } from '../../../games/game-art';
import { allCells } from '../../winning-cells';
import { createAnimatedSymbol, loadedFrames } from './animated-symbol';
import { createWinParts } from './win-parts';

/** The class of the show while symbols at rest are animated in it, over reels that are hidden (stage.css). */
const REST_ANIMATIONS = 'rest-animations';

/** Whether a symbol of this grid has something to do when the reels have come to rest. */
export const hasRestAnimation = (art: GameArt, grid: Grid): boolean =>
  grid.some((column) => column.some((symbol) => loadedFrames(art, symbol, 'rest') !== null));

/** Adds the animations of a grid that has come to rest to a timeline, each once. All its symbols are drawn for that time. */
export function addRestAnimations(
  timeline: gsap.core.Timeline,
  host: HTMLElement,
  definition: GameDefinition,
  art: GameArt,
  grid: Grid,
): void {
  for (const part of createWinParts(
    host,
    definition.grid,
    art.stage.winHighlight.of,
    allCells(definition.grid),
  )) {
    for (const cell of part.cells) {
      const animated = createAnimatedSymbol(art, symbolAt(grid, cell) ?? '', 'rest');
      part.element.append(animated.element);
      animated.act(timeline, 0);
    }
  }
  host.classList.add(REST_ANIMATIONS);
}

/** Shows the reels again. What was drawn over them is the caller's to clear. */
export const endRestAnimations = (host: HTMLElement): void => host.classList.remove(REST_ANIMATIONS);
