/**
 * A form on the pixel grid: whether a point (pixels from the upper left corner, pixel centres lie at halves) is in it.
 *
 * @typedef {(x: number, y: number) => boolean} Shape
 */

/** @typedef {readonly [x: number, y: number]} Point */

/**
 * @param {number} cx @param {number} cy the middle
 * @param {number} rx @param {number} ry half the width and half the height
 * @param {number} [degrees] turned clockwise
 * @returns {Shape}
 */
export function ellipse(cx, cy, rx, ry = rx, degrees = 0) {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => {
    const [dx, dy] = [x - cx, y - cy];
    return ((dx * cos + dy * sin) / rx) ** 2 + ((dy * cos - dx * sin) / ry) ** 2 <= 1;
  };
}

/** @param {number} x @param {number} y upper left @param {number} width @param {number} height @returns {Shape} */
export const box = (x, y, width, height) => (px, py) =>
  px >= x && px < x + width && py >= y && py < y + height;

/** @param {...Point} points its corners in order @returns {Shape} */
export const polygon =
  (...points) =>
  (x, y) => {
    let inside = false;
    points.forEach(([x1, y1], index) => {
      const [x2, y2] = /** @type {Point} */ (points[(index + 1) % points.length]);
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    });
    return inside;
  };

/** Steps between two points of a tube: small enough that no pixel is missed. */
const STEPS = 16;

/**
 * A round, tapering body along a smooth curve through the points: an arm, a tail, a torpedo.
 *
 * @param {readonly Point[]} points
 * @param {readonly number[]} radii from the first point to the last, evenly spread
 * @returns {Shape}
 */
export function tube(points, radii) {
  const discs = curve(points, STEPS).map(([x, y], index, all) => {
    const r = at(radii, (index / (all.length - 1)) * (radii.length - 1));
    return /** @type {const} */ ([x, y, r * r]);
  });
  const most = Math.max(...radii);
  const [xs, ys] = [discs.map(([x]) => x), discs.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - most, Math.min(...ys) - most];
  const around = box(left, top, Math.max(...xs) + most - left, Math.max(...ys) + most - top);
  return (x, y) => around(x, y) && discs.some(([cx, cy, rr]) => (x - cx) ** 2 + (y - cy) ** 2 <= rr);
}

/** @param {readonly number[]} values @param {number} index may lie between two */
function at(values, index) {
  const low = values[Math.floor(index)] ?? 0;
  const high = values[Math.ceil(index)] ?? low;
  return low + (high - low) * (index % 1);
}

/**
 * A smooth curve (Catmull-Rom) through the points.
 *
 * @param {readonly Point[]} points @param {number} steps between two of them
 * @returns {Point[]}
 */
export function curve(points, steps) {
  /** @param {number} index */
  const point = (index) => /** @type {Point} */ (points[Math.min(Math.max(index, 0), points.length - 1)]);
  /** @type {Point[]} */
  const all = [point(0)];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps;
      /** @param {0 | 1} axis */
      const on = (axis) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      all.push([on(0), on(1)]);
    }
  }
  return all;
}

/** @param {...Shape} shapes @returns {Shape} */
export const union =
  (...shapes) =>
  (x, y) =>
    shapes.some((shape) => shape(x, y));

/** @param {...Shape} shapes @returns {Shape} */
export const both =
  (...shapes) =>
  (x, y) =>
    shapes.every((shape) => shape(x, y));

/** @param {Shape} shape @param {Shape} hole @returns {Shape} */
export const without = (shape, hole) => (x, y) => shape(x, y) && !hole(x, y);

/** Turns points about a pivot. @param {readonly Point[]} points @param {Point} pivot @param {number} degrees clockwise */
export function turned(points, [px, py], degrees) {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(
    ([x, y]) =>
      /** @type {Point} */ ([px + (x - px) * cos - (y - py) * sin, py + (x - px) * sin + (y - py) * cos]),
  );
}

/**
 * Where a swing that begins at rest stands in a frame: 0 in the first one.
 *
 * @param {number} frame @param {number} frames in the whole gesture
 * @param {number} [times] how often it swings there and back
 * @param {number} [late] frames by which it begins later
 */
export const swing = (frame, frames, times = 1, late = 0) =>
  frame <= late ? 0 : Math.sin((2 * Math.PI * times * (frame - late)) / (frames - late));

/** @param {number} x @param {number} y upper left @param {number} width @param {number} height @param {number} r of its corners @returns {Shape} */
export const roundedBox = (x, y, width, height, r) => (px, py) => {
  const dx = Math.max(x + r - px, px - (x + width - r), 0);
  const dy = Math.max(y + r - py, py - (y + height - r), 0);
  return box(x, y, width, height)(px, py) && dx ** 2 + dy ** 2 <= r ** 2;
};
