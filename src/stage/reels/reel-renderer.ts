import type { Cell } from '../../engine/definition';
import type { Grid } from '../../engine/grid';
import type { Strip } from './strip';

/** The symbols that a spin shows. */
export interface SpinSymbols {
  /** What the reels turn through: one strip for each, from the left. */
  readonly strips: readonly Strip[];
  /** With less motion, the grid that fades in over the strips, which do not move; else null. */
  readonly fadeIn: Grid | null;
}

/** Where a reel is. */
export interface ReelPlace {
  /** How far it has come through its strip (cells). */
  position: number;
  /** From 0 at rest to 1 at full speed, as its speed is. */
  blur: number;
  /** The part of its height by which it is pressed down, upon the window's lower edge; it widens by half of that. */
  squash: number;
}

export const atStart: Readonly<ReelPlace> = { position: 0, blur: 0, squash: 0 };

/** A reel, counted from the left from 0, that has reached its mark and still swings. */
export interface Landing {
  readonly column: number;
  /** The position at which it will rest (cells). */
  readonly mark: number;
  /** Where it is: the same object, which changes in each frame. */
  readonly place: Readonly<ReelPlace>;
}

/** What one frame of a spin shows. */
export interface SpinFrame {
  /** From the left. */
  readonly reels: readonly Readonly<ReelPlace>[];
  /** How far the new grid has faded in over the old one (0 to 1). */
  readonly fade: number;
}

/** Draws the reels. It decides nothing: the timeline says what each frame shows. */
export interface ReelRenderer {
  /** Shows a grid at rest, at once. `winning` cells are lifted while the others step back; empty without a win. */
  show(grid: Grid, winning: readonly Cell[]): void;
  /** Hides cells that are lifted until the next `show`: a win's show replaces them. */
  hideCells(cells: readonly Cell[]): void;
  /** Hides these reels, from the left from 0, and none of the others, at rest and in spins: something else draws them. */
  hideReels(columns: readonly number[]): void;
  /** Prepares the symbols of a spin, whose frames follow. */
  begin(spin: SpinSymbols): void;
  /** Draws a frame of the spin that has begun. */
  draw(frame: SpinFrame): void;
}
