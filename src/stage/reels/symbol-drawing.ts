// Symbols as pixels, sharp and blurred, for Pixi's textures and for plain canvases.

import { newCanvas } from '../../ui/browser/drawing-context';
import { loaded } from './load-art-pixels';

/** How far a symbol is blurred up and down from its place (cells), from sharp to full speed, in even steps of its speed. */
export const blurLevels = [0, 0.055, 0.11, 0.165, 0.22] as const;
/** The blur level of a reel that is blurred so far (0 to 1, as ReelPlace.blur says). */
export const blurLevelOf = (blur: number): number => Math.round(blur * (blurLevels.length - 1));
/** The largest distance between two copies of a symbol in a blur (pixels). Beyond it, blur looks like a comb. */
const MAX_SHIFT = 1.5;

/** A new canvas of this size (pixels), to draw on. Throws if the browser gives no context. */
export function drawOnCanvas(width: number, height: number): CanvasRenderingContext2D {
  const context = newCanvas(width, height);
  if (!context) throw new Error('This browser has no 2D canvas to draw symbols on.');
  return context;
}

/**
 * An image as pixels of this size: a vector image is rendered each time it is drawn, so draw it once.
 *
 * @param pixelated whether its own pixels stay squares, each of whole pixels of the canvas
 */
export function rasterise(image: HTMLImageElement, side: number, pixelated: boolean): HTMLCanvasElement {
  const context = drawOnCanvas(side, side);
  context.imageSmoothingEnabled = !pixelated;
  const artPixels = pixelated ? loaded.artPixels : null;
  const place = artPixels?.placeOfArt(artPixels.addressOf(image), side) ?? { corner: 0, side };
  context.drawImage(image, place.corner, place.corner, place.side, place.side);
  return context.canvas;
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

/**
 * Draws a symbol as its picture at full speed fades in over it, in the middle of a field of this height (pixels), from the
 * field's upper left corner.
 *
 * @param fade from the symbol alone (0) to the picture alone (1)
 */
export function drawFading(
  context: CanvasRenderingContext2D,
  symbol: HTMLCanvasElement,
  picture: HTMLCanvasElement,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
  fade: number,
): void {
  const top = y + (height - symbol.height) / 2;
  context.save();
  // Together as opaque as either of them: one over the other, both would let the ground through.
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = 1 - fade;
  context.drawImage(symbol, x, top);
  context.globalAlpha = fade;
  context.drawImage(picture, x, top);
  context.restore();
}

/** The steps of a blur (pixels): an even blur over half the distance, twice, so that it fades out towards its ends. */
export function shiftsOf(blur: number): number[] {
  const shifts: number[] = [];
  for (let shift = blur / 4; shift >= MAX_SHIFT / 4; shift /= 2) shifts.push(shift, shift);
  return shifts;
}

/** A canvas of this height with the mean of an image at these places (pixels from the top). */
function copiesOf(image: HTMLCanvasElement, height: number, places: readonly number[]): HTMLCanvasElement {
  const context = drawOnCanvas(image.width, height);
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = 1 / places.length;
  for (const y of places) context.drawImage(image, 0, y);
  return context.canvas;
}
