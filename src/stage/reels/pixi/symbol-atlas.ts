import { ImageSource, Rectangle, Texture } from 'pixi.js';
import type { Pieces } from '../../../ui/browser/pieces';
import type { PixelGrid } from '../art-pixels';
import { loaded } from '../load-art-pixels';
import type { PrintedOn } from '../printed-values';
import { drawBlurred, drawFading, drawOnCanvas, blurredHeight, blurLevels } from '../symbol-drawing';
import { printedSymbol, type SymbolPixels } from '../symbol-pixels';

/** Empty pixels between two frames, so that neither bleeds into the other when it is scaled. */
const GUTTER = 2;

/** No graphics processor takes less than this for the side of a texture (pixels): more symbols begin another row. */
const MAX_ROW_PIXELS = 4096;

/** A symbol's texture with its size in cells: a blur is taller. */
export interface SymbolFrame {
  readonly texture: Texture;
  readonly width: number;
  readonly height: number;
}

export interface SymbolFrames {
  /** Each symbol's from sharp to full speed. */
  readonly frames: Readonly<Record<string, readonly SymbolFrame[]>>;
  /** What pixel art moves by; null where symbols move smoothly. */
  readonly grid: PixelGrid | null;
}

/** Symbols on one texture, drawn at the size they are needed: WebGL draws all reels at once. */
export interface SymbolAtlas extends Pick<SymbolFrames, 'frames'> {
  destroy(): void;
}

/** Draws the atlas of some symbols, with what is printed on them. */
export function* drawSymbolAtlas(
  { symbols: pixels, blurs, side, cell, images, pixelated }: SymbolPixels,
  ids: readonly string[],
  printedOn: PrintedOn,
): Pieces<SymbolAtlas> {
  const heights = blurLevels.map((blur) => (pixelated ? side : blurredHeight(side, blur * cell.height)));
  const symbols = Object.entries(pixels).filter(([id]) => ids.includes(id));
  if (symbols.length === 0) return { frames: {}, destroy: () => undefined };
  const perRow = Math.min(symbols.length, Math.max(Math.floor(MAX_ROW_PIXELS / (side + GUTTER)), 1));
  const rows = Math.ceil(symbols.length / perRow);
  const rowHeight = heights.reduce((sum, height) => sum + height + GUTTER, 0);
  /** The frame of a symbol with this blur level, in the atlas (pixels). */
  const frameOf = (index: number, level: number): Rectangle => {
    const above = heights.slice(0, level).reduce((sum, height) => sum + height + GUTTER, 0);
    const top = Math.floor(index / perRow) * rowHeight + above;
    return new Rectangle((index % perRow) * (side + GUTTER), top, side, heights[level]);
  };

  const context = drawOnCanvas(perRow * (side + GUTTER) - GUTTER, rows * rowHeight - GUTTER);
  for (const [index, [id, plain]] of symbols.entries()) {
    const symbol = printedSymbol(plain, printedOn(id));
    for (const [level, blur] of blurLevels.entries()) {
      const image = images[id];
      const distance = blur * cell.height;
      const picture = blurs[id];
      if (picture)
        drawFading(context, symbol, picture, frameOf(index, level), level / (blurLevels.length - 1));
      else if (pixelated && image)
        loaded.artPixels?.drawSmeared(context, symbol, image, frameOf(index, level), distance);
      else drawBlurred(context, symbol, frameOf(index, level), distance);
      yield;
    }
  }

  // A canvas with an explicit alphaMode: WebKit reads the alpha of an ImageBitmap differently from Blink.
  const source = new ImageSource({
    resource: context.canvas,
    alphaMode: 'premultiply-alpha-on-upload',
    scaleMode: pixelated ? 'nearest' : 'linear',
  });
  const frames = symbols.map(([id], index) => {
    const frame = heights.map((height, level) => ({
      texture: new Texture({ source, frame: frameOf(index, level) }),
      width: side / cell.width,
      height: height / cell.height,
    }));
    return [id, frame] as const;
  });

  return {
    frames: Object.fromEntries(frames),
    destroy() {
      for (const [, frame] of frames) for (const { texture } of frame) texture.destroy();
      source.destroy();
    },
  };
}
