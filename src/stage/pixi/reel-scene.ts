import { Container, Sprite } from 'pixi.js';
import type { FishingRules, SymbolId } from '../../game/rules';
import type { Grid } from '../../game/round';
import { atStart, type ReelPlace } from '../motion';
import { stillStrip, type Strip } from '../strip';
import { SMEARS } from '../symbol-drawing';
import type { SymbolPage } from './symbol-page';

/** How far a smeared symbol reaches beyond its cell (cells): it is seen before it is in the window, and after. */
const REACH = Math.max(...SMEARS);

/**
 * One reel, in units of cells about its own middle: a window onto a strip. `update` puts the sprites where it stands.
 */
export class Reel extends Container {
  #at: ReelPlace = atStart;
  #strip: Strip<SymbolId> = stillStrip();
  readonly #rows: number;
  /** What moves in each frame; the sprites on it only change places when one has gone by. */
  readonly #belt = new Container();
  readonly #sprites: readonly Sprite[];
  /** What the sprites show: the first one's place on the strip, and how smeared (a level of the frames). */
  #shown = { page: null as SymbolPage | null, strip: this.#strip, first: NaN, level: NaN };

  constructor(rules: FishingRules, column: number) {
    super();
    this.#rows = rules.rows;
    const sprites = Math.ceil(rules.rows + 2 * REACH) + 1;
    this.#sprites = Array.from({ length: sprites }, () => new Sprite({ anchor: 0.5, x: 0.5 }));
    this.#belt.addChild(...this.#sprites);
    this.addChild(this.#belt);
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

  update(page: SymbolPage): void {
    const { first, y, level } = this.#view();
    this.#belt.y = y;
    this.#show(page, first, level);
  }

  /**
   * Draws what `update` would have Pixi draw.
   *
   * @param cell its side (device pixels), for which the page was drawn
   */
  paint(pen: CanvasRenderingContext2D, page: SymbolPage, cell: number): void {
    const { first, y, level } = this.#view();
    for (let i = 0; i < this.#sprites.length; i++) {
      const symbol = this.#strip.symbols[first + i];
      const frame = symbol && page.frames[symbol][level];
      if (!frame) continue;
      const from = frame.texture.frame;
      const { width, height } = from;
      const left = this.x * cell - width / 2;
      const top = (y + i + 0.5) * cell - height / 2;
      // Sharp ones reach less far than smeared ones.
      if (top + height <= 0 || top >= this.#rows * cell) continue;
      pen.drawImage(page.picture, from.x, from.y, width, height, left, top, width, height);
    }
  }

  /** What is seen: from which place of the strip on, where that stands (cells below the window's top), how smeared. */
  #view(): { readonly first: number; readonly y: number; readonly level: number } {
    const top = this.#strip.start - this.#at.position;
    const first = Math.floor(top - REACH);
    return { first, y: first - top, level: Math.round(this.#at.blur * (SMEARS.length - 1)) };
  }

  /** Gives the sprites their symbols, from this place of the strip on, unless they have them. */
  #show(page: SymbolPage, first: number, level: number): void {
    const shown = this.#shown;
    const strip = this.#strip;
    if (shown.page === page && shown.strip === strip && shown.first === first && shown.level === level)
      return;
    this.#shown = { page, strip, first, level };
    for (const [i, sprite] of this.#sprites.entries()) {
      const symbol = strip.symbols[first + i];
      const frame = symbol && page.frames[symbol][level];
      sprite.visible = frame !== undefined;
      if (!frame) continue;
      sprite.texture = frame.texture;
      sprite.setSize(frame.width, frame.height);
      sprite.y = i + 0.5;
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
    for (const reel of this.fadingIn) reel.visible = false;
  }

  /** Lets the second set come through the first, so far (0 to 1). */
  fade(through: number): void {
    for (const reel of this.reels) reel.alpha = 1 - through;
    for (const reel of this.fadingIn) {
      reel.visible = true;
      reel.alpha = through;
    }
  }

  update(): void {
    if (!this.#page) return;
    for (const reel of this.reels) reel.update(this.#page);
    for (const reel of this.fadingIn) if (reel.visible) reel.update(this.#page);
  }

  /**
   * Draws the reels as they turn, whole and upright, straight onto the canvas of Pixi's canvas renderer: the same
   * picture as `update` and a render, for half the script. Anything else about them is Pixi's to draw.
   *
   * @param resolution device pixels to a CSS pixel
   */
  paint(pen: CanvasRenderingContext2D, resolution: number): void {
    if (!this.#page) return;
    // Pixi leaves them as its last sprite needed them.
    pen.resetTransform();
    pen.globalAlpha = 1;
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    for (const reel of this.reels) reel.paint(pen, this.#page, this.scale.x * resolution);
  }
}
