import { branches, fan, frond, hues, rocks } from './growth.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

const rock = { line: 'n', fill: 'd', shade: 'n', light: 't' };

/** @param {Raster} raster 51 × 144 @param {boolean} right whether it stands in the right corner */
function kelp(raster, right) {
  /** @param {number} x from the page's edge */
  const at = (x) => (right ? 51 - x : x);
  const side = right ? -1 : 1;
  frond(
    raster,
    [
      [at(34), 142],
      [at(30), 116],
      [at(36), 96],
      [at(31), 74],
    ],
    11,
    { ...hues.kelp, fill: 't', shade: 'd', light: 'g' },
  );
  frond(
    raster,
    [
      [at(8), 142],
      [at(14), 108],
      [at(8), 66],
      [at(14), 30],
      [at(10), 4],
    ],
    13,
    hues.kelp,
  );
  frond(
    raster,
    [
      [at(22), 142],
      [at(27), 112],
      [at(20), 84],
      [at(26), 52],
    ],
    12,
    hues.kelp,
  );
  rocks(
    raster,
    [
      [at(6), 140, 12, 8],
      [at(24), 143, 12, 6],
      [at(38), 144, 8, 4],
    ],
    rock,
  );
  fan(raster, at(7), 136, 11, hues.violet);
  branches(raster, at(30), 138, 15, hues.coral, right ? 8 : 9);
  branches(raster, at(19) + side, 138, 8, hues.amber, 3);
}

/** @param {Raster} raster 51 × 144 */
export const kelpLeft = (raster) => {
  kelp(raster, false);
};

/** @param {Raster} raster 51 × 144 */
export const kelpRight = (raster) => {
  kelp(raster, true);
};
