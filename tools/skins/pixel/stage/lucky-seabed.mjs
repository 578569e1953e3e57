import { box, ellipse, polygon, tube, union, without } from '../shapes.mjs';
import { dither } from './dither.mjs';
import { branches, fan, hues, pipes, rocks } from './growth.mjs';
import { coin, shell, starfish } from './litter.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

const rock = { line: 'n', fill: 'd', shade: 'n', light: 't' };

/** Rock and coral, high at the sides. @param {Raster} raster 288 × 76 */
export function reef(raster) {
  raster.part(
    polygon(
      [0, 76],
      [0, 34],
      [30, 38],
      [62, 52],
      [100, 62],
      [144, 66],
      [190, 62],
      [228, 50],
      [260, 36],
      [288, 30],
      [288, 76],
    ),
    { fill: 'd', light: 't' },
  );
  dither(
    raster,
    'dn',
    (_, y) => (y - 40) / 34,
    (x, y) => raster.get(Math.floor(x), Math.floor(y)) === 'd',
  );
  branches(raster, 64, 54, 22, hues.mint, 4);
  branches(raster, 226, 54, 22, hues.mint, 5);
  rocks(
    raster,
    [
      [10, 44, 20, 18],
      [40, 52, 18, 13],
      [262, 50, 20, 16],
      [282, 40, 18, 20],
    ],
    { ...rock, light: 't' },
  );
  branches(raster, 10, 28, 24, hues.coral, 1);
  branches(raster, 25, 34, 16, hues.amber, 2);
  fan(raster, 40, 42, 15, hues.rose);
  fan(raster, 276, 26, 17, hues.violet);
  branches(raster, 250, 44, 24, hues.coral, 3);
  rocks(
    raster,
    [
      [8, 66, 18, 16],
      [34, 68, 16, 12],
      [60, 70, 20, 10],
      [84, 74, 14, 7],
      [206, 74, 14, 7],
      [230, 70, 20, 11],
      [256, 66, 18, 14],
      [280, 64, 16, 18],
    ],
    { ...rock, fill: 'd', light: 's' },
  );
  pipes(raster, 76, 66, 20, hues.amber);
  pipes(raster, 214, 66, 16, hues.violet);
  branches(raster, 30, 60, 16, hues.amber, 6);
  branches(raster, 262, 58, 18, hues.rose, 7);
}

/** The seabed. @param {Raster} raster 288 × 40 */
export function sand(raster) {
  const rear = (/** @type {number} */ x) => 6 + Math.sin(x / 26) * 3 + Math.sin(x / 11) * 1;
  const front = (/** @type {number} */ x) => 15 + Math.sin(x / 34 + 2) * 4 + Math.sin(x / 9) * 0.8;
  raster.part((x, y) => y > rear(x), { fill: 't', light: 'a', lightBy: [0, 1] });
  dither(
    raster,
    'td',
    (x, y) => (y - rear(x)) / 12,
    (x, y) => y > rear(x) + 1,
  );
  raster.part((x, y) => y > front(x), { fill: 'k', light: 'w', lightBy: [0, 1] });
  dither(
    raster,
    'kepnn',
    (x, y) => (y - front(x)) / 8 + (Math.sin((y + Math.sin(x / 13) * 3) * 1.4) > 0.75 ? 0.3 : 0),
    (x, y) => y > front(x) + 1.5,
  );
  for (const [x, y] of /** @type {const} */ ([
    [26, 20],
    [30, 22],
    [58, 18],
    [74, 22],
    [122, 20],
    [180, 16],
    [204, 20],
    [208, 22],
    [240, 23],
  ]))
    raster.stamp(x, y, coin);
  raster.stamp(96, 19, starfish);
  raster.stamp(146, 18, shell);
  raster.stamp(248, 18, shell);
  raster.part(
    tube(
      [
        [226, 8],
        [222, 22],
      ],
      [1],
    ),
    { line: 'n', fill: 's' },
  );
  raster.part(without(ellipse(222, 16, 8, 7), union(ellipse(222, 13, 6.4, 6), box(210, 6, 24, 9))), {
    line: 'n',
    fill: 's',
    shade: 'd',
    shadeBy: [1, 1],
  });
  raster.part(box(221, 10, 9, 1), { line: 'n', fill: 's' });
}
