import { Container, Sprite } from 'pixi.js';
import type { FishingRules, SymbolId } from '../../game/rules';
import type { Grid } from '../../game/round';
import { atStart, type ReelPlace } from '../motion';
import { stillStrip, type Strip } from '../strip';
import type { SymbolPage } from './symbol-page';

/** Sprites beyond the window, for symbols that reach into it: half passed, or smeared. */
const SPRITES_ABOVE = 1;
const SPRITES_BELOW = 2;

/**
 * One reel, in units of cells about its own middle: a window onto a strip. `update` puts the sprites where it stands.
 */
export class Reel extends Container {
  #at: ReelPlace = atStart;
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
    this.#at = atStart;
  }

  /** Stands at a place of the way through the strip. */
  stand(at: ReelPlace): void {
    this.#at = at;
  }

  update({ frames }: SymbolPage): void {
    const top = this.#strip.start - this.#at.position;
    const first = Math.floor(top) - SPRITES_ABOVE;
    for (const [i, sprite] of this.#sprites.entries()) {
      const symbol = this.#strip.symbols[first + i];
      sprite.visible = symbol !== undefined;
      if (!symbol) continue;
      const frame = frames[symbol][Math.round(this.#at.blur * (frames[symbol].length - 1))];
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

  /** Lets the second set come through the first, so far (0 to 1). */
  fade(through: number): void {
    for (const reel of this.reels) reel.alpha = 1 - through;
    for (const reel of this.fadingIn) reel.alpha = through;
  }

  update(): void {
    if (!this.#page) return;
    for (const reel of this.reels) reel.update(this.#page);
    for (const reel of this.fadingIn) if (reel.alpha > 0) reel.update(this.#page);
  }
}
