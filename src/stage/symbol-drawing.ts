// Symbols as pixels, sharp and in flight. What shows them, Pixi or a plain canvas, is no business of this file.

/** How far a symbol is smeared along its way, up and down from its place (cells), from sharp to full speed. */
export const SMEARS = [0, 0.09, 0.18] as const;
/** Copies laid over each other in a smear. */
const COPIES = 14;

/** What draws on a canvas, whether that is in the page or not. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * A canvas's pen.
 *
 * @throws Error where the browser gives no 2D canvas
 */
export function penOf(canvas: HTMLCanvasElement | OffscreenCanvas): Pen {
  // Drawn by the processor: where that also plays the graphics processor, a vector picture takes it a hundred times longer.
  // To the types the two kinds of canvas have two functions; they do the same.
  const pen = (canvas as HTMLCanvasElement).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser gives no 2D canvas to prepare the symbols on.');
  return pen;
}

/** A picture as pixels of this size. Drawing a vector picture means rendering it: once is enough. */
export function rasterise(image: HTMLImageElement, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  penOf(canvas).drawImage(image, 0, 0, side, side);
  return canvas;
}

/** How high a symbol of this side stands when it is smeared so far up and down (pixels). */
export const smearedHeight = (side: number, smear: number): number => Math.ceil(side + 2 * smear);

/**
 * Draws a symbol smeared up and down: the mean of copies of it along the way, as an open shutter sees it.
 *
 * @param corner the upper left corner of the room that it takes, `smearedHeight` high
 * @param smear how far up and down (pixels)
 */
export function drawSmeared(
  pen: Pen,
  symbol: HTMLCanvasElement,
  corner: { readonly x: number; readonly y: number },
  smear: number,
): void {
  const copies = smear > 0 ? COPIES : 1;
  const middle = corner.y + (smearedHeight(symbol.height, smear) - symbol.height) / 2;
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  pen.globalAlpha = 1 / copies;
  for (let copy = 0; copy < copies; copy++) {
    const along = copies > 1 ? (copy / (copies - 1)) * 2 - 1 : 0;
    pen.drawImage(symbol, corner.x, middle + along * smear);
  }
  pen.restore();
}
