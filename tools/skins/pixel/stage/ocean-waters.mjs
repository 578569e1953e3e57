import { box, ellipse, polygon, tube } from '../shapes.mjs';
import { dither, lot, shaft } from './dither.mjs';
import { branches, hues } from './growth.mjs';
import { jellyfish, plankton, ridge } from './sea-life.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

/** Sunlit water. @param {Raster} raster 360 × 225 */
export function light(raster) {
  dither(
    raster,
    'watdn',
    (x, y) => 1.3 + y / 84 + Math.hypot(x - 60, y) / 900 - 0.22 * shaft(x, y, 70, -60, 26) * (1 - y / 240),
  );
  for (const [x, y, width] of /** @type {const} */ ([
    [10, 2, 50],
    [80, 4, 70],
    [170, 2, 44],
    [240, 6, 60],
    [310, 3, 40],
    [130, 9, 30],
    [280, 12, 24],
  ])) {
    raster.part(box(x, y, width, 1), { fill: 'w' });
    raster.part(box(x + 8, y + 2, width - 20, 1), { fill: 'w' });
  }
  for (const [x, y] of /** @type {const} */ ([
    [246, 56],
    [258, 60],
    [268, 54],
    [262, 66],
    [280, 62],
    [112, 64],
    [124, 68],
    [104, 71],
  ]))
    raster.stamp(x, y, '..ddd....\n.ddddd.dd\ndddddddd.\n.ddddd.dd\n..ddd....');
  ridge(raster, 160, 1, 'd', 't');
  dither(
    raster,
    'dn',
    (_, y) => (y - 164) / 40,
    (x, y) => y > 164 && 'd'.includes(raster.get(Math.floor(x), Math.floor(y))),
  );
  branches(raster, 22, 152, 34, { line: 'd', fill: 't', shade: 'd', light: 'a' }, 2);
  branches(raster, 54, 160, 22, { line: 'd', fill: 't', shade: 'd', light: 'a' }, 3);
  branches(raster, 330, 152, 36, { line: 'd', fill: 't', shade: 'd', light: 'a' }, 4);
  branches(raster, 298, 160, 20, { line: 'd', fill: 't', shade: 'd', light: 'a' }, 5);
}

/** One level deeper. @param {Raster} raster 360 × 225 */
export function twilight(raster) {
  dither(raster, 'tdnp', (x, y) => 0.35 + y / 92 - 0.16 * shaft(x, y, 90, -60, 24) * (1 - y / 240));
  plankton(raster, 40, 'ts', 7);
  jellyfish(raster, 40, 86, 11, { line: 'n', fill: 't', shade: 't', light: 'a' });
  jellyfish(raster, 322, 96, 13, hues.violet);
  jellyfish(raster, 270, 136, 6, hues.violet);
  jellyfish(raster, 178, 34, 5, hues.blue);
  ridge(raster, 164, 2, 'n', 'u');
  branches(raster, 20, 158, 36, { line: 'n', fill: 'v', shade: 'p', light: 'v' }, 2);
  branches(raster, 54, 164, 20, hues.blue, 3);
  branches(raster, 340, 158, 38, { line: 'n', fill: 'v', shade: 'p', light: 'v' }, 4);
  ridge(raster, 192, 5, 'p', 'v');
  dither(raster, '.n', (_, y) => (y - 188) / 30);
}

/** Deeper still: what light there is, creatures make. @param {Raster} raster 360 × 225 */
export function midnight(raster) {
  dither(raster, 'dnp', (x, y) => 0.3 + y / 110 + Math.cos(x / 57) * 0.1);
  plankton(raster, 60, 'sva', 3);
  jellyfish(raster, 36, 70, 12, hues.mint);
  jellyfish(raster, 80, 120, 7, hues.mint);
  jellyfish(raster, 326, 66, 9, hues.rose);
  jellyfish(raster, 190, 28, 4, hues.blue);
  ridge(raster, 166, 3, 'n', 'v');
  for (const [x, y, height, seed] of /** @type {const} */ ([
    [18, 158, 38, 2],
    [342, 158, 38, 4],
    [50, 168, 20, 6],
  ])) {
    branches(raster, x, y, height, hues.blue, seed);
    for (let index = 0; index < 6; index += 1)
      raster.stamp(
        Math.floor(x - height * 0.4 + lot(index, seed) * height * 0.8),
        Math.floor(y - height * (0.3 + lot(index, seed + 1) * 0.6)),
        'a',
      );
  }
  // An anglerfish with its lamp.
  raster.part(polygon([308, 138], [322, 128], [319, 138], [322, 148]), { line: 'n', fill: 'v', shade: 'p' });
  raster.part(ellipse(296, 138, 14, 10), { line: 'n', fill: 'u', shade: 'd', light: 's' });
  raster.part(
    tube(
      [
        [292, 129],
        [286, 120],
        [279, 121],
        [277, 126],
      ],
      [0.6],
    ),
    { line: 'n', fill: 's' },
  );
  raster.part(ellipse(277, 128, 2.6), { line: 'o', fill: 'w', shade: 'y' });
  raster.stamp(286, 132, '.nnn.\nnwwwn\nnwnnn\nnwnnn\n.nnn.');
  raster.stamp(283, 140, 'nnnnnnnnnn\n.wnwnwnwn.\n..nnnnnn..');
  ridge(raster, 194, 6, 'p', 'u');
  dither(raster, '.n', (_, y) => (y - 190) / 28);
  for (const [x, y] of /** @type {const} */ ([
    [60, 178],
    [100, 190],
    [150, 196],
    [214, 194],
    [262, 186],
    [300, 180],
  ])) {
    raster.part(
      tube(
        [
          [x, y + 12],
          [x + 1, y],
        ],
        [0.6],
      ),
      { fill: 'v' },
    );
    raster.stamp(x - 1, y - 2, '.m.\nmwm\n.m.');
  }
}
