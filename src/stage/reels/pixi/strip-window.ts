import type { Container, Sprite } from 'pixi.js';
import type { ReelPlace } from '../reel-renderer';
import type { Strip } from '../strip';
import { blurLevels } from '../symbol-drawing';
import type { SymbolAtlas, SymbolFrame } from './symbol-atlas';

/** How far a blurred symbol reaches beyond its cell (cells): it is visible before its cell is in the window. */
const REACH = Math.max(...blurLevels);

/** How many sprites the belt of a reel of so many rows needs. */
export const spritesOnBelt = (rows: number): number => Math.ceil(rows + 2 * REACH) + 1;

/** Shows a symbol in its size (cells), or nothing. */
export function showSymbol(sprite: Sprite, frame: SymbolFrame | undefined): void {
  sprite.visible = frame !== undefined;
  if (!frame) return;
  sprite.texture = frame.texture;
  sprite.setSize(frame.width, frame.height);
}

/** Returns what moves a reel's belt (a child of ReelScene) to a place of a strip. */
export function createStripWindow(belt: Container<Sprite>) {
  /** What the sprites show: the index on the strip of the first, and the blur level of all. */
  let shown = { atlas: null as SymbolAtlas | null, strip: null as Strip | null, first: NaN, level: NaN };

  return (atlas: SymbolAtlas, strip: Strip, { position, blur }: Readonly<ReelPlace>): void => {
    const top = strip.start - position;
    const first = Math.floor(top - REACH);
    const level = Math.round(blur * (blurLevels.length - 1));
    belt.y = first - top;
    if (shown.atlas === atlas && shown.strip === strip && shown.first === first && shown.level === level)
      return;
    shown = { atlas, strip, first, level };
    for (const [i, sprite] of belt.children.entries()) {
      const symbol = strip.symbols[first + i];
      showSymbol(sprite, symbol === undefined ? undefined : atlas.frames[symbol]?.[level]);
    }
  };
}
