import * as c from '../colours.mjs';
import { lighter } from '../colours.mjs';
import { coins, dots } from '../details.mjs';
import { around } from '../lines.mjs';
import { Picture } from '../picture.mjs';
import { frill, joined, outline, oval, polar, strip, mirrored } from '../shapes.mjs';
import { fan, grass, sponge, staghorn } from './corals.mjs';

/** Reef and ground of both seas. */

/** @typedef {import('../shapes.mjs').Shape} Shape */

/** The papers of a sea: rock from far to near, sand from far to near, and what grows there. @typedef {{ name: string, rock: string[], sand: string[], growth: string[] }} Sea */

/** @type {Sea} */
export const pierSea = {
  name: 'under the pier',
  rock: ['#1e6273', '#184e60', '#123b4d'],
  sand: ['#a5845a', '#c6a271', '#dcbd8c'],
  growth: [c.coral, c.plum, c.mustard, c.rose],
};
/** @type {Sea} */
export const deepSea = {
  name: 'in the deep',
  rock: ['#2b4d78', '#263a64', '#20284d'],
  sand: ['#7f7590', '#a392a0', '#c7b2ac'],
  growth: [c.rose, c.teal, '#8a62b8', c.mustard],
};

/** Rocks with corals, high at the sides, low in the middle. @param {Sea} sea */
export function reef({ name, rock, growth }) {
  const p = new Picture(`A reef of layered paper ${name}`, 1440, 378, 1.4);
  const [far = '', mid = '', near = ''] = rock;
  const [one = '', two = '', three = '', four = ''] = growth;
  const both = (/** @type {Shape} */ shape) => [...shape, ...mirrored(shape, 720)];
  p.sheet(
    [...staghorn('far', 330, 190, 150, 16), ...staghorn('far right', 1096, 190, 160, 16)],
    lighter(far, 0.1),
    {
      edge: lighter(far),
    },
  );
  p.sheet(
    joined(
      frill('-30,84 120,66 260,150 420,232 720,300 1020,236 1170,158 1320,72 1470,88', 34, 10),
      '1470,420 -30,420',
    ),
    far,
    { edge: lighter(far), lift: 1.6 },
  );
  const leftFan = p.sheet(fan(214, 196, 118, -8), two);
  p.pleat(leftFan, '214,196', -180, 0, 26, 0.13);
  p.sheet(staghorn('left', 84, 146, 122, 19), one, { flecks: 4 });
  p.sheet(staghorn('right', 1350, 150, 122, 19), one);
  const rightFan = p.sheet(fan(1236, 206, 116, 10), four);
  p.pleat(rightFan, '1236,206', -180, 0, 26, 0.13);
  p.sheet(both(joined(frill('-30,126 80,116 180,158 290,216 410,296', 15, 10), '460,420 -30,420')), mid, {
    edge: lighter(mid),
    lift: 1.6,
  });
  for (const [x, y, size, colour] of /** @type {[number, number, number, string][]} */ ([
    [318, 262, 84, three],
    [1112, 260, 78, four],
  ])) {
    const { tubes, mouths } = sponge(x, y, size);
    p.sheet(tubes, colour);
    p.print(mouths, c.ink, 0.5);
  }
  p.sheet([...grass(246, 240, 104, 5), ...grass(1186, 244, 110, 5)], '#3f9d7c', { edge: lighter('#3f9d7c') });
  p.sheet(staghorn('low left', 140, 196, 92, 14), three);
  p.sheet(staghorn('low right', 1314, 200, 92, 14), three);
  p.sheet(both(joined(frill('-30,176 60,168 150,204 240,258 330,330', 12, 9), '360,420 -30,420')), near, {
    edge: lighter(near),
    lift: 1.6,
  });
  for (const [x, y, radius, colour] of /** @type {[number, number, number, string][]} */ ([
    [60, 222, 46, four],
    [1390, 222, 44, two],
    [206, 276, 32, one],
    [1246, 280, 30, three],
  ])) {
    const brain = p.sheet(
      polar(x, y, (angle) => radius * (angle > 180 ? 1 : 0.72) + Math.sin(angle / 9) * 1.5),
      colour,
    );
    p.within(brain, () => {
      for (const turn of [-150, -120, -90, -60, -30]) {
        const [u, v] = around(x, y, radius * 0.94, turn);
        const [s, t] = around(x, y, radius * 0.45, turn + 14);
        p.thread(`${u},${v} ${(u + s) / 2 + 5},${(v + t) / 2 - 3} ${s},${t}`, c.cream, 2.6, 0);
      }
    });
  }
  p.sheet(
    both(joined(frill('-30,272 60,262 140,290 230,336 300,380', 10, 9), '300,420 -30,420')),
    lighter(near, -0.16),
    { edge: lighter(near), lift: 1.6 },
  );
  return p;
}

