import { box, ellipse, polygon, roundedBox, union } from '../shapes.mjs';
import { dither, shaft } from './dither.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

export const bronze = {
  line: 'p',
  fill: 'o',
  shade: 'e',
  shadeBy: /** @type {const} */ ([1, 1]),
  light: 'y',
};
export const rivet = 'wy\nye';

/** The bronze of the diving bell. @param {Raster} raster 200 × 132 */
export function frame(raster) {
  raster.part(roundedBox(1, 1, 198, 130, 14), { ...bronze, shadeBy: [2, 2] });
  raster.part(roundedBox(4, 4, 192, 124, 11), { line: 'e', fill: 'e', light: 'p', shade: 'o' });
  for (let x = 22; x < 180; x += 13) for (const y of [5, 125]) raster.stamp(x, y, rivet);
  for (let y = 23; y < 112; y += 14) for (const x of [5, 193]) raster.stamp(x, y, rivet);
  raster.part(roundedBox(8, 9, 184, 114, 4), { ...bronze, light: 'y', shade: 'e' });
  for (const x of [2, 191]) {
    raster.part(roundedBox(x, 55, 7, 22, 2), { ...bronze, fill: 'y', shade: 'o', light: 'w' });
    raster.part(ellipse(x + 3.5, 62, 2.4), { ...bronze, line: 'e' });
    raster.stamp(x + 3, 68, 'e\ne\ne');
  }
  for (const [x, y] of /** @type {const} */ ([
    [11, 12],
    [189, 12],
    [11, 120],
    [189, 120],
  ])) {
    raster.part(ellipse(x, y, 3.6), { ...bronze, fill: 'y', shade: 'o', light: 'w' });
    raster.stamp(x - 1, y - 1, 'pe\nep');
  }
  raster.part(box(10, 12, 180, 108), { line: 'p', fill: '.' });
}

/** The water behind the symbols. @param {Raster} raster 180 × 108 */
export function reels(raster) {
  dither(
    raster,
    'tdnp',
    (x, y) =>
      0.95 +
      (y / 108) * 1.1 +
      Math.max(0, (x + y - 190) / 160) -
      shaft(x, y, 0, -110, 30) * 0.16 * (1 - y / 130),
  );
  for (const [x, y] of /** @type {const} */ ([
    [6, 24],
    [48, 40],
    [61, 14],
    [92, 66],
    [118, 30],
    [152, 52],
    [170, 18],
    [24, 82],
    [133, 90],
  ]))
    raster.set(x, y, 't');
  for (let middle = 36; middle < 180; middle += 36) {
    for (let y = 0; y < 108; y += 6) raster.stamp(middle - 2, y, 'peop\neppo\neppo\npeep\nppep\nppep');
  }
}

/** The lit water of a winning symbol. @param {Raster} raster 36 × 36 */
export function cellLit(raster) {
  raster.part(roundedBox(1, 1, 34, 34, 3), { fill: 'y', shade: 'o', shadeBy: [1, 1], light: 'w' });
  const water = roundedBox(2, 2, 32, 32, 2);
  raster.part(water, { fill: 't' });
  dither(raster, 'atd', (x, y) => 0.7 + (y / 36) * 0.8 - shaft(x, y, 0, -30, 30) * 0.18, water);
  raster.stamp(5, 4, 'ww..ww\n..ww');
  raster.stamp(22, 5, 'www..w\n...ww');
  for (const [x, y] of /** @type {const} */ ([
    [6, 18],
    [28, 26],
    [9, 30],
  ]))
    raster.set(x, y, 'w');
}

/** The board above the frame, between two portholes. @param {Raster} raster 128 × 24 */
export function sign(raster) {
  raster.part(roundedBox(8, 2, 112, 20, 3), { ...bronze, shadeBy: [0, 2] });
  for (let x = 26; x < 110; x += 19) for (const y of [3, 19]) raster.stamp(x, y, 'w\ne');
  raster.part(roundedBox(14, 5, 100, 14, 2), { line: 'p', fill: 'y', shade: 'e', shadeBy: [1, 1] });
  raster.part(roundedBox(15, 6, 98, 12, 1), { fill: 'n' });
  dither(
    raster,
    'nd',
    (x, y) => (y - 8) / 22 + (x % 50 > 34 - y && x % 50 < 44 - y ? 0.25 : 0),
    box(15, 6, 98, 12),
  );
  for (const x of [10, 118]) {
    raster.part(ellipse(x, 12, 9), { ...bronze, shadeBy: [1, 2] });
    raster.part(ellipse(x, 12, 6.4), { line: 'p', fill: 'n' });
    raster.tint(ellipse(x - 2, 9.6, 2.6, 1.6, -40), 'n', 'd');
    for (const [dx, dy] of /** @type {const} */ ([
      [0, -8],
      [0, 7],
      [-8, 0],
      [7, 0],
    ]))
      raster.set(x + dx, 12 + dy, 'w');
  }
}

