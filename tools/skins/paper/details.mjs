import { cream, ink, ivory, mustard, mustardDark, mustardLight, peach } from './colours.mjs';
import { between } from './lines.mjs';
import { oval, outline, polar, strip } from './shapes.mjs';

/** What several pictures have: eyes, coins, stars of light. */

/** @typedef {import('./picture.mjs').Picture} Picture */

/**
 * @typedef {object} Eye
 * @property {number} [radius]
 * @property {string} [iris]
 * @property {[dx: number, dy: number]} [look] where the pupil is, from the middle
 * @property {string} [id]
 */

/** An eye of three sheets and a glint. @param {Picture} p @param {number} x @param {number} y @param {Eye} eye */
export function eye(p, x, y, { radius = 20, iris = '#2f9b94', look = [-3, 1], id = 'eye' }) {
  p.part(id, `${x} ${y}`, () => {
    p.sheet(oval(x, y, radius, radius * 1.06), ivory, { lift: 0.6 });
    const [u, v] = [x + look[0], y + look[1]];
    p.sheet(oval(u, v, radius * 0.64), iris, { lift: 0.25, edge: null, slip: 0.4 });
    p.print(oval(u, v, radius * 0.37), ink);
    p.print(oval(u - radius * 0.22, v - radius * 0.24, radius * 0.2), '#fff');
  });
}

/**
 * Coins that lie on one level, each with a ring embossed.
 *
 * @param {Picture} p @param {readonly [x: number, y: number, rx: number, ry: number, turn?: number][]} places
 * @param {string} [colour]
 */
export function coins(p, places, colour = mustard) {
  const all = (/** @type {number} */ size) =>
    places.flatMap(([x, y, rx, ry, turn = 0]) => oval(x, y, rx * size, ry * size, turn));
  p.sheet(all(1), colour, { lift: 0.7, edge: mustardLight });
  p.print(all(0.72), mustardDark, 0.55);
  p.print(
    places.flatMap(([x, y, rx, ry, turn = 0]) => oval(x + 0.8, y + 0.9, rx * 0.66, ry * 0.66, turn)),
    colour === mustard ? '#f3c05a' : colour,
  );
}

/** A glint of four points. @param {number} x @param {number} y @param {number} size */
export const glint = (x, y, size) =>
  outline(
    [
      `${x},${y - size}!`,
      `${x + size * 0.2},${y - size * 0.2}`,
      `${x + size * 0.8},${y}!`,
      `${x + size * 0.2},${y + size * 0.2}`,
      `${x},${y + size}!`,
      `${x - size * 0.2},${y + size * 0.2}`,
      `${x - size * 0.8},${y}!`,
      `${x - size * 0.2},${y - size * 0.2}`,
    ].join(' '),
  );

/** Rays around a middle. @param {number} x @param {number} y @param {number} inner @param {number} outer @param {number} count */
export const rays = (x, y, inner, outer, count) => {
  let i = 0;
  return polar(x, y, () => (i++ % 2 ? inner : outer), count * 2, true);
};

/** A row of small round holes or knobs of paper. @param {Picture} p @param {readonly [number, number, number][]} places @param {string} [colour] */
export function dots(p, places, colour = cream) {
  p.sheet(
    places.flatMap(([x, y, radius]) => oval(x, y, radius)),
    colour,
    { lift: 0.35, edge: null, slip: 0.4, snip: 0.3 },
  );
}

/**
 * An octopus's arm with suckers along one side.
 *
 * @param {Picture} p
 * @param {string} id
 * @param {string} pivot
 * @param {import('./shapes.mjs').Ring} line its middle, as `curl` makes it
 * @param {string} colour
 * @param {1 | -1} side where its suckers are: 1 to the right of its way
 * @param {number[]} [widths]
 */
export function arm(p, id, pivot, line, colour, side, widths = [34, 27, 19, 13, 5]) {
  p.part(id, pivot, () => {
    p.sheet(strip(line, widths), colour);
    /** @type {[number, number, number][]} */
    const suckers = [];
    for (let t = 0.3; t < 0.86; t += 0.105) {
      const i = Math.round(t * (line.length - 1));
      const [[x, y] = [0, 0], [u, v] = [0, 0]] = line.slice(i, i + 2);
      const off = (side * between(widths, t) * 0.26) / Math.hypot(u - x, v - y);
      suckers.push([x - (v - y) * off, y + (u - x) * off, between(widths, t) * 0.17]);
    }
    dots(p, suckers, peach);
  });
}

/** A brass fastener, on which a limb turns. @param {Picture} p @param {number} x @param {number} y */
export function brad(p, x, y) {
  p.sheet(oval(x, y, 5.5), mustard, { lift: 0.5, edge: mustardLight, slip: 0.3 });
}
