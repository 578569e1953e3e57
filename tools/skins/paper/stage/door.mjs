import * as c from '../colours.mjs';
import { dots } from '../details.mjs';
import { around, mix } from '../lines.mjs';
import { Picture } from '../picture.mjs';
import { box, frill, joined, moved, oval, polygon, scaled, strip } from '../shapes.mjs';
import { bell } from './boards.mjs';

/** @typedef {import('../lines.mjs').Point} Point */
/** @typedef {import('../shapes.mjs').Shape} Shape */
/**
 * One leaf of the door. Both are thought of as the upper one; `turned` brings a shape to where it lies, so that the
 * light of both comes from the upper left.
 *
 * @typedef {{ p: Picture, upper: boolean, turned: (shape: Shape) => Shape }} Leaf
 */

/** The middle of the picture; the leaves meet on the level line through it. */
const [MIDDLE, SEAM] = [750, 450];
/** Where the card of a leaf ends, on the strip that closes it. */
const END = SEAM - 9;
const COLLAR = '#25807f';
const WATER = '#101a33';

/** The hatch of the diving bell: a leaf from above and one from below, with a porthole for a number. */
export function door() {
  const p = new Picture('The hatch of a paper diving bell', 1500, 900, 2);
  for (const upper of [true, false]) {
    /** @type {Leaf['turned']} */
    const turned = (shape) => (upper ? shape : scaled(shape, 1, -1, 0, SEAM));
    const whole = turned(box(-20, -20, 1540, SEAM + 20));
    const ground = p.sheet(whole, '#195c63', { lift: 0, edge: null, slip: 0 });
    p.within(ground, () => {
      const leaf = { p, upper, turned };
      panel(leaf, ground);
      border(leaf);
      ribs(leaf);
      rail(leaf);
      porthole(leaf);
      for (const x of [222, 1278]) latch(leaf, x);
      seam(leaf);
    });
  }
  return p;
}

/** Card folded like a fan, and steps of it around the porthole. @param {Leaf} leaf @param {string} ground */
function panel({ p, upper, turned }, ground) {
  p.pleat(ground, `${MIDDLE},${SEAM}`, upper ? 180 : 0, upper ? 360 : 180, 44, 0.2, 900);
  for (const [size, colour] of /** @type {const} */ ([
    [230, c.tealDark],
    [120, COLLAR],
  ])) {
    p.sheet(turned([arch(size)]), colour, { edge: c.lighter(colour), shade: 16, snip: 0.2 });
  }
}

/** The edge of the door. @param {Leaf} leaf */
function border(leaf) {
  const { p, turned } = leaf;
  const sheet = box(-40, -40, 1580, 600);
  const lie = { holes: true, slip: 0.5 };
  p.sheet(turned([...sheet, ...box(96, 90, 1308, 500, 34)]), c.kraftDark, { ...lie, shade: 20 });
  const lace = joined(
    frill('86,500 86,80', 21, 5),
    frill('86,80 1414,80', 66, 5),
    frill('1414,80 1414,500', 21, 5),
  );
  p.sheet(turned([...sheet, ...lace]), c.cream, { ...lie, lift: 0.7 });
  p.sheet(turned([...sheet, ...box(80, 74, 1340, 520, 40)]), bell.back, { ...lie, lift: 0.4, flecks: 50 });
  const across = [130, 254, 378, 502, 626, 874, 998, 1122, 1246, 1370];
  const down = [130, 220, 310];
  rivets(leaf, [
    ...across.map((x) => /** @type {Point} */ ([x, 40])),
    ...[42, 1458].flatMap((x) => down.map((y) => /** @type {Point} */ ([x, y]))),
  ]);
}

/** Folded bars from the porthole outwards, each half in the shade. @param {Leaf} leaf */
function ribs(leaf) {
  const { p, turned } = leaf;
  for (const [x, y, end, dx, dy] of /** @type {const} */ ([
    [100, 92, '500,330', 0, 29],
    [1400, 92, '1000,330', 0, 29],
    [750, 60, '750,240', 25, 0],
  ])) {
    const bar = (/** @type {number} */ width) => turned(strip(`${x},${y} ${end}`, [width, width]));
    p.sheet(bar(64), c.kraftDark);
    const sheet = p.sheet(bar(50), bell.board, { lift: 0.5 });
    p.within(sheet, () => p.print(moved(bar(50), dx, dy), c.ink, 0.16));
    fastener(leaf, x, y, 16);
  }
}

/** The beam along the seam. @param {Leaf} leaf */
function rail(leaf) {
  const { p, turned } = leaf;
  p.sheet(turned(box(-30, 356, 1560, 90)), c.kraftDark);
  p.sheet(turned(joined(frill('-30,367 1530,367', 78, 5), `1530,${END} -30,${END}`)), c.cream, { lift: 0.5 });
  p.sheet(turned(box(-30, 370, 1560, END - 370)), bell.board, { lift: 0.5, flecks: 30 });
  rivets(
    leaf,
    [60, 130, 1370, 1440].map((x) => [x, 406]),
  );
}

