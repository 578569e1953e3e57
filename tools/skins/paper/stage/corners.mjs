import * as c from '../colours.mjs';
import { lighter } from '../colours.mjs';
import { curl } from '../lines.mjs';
import { Picture } from '../picture.mjs';
import { outline, strip, scaled } from '../shapes.mjs';
import { fan, grass, sponge, staghorn } from './corals.mjs';

/** What grows in the lower corners. */

/** @typedef {import('../shapes.mjs').Shape} Shape */

/**
 * One stem of kelp with its leaves.
 *
 * @param {Picture} p @param {import('../shapes.mjs').Ring} line @param {number} leaf the length of a leaf @param {string} colour @param {string} light
 */
function stem(p, line, leaf, colour, light) {
  /** @type {[Shape, Shape]} */
  const leaves = [[], []];
  const step = Math.round(leaf / 7.4);
  for (let i = step, n = 0; i < line.length - 2; i += step, n += 1) {
    const [[x, y] = [0, 0], [u, v] = [0, 0]] = line.slice(i, i + 2);
    const heading = (Math.atan2(v - y, u - x) * 180) / Math.PI;
    const side = n % 2 ? 1 : -1;
    const size = leaf * (1.06 - 0.5 * (i / line.length));
    leaves[n % 2 ? 1 : 0].push(
      ...strip(curl(`${x},${y}`, heading + side * 66, size, [side * -11, side * -2, side * 9]), [
        6,
        size * 0.24,
        size * 0.2,
        2,
      ]),
    );
  }
  p.sheet(leaves[0], colour, { edge: lighter(colour, 0.3) });
  p.sheet(strip(line, [11, 8, 4]), light, { lift: 0.6, edge: lighter(light, 0.3) });
  p.sheet(leaves[1], light, { edge: lighter(light, 0.3) });
}

/** Kelp in a lower corner. @param {'left' | 'right'} side */
export function kelp(side) {
  const p = new Picture(`Kelp of cut paper, at the ${side}`, 256, 720, 1.2);
  const [x, way] =
    side === 'left' ? [(/** @type {number} */ at) => at, 1] : [(/** @type {number} */ at) => 256 - at, -1];
  const line = (/** @type {number} */ at, /** @type {number} */ length, /** @type {number[]} */ bends) =>
    curl(
      `${x(at)},700`,
      -90,
      length,
      bends.map((bend) => bend * way),
    );
  stem(p, line(158, 410, [-1, 1.6, -1.6, 1.4]), 74, '#1e6a72', '#2a8086');
  stem(p, line(58, 640, [0.9, -0.9, -0.6, 1.4, 0.6]), 108, '#2c7d63', '#4ba27a');
  stem(p, line(120, 470, [0.8, -1.6, 1.8, 0.6]), 90, '#3b8f68', '#79b877');
  p.sheet(grass(x(196), 706, 190, 4), '#2f8a78', { edge: lighter('#2f8a78') });
  const ear = p.sheet(fan(x(34), 690, 74, way * 6), c.plum);
  p.pleat(ear, `${x(34)},690`, -180, 0, 22, 0.15);
  p.sheet(staghorn(`kelp ${side}`, x(190), 700, 110, 14), c.coral);
  p.sheet(staghorn(`kelp low ${side}`, x(96), 700, 70, 10), c.mustard);
  rocks(p, x, ['#184e60', '#123b4d']);
  return p;
}

/** The rock at the foot of a corner. @param {Picture} p @param {(at: number) => number} x @param {readonly string[]} colours */
function rocks(p, x, [back = '', front = '']) {
  p.sheet(
    outline(`${x(-30)},676! ${x(40)},660 ${x(120)},682 ${x(200)},690 ${x(252)},726! ${x(-30)},760!`),
    back,
    { edge: lighter(back) },
  );
  p.sheet(outline(`${x(-30)},704! ${x(50)},690 ${x(130)},706 ${x(190)},726! ${x(-30)},760!`), front, {
    edge: lighter(front),
  });
}

/** A sea fan in a lower corner. @param {'left' | 'right'} side */
export function seaFan(side) {
  const p = new Picture(`A sea fan of cut paper, at the ${side}`, 256, 720, 1.2);
  const x = side === 'left' ? (/** @type {number} */ at) => at : (/** @type {number} */ at) => 256 - at;
  const lean = side === 'left' ? 4 : -4;
  const grown = (
    /** @type {string} */ name,
    /** @type {number} */ at,
    /** @type {number} */ height,
    /** @type {number} */ width,
    /** @type {number} */ forks,
  ) => staghorn(`${name} ${side}`, x(at), 700, height, width, { heading: -90 + lean, spread: 24, forks });
  p.sheet(grown('back', 196, 330, 16, 5), '#2b4d78', { edge: lighter('#2b4d78') });
  p.sheet(strip(`${x(76)},720 ${x(72)},620 ${x(80)},520`, [34, 26, 20]), c.plumDark, { edge: c.plumLight });
  const tall = p.sheet(scaled(fan(x(80), 560, 164, lean), 1, 1.5, 0, 560), c.plum, {
    edge: c.plumLight,
    flecks: 12,
  });
  p.pleat(tall, `${x(80)},560`, -180, 0, 30, 0.13);
  p.within(tall, () => {
    const veins = staghorn(`veins ${side}`, x(80), 565, 232, 14, {
      heading: -90 + lean,
      spread: 24,
      forks: 4,
    });
    p.sheet(veins, c.plumLight, { lift: 0.6 });
  });
  p.sheet(strip(`${x(172)},720 ${x(176)},660 ${x(160)},600`, [20, 16, 12]), '#a84a6c', { edge: c.rose });
  const low = p.sheet(fan(x(160), 620, 92, -lean * 2), c.rose);
  p.pleat(low, `${x(160)},620`, -180, 0, 24, 0.13);
  p.sheet(grass(x(222), 706, 130, 3), c.teal, { edge: lighter(c.teal) });
  const { tubes, mouths } = sponge(x(46), 694, 92);
  p.sheet(tubes, c.mustard);
  p.print(mouths, c.ink, 0.5);
  rocks(p, x, ['#263a64', '#20284d']);
  return p;
}