/** The board with the wells for bet and win. @param {Raster} raster 148 × 25 */
export function plate(raster) {
  raster.part(roundedBox(1, 1, 146, 23, 6), { ...bronze, shadeBy: [0, 2] });
  for (const x of [8, 77]) {
    raster.part(roundedBox(x - 2, 2, 67, 21, 3), {
      line: 'e',
      fill: 'y',
      shade: 'e',
      light: 'w',
      shadeBy: [1, 1],
    });
    raster.part(roundedBox(x, 4, 63, 17, 2), { line: 'p', fill: 'n' });
    dither(raster, 'nd', (_, y) => (y - 13) / 18, roundedBox(x, 4, 63, 17, 2));
  }
  for (const y of [5, 17]) raster.stamp(73, y, rivet);
  for (const x of [3, 143]) raster.stamp(x, 11, rivet);
}

/** The pressure gauge without its hand. @param {Raster} raster 32 × 32 */
export function gauge(raster) {
  raster.part(ellipse(16, 16, 14.6), { ...bronze, shadeBy: [2, 2] });
  raster.part(ellipse(16, 16, 11.4), { line: 'p', fill: 'w', shade: 'a', shadeBy: [2, 2] });
  const rim = (/** @type {number} */ x, /** @type {number} */ y) =>
    ellipse(16, 16, 10.4)(x, y) && !ellipse(16, 16, 8.4)(x, y);
  raster.tint((x, y) => rim(x, y) && x >= 16 && y < 16, 'wa', 'a');
  raster.tint((x, y) => rim(x, y) && x >= 16 && y >= 16, 'wa', 't');
  raster.tint((x, y) => rim(x, y) && x < 16 && y >= 16, 'wa', 'u');
  raster.tint((x, y) => rim(x, y) && x < 16 && y < 16, 'wa', 'v');
  for (const [x, y, width, height] of /** @type {const} */ ([
    [15, 5, 2, 4],
    [15, 23, 2, 4],
    [5, 15, 4, 2],
    [23, 15, 4, 2],
  ]))
    raster.part(box(x, y, width, height), { fill: 'n' });
  for (const [x, y] of /** @type {const} */ ([
    [5, 5],
    [25, 5],
    [5, 25],
    [25, 25],
  ]))
    raster.stamp(x, y, 'wy\nye');
}

/** The hand of the gauge, pointing up. @param {Raster} raster 32 × 32 */
export function gaugeHand(raster) {
  raster.part(union(polygon([15, 5], [17, 5], [18, 18], [14, 18]), box(15, 18, 2, 4)), {
    line: 'p',
    fill: 'r',
    light: 'm',
    lightBy: [1, 0],
  });
  raster.part(ellipse(16, 16, 2.6), { ...bronze, fill: 'y', shade: 'o', light: 'w' });
}

/** The sounding line, with a knot at the surface and at each of four depths. @param {Raster} raster 12 × 120 */
export function depthLine(raster) {
  for (let y = 0; y < 120; y += 1) {
    raster.stamp(4, y, ['peop', 'poep', 'poep', 'peop'][y % 4] ?? '');
    if (y > 6 && y < 114 && (y - 6) % 9 === 0) raster.stamp(2, y, 'wwwwwwww');
  }
  const knots = [
    ['a', 'w', 't'],
    ['t', 'a', 'd'],
    ['u', 's', 'n'],
    ['v', 'm', 'p'],
    ['y', 'w', 'o'],
  ];
  knots.forEach(([fill = '', light = '', shade = ''], index) => {
    raster.part(ellipse(6, 6 + index * 27, 4.9, 2.6), { line: 'n', fill, light, shade, shadeBy: [1, 1] });
  });
}