/** The rings of the porthole and the dark water in it, which carries pale text. @param {Leaf} leaf */
function porthole(leaf) {
  const { p, upper, turned } = leaf;
  const water = p.sheet(turned([arch(-174)]), WATER, { lift: 0, edge: null });
  p.within(water, () => {
    if (upper) p.print(polygon('470,240 620,240 500,450 350,450'), '#bfe0e6', 0.05);
    else p.print(polygon('1040,450 1090,450 970,660 920,660'), '#bfe0e6', 0.04);
  });
  p.sheet(turned([ring(-170, -204)]), bell.well, { shade: 24, lift: 0.6, edge: '#22345c', snip: 0.2 });
  p.sheet(turned([ring(32, -172)]), bell.back, { shade: 22, snip: 0.2 });
  const lace = frill(
    arch(14)
      .map(([x, y]) => `${x},${y}`)
      .join(' '),
    76,
    7,
  );
  p.sheet(turned([[...lace, ...arch(-160).reverse()]]), c.cream, { lift: 0.5 });
  p.sheet(turned([ring(2, -160)]), bell.board, { lift: 0.6, flecks: 30, snip: 0.2 });
  p.sheet(turned([ring(-108, -160)]), c.tealDark, { lift: 0.5, snip: 0.2 });
  const r = 226;
  rivets(leaf, [
    ...[206, 238].flatMap((turn) => [around(560, SEAM, r, turn), around(940, SEAM, r, 180 - turn)]),
    ...[560, 687, 813, 940].map((x) => /** @type {Point} */ ([x, SEAM - r])),
  ]);
}

/** A lever that holds the leaf to the other one. @param {Leaf} leaf @param {number} x */
function latch(leaf, x) {
  const { p, turned } = leaf;
  p.sheet(turned(box(x - 52, 270, 104, END - 270, 18)), c.kraftDark);
  p.sheet(turned(box(x - 44, 278, 88, END - 278, 14)), bell.back, { lift: 0.5, flecks: 6 });
  const lever = p.sheet(turned(strip(`${x},318 ${x},450`, [50, 30, 26, 34])), c.coral);
  p.within(lever, () =>
    p.print(turned(polygon(`${x},260 ${x + 40},260 ${x + 40},450 ${x},450`)), c.ink, 0.16),
  );
  fastener(leaf, x, 318, 12);
  p.sheet(turned(box(x - 38, 402, 76, END - 402)), c.mustardLight, { lift: 0.8 });
  p.print(turned(box(x - 38, 421, 76, 4)), c.mustardDark, 0.6);
}

/** The strip that closes the leaf, dark above and lit below. @param {Leaf} leaf */
function seam({ p, upper, turned }) {
  const lie = { lift: 0.5, edge: null, slip: 0 };
  p.sheet(turned(box(-30, END, 1560, 20)), upper ? '#0c1226' : c.tealLight, lie);
  if (!upper) p.sheet(turned(box(-30, END, 1560, 6)), c.tealDark, { ...lie, lift: 0 });
  p.print(turned(box(MIDDLE - 344, END, 688, 20)), upper ? '#0a1022' : '#1c2b50');
}

/**
 * Half a level disc drawn out in width, above the seam.
 *
 * @param {number} grown how much higher and wider than the outer ring of the porthole the whole of it is
 * @returns {Point[]}
 */
function arch(grown) {
  const [x, r] = [450 + grown * 0.66, 264 + grown / 2];
  const rise = (Math.asin((SEAM - END) / r) * 180) / Math.PI;
  const quarter = Array.from({ length: 25 }, (_, i) => rise + ((90 - rise) * i) / 24);
  const left = quarter.map((turn) => around(MIDDLE - x + r, SEAM, r, 180 + turn));
  const level = Array.from({ length: 23 }, (_, i) =>
    mix([MIDDLE - x + r, SEAM - r], [MIDDLE + x - r, SEAM - r], (i + 1) / 24),
  );
  const right = left.map(([u, v]) => /** @type {Point} */ ([2 * MIDDLE - u, v])).reverse();
  return [[MIDDLE - x, END, true], ...left, ...level, ...right, [MIDDLE + x, END, true]];
}

/** What lies between two arches. @param {number} outer @param {number} inner @returns {Point[]} */
const ring = (outer, inner) => [...arch(outer), ...arch(inner).reverse()];

/** @param {Leaf} leaf @param {Point[]} places */
const rivets = ({ p, upper }, places) =>
  dots(
    p,
    places.map(([x, y]) => [x, upper ? y : 2 * SEAM - y, 10]),
    c.mustardLight,
  );

/** A brass paper fastener. @param {Leaf} leaf @param {number} x @param {number} y @param {number} radius */
function fastener({ p, turned }, x, y, radius) {
  p.sheet(turned(oval(x, y, radius)), c.mustard, { lift: 0.5, edge: c.cream, slip: 0.3 });
  p.sheet(turned(oval(x, y, radius * 0.5)), c.mustardLight, { lift: 0.2, edge: null, slip: 0.3 });
}
