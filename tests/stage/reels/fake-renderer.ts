import type { Cell } from '../../../src/engine/definition';
import type { Grid } from '../../../src/engine/grid';
import type { ReelRenderer, SpinFrame, SpinSymbols } from '../../../src/stage/reels/reel-renderer';

/** A frame as it is now: the timeline goes on to move its reels, and GSAP notes something of its own with each. */
export const copyOf = ({ reels, fade }: SpinFrame): SpinFrame => ({
  reels: reels.map(({ position, blur, squash }) => ({ position, blur, squash })),
  fade,
});

/** A renderer that draws nothing and remembers what it was asked for. */
export function createFakeRenderer() {
  const shown: { grid: Grid; winning: readonly Cell[] }[] = [];
  const hidden: (readonly Cell[])[] = [];
  const hiddenReels: (readonly number[])[] = [];
  const spins: SpinSymbols[] = [];
  const frames: SpinFrame[] = [];
  const renderer: ReelRenderer = {
    show: (grid, winning) => shown.push({ grid, winning }),
    hideCells: (cells) => hidden.push(cells),
    hideReels: (columns) => hiddenReels.push(columns),
    begin: (spin) => spins.push(spin),
    draw: (frame) => frames.push(copyOf(frame)),
  };
  return { renderer, shown, hidden, hiddenReels, spins, frames };
}
