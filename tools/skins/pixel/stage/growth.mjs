import { curve, ellipse, polygon, tube, union } from '../shapes.mjs';
import { lot } from './dither.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */
/** @typedef {import('../shapes.mjs').Point} Point */

/**
 * How something that grows is coloured.
 *
 * @typedef {{ line: string, fill: string, shade: string, light: string }} Hue
 */

/** @type {Readonly<Record<'rose' | 'coral' | 'amber' | 'violet' | 'blue' | 'mint' | 'kelp', Hue>>} */
export const hues = {
  rose: { line: 'p', fill: 'm', shade: 'v', light: 'k' },
  coral: { line: 'p', fill: 'r', shade: 'p', light: 'o' },
  amber: { line: 'e', fill: 'o', shade: 'e', light: 'y' },
  violet: { line: 'p', fill: 'v', shade: 'p', light: 'm' },
  blue: { line: 'n', fill: 'u', shade: 'd', light: 's' },
  mint: { line: 'n', fill: 't', shade: 'd', light: 'a' },
  kelp: { line: 'n', fill: 'g', shade: 't', light: 'y' },
};

/** A coral like a small tree. @param {Raster} raster @param {number} x @param {number} y its foot @param {number} height @param {Hue} hue @param {number} seed */
export function branches(raster, x, y, height, hue, seed) {
  // A small one has fewer twigs: five would grow together.
  const leans = height < 20 ? [-1, 0, 1] : [-1, -0.5, 0.1, 0.6, 1];
  const twigs = leans.map((lean, index) => {
    const tall = height * (0.7 + lot(index, seed) * 0.35);
    const foot = y - height * (0.15 + (index % 2) * 0.2);
    return tube(
      [
        [x, foot],
        [x + lean * Math.max(height * 0.3, 5), y - tall * 0.55],
        [x + lean * Math.max(height * 0.42, 6), y - tall],
      ],
      height < 20 ? [1, 0.9, 0.8] : [1.4, 1.1, 0.9],
    );
  });
  raster.part(
    union(
      tube(
        [
          [x, y],
          [x, y - height * 0.6],
        ],
        [1.8, 1.2],
      ),
      ...twigs,
    ),
    { ...hue, shadeBy: [1, 0], lightBy: [1, 0] },
  );
}

/** A sea fan. @param {Raster} raster @param {number} x @param {number} y its foot @param {number} radius @param {Hue} hue */
export function fan(raster, x, y, radius, hue) {
  const lobes = [-70, -35, 0, 35, 70].map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return ellipse(
      x + Math.cos(angle) * radius * 0.62,
      y - radius * 0.2 + Math.sin(angle) * radius * 0.75,
      radius * 0.4,
    );
  });
  raster.part(union(...lobes, ellipse(x, y - radius * 0.5, radius * 0.6)), {
    ...hue,
    shadeBy: [2, 1],
    lightBy: [1, 1],
  });
  for (const degrees of [-56, -28, 0, 28, 56]) {
    const angle = ((degrees - 90) * Math.PI) / 180;
    raster.tint(
      tube(
        [
          [x, y],
          [x + Math.cos(angle) * radius * 0.95, y + Math.sin(angle) * radius * 0.95],
        ],
        [0.55],
      ),
      hue.fill + hue.light,
      hue.shade,
    );
  }
}

/** Sponges like organ pipes. @param {Raster} raster @param {number} x @param {number} y their foot @param {number} height @param {Hue} hue */
export function pipes(raster, x, y, height, hue) {
  for (const [dx, part] of /** @type {const} */ ([
    [-4, 0.6],
    [4, 0.7],
    [0, 1],
  ])) {
    const top = y - Math.round(height * part);
    raster.part((px, py) => px >= x + dx - 2 && px < x + dx + 2 && py >= top && py < y, {
      ...hue,
      shadeBy: [1, 0],
      lightBy: [1, 0],
    });
    raster.part(ellipse(x + dx, top, 2.4, 1.2), { line: hue.line, fill: hue.shade });
  }
}

/** Rock as heaped boulders, lit from the upper left. @param {Raster} raster @param {readonly (readonly [x: number, y: number, rx: number, ry: number])[]} boulders @param {Hue} hue */
export function rocks(raster, boulders, hue) {
  for (const [x, y, rx, ry] of boulders) {
    raster.part(ellipse(x, y, rx, ry), { ...hue, shadeBy: [3, 4], lightBy: [1, 2] });
    raster.tint(
      polygon([x - rx * 0.5, y - ry * 0.4], [x - rx * 0.1, y - ry * 0.6], [x - rx * 0.2, y - ry * 0.25]),
      hue.fill,
      hue.light,
    );
  }
}

/**
 * A frond of kelp that streams up from its foot.
 *
 * @param {Raster} raster @param {readonly Point[]} points from its foot @param {number} size pixels of its longest leaf
 * @param {Hue} hue
 */
export function frond(raster, points, size, hue) {
  const line = curve(points, 24);
  raster.part(tube(points, [1.2, 0.7]), { line: hue.line, fill: hue.shade });
  for (let index = 10; index < line.length - 2; index += 5) {
    const [x, y] = line[index] ?? [0, 0];
    const far = size * (1 - (index / line.length) * 0.55);
    const side = index % 2 ? 1 : -1;
    const leaf = polygon(
      [x, y + 1],
      [x + side * far * 0.45, y - far * 0.55],
      [x + side * far, y - far * 0.8],
      [x + side * far * 0.75, y - far * 0.1],
      [x + side, y + 2],
    );
    raster.part(leaf, { ...hue, shadeBy: [0, 1], lightBy: [0, 1] });
  }
}
