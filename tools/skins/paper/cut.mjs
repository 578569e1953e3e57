/** How a steady hand with scissors follows an outline: nearly. */

/** @typedef {import('./shapes.mjs').Point} Point */
/** @typedef {import('./shapes.mjs').Ring} Ring */
/** @typedef {import('./shapes.mjs').Shape} Shape */

/** Numbers from 0 to 1 that are the same for the same name, so that a picture is cut the same way each time. */
export function chanceOf(/** @type {string} */ name) {
  let state = 0x9e3779b9;
  for (const char of name) state = Math.imul(state ^ char.charCodeAt(0), 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The path of a shape as it is cut: off its line by up to `slip`, in straight snips.
 *
 * @param {Shape} shape
 * @param {() => number} chance
 * @param {{ slip?: number, snip?: number, holes?: boolean }} [hand] how far the scissors stray, how far a snip may cut a
 *   curve short, and whether rings in rings are holes; else all become one
 * @returns {string}
 */
export function cut(shape, chance, { slip = 0.9, snip = 0.4, holes = false } = {}) {
  return shape
    .map((ring) => (holes ? ring : clockwise(ring)))
    .map((ring) => closedPath(simplified(strayed(ring, chance, slip), snip)))
    .join('');
}

/** One way round for all rings, so that overlapping ones join instead of leaving holes. @param {Ring} ring */
function clockwise(ring) {
  let area = 0;
  ring.forEach(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length] ?? [x, y];
    area += x * v - u * y;
  });
  return area < 0 ? [...ring].reverse() : ring;
}

/** @param {Ring} ring @param {() => number} chance @param {number} slip @returns {Ring} */
function strayed(ring, chance, slip) {
  const waves = [1 / 19, 1 / 31, 1 / 53].map((pitch) => ({ pitch, phase: chance() * 7 }));
  let way = 0;
  return ring.map(([x, y, corner], i) => {
    const [ax, ay] = ring.at(i - 1) ?? [x, y];
    const [bx, by] = ring[(i + 1) % ring.length] ?? [x, y];
    way += Math.hypot(x - ax, y - ay);
    const off = waves.reduce((sum, { pitch, phase }) => sum + Math.sin(way * pitch + phase), 0) / 2;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [x + ((by - ay) / length) * off * slip, y - ((bx - ax) / length) * off * slip, corner ?? false];
  });
}

/** Leaves out points that lie nearly on the line between others (Douglas and Peucker). @param {Ring} ring */
function simplified(ring, /** @type {number} */ snip) {
  const half = Math.floor(ring.length / 2);
  const [start = [0, 0]] = ring;
  const kept = [...thin(ring.slice(0, half + 1), snip), ...thin([...ring.slice(half), start], snip).slice(1)];
  return kept.slice(0, -1);
}

/** @param {Ring} row @param {number} snip @returns {Ring} */
function thin(row, snip) {
  const [a = [0, 0]] = row;
  const z = row.at(-1) ?? a;
  const length = Math.hypot(z[0] - a[0], z[1] - a[1]);
  let far = 0;
  let at = -1;
  row.slice(1, -1).forEach(([x, y], i) => {
    const off = length
      ? Math.abs((z[0] - a[0]) * (a[1] - y) - (a[0] - x) * (z[1] - a[1])) / length
      : Math.hypot(x - a[0], y - a[1]);
    if (off > far) [far, at] = [off, i + 1];
  });
  if (far <= snip) return [a, z];
  return [...thin(row.slice(0, at + 1), snip).slice(0, -1), ...thin(row.slice(at), snip)];
}

/** @param {Ring} ring */
const closedPath = (ring) => `${linePath(ring)}z`;

/**
 * Path data in tenths, in relative steps.
 *
 * @param {readonly Point[]} row
 */
export function linePath(row) {
  let [x, y] = [0, 0];
  let path = '';
  row.forEach(([px, py], i) => {
    const [u, v] = [Math.round(px * 10), Math.round(py * 10)];
    if (i && u === x && v === y) return;
    const [a, b] = [tenths(u - x), tenths(v - y)];
    path += `${i ? (i === 1 ? 'l' : a.startsWith('-') ? '' : ' ') : 'M'}${a}${b.startsWith('-') ? '' : ' '}${b}`;
    [x, y] = [u, v];
  });
  return path;
}

/** @param {number} count */
const tenths = (count) => String(count / 10).replace(/^(-?)0\./, '$1.');
