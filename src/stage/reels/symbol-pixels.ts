// The symbols of a game as pixels: the canvas makes its textures of them, and pictures of a grid are drawn with them.

import type { GameArt } from '../../games/game-art';
import type { Pieces } from '../../ui/browser/pieces';
import { loadWidest } from '../../ui/browser/sized-images';
import type { PixelGrid } from './art-pixels';
import { loaded } from './load-art-pixels';
import { pixelArtSide, symbolSide } from './motion';
import { canvasFont, printOnCanvas } from './printed-values';
import { rasterise } from './symbol-drawing';

/** A cell need not be square. */
export interface CellSize {
  readonly width: number;
  readonly height: number;
}

export type SymbolImages = Readonly<Record<string, HTMLImageElement>>;

/** Fetches and decodes the images of all symbols of a game. Rejects where one cannot be loaded. */
export async function loadSymbolImages({ stageImages }: Pick<GameArt, 'stageImages'>): Promise<SymbolImages> {
  const images = await loadEach(stageImages);
  // Of what is printed on them. Without it the system's font is.
  await document.fonts.load(canvasFont(1)).catch(() => undefined);
  return images;
}

/** Fetches and decodes the pictures that symbols show at full speed. Rejects where one cannot be loaded. */
export const loadBlurImages = ({ blurImages }: Pick<GameArt, 'blurImages'>): Promise<SymbolImages> =>
  loadEach(blurImages);

async function loadEach(addresses: Readonly<Record<string, string>>): Promise<SymbolImages> {
  const images = Object.entries(addresses).map(
    async ([id, address]) => [id, await loadWidest(address)] as const,
  );
  return Object.fromEntries(await Promise.all(images));
}

/** Symbols as pixels, for cells of one size. */
export interface SymbolPixels {
  readonly symbols: Readonly<Record<string, HTMLCanvasElement>>;
  /** Those that have a picture of their own at full speed. */
  readonly blurs: Readonly<Record<string, HTMLCanvasElement>>;
  /** The side of a symbol, and its cell (device pixels). */
  readonly side: number;
  readonly cell: CellSize;
  /** Null where the symbols have no square pixels. */
  readonly grid: PixelGrid | null;
  readonly images: SymbolImages;
  readonly pixelated: boolean;
}

/**
 * Draws symbols for cells of this size (device pixels), without smoothing where pixels stay squares. They are square, as large
 * as the cell allows. Throws if the browser gives no 2D canvas.
 *
 * @param blurImages what some of them show at full speed
 */
export function* drawSymbolPixels(
  images: SymbolImages,
  cell: CellSize,
  pixelated: boolean,
  blurImages: SymbolImages = {},
): Pieces<SymbolPixels> {
  const artPixels = pixelated ? loaded.artPixels : null;
  const largest = pixelArtSide(cell);
  const pixel = artPixels?.pixelOf(Object.values(images), largest);
  const side = pixel ? largest : Math.round(symbolSide(cell));
  const grid = pixel ? (artPixels?.pixelGridOf(pixel, side, cell) ?? null) : null;
  function* drawn(all: SymbolImages): Pieces<Record<string, HTMLCanvasElement>> {
    const canvases: Record<string, HTMLCanvasElement> = {};
    for (const [id, image] of Object.entries(all)) {
      canvases[id] = rasterise(image, side, pixelated);
      yield;
    }
    return canvases;
  }
  const symbols = yield* drawn(images);
  return { symbols, blurs: yield* drawn(blurImages), side, cell, grid, images, pixelated };
}

/** A symbol with what is printed on it, if anything is. */
export const printedSymbol = (symbol: HTMLCanvasElement, text: string | undefined): HTMLCanvasElement =>
  text === undefined ? symbol : printOnCanvas(symbol, text);
