import * as c from '../colours.mjs';
import { dots, rays } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { around, spot } from '../lines.mjs';
import { moved, outline, oval, polar, rotated, scaled, strip } from '../shapes.mjs';

/** @typedef {import('../shapes.mjs').Shape} Shape */
/**
 * What tells one pearl from the next.
 *
 * @typedef {object} Pearl
 * @property {string} value
 * @property {number} radius of the pearl
 * @property {string} colour
 * @property {string} shade of its lower right
 * @property {string} number the colour of its value
 * @property {(grown: number) => Shape} setting its outline, grown by so many units
 * @property {string[]} metals the setting's two sheets
 * @property {readonly number[]} claws degrees
 * @property {[x: number, y: number, radius: number][]} studs as many as it is worth
 */

const HALF = 36;
const WIDTH = 16.5;

/** The figures on a field of 72 high about 0, 0. @type {Record<string, Shape>} */
const FIGURES = {
  0: strip('0,-34 17,-26 22,0 17,26 0,34 -17,26 -22,0 -17,-26 -1,-34', [WIDTH, WIDTH]),
  1: [...strip('-15,-20 4,-33', [WIDTH - 3, WIDTH - 2]), ...strip('4,-33 4,34', [WIDTH, WIDTH])],
  2: [
    ...strip('-21,-18 -15,-31 2,-35 19,-26 19,-8 0,14 -19,32', [WIDTH, WIDTH]),
    ...strip('-19,32 22,32', [WIDTH, WIDTH]),
  ],
  3: [
    ...strip('-19,-29 0,-35 18,-26 16,-8 -4,-2', [WIDTH, WIDTH]),
    ...strip('-4,-2 18,6 20,22 2,35 -20,28', [WIDTH, WIDTH]),
  ],
  5: [
    ...strip('20,-33 -14,-33', [WIDTH - 1, WIDTH - 1]),
    ...strip('-14,-33 -17,-4', [WIDTH - 1, WIDTH - 1]),
    ...strip('-17,-4 2,-11 20,2 19,24 0,35 -21,27', [WIDTH, WIDTH]),
  ],
};

/** @param {string} value @param {number} radius of the pearl that it stands on @returns {Shape} */
function figures(value, radius) {
  const step = value === '10' ? 50 : 58;
  const all = value
    .split('')
    .flatMap((figure, i) =>
      moved(
        FIGURES[figure] ?? [],
        (i - (value.length - 1) / 2) * step - (value === '10' && i === 0 ? -6 : 0),
        0,
      ),
    );
  const size = (value.length === 1 ? 0.72 : 0.62) * (radius / HALF) * 0.86;
  return scaled(moved(all, 128, 130), size, size, 128, 130);
}

/** @param {Pearl} pearl */
function drawPearl({ value, radius, colour, shade, number, setting, metals, claws, studs: places }) {
  const p = new Picture(`A pearl of cut paper worth ${value} bets`);
  const [dark = '', light = ''] = metals;
  if (value === '25') {
    p.part('glow', '128 128', () => p.sheet(rays(128, 128, 92, 111, 25), c.coral, { slip: 0.5 }));
  }
  p.part('setting', '128 128', () => {
    p.sheet(setting(0), dark);
    p.sheet(setting(-9), light, { lift: 0.6, flecks: 4 });
    dots(p, places, c.mustardLight);
    // A doily under the pearl.
    p.sheet(
      polar(128, 128, (angle) => radius + 5.5 + 2.2 * Math.cos((angle * 20 * Math.PI) / 180), 160),
      c.ivory,
      {
        lift: 0.4,
        edge: null,
        slip: 0.3,
      },
    );
  });
  p.part('pearl', '128 128', () => {
    const sheet = p.sheet(oval(128, 128, radius), colour, { lift: 0.6 });
    p.within(sheet, () => {
      p.print(crescent(radius), shade);
      p.print(
        strip(
          `${128 - radius * 0.72},${128 - radius * 0.2} ${128 - radius * 0.5},${128 - radius * 0.58} ${128 - radius * 0.08},${128 - radius * 0.78}`,
          [3, 7, 3],
        ),
        '#fff',
        0.75,
      );
    });
    p.part('value', '128 130', () => {
      p.sheet(figures(value, radius), number, {
        lift: number === c.cream ? 0.5 : 0.3,
        edge: number === c.cream ? null : c.ivory,
        slip: 0.5,
      });
    });
  });
  // Tongues of paper that hold the pearl.
  p.part('claws', '128 128', () => {
    const [inner, outer] = [128 + radius - 9, 128 + radius + 11];
    const tongue = outline(`${outer},119! ${outer},137! ${inner + 4},134 ${inner},128 ${inner + 4},122`);
    p.sheet(
      claws.flatMap((angle) => rotated(tongue, angle, 128, 128)),
      light,
      { lift: 0.5 },
    );
  });
  return p;
}

