import { box, ellipse, polygon, roundedBox, tube, union } from '../shapes.mjs';
import { dither, lot, shaft } from './dither.mjs';
import { branches, fan, hues, pipes, rocks } from './growth.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

/** The seabed's back, from edge to edge. @param {Raster} raster @param {number} height @param {number} seed @param {string} fill @param {string} edge */
function ridge(raster, height, seed, fill, edge) {
  const top = (/** @type {number} */ x) => height + Math.cos((x / 360) * Math.PI * 2) * -10 + Math.sin(x / 21 + seed) * 4 + Math.sin(x / 9 + seed * 2) * 1.5;
  raster.part((x, y) => y > top(x), { fill, light: edge, lightBy: [0, 1] });
}

/** Specks that drift in the water. @param {Raster} raster @param {number} count @param {string} tones @param {number} seed */
function plankton(raster, count, tones, seed) {
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [Math.floor(lot(index, seed) * 360), Math.floor(lot(index, seed + 1) * 170)];
    const tone = tones[index % tones.length] ?? '.';
    raster.set(x, y, tone);
    if (index % 4 === 0) raster.stamp(x - 1, y - 1, `.${tone}.\n${tone}w${tone}\n.${tone}.`);
  }
}

/** @param {Raster} raster @param {number} x @param {number} y its dome @param {number} size @param {import('./growth.mjs').Hue} hue */
function jellyfish(raster, x, y, size, hue) {
  for (const [dx, sway] of /** @type {const} */ ([[-0.6, 2], [-0.2, -2], [0.2, 2], [0.6, -2]])) {
    raster.part(tube([[x + dx * size, y], [x + dx * size + sway, y + size], [x + dx * size - sway, y + size * 2.2]], [0.6]), { fill: hue.shade });
  }
  raster.part((px, py) => ellipse(x, y, size, size)(px, py) && py < y + 2, { ...hue, shadeBy: [2, 1] });
  raster.tint(box(x - size, y, size * 2, 1), hue.fill, hue.light);
}

/** Sunlit water. @param {Raster} raster 360 × 225 */
export function light(raster) {
  dither(raster, 'watdn', (x, y) => 1 + y / 78 + Math.hypot(x - 60, y) / 900 - 0.22 * shaft(x, y, 70, -60, 26) * (1 - y / 240));
  for (const [x, y, width] of /** @type {const} */ ([[10, 2, 50], [80, 4, 70], [170, 2, 44], [240, 6, 60], [310, 3, 40], [130, 9, 30], [280, 12, 24]])) {
    raster.part(box(x, y, width, 1), { fill: 'w' });
    raster.part(box(x + 8, y + 2, width - 20, 1), { fill: 'w' });
  }
  for (const [x, y] of /** @type {const} */ ([[246, 56], [258, 60], [268, 54], [262, 66], [280, 62], [92, 100], [102, 104], [84, 106]])) raster.stamp(x, y, '.ddd.d\ndddddd\n.ddd.d');
  ridge(raster, 160, 1, 'd', 't');
  dither(raster, 'dn', (_, y) => (y - 164) / 40, (x, y) => y > 164 && 'd'.includes(raster.get(Math.floor(x), Math.floor(y))));
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
  for (const [x, y, height, seed] of /** @type {const} */ ([[18, 158, 38, 2], [342, 158, 38, 4], [50, 168, 20, 6]])) {
    branches(raster, x, y, height, hues.blue, seed);
    for (let index = 0; index < 6; index += 1) raster.stamp(Math.floor(x - height * 0.4 + lot(index, seed) * height * 0.8), Math.floor(y - height * (0.3 + lot(index, seed + 1) * 0.6)), 'a');
  }
  // An anglerfish with its lamp.
  raster.part(polygon([308, 138], [322, 128], [319, 138], [322, 148]), { line: 'n', fill: 'v', shade: 'p' });
  raster.part(ellipse(296, 138, 14, 10), { line: 'n', fill: 'u', shade: 'd', light: 's' });
  raster.part(tube([[292, 129], [286, 120], [279, 121], [277, 126]], [0.6]), { line: 'n', fill: 's' });
  raster.part(ellipse(277, 128, 2.6), { line: 'o', fill: 'w', shade: 'y' });
  raster.stamp(286, 132, '.nnn.\nnwwwn\nnwnnn\nnwnnn\n.nnn.');
  raster.stamp(283, 140, 'nnnnnnnnnn\n.wnwnwnwn.\n..nnnnnn..');
  ridge(raster, 194, 6, 'p', 'u');
  dither(raster, '.n', (_, y) => (y - 190) / 28);
  for (const [x, y] of /** @type {const} */ ([[60, 178], [100, 190], [150, 196], [214, 194], [262, 186], [300, 180]])) {
    raster.part(tube([[x, y + 12], [x + 1, y]], [0.6]), { fill: 'v' });
    raster.stamp(x - 1, y - 2, '.m.\nmwm\n.m.');
  }
}

