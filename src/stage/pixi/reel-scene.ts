import { Container, Sprite } from 'pixi.js';
import type { FishingRules, SymbolId } from '../../game/rules';
import type { Grid } from '../../game/round';
import { stillStrip, type Strip } from '../strip';
import type { SymbolPage } from './symbol-page';

/** Sprites beyond the window, for symbols that reach into it: half passed, or smeared. */
const SPRITES_ABOVE = 1;
const SPRITES_BELOW = 2;

/**
 * One reel, in units of cells about its own middle: a window onto a strip. Its numbers may be tweened;
 * `update` puts the sprites where the numbers say.
 */
export class Reel extends Container {
  /** Cells travelled of the way through the strip. */
  travelled = 0;
  /** 0 at rest to 1 at full speed. */
  blur = 0;
  #strip: Strip<SymbolId> = stillStrip();
  readonly #sprites: readonly Sprite[];

  constructor(rules: FishingRules, column: number) {
    super();
    const sprites = rules.rows + SPRITES_ABOVE + SPRITES_BELOW;
    this.#sprites = Array.from({ length: sprites }, () => new Sprite({ anchor: 0.5, x: 0.5 }));
    this.addChild(...this.#sprites);
    this.pivot.set(0.5, rules.rows / 2);
    this.position.set(column + 0.5, rules.rows / 2);
  }

  /** Puts in a strip, standing at its start. */
  load(strip: Strip<SymbolId>): void {
    this.#strip = strip;
    this.travelled = 0;
    this.blur = 0;
  }

  update({ frames }: SymbolPage): void {
    const top = this.#strip.start - this.travelled;
    const first = Math.floor(top) - SPRITES_ABOVE;
    for (const [i, sprite] of this.#sprites.entries()) {
      const symbol = this.#strip.symbols[first + i];
      sprite.visible = symbol !== undefined;
      if (!symbol) continue;
      const frame = frames[symbol][Math.round(this.blur * (frames[symbol].length - 1))];
      if (!frame) continue;
      sprite.texture = frame.texture;
      sprite.setSize(frame.width, frame.height);
      sprite.y = first + i - top + 0.5;
    }
  }
}

/** All the reels, and a second set through which a new grid can fade in. */
export class ReelScene extends Container {
  readonly rules: FishingRules;
  readonly reels: readonly Reel[];
  readonly fadingIn: readonly Reel[];
  #page: SymbolPage | null = null;

  constructor({ rules }: { readonly rules: FishingRules }) {
    super();
    this.rules = rules;
    const oneSet = (): Reel[] =>
      Array.from({ length: rules.columns }, (_, column) => new Reel(rules, column));
    this.reels = oneSet();
    this.fadingIn = oneSet();
    this.addChild(...this.reels, ...this.fadingIn);
  }

  /** Takes symbols from this page from here on, drawn for this size of cell (CSS pixels). */
  dress(page: SymbolPage, cell: number): void {
    this.#page = page;
    this.scale.set(cell);
    this.update();
  }

  /** Stands a grid in the window, everything in its place. */
  show(grid: Grid<SymbolId>): void {
    for (const [column, reel] of this.reels.entries()) {
      reel.load(stillStrip(grid[column]));
      reel.visible = true;
      reel.alpha = 1;
      reel.scale.set(1);
    }
    for (const reel of this.fadingIn) reel.alpha = 0;
  }

  update(): void {
    if (!this.#page) return;
    for (const reel of this.reels) reel.update(this.#page);
    for (const reel of this.fadingIn) if (reel.alpha > 0) reel.update(this.#page);
  }
}
