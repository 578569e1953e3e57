import { both, ellipse, polygon, swing, union } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

export const frames = 8;

/** Degrees at which a spike stands, clockwise from the right; where the tail is there is none. */
const spikes = [-157, -128, -99, -70, -41, 41, 70, 99, 128, 157];

/** It puffs itself up, holds its breath and blinks. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const puff = Math.abs(swing(frame, frames, 0.5)) * 1.6;
  const flap = Math.round(swing(frame, frames, 2) * 1.4);
  const [cx, cy, r] = [15, 16.5, 9 + puff];
  const gold = { line: 'e', fill: 'y', shade: 'o' };

  raster.part(polygon([22, 16.5], [28, 10.5 + flap], [29.9, 13], [29, 16.5], [29.9, 20], [28, 22.5 + flap]), {
    ...gold,
    shadeBy: [1, 1],
  });
  raster.part(polygon([4, 17], [2, 15 - flap], [2, 19], [2.8, 22 - flap], [6, 21]), gold);
  const body = union(ellipse(cx, cy, r), ...spikes.map((degrees) => spike(cx, cy, r, degrees)));
  raster.part(body, { ...gold, shadeBy: [1, 2], light: 'w', lightBy: [1, 1] });
  raster.tint(both(ellipse(cx - 1.5, cy + r * 0.75, r * 0.86, r * 0.52), ellipse(cx, cy, r)), 'yo', 'w');
  raster.tint(ellipse(cx + 2.5, cy + r * 0.98, r * 0.9, r * 0.3), 'w', 'k');
  raster.tint(ellipse(cx - 3, cy - r * 0.78, 3, 1.3), 'y', 'w');
  // Spikes that point at the viewer.
  for (const [x, y] of /** @type {const} */ ([
    [16, 9],
    [20, 12],
    [21, 17],
    [18, 23],
    [12, 24],
  ]))
    raster.stamp(x, y, 'w.\n.o');

  const lid = frame === 4;
  const eye = lid ? '.....\n.....\ne...e\n.eee.' : '.eee.\newwwe\newnde\newnne\n.eee.';
  raster.stamp(6, 10, eye);
  raster.stamp(14, 10, eye);
  raster.stamp(5, 16, 'kk');
  raster.stamp(19, 16, 'oo');
  raster.stamp(9, 16, 'p....p\npwwwwp\n.prrp.\n..pp..');
}

/** @param {number} cx @param {number} cy @param {number} r @param {number} degrees */
function spike(cx, cy, r, degrees) {
  const angle = (degrees * Math.PI) / 180;
  /** @param {number} turn @param {number} far @returns {[number, number]} */
  const at = (turn, far) => [cx + Math.cos(angle + turn) * far, cy + Math.sin(angle + turn) * far];
  return polygon(at(-0.25, r - 1), at(0, r + 4), at(0.25, r - 1));
}
