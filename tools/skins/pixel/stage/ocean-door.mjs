import { both, box, ellipse, polygon, roundedBox, tube, without } from '../shapes.mjs';
import { dither } from './dither.mjs';
import { bronze, rivet } from './ocean-machine.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */
/** @typedef {import('../shapes.mjs').Point} Point */

/** The first row of the lower leaf. */
const SEAM = 54;

/** A level disc drawn out in width, about the middle. @param {number} width @param {number} height */
const oblong = (width, height) => roundedBox(90 - width / 2, SEAM - height / 2, width, height, height / 2);

/** The hatch of the diving bell in two leaves, with a porthole for a number. @param {Raster} raster 180 × 108 */
export function door(raster) {
  border(raster);
  panel(raster);
  ribs(raster);
  rails(raster);
  porthole(raster);
  for (const x of [20, 146]) latch(raster, x);
  seam(raster);
}

/** The edge of the door: lit at its top and left, in the shade at its right and foot. @param {Raster} raster */
function border(raster) {
  const whole = box(0, 0, 180, 108);
  raster.part(whole, { fill: 'e' });
  raster.tint(polygon([0, 0], [180, 0], [126, 54], [54, 54], [0, 108]), 'e', 'o');
  raster.tint(without(whole, roundedBox(2, 2, 177, 105, 3)), 'oe', 'e');
  raster.tint(without(whole, roundedBox(1, 1, 178, 106, 3)), 'oe', 'p');
  for (const x of [24, 40, 56, 72, 106, 122, 138, 154]) for (const y of [4, 102]) raster.stamp(x, y, rivet);
  for (const y of [20, 33, 73, 86]) for (const x of [4, 174]) raster.stamp(x, y, rivet);
}

/** The plate between the ribs: contours cast around the porthole, and verdigris where water stands. @param {Raster} raster */
function panel(raster) {
  const plate = roundedBox(10, 10, 160, 88, 2);
  raster.part(plate, { line: 'p', fill: 'p' });
  raster.tint(box(10, 98, 160, 1), 'poe', 'y');
  raster.tint(box(170, 10, 1, 88), 'poe', 'o');
  dither(raster, 'npe', (x, y) => 1.75 - (x + y * 1.2) / 150, plate);
  const lower = (/** @type {number} */ y) => (y < SEAM ? 44 - y : 98 - y);
  dither(raster, '.d', (x, y) => 0.95 - lower(y) / 14 - Math.abs(Math.sin(x / 21 + y / 30)) * 0.35, plate);
  dither(raster, '.t', (x, y) => 0.8 - lower(y) / 6 - Math.abs(Math.sin(x / 21 + y / 30)) * 0.7, plate);
  for (const [letter, width] of /** @type {const} */ ([
    ['n', 128],
    ['e', 126],
  ])) {
    const contour = without(oblong(width, width - 42), oblong(width - 2, width - 44));
    raster.tint(both(box(40, 10, 100, 88), contour), 'pnedt', letter);
  }
}

/** Bars from the porthole outwards. @param {Raster} raster */
function ribs(raster) {
  for (const [x, y, u, v] of /** @type {const} */ ([
    [12, 12, 58, 36],
    [168, 12, 122, 36],
    [12, 96, 58, 72],
    [168, 96, 122, 72],
    [90, 8, 90, 28],
    [90, 100, 90, 80],
  ])) {
    const line = /** @type {Point[]} */ ([
      [x, y],
      [u, v],
    ]);
    /** @type {Point} */
    const across = x === u ? [1, 0] : [0, 1];
    const by = { shadeBy: across, lightBy: across };
    raster.part(tube(line, [4.4, 4.4]), { line: 'p', fill: 'e', light: 'o', ...by });
    raster.part(tube(line, [2.4, 2.4]), { ...bronze, ...by });
    raster.part(ellipse(x, y, 2.6), { ...bronze, fill: 'y', shade: 'o', light: 'w' });
  }
}

/** The beams along which the leaves meet. @param {Raster} raster */
function rails(raster) {
  for (const y of [43, SEAM]) {
    raster.part(box(-4, y, 188, 11), { ...bronze, shadeBy: [0, 3] });
    for (const x of [5, 13, 41, 137, 165, 173]) raster.stamp(x, y + 4, rivet);
  }
}

/** The rings of the porthole and the dark glass in it, which carries pale text. @param {Raster} raster */
function porthole(raster) {
  raster.part(oblong(104, 66), { ...bronze, shadeBy: [2, 2] });
  raster.part(oblong(92, 54), { fill: 'p' });
  raster.part(oblong(88, 50), { line: 'p', fill: 'y', light: 'w', shade: 'o', shadeBy: [2, 2] });
  const glass = oblong(80, 42);
  raster.part(glass, { line: 'p', fill: 'n' });
  const glare = (/** @type {number} */ across) => (across > 112 && across < 128) || across > 221;
  dither(raster, 'nd', (x, y) => (glare(x + y * 1.6) ? 0.36 : 0), glass);
  for (const [x, y] of /** @type {const} */ ([
    [89, 23],
    [73, 23],
    [57, 27],
    [45, 36],
    [40, 47],
  ])) {
    for (const u of [x, 178 - x]) for (const v of [y, 106 - y]) raster.stamp(u, v, rivet);
  }
}

/** A lever that holds the leaves together. @param {Raster} raster @param {number} x */
function latch(raster, x) {
  raster.part(roundedBox(x, 34, 14, 40, 3), { ...bronze, fill: 'e', shade: 'p', light: 'o' });
  const brass = { ...bronze, fill: 'y', light: 'w', shade: 'o' };
  for (const [y, foot] of /** @type {const} */ ([
    [38, 53],
    [69, 54],
  ])) {
    const lever = /** @type {Point[]} */ ([
      [x + 7, y],
      [x + 7, foot],
    ]);
    raster.part(tube(lever, [3.4, 1.8, 2.6]), brass);
    raster.part(ellipse(x + 7, y, 1.6), { fill: 'o', shade: 'e', shadeBy: [1, 1] });
  }
  raster.part(box(x + 2, 49, 10, 10), { ...brass, shadeBy: [1, 2] });
}

/** Dark under the upper leaf, lit on the lower one. @param {Raster} raster */
function seam(raster) {
  raster.tint(box(0, SEAM - 2, 180, 1), 'oyw', 'e');
  raster.tint(box(0, SEAM - 1, 180, 1), 'oewyn', 'p');
  raster.tint(box(0, SEAM, 180, 1), 'oep', 'y');
  raster.tint(box(0, SEAM, 180, 1), 'n', 'd');
}
