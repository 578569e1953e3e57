import type { GameDefinition, ReelSet } from '../../engine/definition';
import { turningMs } from '../round-schedule';

/** The side of a symbol's image, in the height of its cell: the rest is the gap between symbols. */
export const SYMBOL_SIZE = 0.92;
/** At most, in its width: images leave a margin free, of which a tall cell takes some. */
const MAX_SYMBOL_WIDTH = 1.08;

/** The side of a symbol's image in a cell of this size, in any unit. Style sheets say it again (`--symbol` in stage.css). */
export const symbolSide = (cell: { readonly width: number; readonly height: number }): number =>
  Math.min(cell.width * MAX_SYMBOL_WIDTH, cell.height * SYMBOL_SIZE);

/** The same for pixel art, whose pixels decide how large it is: its rows meet at most. */
export const pixelArtSide = (cell: { readonly width: number; readonly height: number }): number =>
  Math.floor(Math.min(cell.width * MAX_SYMBOL_WIDTH, cell.height));

/** How a spin moves: the one table to tune. Whatever the values, a base spin's last reel rests at its end. */
export const spinMotion = {
  /** Between one reel's start and the next one's. */
  startStagger: { ms: 60 },
  /** Against the direction of the run, before it. */
  pullBack: { ms: 80, cells: 0.09 },
  accelerate: { ms: 230 },
  /** Full speed, in cells a tick; each reel's own differs slightly, so that it travels whole cells. */
  cellsPerTick: 2,
  /** From full speed to a stop past the mark. */
  land: { ms: 210, pastCells: 0.1 },
  /** Back from there to the mark. */
  swingBack: { ms: 150 },
  /** From the mark, a landing reel's weight presses it down, and it springs back before it rests. */
  squash: { ms: 70, part: 0.03 },
  /** Between one reel's rest and the next one's; less if there are too many reels for that. */
  stagger: { ms: 250, allMs: 600 },
} as const;

/** How far a reel swings beyond its way, on either side (cells, rounded up). */
export const MARGIN_CELLS = Math.ceil(Math.max(spinMotion.pullBack.cells, spinMotion.land.pastCells));

/** How a reel runs between pulling back and settling, which are alike in every spin. */
export interface ReelRun {
  /** When it starts (ms after the spin began). */
  readonly startMs: number;
  /** Whole cells from the grid before to the grid after. */
  readonly travel: number;
  /** How long it keeps its full speed (ms). */
  readonly cruiseMs: number;
  /** Its full speed (cells/ms). Each part of its way begins as fast as the one before ended. */
  readonly speed: number;
}

/** How the reel in a column (from 0) runs in a spin that turns these reels. */
export function reelRun(
  definition: Pick<GameDefinition, 'grid' | 'spin'>,
  column: number,
  set: ReelSet,
): ReelRun {
  const { grid, spin } = definition;
  const { startStagger, pullBack, accelerate, land, swingBack, stagger, cellsPerTick } = spinMotion;
  const last = grid.columns - 1;
  const staggerMs = Math.min(stagger.ms, stagger.allMs / Math.max(last, 1));
  const restMs = turningMs(definition, set) - (last - column) * staggerMs;
  const startMs = column * startStagger.ms;
  const cruiseMs = restMs - startMs - pullBack.ms - accelerate.ms - land.ms - swingBack.ms;

  /** Time that the same way takes at full speed: accelerating and slowing down evenly take twice as long. */
  const fullSpeedMs = accelerate.ms / 2 + cruiseMs + land.ms / 2;
  const extra = pullBack.cells + land.pastCells;
  // At least past all that it shows.
  const travel = Math.max(Math.round((fullSpeedMs * cellsPerTick) / spin.tickMs - extra), grid.rows + 1);
  return { startMs, travel, cruiseMs, speed: (travel + extra) / fullSpeedMs };
}

/** A curve of time, as GSAP and as style sheets call it. */
interface Ease {
  readonly gsap: string;
  readonly css: string;
}

/** How a result is shown: what has won lifted, all else back (scale, opacity), and how long that takes (ms). */
export const winMotion = {
  ms: 420,
  lifted: { scale: 1.06, alpha: 1 },
  back: { scale: 0.92, alpha: 0.45 },
  scaleEase: { gsap: 'back.out(2)', css: 'cubic-bezier(0.3333, 1.6667, 0.6667, 1)' } satisfies Ease,
  fadeEase: { gsap: 'power2.out', css: 'cubic-bezier(0.3333, 1, 0.6667, 1)' } satisfies Ease,
  /** How long the ground below what has won takes to light up, and to fade again (ms). */
  highlightMs: 360,
} as const;

/** The same for pixel art, which keeps its size. */
export const winMotionOf = ({ pixelated }: { readonly pixelated: boolean }) =>
  pixelated
    ? { ...winMotion, lifted: { ...winMotion.lifted, scale: 1 }, back: { ...winMotion.back, scale: 1 } }
    : winMotion;

/** The same as custom properties, for style sheets (stage.css). */
export function winMotionProperties(art: {
  readonly pixelated: boolean;
}): Readonly<Record<string, string | number>> {
  const { ms, lifted, back, scaleEase, fadeEase, highlightMs } = winMotionOf(art);
  return {
    '--lifted-scale': lifted.scale,
    '--back-scale': back.scale,
    '--back-alpha': back.alpha,
    '--scale-time': `${ms}ms ${scaleEase.css}`,
    '--fade-time': `${ms}ms ${fadeEase.css}`,
    '--highlight-time': `${highlightMs}ms ease-out`,
  };
}

/** The style property that says how large a pixel of the art is (CSS pixels): page elements move by it. */
export const ART_PIXEL = '--art-pixel';

/** Rounds a place to whole steps. */
export const roundTo = (step: number, place: number): number => Math.round(place / step) * step;
