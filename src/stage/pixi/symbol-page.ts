import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { symbolMasters } from '../../components/symbol-pictures';
import type { SymbolId } from '../../game/rules';
import { SYMBOL_SIZE } from '../motion';
import { drawSmeared, penOf, rasterise, smearedHeight, SMEARS } from '../symbol-drawing';

/** Free pixels between two frames, so that neither bleeds into the other when it is scaled. */
const GUTTER = 2;

/** A symbol's textures from sharp to full speed, each with its size in cells (a smear is taller). */
export type SymbolFrames = readonly {
  readonly texture: Texture;
  readonly width: number;
  readonly height: number;
}[];

/** All symbols, drawn once at the size they are needed, on one page: a frame of the reels is one draw. */
export interface SymbolPage {
  readonly frames: Readonly<Record<SymbolId, SymbolFrames>>;
  destroy(): void;
}

export type SymbolImages = Readonly<Record<SymbolId, HTMLImageElement>>;

/** Fetches and decodes the pictures of all symbols. Rejects where one can't be had. */
export async function loadSymbolImages(): Promise<SymbolImages> {
  const images = await Promise.all(
    Object.entries(symbolMasters).map(async ([id, address]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [id, image] as const;
    }),
  );
  return Object.fromEntries(images) as unknown as SymbolImages;
}

/**
 * Draws the page of symbols, pixel for pixel as they stand on the reels at rest.
 *
 * @param cellPixels the side of a cell in device pixels
 * @throws Error where the browser gives no 2D canvas
 */
export function drawSymbolPage(images: SymbolImages, cellPixels: number): SymbolPage {
  const side = Math.round(cellPixels * SYMBOL_SIZE);
  const heights = SMEARS.map((smear) => smearedHeight(side, smear * cellPixels));
  const rowHeight = heights.reduce((sum, height) => sum + height + GUTTER, 0);
  const symbols = Object.entries(images);

  const canvas = document.createElement('canvas');
  canvas.width = symbols.length * (side + GUTTER);
  canvas.height = rowHeight;
  const pen = penOf(canvas);

  const source = new CanvasSource({ resource: canvas });
  const frames = symbols.map(([id, image], index) => {
    const x = index * (side + GUTTER);
    const symbol = rasterise(image, side);
    let y = 0;
    const frame = SMEARS.map((smear, level) => {
      const height = heights[level] ?? side;
      drawSmeared(pen, symbol, { x, y }, smear * cellPixels);
      const texture = new Texture({ source, frame: new Rectangle(x, y, side, height) });
      y += height + GUTTER;
      return { texture, width: side / cellPixels, height: height / cellPixels };
    });
    return [id, frame] as const;
  });

  return {
    frames: Object.fromEntries(frames) as Record<string, SymbolFrames> as Readonly<
      Record<SymbolId, SymbolFrames>
    >,
    destroy() {
      for (const [, frame] of frames) for (const { texture } of frame) texture.destroy();
      source.destroy();
    },
  };
}
