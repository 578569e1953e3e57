import { chanceOf } from '../cut.mjs';
import { around, curl } from '../lines.mjs';
import { frill, joined, outline, oval, strip } from '../shapes.mjs';

/** @typedef {import('../shapes.mjs').Shape} Shape */

/** What grows on the ground of the sea, as outlines. Each grows up from its foot. */

/**
 * A coral that branches.
 *
 * @param {string} name the same name grows the same coral
 * @param {number} x @param {number} y its foot
 * @param {number} height @param {number} width of its stem
 * @param {{ heading?: number, spread?: number, forks?: number }} [growth] degrees, degrees, how often it forks
 * @returns {Shape}
 */
export function staghorn(name, x, y, height, width, { heading = -90, spread = 34, forks = 4 } = {}) {
  const chance = chanceOf(name);
  /** @param {number} fx @param {number} fy @param {number} angle @param {number} length @param {number} thick @param {number} left @returns {Shape} */
  const grow = (fx, fy, angle, length, thick, left) => {
    const [tx, ty] = around(fx, fy, length, angle);
    const [mx, my] = around(fx, fy, length / 2, angle + (chance() - 0.5) * 26);
    const twig = strip(`${fx},${fy} ${mx},${my} ${tx},${ty}`, [thick, thick * 0.72]);
    if (!left) return twig;
    const turn = spread * (0.7 + chance() * 0.6);
    return [-1, 1]
      .flatMap((way) =>
        grow(tx, ty, angle + way * turn, length * (0.66 + chance() * 0.2), thick * 0.72, left - 1),
      )
      .concat(twig);
  };
  return grow(x, y, heading, height * 0.36, width, forks);
}

/** A fan with a frilled rim. @param {number} x @param {number} y @param {number} radius @param {number} [turn] degrees @returns {Shape} */
export function fan(x, y, radius, turn = 0) {
  const line = Array.from({ length: 13 }, (_, i) =>
    around(x, y, radius * (0.86 + 0.14 * Math.sin(i * 1.9)), turn - 165 + i * 12.5)
      .slice(0, 2)
      .join(','),
  );
  return joined(
    frill(line.join(' '), 9, radius * 0.1),
    `${x + radius * 0.07},${y} ${x - radius * 0.07},${y}`,
  );
}

/** Tubes of a sponge. @param {number} x @param {number} y @param {number} size @returns {{ tubes: Shape, mouths: Shape }} */
export function sponge(x, y, size) {
  const tubes = /** @type {const} */ ([
    [-0.46, 0.62, 0.24],
    [0.42, 0.74, 0.26],
    [-0.05, 1, 0.3],
  ]);
  return {
    tubes: tubes.flatMap(([dx, tall, wide]) =>
      outline(
        [
          `${x + dx * size * 0.6 - wide * size * 0.34},${y}!`,
          `${x + dx * size - wide * size * 0.5},${y - tall * size}!`,
          `${x + dx * size},${y - tall * size - wide * size * 0.16}`,
          `${x + dx * size + wide * size * 0.5},${y - tall * size}!`,
          `${x + dx * size * 0.6 + wide * size * 0.34},${y}!`,
        ].join(' '),
      ),
    ),
    mouths: tubes.flatMap(([dx, tall, wide]) =>
      oval(x + dx * size, y - tall * size, wide * size * 0.36, wide * size * 0.13),
    ),
  };
}

/** Blades of grass, from one foot. @param {number} x @param {number} y @param {number} height @param {number} count @returns {Shape} */
export function grass(x, y, height, count) {
  return Array.from({ length: count }, (_, i) => {
    const side = i - (count - 1) / 2;
    const bend = side * 1.1 + (i % 2 ? 2.4 : -2.4);
    return strip(
      curl(`${x + side * 9},${y}`, -90 + side * 4, height * (1 - Math.abs(side) * 0.12 - (i % 2) * 0.12), [
        bend,
        -bend,
        bend * 1.6,
      ]),
      [height * 0.06, height * 0.085, height * 0.06, 2],
    );
  }).flat();
}
