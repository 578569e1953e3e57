import { Container, Sprite } from 'pixi.js';
import type { Cell } from '../../../engine/definition';
import { symbolAt, type Grid } from '../../../engine/grid';
import { hasCell } from '../../winning-cells';
import type { SymbolAtlas } from './symbol-atlas';

/** One cell at rest, in units of cells around its centre: lifted or set back by itself. */
export class SingleCell extends Container {
  #symbol: string | undefined;
  readonly #cell: Cell;
  readonly #sprite = new Sprite({ anchor: 0.5 });

  constructor(cell: Cell) {
    super();
    this.#cell = cell;
    this.addChild(this.#sprite);
    this.position.set(cell.column + 0.5, cell.row + 0.5);
  }

  /** Whether this is one of these cells. */
  isIn(cells: readonly Cell[]): boolean {
    return hasCell(cells, this.#cell);
  }

  /** Takes its symbol from a grid. */
  load(grid: Grid): void {
    this.#symbol = symbolAt(grid, this.#cell);
  }

  /** Shows its symbol with the texture of this atlas. */
  update(atlas: SymbolAtlas): void {
    const frame = this.#symbol && atlas.frames[this.#symbol]?.[0];
    this.#sprite.visible = Boolean(frame);
    if (!frame) return;
    this.#sprite.texture = frame.texture;
    this.#sprite.setSize(frame.width, frame.height);
  }
}
