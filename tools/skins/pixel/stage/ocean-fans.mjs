import { ellipse, tube, union } from '../shapes.mjs';
import { dither } from './dither.mjs';
import { rocks } from './growth.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

/** @param {Raster} raster 64 × 180 @param {boolean} right whether it stands in the right corner */
function seaFan(raster, right) {
  /** @param {number} x from the page's edge */
  const at = (x) => (right ? 64 - x : x);
  const far = { fill: 'u', shade: 'd', shadeBy: /** @type {const} */ ([1, 0]) };
  for (const points of /** @type {const} */ ([
    [
      [10, 170],
      [8, 120],
      [14, 84],
    ],
    [
      [46, 170],
      [50, 130],
      [46, 96],
    ],
    [
      [50, 140],
      [56, 118],
      [58, 100],
    ],
    [
      [8, 130],
      [3, 108],
      [4, 92],
    ],
  ])) {
    raster.part(
      tube(
        points.map(([x, y]) => [at(x), y]),
        [2, 1.2],
      ),
      far,
    );
  }
  dither(raster, '.v', () => 0.42, ellipse(at(29), 70, 27, 58));
  const stems = [
    [
      [26, 172],
      [28, 130],
      [22, 96],
      [24, 60],
      [18, 26],
    ],
    [
      [28, 130],
      [40, 106],
      [42, 70],
      [50, 36],
    ],
    [
      [22, 100],
      [10, 80],
      [9, 50],
      [4, 30],
    ],
    [
      [24, 64],
      [32, 46],
      [31, 16],
    ],
    [
      [42, 76],
      [52, 62],
      [57, 40],
    ],
    [
      [10, 66],
      [15, 48],
      [11, 16],
    ],
    [
      [42, 90],
      [54, 82],
      [59, 68],
    ],
    [
      [24, 54],
      [40, 40],
      [41, 20],
    ],
    [
      [26, 116],
      [12, 104],
      [4, 84],
    ],
  ];
  const tree = union(
    ...stems.map((points, index) =>
      tube(
        points.map(([x = 0, y = 0]) => /** @type {const} */ ([at(x), y])),
        index < 2 ? [3, 2.2, 1.2] : [1.8, 0.9],
      ),
    ),
  );
  raster.part(tree, { line: 'p', fill: 'm', shade: 'v', shadeBy: [1, 0], light: 'k', lightBy: [1, 0] });
  rocks(
    raster,
    [
      [at(12), 176, 16, 8],
      [at(34), 178, 16, 9],
      [at(52), 180, 12, 6],
    ],
    { line: 'n', fill: 'd', shade: 'n', light: 's' },
  );
}

/** @param {Raster} raster 64 × 180 */
export const fanLeft = (raster) => {
  seaFan(raster, false);
};

/** @param {Raster} raster 64 × 180 */
export const fanRight = (raster) => {
  seaFan(raster, true);
};
