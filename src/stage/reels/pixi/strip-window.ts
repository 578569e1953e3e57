import type { Container, Sprite } from 'pixi.js';
import { roundTo } from '../motion';
import type { ReelPlace } from '../reel-renderer';
import type { Strip } from '../strip';
import { blurLevelOf, blurLevels } from '../symbol-drawing';
import { findSprite, labels } from './scene-labels';
import type { SymbolFrame, SymbolFrames } from './symbol-atlas';

/** How far a blurred symbol reaches beyond its cell (cells): it is visible before its cell is in the window. */
const REACH = Math.max(...blurLevels);

/** The drum around which a reel runs at full speed (windows): the smaller, the more it curves. At rest it is flat. */
const DRUM_RADIUS = 0.9;

/** How many sprites the belt of a reel needs, by its number of rows. */
export const spritesOnBelt = (rows: number): number => Math.ceil(rows + 2 * REACH) + 1;

/** Shows a symbol in its size (cells), or nothing. */
export function showSymbol(sprite: Sprite, frame: SymbolFrame | undefined): void {
  sprite.visible = frame !== undefined;
  if (!frame) return;
  sprite.texture = frame.texture;
  sprite.setSize(frame.width, frame.height);
}

/** Returns a function that moves the belt of a reel (ReelScene) with this many rows, in this column, to a place of a strip. */
export function createStripWindow(belt: Container, rows: number, column: number) {
  const sprites = Array.from({ length: spritesOnBelt(rows) }, (_, index) =>
    findSprite(belt, labels.symbol(index)),
  );
  /** What the sprites show: the index on the strip of the first, and the blur level of all. */
  let shown = { atlas: null as SymbolFrames | null, strip: null as Strip | null, first: NaN, level: NaN };

  let frames: readonly (SymbolFrame | undefined)[] = [];
  const radius = rows * DRUM_RADIUS;

  return (atlas: SymbolFrames, strip: Strip, { position, blur, squash }: Readonly<ReelPlace>): void => {
    const top = strip.start - position;
    const first = Math.floor(top - REACH);
    const level = blurLevelOf(blur);
    const { grid } = atlas;
    const width = grid ? 1 : 1 + squash / 2;
    const height = grid ? 1 : 1 - squash;
    belt.scale.set(width, height);
    belt.position.set((1 - width) / 2, rows - (rows - first + top) * height);
    const isShown =
      shown.atlas === atlas && shown.strip === strip && shown.first === first && shown.level === level;
    if (!isShown) {
      shown = { atlas, strip, first, level };
      frames = sprites.map((_, i) => atlas.frames[strip.symbols[first + i] ?? '']?.[level]);
      for (const [i, sprite] of sprites.entries()) showSymbol(sprite, frames[i]);
    }
    if (grid) {
      // From the row at which each symbol is nearest to rest, by whole pixels of the art: on no drum, and never pressed.
      const row = Math.round(top);
      const way = roundTo(grid.step, row - top);
      for (const [i, sprite] of sprites.entries()) {
        const middle = grid.middleOf({ column, row: first + i - row });
        sprite.position.set(middle.x - column, middle.y + way - belt.y);
      }
      return;
    }
    for (const [i, sprite] of sprites.entries()) {
      const frame = frames[i];
      if (!frame) continue;
      const angle = (first + i + 0.5 - top - rows / 2) / radius;
      sprite.y = i + 0.5 + blur * radius * (Math.sin(angle) - angle);
      sprite.setSize(frame.width, frame.height * (1 - blur * (1 - Math.cos(angle))));
    }
  };
}
