import { box, ellipse, polygon, swing, union } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

export const frames = 8;

const coin = '.eeee.\neywwye\neyyyoe\n.eooe.\n..ee..';
const ruby = '.ppp.\npkmmp\npmmrp\n.prp.\n..p..';
const emerald = '.nnn.\nnaggn\nnggtn\n.ntn.\n..n..';
const stars = ['..w..\n..w..\nwwwww\n..w..\n..w..', '.....\n..w..\n.www.\n..w..', '.....\n.....\n..w..'];

/** The lid opens wide and the riches jump. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const lift = Math.round(Math.abs(swing(frame, frames, 1)) * -2);
  const jump = Math.round(Math.abs(swing(frame, frames, 1, 1)) * -2);

  const y = 3 + lift;
  raster.part(
    polygon(
      [5, 16],
      [4, 6 + y],
      [6, 2 + y],
      [11, -0.4 + y],
      [21, -0.4 + y],
      [26, 2 + y],
      [28, 6 + y],
      [27, 16],
    ),
    { line: 'p', fill: 'y', shade: 'o', shadeBy: [2, 0], light: 'w' },
  );
  raster.part(
    polygon(
      [8, 16],
      [7, 7 + y],
      [9, 4 + y],
      [12, 2.6 + y],
      [20, 2.6 + y],
      [23, 4 + y],
      [25, 7 + y],
      [24, 16],
    ),
    { line: 'e', fill: 'p' },
  );
  raster.tint(box(7, 6 + y, 18, 1), 'p', 'r');

  raster.part(ellipse(16, 17 + jump, 10, 8), { line: 'e', fill: 'y', shade: 'o', light: 'w' });
  for (const [x, row] of /** @type {const} */ ([
    [10, 12],
    [16, 12],
    [6, 14],
    [20, 14],
  ]))
    raster.stamp(x, row + jump, coin);
  raster.stamp(7, 10 + jump, ruby);
  raster.stamp(20, 10 + jump, emerald);
  raster.stamp(13, 6 + jump * 2, '..pp..\n.pwwp.\npwwwkp\npwwkkp\n.pkkp.\n..pp..');

  raster.part(box(3, 18, 26, 11), { line: 'p', fill: 'r', shade: 'p', shadeBy: [0, 2] });
  raster.tint(box(3, 24, 26, 1), 'r', 'p');
  raster.part(box(2, 17, 28, 3), {
    line: 'p',
    fill: 'y',
    shade: 'o',
    shadeBy: [0, 1],
    light: 'w',
    lightBy: [0, 1],
  });
  for (const x of [3, 26])
    raster.part(box(x, 20, 3, 9), { line: 'p', fill: 'y', shade: 'o', shadeBy: [1, 0] });
  raster.part(union(box(12, 18, 8, 5), ellipse(16, 22.4, 4, 4)), {
    line: 'p',
    fill: 'y',
    shade: 'o',
    shadeBy: [1, 1],
    light: 'w',
  });
  raster.stamp(14, 19, '.nn.\nnwan\nnaan\nnatn\n.nn.');
  raster.stamp(20, 3 + y, stars[frame % 3] ?? '');
  raster.stamp(7, 3 + y, stars[(frame + 2) % 3] ?? '');
}
