import { box, ellipse, polygon, tube, union, without } from '../shapes.mjs';
import { dither, lot, shaft } from './dither.mjs';
import { branches, fan, frond, hues, pipes, rocks } from './growth.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

const rock = { line: 'n', fill: 'd', shade: 'n', light: 't' };

/** Water, the sun in it, and the posts of the pier. @param {Raster} raster 288 × 180 */
export function light(raster) {
  const sun = /** @type {const} */ ([62, -8]);
  dither(raster, 'watdn', (x, y) => {
    const far = Math.hypot(x - sun[0], (y - sun[1]) * 1.3);
    return Math.min(1.2 + far / 62, 2.45 + y / 150) - 0.2 * shaft(x, y, sun[0], -40, 26) * (1 - y / 200);
  });
  for (const [x, width] of /** @type {const} */ ([[134, 4], [176, 5], [232, 6], [276, 7]])) {
    raster.part(box(x, 0, width, 30 + width * 6), { fill: 'd', shade: 'n', shadeBy: [2, 0] });
    dither(raster, '.d', (_, y) => 1 - (y - 20 - width * 6) / 24, box(x, 30 + width * 6, width, 24));
  }
  raster.part(box(120, 0, 168, 4), { fill: 'n' });
  raster.part(box(120, 10, 168, 2), { fill: 'd' });
  for (let x = 124; x < 288; x += 9) raster.tint(box(x, 0, 1, 4), 'n', 'd');
  for (let index = 0; index < 26; index += 1) raster.set(Math.floor(lot(index, 1) * 288), 40 + Math.floor(lot(index, 2) * 120), 't');
}

/** The hull of a wreck, far and blue. @param {Raster} raster 144 × 81 */
export function wreck(raster) {
  const far = { line: 'd', fill: 't', shade: 'd' };
  raster.part(tube([[52, 52], [47, 8]], [1.6, 1]), { fill: 't', shade: 'd', shadeBy: [1, 0] });
  raster.part(tube([[98, 44], [88, 16]], [1.6, 1]), { fill: 't', shade: 'd', shadeBy: [1, 0] });
  raster.part(polygon([36, 14], [62, 10], [66, 26], [58, 23], [52, 27], [44, 23], [35, 27]), { ...far, shade: 'd', shadeBy: [3, 1] });
  raster.part(polygon([84, 24], [108, 18], [106, 30], [98, 27], [86, 33]), { ...far, shadeBy: [3, 1] });
  raster.part(tube([[118, 30], [130, 14], [141, 2]], [1.4, 0.8]), { fill: 't', shade: 'd', shadeBy: [1, 0] });
  const hull = polygon([6, 48], [30, 46], [64, 44], [96, 38], [118, 28], [134, 14], [132, 32], [122, 54], [104, 70], [84, 80], [36, 80], [18, 66]);
  raster.part(hull, { ...far, shadeBy: [0, 3], light: 'a', lightBy: [0, 1] });
  for (const drop of [6, 12, 18, 24]) {
    raster.tint(without(polygon([6, 48 + drop], [30, 46 + drop], [64, 44 + drop], [96, 38 + drop], [118, 28 + drop], [134, 14 + drop], [140, 15 + drop], [118, 29 + drop], [96, 39 + drop], [64, 45 + drop], [30, 47 + drop], [6, 49 + drop]), box(60, 50, 34, 30)), 't', 'd');
  }
  raster.part(polygon([62, 54], [70, 50], [78, 54], [88, 49], [94, 56], [90, 66], [80, 72], [68, 68]), { line: 'd', fill: 'n' });
  for (const x of [70, 78, 86]) raster.part(tube([[x, 50], [x + 1, 60], [x - 3, 71]], [1]), { fill: 't' });
  for (const x of [22, 38, 104]) raster.part(box(x, x > 90 ? 46 : 54, 5, 5), { line: 'd', fill: 'n' });
  dither(raster, '.d', (_, y) => (y - 52) / 30, without(hull, box(0, 0, 144, 54)));
}

