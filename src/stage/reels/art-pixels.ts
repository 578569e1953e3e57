// Pixel art on the stage: each pixel that its artist drew covers a whole number of screen pixels.
// Only a look of square pixels loads this (load-art-pixels.ts).

import type { Cell } from '../../engine/definition';
import { observePixelRatio, observeSize } from '../../ui/browser/observe';
import { artPixelsAt } from '../../ui/browser/pixel-art';
import { goldenRatioFraction } from '../../ui/geometry';
import { ART_PIXEL, pixelArtSide } from './motion';

/** Where art lies in the middle of a square field (device pixels). */
interface ArtPlace {
  readonly corner: number;
  readonly side: number;
  /** How many pixels of the screen, across, each of its own covers: a whole number; 0 where the art has no square pixels. */
  readonly pixel: number;
}

/**
 * The place of a symbol's art in a field of this side (device pixels): as large as whole pixels allow.
 *
 * @param image the address of its picture
 */
export function placeOfArt(image: string, side: number): ArtPlace {
  const own = artPixelsAt(image);
  const pixel = own === 0 ? 0 : Math.floor(side / own);
  if (pixel === 0) return { corner: 0, side, pixel };
  return { corner: Math.floor((side - own * pixel) / 2), side: own * pixel, pixel };
}

/** The address that an image was given, as it was written. */
export const addressOf = (image: HTMLImageElement): string => image.getAttribute('src') ?? '';

/** The largest of the places that symbols' pixels cover, by which reels of pixel art move; 0 where none has square pixels. */
export const pixelOf = (images: readonly HTMLImageElement[], side: number): number =>
  Math.max(0, ...images.map((image) => placeOfArt(addressOf(image), side).pixel));

/** How reels of pixel art lie on the screen, in cells. */
export interface PixelGrid {
  /** How high one of the art's own pixels is, by which reels move. */
  readonly step: number;
  /** The middle of a symbol in a cell, from the upper left of all, with its edges on whole pixels of the screen. */
  readonly middleOf: (cell: Cell) => { readonly x: number; readonly y: number };
}

/** The grid of symbols of this side, whose own pixels are this large, in cells of this size (device pixels). */
export function pixelGridOf(
  pixel: number,
  side: number,
  { width, height }: { readonly width: number; readonly height: number },
): PixelGrid {
  const middle = (place: number, size: number): number =>
    (Math.round((place + 0.5) * size - side / 2) + side / 2) / size;
  return {
    step: pixel / height,
    middleOf: ({ column, row }) => ({ x: middle(column, width), y: middle(row, height) }),
  };
}

/**
 * Has the page's elements in a reel window show pixel art in whole pixels (pixel-art.css), now and at each change of its size.
 *
 * @param address of a symbol's picture
 * @param signal ends that
 */
export function fitArtPixels(
  host: HTMLElement,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  address: string,
  signal: AbortSignal,
): void {
  const fit = (): void => {
    const { clientWidth, clientHeight } = host;
    const ratio = window.devicePixelRatio;
    const cell = { width: (clientWidth * ratio) / columns, height: (clientHeight * ratio) / rows };
    const { side, pixel } = placeOfArt(address, pixelArtSide(cell));
    if (pixel === 0) return;
    host.style.setProperty('--symbol', `${side / ratio}px`);
    host.style.setProperty(ART_PIXEL, `${pixel / ratio}px`);
  };
  if (signal.aborted) return;
  fit();
  for (const stop of [observeSize(host, fit), observePixelRatio(fit)]) signal.addEventListener('abort', stop);
}

/**
 * Draws pixel art as it smears at speed, in its own pixels and colours: in each of its columns every so many pixels one is
 * drawn over its neighbours.
 *
 * @param image what the symbol was rasterised from
 * @param blur how far it smears up and down (pixels)
 */
export function drawSmeared(
  context: CanvasRenderingContext2D,
  symbol: HTMLCanvasElement,
  image: HTMLImageElement,
  place: { readonly x: number; readonly y: number },
  blur: number,
): void {
  const { corner, pixel, side } = placeOfArt(addressOf(image), symbol.width);
  const size = Math.max(pixel, 1);
  const run = Math.max(Math.round(blur / size), 1);
  if (run === 1) {
    context.drawImage(symbol, place.x, place.y);
    return;
  }
  const rows = Math.floor(side / size);
  context.imageSmoothingEnabled = false;
  for (let column = 0; column < rows; column++) {
    const x = corner + column * size;
    // Columns begin their runs apart, so that no edge goes across the symbol.
    const start = Math.floor(goldenRatioFraction(column + run) * run);
    for (let row = -start; row < rows; row += run) {
      const [top, bottom] = [Math.max(row, 0), Math.min(row + run, rows)];
      const drawn = Math.min(Math.max(row + Math.floor(run / 2), 0), rows - 1);
      const y = place.y + corner + top * size;
      const height = (bottom - top) * size;
      context.drawImage(symbol, x, corner + drawn * size, size, 1, place.x + x, y, size, height);
    }
  }
}
