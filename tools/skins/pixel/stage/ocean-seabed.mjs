import { polygon } from '../shapes.mjs';
import { dither } from './dither.mjs';
import { branches, fan, hues, pipes, rocks } from './growth.mjs';
import { coin, shell, starfish } from './litter.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

/** Rocks with corals, high at the sides. @param {Raster} raster 360 × 95 */
export function reef(raster) {
  const rock = { line: 'n', fill: 'd', shade: 'n', light: 's' };
  raster.part(
    polygon(
      [0, 95],
      [0, 44],
      [40, 46],
      [80, 66],
      [120, 78],
      [180, 84],
      [240, 78],
      [280, 66],
      [320, 46],
      [360, 44],
      [360, 95],
    ),
    { fill: 'd', light: 't', lightBy: [0, 1] },
  );
  dither(
    raster,
    'dn',
    (_, y) => (y - 52) / 34,
    (x, y) => raster.get(Math.floor(x), Math.floor(y)) === 'd',
  );
  for (const right of [false, true]) {
    /** @param {number} x from the side */
    const at = (x) => (right ? 360 - x : x);
    const seed = right ? 20 : 10;
    branches(raster, at(46), 44, 24, hues.mint, seed);
    branches(raster, at(88), 66, 14, hues.blue, seed + 1);
    rocks(
      raster,
      [
        [at(10), 56, 22, 20],
        [at(44), 62, 20, 16],
        [at(76), 74, 16, 10],
      ],
      rock,
    );
    pipes(raster, at(18), 42, 30, hues.amber);
    pipes(raster, at(34), 48, 18, hues.coral);
    branches(raster, at(58), 52, 28, hues.coral, seed + 2);
    fan(raster, at(80), 60, 18, hues.rose);
    rocks(
      raster,
      [
        [at(6), 84, 20, 18],
        [at(38), 86, 20, 14],
        [at(68), 88, 18, 12],
        [at(96), 90, 16, 9],
        [at(122), 94, 14, 6],
      ],
      rock,
    );
    fan(raster, at(8), 64, 13, hues.mint);
    pipes(raster, at(98), 80, 14, hues.mint);
    branches(raster, at(122), 88, 14, hues.amber, seed + 3);
  }
}

/** The seabed. @param {Raster} raster 360 × 50 */
export function sand(raster) {
  const rear = (/** @type {number} */ x) => 8 - Math.sin((x / 360) * Math.PI) * 4 + Math.sin(x / 16) * 1;
  const front = (/** @type {number} */ x) => 18 + Math.sin(x / 48 + 1) * 3 + Math.sin(x / 13) * 0.8;
  raster.part((x, y) => y > rear(x), { fill: 's', light: 'a', lightBy: [0, 1] });
  dither(
    raster,
    'sd',
    (x, y) => (y - rear(x)) / 12,
    (x, y) => y > rear(x) + 1,
  );
  raster.part((x, y) => y > front(x), { fill: 'k', light: 'w', lightBy: [0, 1] });
  dither(
    raster,
    'kepnn',
    (x, y) => (y - front(x)) / 8 + (Math.sin((y + Math.sin(x / 15) * 3) * 1.3) > 0.8 ? 0.3 : 0),
    (x, y) => y > front(x) + 1.5,
  );
  for (const [x, y] of /** @type {const} */ ([
    [54, 24],
    [58, 26],
    [170, 22],
    [286, 24],
    [292, 22],
    [230, 26],
  ]))
    raster.stamp(x, y, coin);
  for (const [x, y] of /** @type {const} */ ([
    [24, 24],
    [150, 26],
  ]))
    raster.stamp(x, y, starfish);
  for (const [x, y] of /** @type {const} */ ([
    [100, 24],
    [324, 25],
  ]))
    raster.stamp(x, y, shell);
}
