import { box, ellipse, tube } from '../shapes.mjs';
import { lot } from './dither.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

/** The seabed's back, from edge to edge. @param {Raster} raster @param {number} height @param {number} seed @param {string} fill @param {string} edge */
export function ridge(raster, height, seed, fill, edge) {
  const top = (/** @type {number} */ x) =>
    height +
    Math.cos((x / 360) * Math.PI * 2) * -10 +
    Math.sin(x / 21 + seed) * 4 +
    Math.sin(x / 9 + seed * 2) * 1.5;
  raster.part((x, y) => y > top(x), { fill, light: edge, lightBy: [0, 1] });
}

/** Specks that drift in the water. @param {Raster} raster @param {number} count @param {string} tones @param {number} seed */
export function plankton(raster, count, tones, seed) {
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [Math.floor(lot(index, seed) * 360), Math.floor(lot(index, seed + 1) * 170)];
    const tone = tones[index % tones.length] ?? '.';
    raster.set(x, y, tone);
    if (index % 4 === 0) raster.stamp(x - 1, y - 1, `.${tone}.\n${tone}w${tone}\n.${tone}.`);
  }
}

/** @param {Raster} raster @param {number} x @param {number} y its dome @param {number} size @param {import('./growth.mjs').Hue} hue */
export function jellyfish(raster, x, y, size, hue) {
  for (const [dx, sway] of /** @type {const} */ ([
    [-0.6, 2],
    [-0.2, -2],
    [0.2, 2],
    [0.6, -2],
  ])) {
    raster.part(
      tube(
        [
          [x + dx * size, y],
          [x + dx * size + sway, y + size],
          [x + dx * size - sway, y + size * 2.2],
        ],
        [0.6],
      ),
      { fill: hue.shade },
    );
  }
  raster.part((px, py) => ellipse(x, y, size, size)(px, py) && py < y + 2, { ...hue, shadeBy: [2, 1] });
  raster.tint(box(x - size, y, size * 2, 1), hue.fill, hue.light);
}
