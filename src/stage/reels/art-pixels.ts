// Pixel art on the stage: each pixel that its artist drew covers a whole number of screen pixels.
// Only a look of square pixels loads this (load-art-pixels.ts).

import type { Cell } from '../../engine/definition';
import { observePixelRatio, observeSize } from '../../ui/browser/observe';
import { goldenRatioFraction } from '../../ui/geometry';
import { ART_PIXEL, pixelArtSide } from './motion';

/** A larger picture was drawn in pixels of its own (pixels). */
const MAX_SIDE = 1024;

/** The sides of pixel art in the artist's own pixels, once they are counted; 0 where there is no such grid. */
const counted = new WeakMap<HTMLImageElement, number>();

const commonFactor = (one: number, other: number): number =>
  other === 0 ? one : commonFactor(other, one % other);

/** The largest squares that a square picture consists of (pixels): 8 where pixel art was enlarged eight times, else 1. */
export function squareOf({ data, width }: Pick<ImageData, 'data' | 'width'>): number {
  const colours = new Uint32Array(data.buffer, data.byteOffset, width * width);
  let square = width;
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (x > 0 && colours[at] !== colours[at - 1]) square = commonFactor(square, x);
      if (y > 0 && colours[at] !== colours[at - width]) square = commonFactor(square, y);
    }
    if (square === 1) break;
  }
  return square;
}

function countPixels(image: HTMLImageElement): number {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || width !== height || width > MAX_SIDE) return 0;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return 0;
  context.drawImage(image, 0, 0);
  return width / squareOf(context.getImageData(0, 0, width, height));
}

/** Where art lies in the middle of a square field (device pixels). */
interface ArtPlace {
  readonly corner: number;
  readonly side: number;
  /** How many pixels of the screen, across, each of its own covers: a whole number; 0 where the art has no square pixels. */
  readonly pixel: number;
}

/** The place of a symbol's art in a field of this side (device pixels): as large as whole pixels allow. */
export function placeOfArt(image: HTMLImageElement, side: number): ArtPlace {
  const own = counted.get(image) ?? countPixels(image);
  counted.set(image, own);
  const pixel = own === 0 ? 0 : Math.floor(side / own);
  if (pixel === 0) return { corner: 0, side, pixel };
  return { corner: Math.floor((side - own * pixel) / 2), side: own * pixel, pixel };
}

/** The largest of the places that symbols' pixels cover, by which reels of pixel art move; 0 where none has square pixels. */
export const pixelOf = (images: Iterable<HTMLImageElement>, side: number): number =>
  Math.max(0, ...Array.from(images, (image) => placeOfArt(image, side).pixel));

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
  if (signal.aborted) return;
  const image = new Image();
  const fit = (): void => {
    if (image.naturalWidth === 0) return;
    const { clientWidth, clientHeight } = host;
    const ratio = window.devicePixelRatio;
    const cell = { width: (clientWidth * ratio) / columns, height: (clientHeight * ratio) / rows };
    const { side, pixel } = placeOfArt(image, pixelArtSide(cell));
    if (pixel === 0) return;
    host.style.setProperty('--symbol', `${side / ratio}px`);
    host.style.setProperty(ART_PIXEL, `${pixel / ratio}px`);
  };
  image.addEventListener('load', fit, { signal });
  image.src = address;
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
  const { width, height } = symbol;
  const { corner, pixel, side } = placeOfArt(image, width);
  const from = symbol.getContext('2d')?.getImageData(0, 0, width, height);
  if (!from) return;
  const to = new ImageData(width, height);
  const [source, target] = [new Uint32Array(from.data.buffer), new Uint32Array(to.data.buffer)];
  const size = Math.max(pixel, 1);
  const run = Math.max(Math.round(blur / size), 1);
  const last = Math.floor(side / size) - 1;
  for (let y = corner; y < corner + side; y++) {
    const row = Math.floor((y - corner) / size);
    for (let x = 0; x < width; x++) {
      // Columns begin their runs apart, so that no edge goes across the symbol.
      const start = Math.floor(goldenRatioFraction(Math.floor((x - corner) / size) + run) * run);
      const drawn = Math.floor((row + start) / run) * run - start + Math.floor(run / 2);
      const at = corner + Math.min(Math.max(drawn, 0), last) * size;
      target[y * width + x] = source[at * width + x] ?? 0;
    }
  }
  context.putImageData(to, place.x, place.y);
}
