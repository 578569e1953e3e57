import { createRaster } from './raster.mjs';

/** Frames of a win in a second. */
const FPS = 12;

/**
 * A symbol of the skin: 32 × 32 pixels, drawn in each frame of its win. The first frame is the still picture.
 *
 * @typedef {object} Sprite
 * @property {number} frames
 * @property {(raster: import('./raster.mjs').Raster, frame: number) => void} draw
 */

/** Pixels of a symbol's side. */
export const SYMBOL_SIZE = 32;

/** One frame by itself. @param {Sprite} sprite @param {number} frame */
export function drawFrame(sprite, frame) {
  const raster = createRaster(SYMBOL_SIZE);
  sprite.draw(raster, frame);
  return raster;
}

/** All frames in a row. @param {Sprite} sprite */
export function drawSheet(sprite) {
  const sheet = createRaster(SYMBOL_SIZE * sprite.frames, SYMBOL_SIZE);
  for (let frame = 0; frame < sprite.frames; frame += 1) {
    const { get } = drawFrame(sprite, frame);
    for (let y = 0; y < SYMBOL_SIZE; y += 1) {
      for (let x = 0; x < SYMBOL_SIZE; x += 1) sheet.set(frame * SYMBOL_SIZE + x, y, get(x, y));
    }
  }
  return sheet;
}

/**
 * Where each frame lies in the sheet, in TexturePacker's array form.
 *
 * @param {string} image file name of the sheet @param {number} frames @param {number} scale pixels of the picture to one of the drawing
 */
export function describeSheet(image, frames, scale) {
  const side = SYMBOL_SIZE * scale;
  return {
    frames: Array.from({ length: frames }, (_, index) => ({
      filename: String(index),
      frame: { x: index * side, y: 0, w: side, h: side },
      rotated: false,
      trimmed: false,
      spriteSourceSize: { x: 0, y: 0, w: side, h: side },
      sourceSize: { w: side, h: side },
      duration: Math.round(1000 / FPS),
    })),
    meta: { image, size: { w: frames * side, h: side }, scale: String(scale), fps: FPS },
  };
}
