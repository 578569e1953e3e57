/**
 * Points and the lines through them.
 *
 * @typedef {[x: number, y: number, corner?: boolean]} Point where the pen goes, and whether it turns there
 * @typedef {Point[]} Line
 */

/** How many points a spline gets between two of its own. */
const STEPS = 12;

/**
 * Reads points as "x,y x,y! x,y"; an exclamation mark makes a corner of one.
 *
 * @param {string} text
 * @returns {Point[]}
 */
export function points(text) {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.replace('!', '').split(',').map(Number);
      return [x, y, pair.endsWith('!')];
    });
}

/**
 * A line through points, for threads, folds and the middle of strips.
 *
 * @param {Point[]} row
 * @returns {Line}
 */
export function openCurve(row) {
  const [a = [0, 0], b = a] = row;
  const [y = a, z = b] = row.slice(-2);
  if (row.length === 2) return [a, b];
  return curve([[2 * a[0] - b[0], 2 * a[1] - b[1]], ...row, [2 * z[0] - y[0], 2 * z[1] - y[1]]]);
}

/**
 * A centripetal Catmull-Rom spline through all points but the first and the last: it neither loops nor overshoots.
 *
 * @param {Point[]} row
 * @returns {Line}
 */
export function curve(row) {
  /** @type {Line} */
  const ring = [];
  for (let i = 1; i + 2 < row.length; i += 1) {
    const [p, q, r, s] = /** @type {[Point, Point, Point, Point]} */ (row.slice(i - 1, i + 3));
    const u = knot(0, p, q);
    const v = knot(u, q, r);
    const w = knot(v, r, s);
    ring.push(q);
    for (let step = 1; step < STEPS; step += 1) {
      const t = u + ((v - u) * step) / STEPS;
      const a = mix(p, q, t / u);
      const b = mix(q, r, (t - u) / (v - u));
      const c = mix(r, s, (t - v) / (w - v));
      ring.push(mix(mix(a, b, t / v), mix(b, c, (t - u) / (w - u)), (t - u) / (v - u)));
    }
  }
  return [...ring, ...row.slice(-2, -1)];
}

/** @param {number} from @param {Point} p @param {Point} q */
const knot = (from, p, q) => from + Math.max(0.01, Math.sqrt(Math.hypot(q[0] - p[0], q[1] - p[1])));

/** @param {Point} p @param {Point} q @param {number} t @returns {Point} */
export const mix = (p, q, t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];

/**
 * A line that sets out and bends as it goes, like an arm or a fern.
 *
 * @param {string} start as `points` reads it
 * @param {number} heading degrees, clockwise from the right
 * @param {number} length
 * @param {number[]} bends degrees for each 10 units of the way, changing evenly from its beginning to its end
 * @returns {Line}
 */
export function curl(start, heading, length, bends) {
  const step = 3;
  let [[x, y] = [0, 0]] = points(start);
  let angle = heading;
  /** @type {Line} */
  const line = [[x, y]];
  for (let way = step; way <= length; way += step) {
    angle += (between(bends, way / length) * step) / 10;
    [x, y] = around(x, y, step, angle);
    line.push([x, y]);
  }
  return line;
}

/** @param {number[]} values @param {number} t from 0 to 1 */
export function between(values, t) {
  const place = t * (values.length - 1);
  const low = Math.min(Math.floor(place), values.length - 2);
  return (values[low] ?? 0) + ((values[low + 1] ?? 0) - (values[low] ?? 0)) * (place - low);
}

/** @param {number} cx @param {number} cy @param {number} radius @param {number} degrees @returns {Point} */
export function around(cx, cy, radius, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** The same as text, for `points` to read. @param {number} cx @param {number} cy @param {number} radius @param {number} degrees */
export const spot = (cx, cy, radius, degrees) => around(cx, cy, radius, degrees).slice(0, 2).join(',');
