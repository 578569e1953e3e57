import type { Cell, GameDefinition } from '../../../engine/definition';
import { Container, Sprite } from 'pixi.js';
import { isInColumn } from '../../winning-cells';
import { atStart, type ReelPlace } from '../motion';
import { stillStrip, type Strip } from '../strip';
import { blurLevels } from '../symbol-drawing';
import type { SymbolAtlas } from './symbol-atlas';

/** How far a blurred symbol reaches beyond its cell (cells): it is visible before its cell is in the window. */
const REACH = Math.max(...blurLevels);

/** One reel, in units of cells around its centre: a window onto a strip. `update` moves the sprites to its place. */
export class Reel extends Container {
  #place: ReelPlace = atStart;
  #strip: Strip = stillStrip();
  /** What moves in each frame; the sprites on it only change their textures when a symbol has passed. */
  readonly #belt = new Container();
  readonly #sprites: readonly Sprite[];
  /** What the sprites show: the index on the strip of the first, and the blur level of all. */
  #current = { atlas: null as SymbolAtlas | null, strip: this.#strip, first: NaN, level: NaN };

  readonly #column: number;

  constructor({ rows }: GameDefinition['grid'], column: number) {
    super();
    this.#column = column;
    const sprites = Math.ceil(rows + 2 * REACH) + 1;
    this.#sprites = Array.from({ length: sprites }, () => new Sprite({ anchor: 0.5, x: 0.5 }));
    this.#belt.addChild(...this.#sprites);
    this.addChild(this.#belt);
    this.pivot.set(0.5, rows / 2);
    this.position.set(column + 0.5, rows / 2);
  }

  /** Whether one of these cells is on this reel. */
  isIn(cells: readonly Cell[]): boolean {
    return isInColumn(cells, this.#column);
  }

  /** Puts in a strip, at its start. */
  load(strip: Strip): void {
    this.#strip = strip;
    this.#place = atStart;
  }

  /** Sets the reel's place on its way through the strip. */
  seek(place: ReelPlace): void {
    this.#place = place;
  }

  /** Moves the sprites to the reel's place, with textures of this atlas. */
  update(atlas: SymbolAtlas): void {
    const top = this.#strip.start - this.#place.position;
    const first = Math.floor(top - REACH);
    this.#belt.y = first - top;
    this.#setTextures(atlas, first, Math.round(this.#place.blur * (blurLevels.length - 1)));
  }

  /** Gives the sprites their symbols, from this index of the strip on, unless they have them. */
  #setTextures(atlas: SymbolAtlas, first: number, level: number): void {
    const current = this.#current;
    const strip = this.#strip;
    if (
      current.atlas === atlas &&
      current.strip === strip &&
      current.first === first &&
      current.level === level
    )
      return;
    this.#current = { atlas, strip, first, level };
    for (const [i, sprite] of this.#sprites.entries()) {
      const symbol = strip.symbols[first + i];
      const frame = symbol && atlas.frames[symbol]?.[level];
      sprite.visible = frame !== undefined;
      if (!frame) continue;
      sprite.texture = frame.texture;
      sprite.setSize(frame.width, frame.height);
      sprite.y = i + 0.5;
    }
  }
}