/** Rock and coral, high at the sides. @param {Raster} raster 288 × 76 */
export function reef(raster) {
  raster.part(polygon([0, 76], [0, 34], [30, 38], [62, 52], [100, 62], [144, 66], [190, 62], [228, 50], [260, 36], [288, 30], [288, 76]), { fill: 'd', light: 't' });
  dither(raster, 'dn', (_, y) => (y - 40) / 34, (x, y) => raster.get(Math.floor(x), Math.floor(y)) === 'd');
  branches(raster, 64, 54, 22, hues.mint, 4);
  branches(raster, 226, 54, 22, hues.mint, 5);
  rocks(raster, [[10, 44, 20, 18], [40, 52, 18, 13], [262, 50, 20, 16], [282, 40, 18, 20]], { ...rock, light: 't' });
  branches(raster, 10, 28, 24, hues.coral, 1);
  branches(raster, 25, 34, 16, hues.amber, 2);
  fan(raster, 40, 42, 15, hues.rose);
  fan(raster, 276, 26, 17, hues.violet);
  branches(raster, 250, 44, 24, hues.coral, 3);
  rocks(raster, [[8, 66, 18, 16], [34, 68, 16, 12], [60, 70, 20, 10], [84, 74, 14, 7], [206, 74, 14, 7], [230, 70, 20, 11], [256, 66, 18, 14], [280, 64, 16, 18]], { ...rock, fill: 'd', light: 's' });
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
  dither(raster, 'td', (x, y) => (y - rear(x)) / 12, (x, y) => y > rear(x) + 1);
  raster.part((x, y) => y > front(x), { fill: 'k', light: 'w', lightBy: [0, 1] });
  dither(raster, 'kepnn', (x, y) => (y - front(x)) / 8 + (Math.sin((y + Math.sin(x / 13) * 3) * 1.4) > 0.75 ? 0.3 : 0), (x, y) => y > front(x) + 1.5);
  for (const [x, y] of /** @type {const} */ ([[26, 20], [30, 22], [58, 18], [74, 22], [122, 20], [180, 16], [204, 20], [208, 22], [240, 23]])) raster.stamp(x, y, '..eee..\n.eywye.\neyyyyoe\n.eeeee.');
  raster.stamp(96, 19, '...p...\n..pop..\nppporpp\n.prorp.\n.pp.pp.');
  raster.stamp(146, 18, '..pppp.\n.pkmkmp\npkmkmvp\n.pppppp');
  raster.stamp(248, 18, '..pppp.\n.pkmkmp\npkmkmvp\n.pppppp');
  raster.part(tube([[226, 8], [222, 22]], [1]), { line: 'n', fill: 's' });
  raster.part(without(ellipse(222, 16, 8, 7), union(ellipse(222, 13, 6.4, 6), box(210, 6, 24, 9))), { line: 'n', fill: 's', shade: 'd', shadeBy: [1, 1] });
  raster.part(box(221, 10, 9, 1), { line: 'n', fill: 's' });
}

/** @param {Raster} raster 51 × 144 @param {boolean} right whether it stands in the right corner */
function kelp(raster, right) {
  /** @param {number} x from the page's edge */
  const at = (x) => (right ? 51 - x : x);
  const side = right ? -1 : 1;
  frond(raster, [[at(34), 142], [at(30), 116], [at(36), 96], [at(31), 74]], 11, { ...hues.kelp, fill: 't', shade: 'd', light: 'g' });
  frond(raster, [[at(8), 142], [at(14), 108], [at(8), 66], [at(14), 30], [at(10), 4]], 13, hues.kelp);
  frond(raster, [[at(22), 142], [at(27), 112], [at(20), 84], [at(26), 52]], 12, hues.kelp);
  rocks(raster, [[at(6), 140, 12, 8], [at(24), 143, 12, 6], [at(38), 144, 8, 4]], rock);
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