/** The treasure chamber. @param {Raster} raster 360 × 225 */
export function chamber(raster) {
  raster.part(box(0, 0, 360, 225), { fill: 'n' });
  dither(raster, 'np', (_, y) => y / 150 - 0.3);
  for (let y = 12; y < 190; y += 16) raster.tint(box(0, y, 360, 1), 'p', 'n');
  for (const x of [62, 298]) raster.part(union(ellipse(x, 96, 26, 34), box(x - 26, 96, 52, 90)), { line: 'p', fill: 'n' });
  const arch = union(ellipse(180, 104, 66, 72), box(114, 104, 132, 86));
  raster.part(arch, { line: 'p', fill: 'd', light: 'v', lightBy: [2, 2], shade: 'v', shadeBy: [2, 0] });
  dither(raster, 'atdd', (x, y) => 0.3 + Math.hypot(x - 180, y - 80) / 54 - 0.2 * shaft(x, y, 180, -60, 22), union(ellipse(180, 104, 62, 68), box(118, 104, 124, 86)));
  raster.part(box(0, 188, 360, 37), { fill: 'e', light: 'o', lightBy: [0, 1] });
  dither(raster, 'oepn', (x, y) => 0.3 + (y - 188) / 14 + Math.abs(x - 180) / 150, box(0, 189, 360, 36));
  for (const [x, width] of /** @type {const} */ ([[8, 26], [92, 20], [248, 20], [326, 26]])) {
    raster.part(box(x, 16, width, 174), { line: 'n', fill: 'v', shade: 'p', shadeBy: [6, 0], light: 'm', lightBy: [1, 0] });
    for (let flute = x + 4; flute < x + width - 6; flute += 5) raster.tint(box(flute, 16, 2, 174), 'v', 'p');
    for (const y of [10, 180]) raster.part(roundedBox(x - 4, y, width + 8, 10, 2), { line: 'e', fill: 'y', shade: 'o', shadeBy: [4, 2], light: 'w' });
  }
  for (const right of [false, true]) {
    /** @param {number} x @returns {number} */
    const at = (x) => (right ? 360 - x : x);
    const heap = polygon([at(0), 225], [at(0), 146], [at(22), 142], [at(46), 154], [at(74), 176], [at(104), 200], [at(132), 225]);
    raster.part(heap, { line: 'e', fill: 'o', shade: 'e', light: 'y', lightBy: [0, 2] });
    for (let index = 0; index < 210; index += 1) {
      const x = lot(index, 5) * 126;
      const y = 146 + (index / 210) * 78;
      if (heap(at(x), y - 3) && heap(at(x + 4), y - 2)) raster.stamp(Math.floor(at(x)) - 3, Math.floor(y) - 2, '.eeee.\neywwye\neyyyoe\n.eeee.');
    }
    for (const [x, y, gem] of /** @type {const} */ ([[34, 160, '.ppp.\npkmmp\npmmrp\n.prp.\n..p..'], [62, 184, '.nnn.\nnaggn\nnggtn\n.ntn.\n..n..'], [92, 204, '.nnn.\nnassn\nnsuun\n.nun.\n..n..']])) raster.stamp(Math.floor(at(x)), y, gem);
  }
  raster.part(union(roundedBox(16, 122, 18, 22, 6), box(21, 116, 8, 8)), { line: 'n', fill: 't', shade: 'd', light: 'a' });
  raster.part(roundedBox(310, 116, 34, 14, 5), { line: 'p', fill: 'y', shade: 'o', light: 'w' });
  raster.part(box(312, 130, 30, 16), { line: 'p', fill: 'r', shade: 'p', shadeBy: [0, 2] });
  for (const x of [312, 325, 339]) raster.part(box(x, 130, 3, 16), { fill: 'y', shade: 'o', shadeBy: [1, 0] });
  for (const [x, y] of /** @type {const} */ ([[44, 128], [76, 160], [300, 150], [336, 108], [286, 196], [120, 206]])) raster.stamp(x - 2, y - 2, '..w..\n..w..\nwwwww\n..w..\n..w..');
}