/** The shaded side of a pearl. @param {number} r @returns {Shape} */
const crescent = (r) => {
  const at = (/** @type {number} */ way, /** @type {number} */ angle) => spot(128, 128, way, angle);
  return outline(
    `${at(r + 4, -25)}! ${at(r + 6, 10)} ${at(r + 6, 45)} ${at(r + 6, 80)} ${at(r + 4, 115)}! ${at(r * 0.84, 80)} ${at(r * 0.76, 45)} ${at(r * 0.84, 10)}`,
  );
};

/** Lobes around a middle. @param {number} count @param {number} way to a lobe's middle @param {number} size @param {number} first degrees */
const lobes = (count, way, size, first) => (/** @type {number} */ grown) => [
  ...oval(128, 128, way + size * 0.35 + grown),
  ...Array.from({ length: count }, (_, i) => {
    const [x, y] = around(128, 128, way, first + (i * 360) / count);
    return oval(x, y, size + grown);
  }).flat(),
];

/** @param {number} count @param {number} first */
const angles = (count, first) => Array.from({ length: count }, (_, i) => first + (i * 360) / count);

/** @param {number} count @param {number} way @param {number} first @returns {[number, number, number][]} */
const studs = (count, way, first) =>
  angles(count, first).map((angle) => {
    const [x, y] = around(128, 128, way, angle);
    return [x, y, count > 10 ? 2.6 : count > 5 ? 4.6 : 6.5];
  });

const gold = [c.mustardDark, c.mustard];

export const pearls = {
  'pearl-2': () =>
    drawPearl({
      value: '2',
      radius: 54,
      colour: '#e9eef0',
      shade: c.slateLight,
      number: c.navyDark,
      setting: (grown) =>
        [
          oval(80, 128, 61 + grown, 61 + grown),
          oval(176, 128, 61 + grown, 61 + grown),
          oval(128, 128, 68 + grown),
        ].flat(),
      metals: [c.kraftDark, c.kraft],
      claws: angles(2, 0),
      studs: studs(2, 88, 0),
    }),
  'pearl-3': () =>
    drawPearl({
      value: '3',
      radius: 57,
      colour: '#f3b9c0',
      shade: c.rose,
      number: c.plumDark,
      setting: lobes(3, 56, 54, -90),
      metals: [c.coralDark, c.coral],
      claws: angles(3, -90),
      studs: studs(3, 88, -90),
    }),
  'pearl-5': () =>
    drawPearl({
      value: '5',
      radius: 60,
      colour: '#a5dccd',
      shade: '#62b8aa',
      number: c.navyDark,
      setting: lobes(5, 66, 45, 90),
      metals: [c.navy, c.navyLight],
      claws: angles(5, 90),
      studs: studs(5, 92, 90),
    }),
  'pearl-10': () =>
    drawPearl({
      value: '10',
      radius: 65,
      colour: c.plumDark,
      shade: '#351630',
      number: c.cream,
      setting: lobes(10, 86, 24, -90),
      metals: gold,
      claws: angles(10, -90),
      studs: studs(10, 91, -90),
    }),
  'pearl-25': () =>
    drawPearl({
      value: '25',
      radius: 72,
      colour: c.mustardLight,
      shade: c.mustard,
      number: c.plumDark,
      setting: (grown) => oval(128, 128, 99 + grown),
      metals: gold,
      claws: angles(5, -90),
      studs: studs(25, 90.5, -90),
    }),
};
