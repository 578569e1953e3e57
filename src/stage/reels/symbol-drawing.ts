// Symbols as pixels, sharp and blurred, for Pixi's textures and for plain canvases.

/** How far a symbol is blurred up and down from its place (cells), from sharp to full speed. */
export const blurLevels = [0, 0.09, 0.18] as const;
/** Copies drawn over each other in a blur. */
const COPIES = 14;

/** A canvas's 2D context. Throws if the browser gives none. */
export function get2dContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  // Drawn by the CPU: where the CPU also emulates the GPU, drawing a vector image there takes a hundred times longer.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no 2D canvas to prepare the symbols on.');
  return context;
}

/** An image as pixels of this size: a vector image is rendered each time it is drawn, so draw it once. */
export function rasterise(image: HTMLImageElement, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  get2dContext(canvas).drawImage(image, 0, 0, side, side);
  return canvas;
}

/** The height of a symbol of this side when it is blurred so far up and down (pixels). */
export const blurredHeight = (side: number, blur: number): number => Math.ceil(side + 2 * blur);

/** Draws a symbol blurred up and down by so many pixels, as the mean of copies. `corner` is its upper left. */
export function drawBlurred(
  context: CanvasRenderingContext2D,
  symbol: HTMLCanvasElement,
  corner: { readonly x: number; readonly y: number },
  blur: number,
): void {
  const copies = blur > 0 ? COPIES : 1;
  const middle = corner.y + (blurredHeight(symbol.height, blur) - symbol.height) / 2;
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = 1 / copies;
  for (let copy = 0; copy < copies; copy++) {
    const offset = copies > 1 ? (copy / (copies - 1)) * 2 - 1 : 0;
    context.drawImage(symbol, corner.x, middle + offset * blur);
  }
  context.restore();
}
