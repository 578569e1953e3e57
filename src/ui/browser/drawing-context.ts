import { tryOrNull } from './try-or-null';

/** A canvas's 2D context; null where the browser gives none. */
export const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D | null =>
  // Drawn by the CPU: where the CPU also emulates the GPU, drawing a vector image there takes a hundred times longer.
  tryOrNull(() => canvas.getContext('2d', { willReadFrequently: true }));

/** That of a new canvas of this size (pixels). */
export const newCanvas = (width: number, height: number): CanvasRenderingContext2D | null =>
  contextOf(Object.assign(document.createElement('canvas'), { width, height }));
