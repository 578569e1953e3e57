import type { Cell } from '../../../src/engine/definition';
import type { Grid } from '../../../src/engine/grid';
import type { ReelRenderer, SpinFrame, SpinSymbols } from '../../../src/stage/reels/reel-renderer';

/** A renderer that draws nothing and remembers what it was asked for. */
export function createFakeRenderer() {
  const shown: { grid: Grid; winning: readonly Cell[] }[] = [];
  const hidden: (readonly Cell[])[] = [];
  const spins: SpinSymbols[] = [];
  const frames: SpinFrame[] = [];
  const renderer: ReelRenderer = {
    show: (grid, winning) => shown.push({ grid, winning }),
    hideCells: (cells) => hidden.push(cells),
    begin: (spin) => spins.push(spin),
    draw: (frame) => frames.push(frame),
  };
  return { renderer, shown, hidden, spins, frames };
}
