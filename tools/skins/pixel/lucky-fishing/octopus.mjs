import { ellipse, swing, tube, union } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */
/** @typedef {import('../shapes.mjs').Point} Point */

export const frames = 8;

/** Six arms from the far ones to the near ones; the last points wave most. @type {readonly (readonly Point[])[]} */
const arms = [
  [
    [12, 18],
    [7, 18],
    [3.6, 15],
    [4, 11],
    [7, 10.6],
  ],
  [
    [20, 18],
    [25, 16.8],
    [27, 11.5],
    [25.6, 7],
    [28.4, 4.6],
  ],
  [
    [12, 19.6],
    [8, 22.4],
    [4, 23.4],
    [2.6, 20.6],
  ],
  [
    [20, 19.6],
    [24, 22.4],
    [28, 23.4],
    [29.4, 20.6],
  ],
  [
    [14, 20],
    [13.2, 25.6],
    [9.6, 28.8],
    [6.4, 27.2],
  ],
  [
    [18, 20],
    [18.8, 25.6],
    [22.4, 28.8],
    [25.6, 27.2],
  ],
];

/** Every arm waves, one after the other. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const breath = swing(frame, frames, 1);
  arms.forEach((points, index) => {
    const wave = swing(frame, frames, 1, index % 2) * 1.7;
    const bent = points.map(
      ([x, y], step) =>
        /** @type {Point} */ ([x + (step * wave * (index % 2 ? -1 : 1)) / 4, y + (step * step * wave) / 9]),
    );
    const near = index > 1;
    raster.part(tube(bent, [2.4, 1.9, 1.5, 0.8]), {
      line: 'p',
      fill: near ? 'm' : 'v',
      shade: near ? 'v' : 'p',
      shadeBy: [0, 1],
    });
    for (const [x, y] of bent.slice(1)) raster.set(Math.floor(x), Math.floor(y), 'k');
  });

  const head = union(ellipse(16, 9.2 - breath * 0.6, 7, 7.4 + breath * 0.6), ellipse(16, 15.4, 5.8, 5.4));
  raster.part(head, { line: 'p', fill: 'm', shade: 'v', shadeBy: [2, 1] });
  raster.tint(ellipse(12.6, 5 - breath, 2.4, 1.6, -30), 'm', 'k');
  raster.stamp(18, 4, 'k..\n..k');

  const eye = frame === 5 ? '.....\n.....\np...p\n.ppp.' : '.ppp.\npwwwp\npwnyp\npwnnp\n.ppp.';
  raster.stamp(11, 9, eye);
  raster.stamp(17, 9, eye);
  raster.stamp(13, 16, 'p....p\npppppp\n.prrp.\n..pp..');
  raster.stamp(10, 15, 'kk');
  raster.stamp(21, 15, 'kk');
}
