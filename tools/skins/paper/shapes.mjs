import { around, curve, mix, openCurve, points, between } from './lines.mjs';

/**
 * Outlines to cut out of paper. A ring is a closed row of points, each with whether the scissors turn there; a shape
 * is one ring or several, cut from one sheet.
 *
 * @typedef {import('./lines.mjs').Point} Point
 * @typedef {Point[]} Ring
 * @typedef {Ring[]} Shape
 */

/**
 * A closed outline that runs smoothly through its points and turns at its corners.
 *
 * @param {string} text as `points` reads it
 * @returns {Shape}
 */
export function outline(text) {
  const row = points(text);
  const first = row.findIndex(([, , corner]) => corner);
  if (first < 0) return [curve([...row.slice(-1), ...row, ...row.slice(0, 2)]).slice(0, -1)];
  // Begin at a corner, and run from each to the next.
  const turned = [...row.slice(first), ...row.slice(0, first + 1)];
  /** @type {Ring} */
  const ring = [];
  /** @type {Point[]} */
  let run = [];
  for (const point of turned) {
    run.push(point);
    if (!point[2] || run.length === 1) continue;
    ring.push(...openCurve(run).slice(0, -1));
    run = [point];
  }
  return [ring];
}

/**
 * A closed outline of straight cuts.
 *
 * @param {string} text as `points` reads it
 * @returns {Shape}
 */
export const polygon = (text) => [points(text).map(([x, y]) => [x, y, true])];

/**
 * An ellipse, turned by degrees.
 *
 * @param {number} cx @param {number} cy @param {number} rx @param {number} [ry] @param {number} [turn]
 * @returns {Shape}
 */
export function oval(cx, cy, rx, ry = rx, turn = 0) {
  /** @type {Ring} */
  const ring = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * 2 * Math.PI;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
  return rotated([ring], turn, cx, cy);
}

/**
 * A rectangle with corners rounded by a radius.
 *
 * @param {number} x @param {number} y @param {number} width @param {number} height @param {number} [radius]
 * @returns {Shape}
 */
export function box(x, y, width, height, radius = 0) {
  const middles = /** @type {const} */ ([
    [x + radius, y + radius, 180],
    [x + width - radius, y + radius, 270],
    [x + width - radius, y + height - radius, 0],
    [x + radius, y + height - radius, 90],
  ]);
  /** @type {Ring} */
  const turned = middles.flatMap(([mx, my, from]) =>
    radius
      ? [0, 15, 30, 45, 60, 75, 90].map((turn) => around(mx, my, radius, from + turn))
      : [/** @type {Point} */ ([mx, my, true])],
  );
  return [turned.flatMap((point, i) => side(point, turned[(i + 1) % turned.length] ?? point))];
}

/** A straight side as a row of points, so that a hand may stray from it. @param {Point} from @param {Point} to @returns {Point[]} */
function side(from, to) {
  const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 12));
  return Array.from({ length: steps }, (_, i) => (i ? mix(from, to, i / steps) : from));
}

/**
 * A strip along a line, of a width that changes evenly between those given.
 *
 * @param {string | Ring} line as `points` reads it, or its points one close after the other
 * @param {number[]} widths from its beginning to its end
 * @returns {Shape}
 */