/** The ground, with what lies on it. @param {Sea} sea */
export function sand({ name, sand: sheets, growth }) {
  const [far = '', mid = '', near = ''] = sheets;
  const p = new Picture(`The seabed of layered paper ${name}`, 1440, 198, 1.3);
  const dune = (/** @type {string} */ line, /** @type {number} */ bumps) =>
    joined(frill(line, bumps, 4), '1480,240 -40,240');
  p.sheet(dune('-40,40 160,18 420,44 700,30 980,50 1240,22 1480,44', 44), far, {
    edge: lighter(far),
    lift: 1.4,
  });
  coins(p, [
    [236, 62, 16, 9, -12],
    [1020, 70, 16, 9, 10],
    [1050, 78, 15, 8, -8],
  ]);
  p.sheet(dune('-40,84 200,98 460,72 740,92 1020,76 1260,100 1480,82', 38), mid, {
    edge: lighter(mid),
    lift: 1.4,
    flecks: 20,
  });
  p.thread('60,112 180,120 300,110', lighter(mid, 0.4), 2, 7);
  p.thread('560,104 680,112 820,106', lighter(mid, 0.4), 2, 7);
  p.thread('1120,112 1240,122 1360,112', lighter(mid, 0.4), 2, 7);
  // An anchor, its arm in the sand.
  const iron = '#3d5666';
  p.sheet(
    [
      ...strip('650,138 690,58', [13, 10]),
      ...strip('604,112 622,136 652,144 684,138 706,150', [5, 12, 14, 12, 8]),
      ...strip('668,74 704,92', [9, 9]),
    ],
    iron,
    { edge: lighter(iron) },
  );
  p.sheet([oval(695, 47, 13), oval(695, 47, 7)].flat(), iron, {
    holes: true,
    edge: lighter(iron),
    lift: 0.6,
  });
  const shell = p.sheet(fan(906, 126, 30), growth[3] ?? '', { lift: 0.8 });
  p.pleat(shell, '906,126', -180, 0, 12);
  coins(p, [
    [470, 124, 18, 10, 8],
    [506, 132, 17, 9, -10],
    [1300, 132, 18, 10, 6],
  ]);
  p.sheet(dune('-40,150 220,130 500,152 780,136 1060,154 1300,134 1480,148', 34), near, {
    edge: lighter(near, 0.5),
    lift: 1.4,
    flecks: 30,
  });
  const star = p.sheet(
    polar(360, 160, (angle) => 20 + 11 * Math.cos(((angle + 90) * 5 * Math.PI) / 180)),
    growth[0] ?? '',
    { lift: 0.8 },
  );
  p.within(star, () =>
    dots(p, [
      [360, 160, 3],
      [360, 146, 2.4],
      [374, 157, 2.4],
      [368, 172, 2.4],
      [351, 171, 2.4],
      [346, 156, 2.4],
    ]),
  );
  p.sheet(
    [
      oval(120, 166, 18, 11),
      oval(148, 172, 11, 7),
      oval(1180, 168, 20, 12),
      oval(1150, 174, 10, 6),
      oval(720, 172, 14, 8),
    ].flat(),
    far,
    {
      edge: lighter(far, 0.5),
      lift: 0.8,
    },
  );
  p.sheet(outline('1010,178! 1016,158 1034,150 1054,160 1062,178!'), c.cream, { lift: 0.8 });
  for (const x of [1022, 1036, 1050]) p.thread(`1036,178 ${x},158`, c.kraftLight, 2, 0);
  return p;
}
