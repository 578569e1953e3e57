import { ImageSource, Rectangle, Texture } from 'pixi.js';
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
  readonly picture: ImageBitmap;
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
  const symbols = Object.entries(images);
  /** The room of a symbol smeared so much, on the page (pixels). */
  const roomOf = (index: number, level: number): Rectangle => {
    const above = heights.slice(0, level).reduce((sum, height) => sum + height + GUTTER, 0);
    return new Rectangle(index * (side + GUTTER), above, side, heights[level]);
  };

  const { right, bottom } = roomOf(symbols.length - 1, SMEARS.length - 1);
  const canvas = new OffscreenCanvas(right, bottom);
  const pen = penOf(canvas);
  for (const [index, [, image]] of symbols.entries()) {
    const symbol = rasterise(image, side);
    for (const [level, smear] of SMEARS.entries()) {
      drawSmeared(pen, symbol, roomOf(index, level), smear * cellPixels);
    }
  }

  // A canvas that may still change costs a tenth more script in each frame that is drawn from it.
  const picture = canvas.transferToImageBitmap();
  const source = new ImageSource({ resource: picture });
  const frames = symbols.map(([id], index) => {
    const frame = heights.map((height, level) => ({
      texture: new Texture({ source, frame: roomOf(index, level) }),
      width: side / cellPixels,
      height: height / cellPixels,
    }));
    return [id, frame] as const;
  });

  return {
    picture,
    frames: Object.fromEntries(frames) as Record<string, SymbolFrames> as Readonly<
      Record<SymbolId, SymbolFrames>
    >,
    destroy() {
      for (const [, frame] of frames) for (const { texture } of frame) texture.destroy();
      source.destroy();
      picture.close();
    },
  };
}
