import { box, polygon, tube, without } from '../shapes.mjs';
import { dither, lot, shaft } from './dither.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

/** Water, the sun in it, and the posts of the pier. @param {Raster} raster 288 × 180 */
export function light(raster) {
  const sun = /** @type {const} */ ([62, -8]);
  dither(raster, 'watdn', (x, y) => {
    const far = Math.hypot(x - sun[0], (y - sun[1]) * 1.3);
    return Math.min(1.2 + far / 62, 2.45 + y / 150) - 0.2 * shaft(x, y, sun[0], -40, 26) * (1 - y / 200);
  });
  for (const [x, width] of /** @type {const} */ ([
    [134, 4],
    [176, 5],
    [232, 6],
    [276, 7],
  ])) {
    raster.part(box(x, 0, width, 30 + width * 6), { fill: 'd', shade: 'n', shadeBy: [2, 0] });
    dither(raster, '.d', (_, y) => 1 - (y - 20 - width * 6) / 24, box(x, 30 + width * 6, width, 24));
  }
  raster.part(box(120, 0, 168, 4), { fill: 'n' });
  raster.part(box(120, 10, 168, 2), { fill: 'd' });
  for (let x = 124; x < 288; x += 9) raster.tint(box(x, 0, 1, 4), 'n', 'd');
  for (let index = 0; index < 26; index += 1)
    raster.set(Math.floor(lot(index, 1) * 288), 40 + Math.floor(lot(index, 2) * 120), 't');
}

/** The hull of a wreck, far and blue. @param {Raster} raster 144 × 81 */
export function wreck(raster) {
  const far = { line: 'd', fill: 't', shade: 'd' };
  raster.part(
    tube(
      [
        [52, 52],
        [47, 8],
      ],
      [1.6, 1],
    ),
    { fill: 't', shade: 'd', shadeBy: [1, 0] },
  );
  raster.part(
    tube(
      [
        [98, 44],
        [88, 16],
      ],
      [1.6, 1],
    ),
    { fill: 't', shade: 'd', shadeBy: [1, 0] },
  );
  raster.part(polygon([36, 14], [62, 10], [66, 26], [58, 23], [52, 27], [44, 23], [35, 27]), {
    ...far,
    shade: 'd',
    shadeBy: [3, 1],
  });
  raster.part(polygon([84, 24], [108, 18], [106, 30], [98, 27], [86, 33]), { ...far, shadeBy: [3, 1] });
  raster.part(
    tube(
      [
        [118, 30],
        [130, 14],
        [141, 2],
      ],
      [1.4, 0.8],
    ),
    { fill: 't', shade: 'd', shadeBy: [1, 0] },
  );
  const hull = polygon(
    [6, 48],
    [30, 46],
    [64, 44],
    [96, 38],
    [118, 28],
    [134, 14],
    [132, 32],
    [122, 54],
    [104, 70],
    [84, 80],
    [36, 80],
    [18, 66],
  );
  raster.part(hull, { ...far, shadeBy: [0, 3], light: 'a', lightBy: [0, 1] });
  for (const drop of [6, 12, 18, 24]) {
    raster.tint(
      without(
        polygon(
          [6, 48 + drop],
          [30, 46 + drop],
          [64, 44 + drop],
          [96, 38 + drop],
          [118, 28 + drop],
          [134, 14 + drop],
          [140, 15 + drop],
          [118, 29 + drop],
          [96, 39 + drop],
          [64, 45 + drop],
          [30, 47 + drop],
          [6, 49 + drop],
        ),
        box(60, 50, 34, 30),
      ),
      't',
      'd',
    );
  }
  raster.part(polygon([62, 54], [70, 50], [78, 54], [88, 49], [94, 56], [90, 66], [80, 72], [68, 68]), {
    line: 'd',
    fill: 'n',
  });
  for (const x of [70, 78, 86])
    raster.part(
      tube(
        [
          [x, 50],
          [x + 1, 60],
          [x - 3, 71],
        ],
        [1],
      ),
      { fill: 't' },
    );
  for (const x of [22, 38, 104]) raster.part(box(x, x > 90 ? 46 : 54, 5, 5), { line: 'd', fill: 'n' });
  dither(raster, '.d', (_, y) => (y - 52) / 30, without(hull, box(0, 0, 144, 54)));
}
