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
  const images = await Promise.all(
    Object.entries(stageImages).map(async ([id, address]) => [id, await loadWidest(address)] as const),
  );
  // Of what is printed on them. Without it the system's font is.
  await document.fonts.load(canvasFont(1)).catch(() => undefined);
  return Object.fromEntries(images);
}

/** Symbols as pixels, for cells of one size. */
export interface SymbolPixels {
  readonly symbols: Readonly<Record<string, HTMLCanvasElement>>;
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
 */
export function* drawSymbolPixels(
  images: SymbolImages,
  cell: CellSize,
  pixelated: boolean,
): Pieces<SymbolPixels> {
  const artPixels = pixelated ? loaded.artPixels : null;
  const largest = pixelArtSide(cell);
  const pixel = artPixels?.pixelOf(Object.values(images), largest);
  const side = pixel ? largest : Math.round(symbolSide(cell));
  const grid = pixel ? (artPixels?.pixelGridOf(pixel, side, cell) ?? null) : null;
  const symbols: Record<string, HTMLCanvasElement> = {};
  for (const [id, image] of Object.entries(images)) {
    symbols[id] = rasterise(image, side, pixelated);
    yield;
  }
  return { symbols, side, cell, grid, images, pixelated };
}

/** A symbol with what is printed on it, if anything is. */
export const printedSymbol = (symbol: HTMLCanvasElement, text: string | undefined): HTMLCanvasElement =>
  text === undefined ? symbol : printOnCanvas(symbol, text);
