import { ellipse, swing, tube, union } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */
/** @typedef {import('../shapes.mjs').Point} Point */

export const frames = 8;

/** A wave goes round its arms. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const arms = [0, 1, 2, 3, 4].map((arm) => {
    const wave = swing(frame, frames, 1, arm % 4);
    const base = -90 + arm * 72;
    const [x, y] = towards(16, 17, base, 7);
    return /** @type {Point[]} */ ([[16, 17], [x, y], towards(x, y, base + wave * 30, 5.6)]);
  });
  const body = union(ellipse(16, 17, 7), ...arms.map((points) => tube(points, [5.4, 3.8, 1.9])));
  raster.part(body, { line: 'p', fill: 'o', shade: 'r', shadeBy: [1, 2], light: 'y', lightBy: [1, 1] });
  for (const points of arms) {
    const [, [x, y] = [0, 0], [tx, ty] = [0, 0]] = points;
    raster.set(Math.floor(tx), Math.floor(ty), 'k');
    raster.set(Math.floor((x + tx) / 2), Math.floor((y + ty) / 2), 'k');
    raster.set(Math.floor(x), Math.floor(y), 'k');
  }
  const eye = frame === 4 ? '.....\n.....\np...p\n.ppp.' : '.ppp.\npwwwp\npwtnp\npwnnp\n.ppp.';
  raster.stamp(10, 12, eye);
  raster.stamp(17, 12, eye);
  raster.stamp(13, 18, frame > 1 && frame < 7 ? 'pppppp\nprrrrp\nprmmrp\n.pppp.' : 'p....p\npprrpp\n.pppp.');
  raster.stamp(10, 18, 'mm');
  raster.stamp(20, 18, 'mm');
}

/** @param {number} x @param {number} y @param {number} degrees @param {number} far @returns {Point} */
function towards(x, y, degrees, far) {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
}
