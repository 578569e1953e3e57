import { box, ellipse, polygon, swing } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

export const frames = 8;

const coin = '.eeee.\neywwye\neyyyoe\n.eooe.\n..ee..';
const flat = '.eeee.\neywwye\neoyyoe\n.eeee.';
const stars = ['..w..\n..w..\nwwwww\n..w..\n..w..', '.....\n..w..\n.www.\n..w..', '.....\n.....\n..w..'];

/** The lid flies open and the heap jumps. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const lift = Math.round(Math.abs(swing(frame, frames, 1)) * 2);
  const jump = Math.round(Math.abs(swing(frame, frames, 1, 1)) * -2);

  // The lid from inside, leaning back.
  const y = 2 - lift;
  raster.part(
    polygon([9, 14], [9.4, 6 + y], [13, 1.6 + y], [25, 0.6 + y], [29.4, 3 + y], [30.4, 9 + y], [28, 13]),
    { line: 'p', fill: 'y', shade: 'o', light: 'w' },
  );
  raster.part(polygon([12, 14], [12.4, 7 + y], [14.6, 4.4 + y], [24.6, 3.4 + y], [27, 5.4 + y], [27, 13]), {
    line: 'e',
    fill: 'p',
  });
  raster.tint(box(13, 5 + y, 14, 1), 'p', 'e');
  raster.tint(box(13, 8 + y, 14, 1), 'p', 'e');

  // The heap, from its back to its front.
  raster.part(ellipse(16.5, 15 + jump, 9, 5), { line: 'e', fill: 'o' });
  for (const [x, row] of /** @type {const} */ ([
    [17, 6],
    [12, 8],
    [21, 8],
    [7, 10],
    [16, 10],
    [22, 11],
    [11, 12],
    [18, 12],
  ]))
    raster.stamp(x, row + jump, coin);
  raster.stamp(9, 6 + jump * 2, '..ppp..\n.pwwwp.\npwwwwkp\npwwwwkp\npwwwkkp\n.pkkkp.\n..ppp..');

  // Front and side of the chest, bound in brass.
  raster.part(polygon([5, 16], [22, 17], [21, 30], [6.4, 28]), {
    line: 'p',
    fill: 'e',
    light: 'o',
    lightBy: [1, 0],
  });
  raster.part(polygon([22, 17], [28.4, 15], [27, 26], [21, 30]), {
    line: 'p',
    fill: 'e',
    shade: 'p',
    shadeBy: [2, 0],
  });
  raster.tint(polygon([5, 23.2], [22, 24.4], [22, 25.6], [5, 24.2]), 'eo', 'p');
  raster.part(polygon([4, 16], [22, 17], [22, 19.8], [4.6, 18.8]), {
    line: 'p',
    fill: 'y',
    light: 'w',
    lightBy: [0, 1],
  });
  raster.part(polygon([22, 17], [29, 15], [28.6, 17.4], [22, 19.8]), { line: 'p', fill: 'o' });
  raster.stamp(8, 20, 'y\ny\ny\no\ny\ny\ny\no');
  raster.stamp(18, 21, 'y\ny\ny\no\ny\ny\ny\no');
  raster.stamp(11, 18, 'eeeeee\neywyye\neyppye\neyppoe\neyyooe\n.eeee.');

  // Coins that have fallen out.
  for (const row of [26, 24, 22]) raster.stamp(1, row, flat);
  raster.stamp(24, 26, '..ee.\n.eywe\neyyoe\neyoe.\n.ee..');
  raster.stamp(4, 5, stars[(frame + 1) % 3] ?? '');
  raster.stamp(21, 5 + y, stars[frame % 3] ?? '');
}
