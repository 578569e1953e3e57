import { ellipse, polygon, swing, tube, union } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */
/** @typedef {import('../shapes.mjs').Point} Point */

export const frames = 8;

/** Arms from the upper pair to the lower one, as pixels from the middle. @type {readonly (readonly Point[])[]} */
const arms = [
  [
    [3.6, 17.4],
    [8.4, 17.6],
    [12, 15],
    [12.6, 11],
  ],
  [
    [3.6, 20],
    [8, 22],
    [11.8, 22.2],
    [13.4, 19.6],
  ],
  [
    [2.2, 21],
    [3, 26.4],
    [6, 29],
    [9.4, 27.4],
  ],
];

/** It turns the golden compass behind it and every arm waves. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const points = Array.from({ length: 8 }, (_, point) => {
    const angle = ((point * 45 + frame * (45 / frames)) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return polygon(
      [16 + cos * 14.6, 16 + sin * 14.6],
      [16 + cos * 11 - sin * 2.6, 16 + sin * 11 + cos * 2.6],
      [16 + cos * 11 + sin * 2.6, 16 + sin * 11 - cos * 2.6],
    );
  });
  raster.part(union(...points), { line: 'e', fill: 'y', shade: 'o', shadeBy: [1, 1] });
  raster.part(ellipse(16, 16, 12.2), { line: 'e', fill: 'y', shade: 'o', shadeBy: [1, 1], light: 'w' });
  raster.part(ellipse(16, 16, 10), { fill: 'o' });
  raster.part(ellipse(16, 16, 9), { fill: 'y' });
  const breath = swing(frame, frames, 1);
  arms.forEach((points, pair) => {
    for (const side of [-1, 1]) {
      const wave = swing(frame, frames, 1, pair) * 1.6 * (side > 0 ? -1 : 1);
      const bent = points.map(
        ([x, y], step) =>
          /** @type {Point} */ ([16 + side * (x + (step * wave) / 5), y + (step * step * wave) / 10]),
      );
      raster.part(tube(bent, [1.9, 1.5, 1.1, 0.7]), { line: 'p', fill: 'v', shade: 'u', shadeBy: [0, 1] });
      for (const [x, y] of bent.slice(1)) raster.set(Math.floor(x), Math.floor(y), 'k');
    }
  });
  const head = union(ellipse(16, 12 - breath * 0.6, 5.6, 6 + breath * 0.6), ellipse(16, 17, 5, 4.8));
  raster.part(head, { line: 'p', fill: 'v', shade: 'u', shadeBy: [2, 1] });
  raster.tint(ellipse(13, 8.4 - breath, 2.2, 1.6, -30), 'v', 'm');
  raster.tint(ellipse(13, 8 - breath, 1.2, 0.9, -30), 'm', 'k');
  raster.stamp(17, 7, 'a..a\n....\n.a..');
  const eye = frame === 5 ? '.....\n.....\np...p\n.ppp.' : '.ppp.\npwwwp\npwnyp\npwnnp\n.ppp.';
  raster.stamp(11, 11, eye);
  raster.stamp(17, 11, eye);
  raster.stamp(13, 18, 'p....p\npwwwwp\n.prrp.\n..pp..');
}
