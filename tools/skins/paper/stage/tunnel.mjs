import { lighter } from '../colours.mjs';
import { box, polar, polygon } from '../shapes.mjs';

/** The farthest layer: sheets with a hole in each, one behind the other, and light at the end. */

/** @typedef {import('../picture.mjs').Picture} Picture */

export const WIDTH = 1440;
export const HEIGHT = 900;

/**
 * Sheets whose holes grow from far to near about the light.
 *
 * @param {Picture} p @param {string} light where it is, as `points` reads it
 * @param {readonly (readonly [colour: string, radius: number])[]} sheets from far to near
 * @param {number} [flat] how much lower than wide the holes are
 */
export function tunnel(p, light, sheets, flat = 0.82) {
  const [x = 0, y = 0] = light.split(',').map(Number);
  sheets.forEach(([colour, radius], i) => {
    if (!radius) {
      p.sheet(box(-30, -30, WIDTH + 60, HEIGHT + 60), colour, { edge: null, lift: 0 });
      return;
    }
    const hole = polar(
      x,
      y,
      (angle) => {
        const turn = (angle * Math.PI) / 180;
        const wave =
          Math.sin(turn * 5 + i * 2.1) * 0.045 +
          Math.sin(turn * 9 + i * 4.7) * 0.032 +
          Math.sin(turn * 17 + i) * 0.014;
        const [dx, dy] = [Math.cos(turn), Math.sin(turn) / flat];
        return (radius / Math.hypot(dx, dy)) * (1 + wave);
      },
      150,
    );
    p.sheet([box(-30, -30, WIDTH + 60, HEIGHT + 60), hole].flat(), colour, {
      holes: true,
      edge: lighter(colour, 0.16),
      lift: 1.8,
      shade: 26,
      slip: 0.6,
      snip: 0.8,
    });
  });
}

/** Shafts of light from a place above. @param {Picture} p @param {number} x @param {readonly [number, number][]} feet where each stands, and how wide */
export function shafts(p, x, feet) {
  for (const [foot, width] of feet) {
    p.print(polygon(`${x - 20},-20 ${x + 20},-20 ${foot + width},920 ${foot - width},920`), '#fff4dc', 0.05);
  }
}