/** Rocks with corals, high at the sides. @param {Raster} raster 360 × 95 */
export function reef(raster) {
  const rock = { line: 'n', fill: 'd', shade: 'n', light: 's' };
  raster.part(polygon([0, 95], [0, 44], [40, 46], [80, 66], [120, 78], [180, 84], [240, 78], [280, 66], [320, 46], [360, 44], [360, 95]), { fill: 'd', light: 't', lightBy: [0, 1] });
  dither(raster, 'dn', (_, y) => (y - 52) / 34, (x, y) => raster.get(Math.floor(x), Math.floor(y)) === 'd');
  for (const right of [false, true]) {
    /** @param {number} x from the side */
    const at = (x) => (right ? 360 - x : x);
    const seed = right ? 20 : 10;
    branches(raster, at(46), 44, 24, hues.mint, seed);
    branches(raster, at(88), 66, 14, hues.blue, seed + 1);
    rocks(raster, [[at(10), 56, 22, 20], [at(44), 62, 20, 16], [at(76), 74, 16, 10]], rock);
    pipes(raster, at(18), 42, 30, hues.amber);
    pipes(raster, at(34), 48, 18, hues.coral);
    branches(raster, at(58), 52, 28, hues.coral, seed + 2);
    fan(raster, at(80), 60, 18, hues.rose);
    rocks(raster, [[at(6), 84, 20, 18], [at(38), 86, 20, 14], [at(68), 88, 18, 12], [at(96), 90, 16, 9], [at(122), 94, 14, 6]], rock);
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
  dither(raster, 'sd', (x, y) => (y - rear(x)) / 12, (x, y) => y > rear(x) + 1);
  raster.part((x, y) => y > front(x), { fill: 'k', light: 'w', lightBy: [0, 1] });
  dither(raster, 'kepnn', (x, y) => (y - front(x)) / 8 + (Math.sin((y + Math.sin(x / 15) * 3) * 1.3) > 0.8 ? 0.3 : 0), (x, y) => y > front(x) + 1.5);
  for (const [x, y] of /** @type {const} */ ([[54, 24], [58, 26], [170, 22], [286, 24], [292, 22], [230, 26]])) raster.stamp(x, y, '..eee..\n.eywye.\neyyyyoe\n.eeeee.');
  for (const [x, y] of /** @type {const} */ ([[24, 24], [150, 26]])) raster.stamp(x, y, '...p...\n..pop..\nppporpp\n.prorp.\n.pp.pp.');
  for (const [x, y] of /** @type {const} */ ([[100, 24], [324, 25]])) raster.stamp(x, y, '..pppp.\n.pkmkmp\npkmkmvp\n.pppppp');
}

/** @param {Raster} raster 64 × 180 @param {boolean} right whether it stands in the right corner */
function seaFan(raster, right) {
  /** @param {number} x from the page's edge */
  const at = (x) => (right ? 64 - x : x);
  const far = { fill: 'u', shade: 'd', shadeBy: /** @type {const} */ ([1, 0]) };
  for (const points of /** @type {const} */ ([[[10, 170], [8, 120], [14, 84]], [[46, 170], [50, 130], [46, 96]], [[50, 140], [56, 118], [58, 100]], [[8, 130], [3, 108], [4, 92]]])) {
    raster.part(tube(points.map(([x, y]) => [at(x), y]), [2, 1.2]), far);
  }
  dither(raster, '.v', () => 0.42, ellipse(at(29), 70, 27, 58));
  const stems = [
    [[26, 172], [28, 130], [22, 96], [24, 60], [18, 26]],
    [[28, 130], [40, 106], [42, 70], [50, 36]],
    [[22, 100], [10, 80], [9, 50], [4, 30]],
    [[24, 64], [32, 46], [31, 16]],
    [[42, 76], [52, 62], [57, 40]],
    [[10, 66], [15, 48], [11, 16]],
    [[42, 90], [54, 82], [59, 68]],
    [[24, 54], [40, 40], [41, 20]],
    [[26, 116], [12, 104], [4, 84]],
  ];
  const tree = union(...stems.map((points, index) => tube(points.map(([x = 0, y = 0]) => /** @type {const} */ ([at(x), y])), index < 2 ? [3, 2.2, 1.2] : [1.8, 0.9])));
  raster.part(tree, { line: 'p', fill: 'm', shade: 'v', shadeBy: [1, 0], light: 'k', lightBy: [1, 0] });
  rocks(raster, [[at(12), 176, 16, 8], [at(34), 178, 16, 9], [at(52), 180, 12, 6]], { line: 'n', fill: 'd', shade: 'n', light: 's' });
}

/** @param {Raster} raster 64 × 180 */
export const fanLeft = (raster) => {
  seaFan(raster, false);
};

/** @param {Raster} raster 64 × 180 */
export const fanRight = (raster) => {
  seaFan(raster, true);
};
