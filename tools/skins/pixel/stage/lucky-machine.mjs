import { both, box, ellipse, polygon, roundedBox, union } from '../shapes.mjs';
import { dither, lot, shaft } from './dither.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

const oak = { line: 'p', fill: 'e', light: 'o', lightBy: /** @type {const} */ ([0, 1]) };
const brass = { line: 'p', fill: 'y', shade: 'o', shadeBy: /** @type {const} */ ([1, 1]), light: 'w' };

/** Short dark lines along the wood. @param {Raster} raster @param {number} count @param {number} seed */
function grain(raster, count, seed) {
  for (let index = 0; index < count; index += 1) {
    const x = Math.floor(lot(index, seed) * raster.width);
    const y = Math.floor(lot(index, seed + 1) * raster.height);
    const length = 3 + Math.floor(lot(index, seed + 2) * 5);
    const upright = raster.height === raster.width && (x < 8 || x > raster.width - 9);
    raster.tint(upright ? box(x, y, 1, length) : box(x, y, length, 1), 'e', 'p');
  }
}

/** The locker of oak and brass. @param {Raster} raster 120 × 120 */
export function frame(raster) {
  raster.part(roundedBox(1, 1, 118, 118, 6), { ...oak, shade: 'p', shadeBy: [1, 1], lightBy: [1, 1] });
  grain(raster, 240, 3);
  raster.part(box(8, 8, 104, 104), { line: 'p', fill: 'o' });

  for (const [right, low] of /** @type {const} */ ([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ])) {
    /** Measured from the corner. @param {number} x @param {number} y @returns {[number, number]} */
    const at = (x, y) => [right ? 120 - x : x, low ? 120 - y : y];
    const bracket = union(
      polygon(at(1, 1), at(20, 1), at(25, 4.5), at(20, 8), at(8, 8), at(8, 20), at(4.5, 25), at(1, 20)),
    );
    raster.part(both(bracket, roundedBox(1, 1, 118, 118, 6)), brass);
    for (const [x, y] of /** @type {const} */ ([
      [4, 4],
      [12, 4],
      [19, 4],
      [4, 12],
      [4, 19],
    ])) {
      const [px, py] = at(x + (right ? 1 : 0), y + (low ? 1 : 0));
      raster.stamp(px, py, 'we\nee');
    }
  }
  for (const x of [0, 112]) {
    raster.part(
      both(
        polygon([x + 1, 50], [x + 4, 47], [x + 7, 50], [x + 7, 70], [x + 4, 73], [x + 1, 70]),
        box(1, 0, 118, 120),
      ),
      brass,
    );
    raster.stamp(x + 3, 52, 'we\nee');
    raster.stamp(x + 3, 59, 'we\nee');
    raster.stamp(x + 3, 66, 'we\nee');
  }
  raster.part(box(9, 9, 102, 102), { line: 'p', fill: '.' });
}

/** The water behind the symbols. @param {Raster} raster 102 × 102 */
export function reels(raster) {
  dither(raster, 'tdn', (x, y) => 0.92 + (y / 102) * 1.05 - shaft(x, y, -10, -90, 30) * 0.16 * (1 - y / 130));
  for (const middle of [34, 68]) rope(raster, middle, 'npen');
}

/** A twisted rope from top to bottom. @param {Raster} raster @param {number} middle @param {string} tones edge, dark, light, edge */
function rope(raster, middle, tones) {
  for (let y = 0; y < raster.height; y += 1) {
    raster.set(middle - 2, y, tones[0] ?? '.');
    raster.set(middle - 1, y, tones[y % 4 < 2 ? 2 : 1] ?? '.');
    raster.set(middle, y, tones[(y + 2) % 4 < 2 ? 1 : 2] ?? '.');
    raster.set(middle + 1, y, tones[3] ?? '.');
  }
}

/** A winning column's water, between ropes of gold. @param {Raster} raster 34 × 102 */
export function columnLit(raster) {
  dither(raster, 'atd', (x, y) => 0.75 + (y / 102) * 0.75 - shaft(x, y, 0, -60, 40) * 0.2);
  raster.tint(box(0, 0, 34, 1), 'atd', 'w');
  for (const [x, y] of /** @type {const} */ ([
    [7, 30],
    [26, 18],
    [20, 52],
    [9, 74],
    [27, 84],
  ]))
    raster.stamp(x - 1, y - 1, '.w.\nwww\n.w.');
  rope(raster, 0, 'eoye');
  rope(raster, 34, 'eoye');
}

const carvedFish = '.ppp..p\nppppppp\npepppp.\nppppppp\n.ppp..p';

/** The board above the frame. @param {Raster} raster 102 × 19 */
export function sign(raster) {
  for (const x of [23, 76])
    raster.part(box(x, 0, 2, 5), { line: 'p', fill: 'o', shade: 'e', shadeBy: [1, 0] });
  const board = union(roundedBox(4, 3, 94, 15, 2), roundedBox(1, 6, 100, 9, 4));
  raster.part(board, { ...oak, shade: 'p', shadeBy: [0, 1] });
  grain(raster, 60, 11);
  raster.part(box(11, 5, 80, 12), { line: 'p', fill: 'y', shade: 'o', shadeBy: [1, 1] });
  raster.part(box(12, 6, 78, 10), { fill: 'p' });
  for (const [x, y] of /** @type {const} */ ([
    [7, 4],
    [93, 4],
    [7, 15],
    [93, 15],
  ]))
    raster.stamp(x, y, 'y');
  for (const x of [2, 92]) raster.tint(box(x, 7, 8, 7), 'p', 'e');
  raster.stamp(2, 8, carvedFish);
  raster.stamp(
    93,
    8,
    carvedFish.replace(/.+/g, (row) => Array.from(row).reverse().join('')),
  );
}

/** The plank with the wells for bet and win. @param {Raster} raster 118 × 20 */
export function plate(raster) {
  raster.part(roundedBox(1, 1, 116, 18, 3), { ...oak, shade: 'p', shadeBy: [0, 1] });
  grain(raster, 50, 23);
  for (const x of [6, 61]) {
    raster.part(roundedBox(x - 1, 2, 53, 16, 2), {
      line: 'p',
      fill: 'y',
      shade: 'o',
      shadeBy: [1, 1],
      light: 'w',
    });
    raster.part(roundedBox(x, 3, 51, 14, 1), { fill: 'n' });
    dither(raster, 'nd', (_, y) => (y - 11) / 14, box(x, 3, 51, 14));
  }
  for (const y of [5, 13]) raster.stamp(58, y, 'yo\noe');
  for (const x of [2, 114]) raster.stamp(x, 9, 'yo\noe');
}

/** Beside the balance, and flying to it. @param {Raster} raster 16 × 16 */
export function coin(raster) {
  raster.part(ellipse(8, 8, 6.4), { line: 'e', fill: 'y', shade: 'o', shadeBy: [1, 1], light: 'w' });
  raster.part(ellipse(8, 8, 4.4), { fill: 'y', light: 'o', shade: 'w', shadeBy: [1, 1] });
  raster.stamp(4, 6, '.eee...e\neeeee.ee\neweeeeee\neeeee.ee\n.eee...e');
}

/** Rising through the water. @param {Raster} raster 16 × 16 */
export function bubble(raster) {
  raster.part(ellipse(8, 8, 5.6), { line: 'a', fill: '.' });
  raster.stamp(4, 4, '.ww\nww.\nw..');
  raster.stamp(10, 10, '.s\nss');
  raster.tint(box(9, 9, 6, 6), 'a', 's');
}