export function strip(line, widths) {
  const middle = typeof line === 'string' ? openCurve(points(line)) : line;
  const last = middle.length - 1;
  /** @type {Ring} */
  const left = [];
  /** @type {Ring} */
  const right = [];
  middle.forEach(([x, y], i) => {
    const [ax, ay] = middle[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = middle[Math.min(last, i + 1)] ?? [x, y];
    const half = between(widths, i / last) / 2 / (Math.hypot(bx - ax, by - ay) || 1);
    left.push([x - (by - ay) * half, y + (bx - ax) * half]);
    right.unshift([x + (by - ay) * half, y - (bx - ax) * half]);
  });
  const [start = [0, 0], next = start] = middle;
  const [before = start, end = start] = middle.slice(-2);
  return [
    [
      ...left,
      ...cap(end, before, (widths.at(-1) ?? 0) / 2),
      ...right,
      ...cap(start, next, (widths[0] ?? 0) / 2),
    ],
  ];
}

/** The round end of a strip. @param {Point} end @param {Point} before @param {number} radius @returns {Point[]} */
function cap(end, before, radius) {
  if (radius < 1.5) return [[end[0], end[1], true]];
  const angle = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  return [60, 30, 0, -30, -60].map((turn) => around(end[0], end[1], radius, angle + turn));
}

/**
 * A row of bumps along a line, to its left as one goes.
 *
 * @param {string} line as `points` reads it
 * @param {number} bumps
 * @param {number} height of a bump; below 0 they lie to the right
 * @param {boolean} [pointed] teeth instead of bumps
 * @returns {Ring}
 */
export function frill(line, bumps, height, pointed = false) {
  const row = openCurve(points(line));
  const at = (/** @type {number} */ t) => {
    const place = Math.min(t, 0.9999) * (row.length - 1);
    const low = Math.floor(place);
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = row.slice(low, low + 2);
    return { x: ax + (bx - ax) * (place - low), y: ay + (by - ay) * (place - low), dx: bx - ax, dy: by - ay };
  };
  const steps = pointed ? 2 : 8;
  /** @type {Ring} */
  const ring = [];
  for (let i = 0; i <= bumps * steps; i += 1) {
    const { x, y, dx, dy } = at(i / (bumps * steps));
    const off = (height * Math.sin(((i % steps) / steps) * Math.PI)) / (Math.hypot(dx, dy) || 1);
    ring.push([x + dy * off, y - dx * off, pointed || i % steps === 0]);
  }
  return ring;
}

/**
 * One outline from pieces of line, one after the other.
 *
 * @param {(Ring | string)[]} pieces the strings as `points` reads them, for straight cuts
 * @returns {Shape}
 */
export const joined = (...pieces) => [
  pieces.flatMap((piece) =>
    typeof piece === 'string' ? points(piece).map(([x, y]) => /** @type {Point} */ ([x, y, true])) : piece,
  ),
];

/**
 * A ring of points or lobes: a radius for each angle.
 *
 * @param {number} cx @param {number} cy @param {(degrees: number) => number} radius
 * @param {number} [count] points around
 * @param {boolean} [corners] whether each is a corner
 * @returns {Shape}
 */
export function polar(cx, cy, radius, count = 72, corners = false) {
  const ring = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 360;
    const [x, y] = around(cx, cy, radius(angle), angle);
    return /** @type {Point} */ ([x, y, corners]);
  });
  return [ring];
}

/** @param {Shape} shape @param {number} dx @param {number} dy @returns {Shape} */
export const moved = (shape, dx, dy) => mapped(shape, (x, y) => [x + dx, y + dy]);

/** @param {Shape} shape @param {number} degrees @param {number} cx @param {number} cy @returns {Shape} */
export function rotated(shape, degrees, cx, cy) {
  if (!degrees) return shape;
  const [cos, sin] = around(0, 0, 1, degrees);
  return mapped(shape, (x, y) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]);
}

/** @param {Shape} shape @param {number} sx @param {number} sy @param {number} cx @param {number} cy @returns {Shape} */
export const scaled = (shape, sx, sy, cx, cy) =>
  mapped(shape, (x, y) => [cx + (x - cx) * sx, cy + (y - cy) * sy]);

/** Mirrors left and right about a vertical. @param {Shape} shape @param {number} cx @returns {Shape} */
export const mirrored = (shape, cx) => scaled(shape, -1, 1, cx, 0);

/** @param {Shape} shape @param {(x: number, y: number) => Point} place @returns {Shape} */
function mapped(shape, place) {
  return shape.map((ring) =>
    ring.map(([x, y, corner]) => {
      const [u, v] = place(x, y);
      return [u, v, corner ?? false];
    }),
  );
}
