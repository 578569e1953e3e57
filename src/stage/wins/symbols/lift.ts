import type { Cell, GameDefinition } from '../../../engine/definition';
import { symbolAt, type Grid } from '../../../engine/grid';
import type { GameArt } from '../../../games/game-art';
import { winMotionOf } from '../../reels/motion';
import { createAnimatedSymbol } from './animated-symbol';
import { createWinParts, type WinPartElement } from './win-parts';

/** When the first gesture starts, and the next one after it (s). */
const gestureAt = 0.16;
const gestureSeconds = 1.25;

/**
 * Lifts what has won over the reels, each cell once, and plays the gestures of its symbols.
 *
 * @param gestures how often each symbol makes its gesture
 * @param isLifted whether the reels have lifted it already
 */
export function addLift(
  timeline: gsap.core.Timeline,
  host: HTMLElement,
  definition: Pick<GameDefinition, 'grid'>,
  art: GameArt,
  grid: Grid,
  winning: readonly Cell[],
  gestures: number,
  isLifted: boolean,
): WinPartElement[] {
  const { lifted, ms, scaleEase } = winMotionOf(art);
  const parts = createWinParts(host, definition.grid, art.stage.winHighlight.of, winning);
  for (const { element, cells } of parts) {
    for (const cell of cells) {
      const animated = createAnimatedSymbol(art, symbolAt(grid, cell) ?? '');
      element.append(animated.element);
      for (let n = 0; n < gestures; n++) animated.act(timeline, gestureAt + n * gestureSeconds);
    }
    timeline.to(
      element,
      { scale: lifted.scale, duration: isLifted ? 0 : ms / 1000, ease: scaleEase.gsap },
      0,
    );
  }
  return parts;
}
