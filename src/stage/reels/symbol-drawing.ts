// Symbols as pixels, sharp and blurred, for Pixi's textures and for plain canvases.

import { goldenRatioFraction } from '../../ui/geometry';
import { placeOfArt } from './art-pixels';

/** How far a symbol is blurred up and down from its place (cells), from sharp to full speed. */
export const blurLevels = [0, 0.11, 0.22] as const;
/** The largest distance between two copies of a symbol in a blur (pixels). Beyond it, blur looks like a comb. */
const FINEST = 1.5;

/** A canvas's 2D context. Throws if the browser gives none. */
export function get2dContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  // Drawn by the CPU: where the CPU also emulates the GPU, drawing a vector image there takes a hundred times longer.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas to draw symbols on.');
  return context;
}

/**
 * An image as pixels of this size: a vector image is rendered each time it is drawn, so draw it once.
 *
 * @param pixelated whether its own pixels stay squares, each of whole pixels of the canvas
 */
export function rasterise(image: HTMLImageElement, side: number, pixelated = false): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = get2dContext(canvas);
  context.imageSmoothingEnabled = !pixelated;
  const place = pixelated ? placeOfArt(image, side) : { corner: 0, side };
  context.drawImage(image, place.corner, place.corner, place.side, place.side);
  return canvas;
}

/** The height of a symbol of this side when it is blurred so far up and down (pixels). */
export const blurredHeight = (side: number, blur: number): number => Math.ceil(side + 2 * blur);

/**
 * Draws a symbol blurred vertically by a number of pixels, fainter with distance. `corner` is its upper left.
 *
 * Each step lays two copies of the one before over each other: a few steps make hundreds of copies. Drawn one by one, each
 * would be too faint for eight bits.
 */
export function drawBlurred(
  context: CanvasRenderingContext2D,
  symbol: HTMLCanvasElement,
  corner: { readonly x: number; readonly y: number },
  blur: number,
): void {
  const height = blurredHeight(symbol.height, blur);
  let drawn = copiesOf(symbol, height, [(height - symbol.height) / 2]);
  for (const shift of shiftsOf(blur)) drawn = copiesOf(drawn, height, [-shift, shift]);
  context.drawImage(drawn, corner.x, corner.y);
}

/** The steps of a blur (pixels): an even blur over half the distance, twice, so that it fades out towards its ends. */
export function shiftsOf(blur: number): number[] {
  const shifts: number[] = [];
  for (let shift = blur / 4; shift >= FINEST / 4; shift /= 2) shifts.push(shift, shift);
  return shifts;
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
  const from = get2dContext(symbol).getImageData(0, 0, width, height);
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

/** A canvas of this height with the mean of an image at these places (pixels from the top). */
function copiesOf(image: HTMLCanvasElement, height: number, places: readonly number[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = height;
  const context = get2dContext(canvas);
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = 1 / places.length;
  for (const y of places) context.drawImage(image, 0, y);
  return canvas;
}
