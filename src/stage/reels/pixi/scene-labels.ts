import { Sprite, type Container } from 'pixi.js';
import type { Cell } from '../../../engine/definition';

/** The labels of what moves or changes in ReelScene. */
export const labels = {
  reels: 'reels',
  /** A second set of reels, which can fade in over the first. */
  incoming: 'incoming reels',
  cells: 'cells',
  reel: (column: number) => `reel ${column}`,
  belt: 'belt',
  cell: ({ column, row }: Cell) => `cell ${column} ${row}`,
  /** Counted from the top of its belt, from 0; a cell has one. */
  symbol: (index: number) => `symbol ${index}`,
} as const;

/** Finds a child by its label. Throws an Error where there is none. */
export function findContainer(parent: Container, label: string): Container {
  const child = parent.getChildByLabel(label);
  if (!child) throw new Error(`The scene has no "${label}".`);
  return child;
}

/** Finds a sprite by its label. Throws an Error where there is none. */
export function findSprite(parent: Container, label: string): Sprite {
  const child = findContainer(parent, label);
  if (!(child instanceof Sprite)) throw new Error(`"${label}" is no sprite.`);
  return child;
}
