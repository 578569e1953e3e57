import type { Grid } from '../../../src/engine/grid';
import type { ReelRenderer, Spin, SpinFrame } from '../../../src/stage/reels/reel-renderer';

/** A renderer that draws nothing and remembers what it was asked for. */
export function createFakeRenderer() {
  const shown: { grid: Grid; winning: readonly number[] }[] = [];
  const hidden: (readonly number[])[] = [];
  const spins: Spin[] = [];
  const frames: SpinFrame[] = [];
  const renderer: ReelRenderer = {
    show: (grid, winning) => shown.push({ grid, winning }),
    hideColumns: (columns) => hidden.push(columns),
    begin: (spin) => spins.push(spin),
    draw: (frame) => frames.push(frame),
  };
  return { renderer, shown, hidden, spins, frames };
}
