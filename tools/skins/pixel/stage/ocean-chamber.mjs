import { box, ellipse, polygon, roundedBox, union } from '../shapes.mjs';
import { dither, lot, shaft } from './dither.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

/** The treasure chamber. @param {Raster} raster 360 × 225 */
export function chamber(raster) {
  raster.part(box(0, 0, 360, 225), { fill: 'n' });
  dither(raster, 'np', (_, y) => y / 150 - 0.3);
  for (let y = 12; y < 190; y += 16) raster.tint(box(0, y, 360, 1), 'p', 'n');
  for (const x of [62, 298])
    raster.part(union(ellipse(x, 96, 26, 34), box(x - 26, 96, 52, 90)), { line: 'p', fill: 'n' });
  const arch = union(ellipse(180, 104, 66, 72), box(114, 104, 132, 86));
  raster.part(arch, { line: 'p', fill: 'd', light: 'v', lightBy: [2, 2], shade: 'v', shadeBy: [2, 0] });
  dither(
    raster,
    'atdd',
    (x, y) => 0.3 + Math.hypot(x - 180, y - 80) / 54 - 0.2 * shaft(x, y, 180, -60, 22),
    union(ellipse(180, 104, 62, 68), box(118, 104, 124, 86)),
  );
  raster.part(box(0, 188, 360, 37), { fill: 'e', light: 'o', lightBy: [0, 1] });
  dither(raster, 'oepn', (x, y) => 0.3 + (y - 188) / 14 + Math.abs(x - 180) / 150, box(0, 189, 360, 36));
  for (const [x, width] of /** @type {const} */ ([
    [8, 26],
    [92, 20],
    [248, 20],
    [326, 26],
  ])) {
    raster.part(box(x, 16, width, 174), {
      line: 'n',
      fill: 'v',
      shade: 'p',
      shadeBy: [6, 0],
      light: 'm',
      lightBy: [1, 0],
    });
    for (let flute = x + 4; flute < x + width - 6; flute += 5) raster.tint(box(flute, 16, 2, 174), 'v', 'p');
    for (const y of [10, 180])
      raster.part(roundedBox(x - 4, y, width + 8, 10, 2), {
        line: 'e',
        fill: 'y',
        shade: 'o',
        shadeBy: [4, 2],
        light: 'w',
      });
  }
  for (const right of [false, true]) {
    /** @param {number} x @returns {number} */
    const at = (x) => (right ? 360 - x : x);
    const heap = polygon(
      [at(0), 225],
      [at(0), 146],
      [at(22), 142],
      [at(46), 154],
      [at(74), 176],
      [at(104), 200],
      [at(132), 225],
    );
    raster.part(heap, { line: 'e', fill: 'o', shade: 'e', light: 'y', lightBy: [0, 2] });
    dither(
      raster,
      'oep',
      (x, y) => (y - 168) / 40 + Math.abs(x - 180) / 400 - 0.3,
      (x, y) => heap(x, y - 3),
    );
    for (let index = 0; index < 300; index += 1) {
      const x = lot(index, 5) * 126;
      const y = 146 + (index / 300) * 78;
      if (heap(at(x), y - 3) && heap(at(x + 4), y - 2))
        raster.stamp(Math.floor(at(x)) - 3, Math.floor(y) - 2, '.eeee.\neywwye\neyyyoe\n.eeee.');
    }
    for (const [x, y, gem] of /** @type {const} */ ([
      [34, 160, '.ppp.\npkmmp\npmmrp\n.prp.\n..p..'],
      [62, 184, '.nnn.\nnaggn\nnggtn\n.ntn.\n..n..'],
      [92, 204, '.nnn.\nnassn\nnsuun\n.nun.\n..n..'],
    ]))
      raster.stamp(Math.floor(at(x)), y, gem);
  }
  raster.part(union(roundedBox(16, 122, 18, 22, 6), box(21, 116, 8, 8)), {
    line: 'n',
    fill: 't',
    shade: 'd',
    light: 'a',
  });
  raster.part(roundedBox(310, 116, 34, 14, 5), { line: 'p', fill: 'y', shade: 'o', light: 'w' });
  raster.part(box(312, 130, 30, 16), { line: 'p', fill: 'r', shade: 'p', shadeBy: [0, 2] });
  for (const x of [312, 325, 339])
    raster.part(box(x, 130, 3, 16), { fill: 'y', shade: 'o', shadeBy: [1, 0] });
  for (const [x, y] of /** @type {const} */ ([
    [44, 128],
    [76, 160],
    [300, 150],
    [336, 108],
    [286, 196],
    [120, 206],
  ]))
    raster.stamp(x - 2, y - 2, '..w..\n..w..\nwwwww\n..w..\n..w..');
}
