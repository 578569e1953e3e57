import type { Cell, GameDefinition } from '../../../engine/definition';
import { Container } from 'pixi.js';
import type { Grid } from '../../../engine/grid';
import type { WinPart } from '../../../games/playable';
import { atStart } from '../motion';
import type { SpinFrame, SpinSymbols } from '../reel-renderer';
import { stillStrip } from '../strip';
import { Reel } from './reel';
import { SingleCell } from './single-cell';
import type { SymbolAtlas } from './symbol-atlas';

interface ReelSceneOptions {
  readonly definition: GameDefinition;
  readonly winPart: WinPart;
}

/** All the reels, a second set over them in which a new grid can fade in, and the single cells of a grid that has won. */
export class ReelScene extends Container {
  readonly definition: GameDefinition;
  readonly winPart: WinPart;
  readonly #reels: readonly Reel[];
  readonly #fadingIn: readonly Reel[];
  /** Shown instead of the reels while a win is lifted cell by cell. */
  readonly #cells: readonly SingleCell[];
  #atlas: SymbolAtlas | null = null;

  constructor({ definition, winPart }: ReelSceneOptions) {
    super();
    this.definition = definition;
    this.winPart = winPart;
    const { grid } = definition;
    const columns = Array.from({ length: grid.columns }, (_, column) => column);
    const rows = winPart === 'cell' ? Array.from({ length: grid.rows }, (_, row) => row) : [];
    this.#reels = columns.map((column) => new Reel(grid, column));
    this.#fadingIn = columns.map((column) => new Reel(grid, column));
    this.#cells = columns.flatMap((column) => rows.map((row) => new SingleCell({ column, row })));
    this.addChild(...this.#reels, ...this.#fadingIn, ...this.#cells);
  }

  /** What is lifted or set back as one. */
  get parts(): readonly (Reel | SingleCell)[] {
    return this.winPart === 'column' ? this.#reels : this.#cells;
  }

  /** Takes symbols from this atlas from here on, drawn for this size of cell (CSS pixels). */
  applyAtlas(atlas: SymbolAtlas, cell: number): void {
    this.#atlas = atlas;
    this.scale.set(cell);
    this.update();
  }

  /** Shows a grid at rest: every symbol in its place, unscaled and opaque. With a win its parts can be lifted. */
  show(grid: Grid, hasWon: boolean): void {
    this.begin({ strips: grid.map(stillStrip), fadeIn: null });
    const isCellByCell = hasWon && this.winPart === 'cell';
    for (const reel of this.#reels) reel.visible = !isCellByCell;
    for (const cell of this.#cells) {
      cell.visible = isCellByCell;
      cell.load(grid);
    }
    for (const part of [...this.#reels, ...this.#cells]) {
      part.alpha = 1;
      part.scale.set(1);
    }
  }

  /** Hides the parts in which these cells are until the next `show`. */
  hide(cells: readonly Cell[]): void {
    for (const part of this.parts) if (part.isIn(cells)) part.visible = false;
  }

  /** Loads the symbols of a spin, each reel at its start. */
  begin({ strips, fadeIn }: SpinSymbols): void {
    for (const [column, reel] of this.#reels.entries()) reel.load(strips[column] ?? stillStrip());
    for (const [column, reel] of this.#fadingIn.entries()) {
      reel.load(stillStrip(fadeIn?.[column]));
      reel.visible = fadeIn !== null;
      reel.alpha = 0;
    }
  }

  /** Moves everything to where it is in a frame of a spin. */
  seek({ reels, fade }: SpinFrame): void {
    for (const [column, reel] of this.#reels.entries()) {
      reel.seek(reels[column] ?? atStart);
      reel.alpha = 1 - fade;
    }
    for (const reel of this.#fadingIn) reel.alpha = fade;
  }

  /** Moves all sprites to where they are. */
  update(): void {
    if (!this.#atlas) return;
    for (const reel of this.#reels) reel.update(this.#atlas);
    for (const reel of this.#fadingIn) if (reel.visible) reel.update(this.#atlas);
    for (const cell of this.#cells) if (cell.visible) cell.update(this.#atlas);
  }
}
