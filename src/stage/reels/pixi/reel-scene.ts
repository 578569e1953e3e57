import type { GameDefinition } from '../../../engine/definition';
import { Container, Sprite } from 'pixi.js';
import type { Grid } from '../../../engine/grid';
import { atStart, type ReelPlace } from '../motion';
import type { Spin, SpinFrame } from '../reel-renderer';
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

  constructor({ rows }: GameDefinition['grid'], column: number) {
    super();
    const sprites = Math.ceil(rows + 2 * REACH) + 1;
    this.#sprites = Array.from({ length: sprites }, () => new Sprite({ anchor: 0.5, x: 0.5 }));
    this.#belt.addChild(...this.#sprites);
    this.addChild(this.#belt);
    this.pivot.set(0.5, rows / 2);
    this.position.set(column + 0.5, rows / 2);
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

/** All the reels, and a second set over them in which a new grid can fade in. */
export class ReelScene extends Container {
  readonly definition: GameDefinition;
  readonly reels: readonly Reel[];
  readonly fadingIn: readonly Reel[];
  #atlas: SymbolAtlas | null = null;

  constructor({ definition }: { readonly definition: GameDefinition }) {
    super();
    this.definition = definition;
    const oneSet = (): Reel[] =>
      Array.from({ length: definition.grid.columns }, (_, column) => new Reel(definition.grid, column));
    this.reels = oneSet();
    this.fadingIn = oneSet();
    this.addChild(...this.reels, ...this.fadingIn);
  }

  /** Takes symbols from this atlas from here on, drawn for this size of cell (CSS pixels). */
  applyAtlas(atlas: SymbolAtlas, cell: number): void {
    this.#atlas = atlas;
    this.scale.set(cell);
    this.update();
  }

  /** Shows a grid at rest: every symbol in its place, unscaled and opaque. */
  show(grid: Grid): void {
    this.begin({ strips: grid.map(stillStrip), fadeIn: null });
    for (const reel of this.reels) {
      reel.visible = true;
      reel.alpha = 1;
      reel.scale.set(1);
    }
  }

  /** Hides a column until the next `show`. */
  hide(column: number): void {
    const reel = this.reels[column];
    if (reel) reel.visible = false;
  }

  /** Loads the symbols of a spin, each reel at its start. */
  begin({ strips, fadeIn }: Spin): void {
    for (const [column, reel] of this.reels.entries()) reel.load(strips[column] ?? stillStrip());
    for (const [column, reel] of this.fadingIn.entries()) {
      reel.load(stillStrip(fadeIn?.[column]));
      reel.visible = fadeIn !== null;
      reel.alpha = 0;
    }
  }

  /** Moves everything to where it is in a frame of a spin. */
  seek({ reels, fade }: SpinFrame): void {
    for (const [column, reel] of this.reels.entries()) {
      reel.seek(reels[column] ?? atStart);
      reel.alpha = 1 - fade;
    }
    for (const reel of this.fadingIn) reel.alpha = fade;
  }

  /** Moves the sprites of all reels to where they are. */
  update(): void {
    if (!this.#atlas) return;
    for (const reel of this.reels) reel.update(this.#atlas);
    for (const reel of this.fadingIn) if (reel.visible) reel.update(this.#atlas);
  }
}
