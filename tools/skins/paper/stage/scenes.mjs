import * as c from '../colours.mjs';
import { coins, dots } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { chanceOf } from '../cut.mjs';
import { around, box, frill, joined, outline, oval, polar, polygon, rotated, strip } from '../shapes.mjs';
import { lighter } from './grounds.mjs';

/** The farthest layer: sheets with a hole in each, one behind the other, and light at the end. */

const WIDTH = 1440;
const HEIGHT = 900;

/**
 * Sheets whose holes grow from far to near about the light.
 *
 * @param {Picture} p @param {string} light where it is, as `points` reads it
 * @param {readonly (readonly [colour: string, radius: number])[]} sheets from far to near
 * @param {number} [flat] how much lower than wide the holes are
 */
function tunnel(p, light, sheets, flat = 0.82) {
  const [x = 0, y = 0] = light.split(',').map(Number);
  sheets.forEach(([colour, radius], i) => {
    if (!radius) {
      p.sheet(box(-30, -30, WIDTH + 60, HEIGHT + 60), colour, { edge: null, lift: 0 });
      return;
    }
    const hole = polar(
      x,
      y,
      (angle) => {
        const turn = (angle * Math.PI) / 180;
        const wave =
          Math.sin(turn * 5 + i * 2.1) * 0.045 +
          Math.sin(turn * 9 + i * 4.7) * 0.032 +
          Math.sin(turn * 17 + i) * 0.014;
        const [dx, dy] = [Math.cos(turn), Math.sin(turn) / flat];
        return (radius / Math.hypot(dx, dy)) * (1 + wave);
      },
      150,
    );
    p.sheet([box(-30, -30, WIDTH + 60, HEIGHT + 60), hole].flat(), colour, {
      holes: true,
      edge: lighter(colour, 0.16),
      lift: 1.8,
      shade: 26,
      slip: 0.6,
      snip: 0.8,
    });
  });
}

/** Shafts of light from a place above. @param {Picture} p @param {number} x @param {readonly [number, number][]} feet where each stands, and how wide */
function shafts(p, x, feet) {
  for (const [foot, width] of feet) {
    p.print(polygon(`${x - 20},-20 ${x + 20},-20 ${foot + width},920 ${foot - width},920`), '#fff4dc', 0.05);
  }
}

const small = outline('-16,0 -6,-8 8,-6 16,-1! 26,-9! 24,0 27,9! 16,2! 6,8 -8,7');

/** A shoal, far away. @param {Picture} p @param {string} colour @param {readonly (readonly [number, number, number])[]} places x, y and size */
function shoal(p, colour, places) {
  p.repeat(
    places.map(([x, y, size]) => `translate(${x} ${y}) scale(${size})`),
    () => p.sheet(small, colour, { edge: lighter(colour), lift: 0.8 }),
  );
}

/** Under the pier, in late sun. */
export function pierLight() {
  const p = new Picture('Late sun through layers of paper water', WIDTH, HEIGHT, 1.5);
  tunnel(p, '330,-40', [
    ['#fbe3a4', 0],
    ['#d9dcae', 120],
    ['#94cdb9', 200],
    ['#5bb3ab', 300],
    ['#37969a', 420],
    ['#247b88', 570],
    ['#1a6475', 760],
    ['#145162', 960],
    ['#0f4152', 1180],
  ]);
  shafts(p, 330, [
    [120, 60],
    [520, 90],
    [860, 70],
    [1200, 110],
  ]);
  shoal(p, '#2a8390', [
    [820, 190, 1.2],
    [880, 170, 1],
    [900, 214, 0.9],
    [960, 190, 1],
    [1010, 222, 0.8],
    [1030, 176, 0.7],
  ]);
  return p;
}

/** Ocean Treasures: the sunlit reef. */
export function reefLight() {
  const p = new Picture('A sunlit reef of layered paper', WIDTH, HEIGHT, 1.5);
  tunnel(p, '560,-60', [
    ['#fdf0c4', 0],
    ['#c4e6cf', 150],
    ['#84cfc2', 250],
    ['#4fb3b4', 370],
    ['#3294a5', 510],
    ['#267893', 670],
    ['#215f7e', 860],
    ['#1d4a69', 1080],
  ]);
  shafts(p, 560, [
    [220, 80],
    [560, 70],
    [900, 100],
    [1260, 90],
  ]);
  shoal(p, '#3f9fb0', [
    [180, 300, 1.1],
    [236, 276, 0.9],
    [250, 322, 1],
    [306, 300, 0.8],
    [1180, 240, 1],
    [1232, 262, 0.8],
  ]);
  return p;
}

/** A jellyfish like a lantern. @param {Picture} p @param {string} place @param {string} bell @param {string} inside */
function jellyfish(p, place, bell, inside) {
  p.at(place, () => {
    p.sheet(
      [-34, -18, 0, 18, 34].flatMap((x, i) =>
        strip(
          `${x},10 ${x + (i % 2 ? 10 : -8)},50 ${x + (i % 2 ? -6 : 10)},92 ${x + (i % 2 ? 6 : -4)},${128 - Math.abs(x)}`,
          [9, 8, 6, 2],
        ),
      ),
      inside,
      { lift: 0.7 },
    );
    const dome = p.sheet(
      joined(frill('52,14 -52,14', 6, -9), frill('-52,14 -46,-26 -22,-50 0,-56 22,-50 46,-26 52,14', 1, 0)),
      bell,
    );
    p.pleat(dome, '0,20', -180, 0, 10, 0.12);
    p.sheet(oval(-18, -26, 9, 6, -30), inside, { lift: 0.4 });
  });
}

/** Ocean Treasures: one level deeper. */
export function twilight() {
  const p = new Picture('Twilight of layered paper', WIDTH, HEIGHT, 1.5);
  tunnel(p, '980,-40', [
    ['#fbc9a0', 0],
    ['#ef9f96', 110],
    ['#cd7f9c', 200],
    ['#a0669b', 320],
    ['#755592', 460],
    ['#544a84', 620],
    ['#3c4072', 810],
    ['#2b345f', 1030],
    ['#21294d', 1260],
  ]);
  shafts(p, 980, [
    [360, 80],
    [760, 90],
    [1180, 70],
  ]);
  jellyfish(p, 'translate(170 300) scale(1.15)', c.rose, c.peach);
  jellyfish(p, 'translate(1290 420) scale(.9)', c.plumLight, c.rose);
  jellyfish(p, 'translate(310 180) scale(.6)', c.plumLight, c.rose);
  shoal(p, '#6a5c9a', [
    [420, 400, 1],
    [470, 380, 0.8],
    [486, 420, 0.9],
    [1080, 300, 0.9],
  ]);
  return p;
}

/** Ocean Treasures: deeper still. */
export function midnight() {
  const p = new Picture('Midnight of layered paper', WIDTH, HEIGHT, 1.5);
  tunnel(
    p,
    '720,330',
    [
      ['#3f5aa0', 0],
      ['#354a8a', 240],
      ['#2c3c74', 370],
      ['#24305f', 510],
      ['#1d264c', 660],
      ['#171d3c', 820],
      ['#12162f', 980],
    ],
    0.62,
  );
  const chance = chanceOf('plankton');
  const plankton = /** @type {[number, number, number][]} */ (
    Array.from({ length: 60 }, () => [chance() * WIDTH, chance() * 720, 1.6 + chance() * 3])
  );
  dots(p, plankton, '#9fd8d6');
  jellyfish(p, 'translate(180 330) scale(1.2)', c.tealLight, '#c9efe2');
  jellyfish(p, 'translate(1270 260) scale(1)', c.mustardLight, c.cream);
  jellyfish(p, 'translate(1120 560) scale(.6)', c.tealLight, '#c9efe2');
  return p;
}

/** Ocean Treasures: the chamber at the bottom. */
export function chamber() {
  const p = new Picture('A treasure chamber of layered paper', WIDTH, HEIGHT, 1.5);
  p.sheet(box(-30, -30, WIDTH + 60, HEIGHT + 60), '#4f8fae', { edge: null, lift: 0 });
  const room = (/** @type {number} */ half, /** @type {number} */ top) =>
    outline(
      `${720 - half},940! ${720 - half},${top + half} ${720 - half * 0.72},${top + half * 0.3} 720,${top} ${720 + half * 0.72},${top + half * 0.3} ${720 + half},${top + half} ${720 + half},940!`,
    );
  for (const [colour, half, top] of /** @type {[string, number, number][]} */ ([
    ['#6fb3c0', 190, 260],
    ['#93cdc6', 130, 330],
    ['#c3e6d0', 70, 410],
  ])) {
    p.sheet(room(half, top), colour, { lift: 0.5, edge: null });
  }
  shafts(p, 720, [
    [500, 40],
    [680, 50],
    [900, 50],
  ]);
  const walls = /** @type {const} */ ([
    ['#7b4f86', 250, 150],
    ['#65407a', 330, 90],
    ['#51346b', 430, 20],
    ['#3f2a5a', 560, -60],
    ['#30214a', 700, -150],
  ]);
  for (const [colour, half, top] of walls) {
    p.sheet([box(-30, -30, WIDTH + 60, HEIGHT + 60), room(half, top)].flat(), colour, {
      holes: true,
      edge: lighter(colour, 0.18),
      lift: 2,
      shade: 26,
    });
  }
  for (const x of [150, 1290]) {
    const column = p.sheet(box(x - 52, 60, 104, 760), '#6d4a80');
    p.within(column, () =>
      p.print(
        [0, 1, 2].flatMap((i) => box(x - 38 + i * 30, 60, 12, 760)),
        '#30214a',
        0.35,
      ),
    );
    p.sheet([box(x - 76, 34, 152, 40, 8), box(x - 76, 800, 152, 44, 8)].flat(), c.mustard);
  }
  p.sheet(
    joined(frill('-40,470 120,440 290,500 430,640 540,800 620,900', 22, 12), '620,960 -40,960'),
    c.mustardDark,
    { edge: c.mustard },
  );
  p.sheet(
    joined(frill('820,900 900,800 1010,640 1150,500 1320,440 1480,470', 22, 12), '1480,960 820,960'),
    c.mustardDark,
    { edge: c.mustard },
  );
  const heap = /** @type {[number, number, number, number, number][]} */ (
    [
      [50, 486],
      [120, 468],
      [190, 494],
      [260, 520],
      [90, 530],
      [320, 566],
      [230, 576],
      [380, 626],
      [300, 630],
      [150, 590],
      [430, 690],
      [340, 690],
      [470, 752],
      [390, 750],
      [260, 700],
    ].map(([x = 0, y = 0], i) => [x, y, 30, 15 + (i % 3), ((i * 37) % 40) - 20])
  );
  coins(p, heap);
  coins(
    p,
    heap.map(([x, y, rx, ry, turn]) => [WIDTH - x, y, rx, ry, -turn]),
  );
  p.sheet(joined(frill('-40,790 120,770 300,830 460,910', 14, 12), '460,960 -40,960'), c.mustard, {
    edge: c.mustardLight,
  });
  p.sheet(joined(frill('980,910 1140,830 1320,770 1480,790', 14, 12), '1480,960 980,960'), c.mustard, {
    edge: c.mustardLight,
  });
  const gems = [
    [286, 556, c.coral],
    [356, 660, c.teal],
    [1160, 550, c.rose],
    [1060, 664, c.teal],
  ];
  for (const [x, y, colour] of /** @type {[number, number, string][]} */ (gems)) {
    const gem = p.sheet(
      polygon(
        `${x - 22},${y - 10} ${x - 12},${y - 22} ${x + 12},${y - 22} ${x + 22},${y - 10} ${x},${y + 20}`,
      ),
      colour,
    );
    p.shade(gem, `${x},${y - 30} ${x},${y + 30} ${x + 40},${y + 30} ${x + 40},${y - 30}`, 0.2);
  }
  return p;
}

/** The hull of a wreck, far away at the right. */
export function wreck() {
  const p = new Picture('A wreck of layered paper', 1000, 560, 1.6);
  const [near, mid, dark] = ['#2a7282', '#1f5f70', '#123f50'];
  const tilted = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ tall) =>
    rotated(strip(`${x},${y} ${x},${y - tall}`, [22, 13]), -16, x, y);
  p.sheet([tilted(470, 360, 340), tilted(720, 280, 210)].flat(), mid, { edge: lighter(mid) });
  p.sheet(rotated(strip('250,112 560,112', [10, 10]), -12, 400, 112), mid, { edge: lighter(mid) });
  const sail = p.sheet(
    joined(
      frill('262,150 300,140 356,128', 1, 0),
      '356,128 500,98 520,226',
      frill('520,226 446,250 380,226 286,270', 9, -9, true),
      '280,270',
    ),
    '#3c8793',
    { edge: lighter('#3c8793') },
  );
  p.shade(sail, '380,60 520,60 540,280 400,280', 0.14);
  const hull = p.sheet(
    outline(
      '18,452! 40,396! 260,384 500,340 730,252 880,140 930,64! 976,50! 968,170 920,300 840,410 740,490! 520,548 300,552 120,520!',
    ),
    near,
    { edge: lighter(near), flecks: 16 },
  );
  p.within(hull, () => {
    p.print(polygon('0,480 300,470 560,424 800,330 1000,180 1000,600 0,600'), '#0b2c3c', 0.18);
    for (const line of [
      '20,430 300,424 560,380 790,290 960,130',
      '40,476 320,468 580,424 810,336 970,190',
      '80,520 340,510 600,470 830,384 960,260',
    ]) {
      p.thread(line, dark, 3, 0);
    }
  });
  p.sheet(strip('24,402 260,388 500,344 730,256 884,140 940,56', [16, 16, 16]), mid, { edge: lighter(mid) });
  p.sheet(
    polygon(
      '470,412 508,398 520,420 556,392 590,404 606,380 640,396 624,430 648,452 606,470 590,496 556,478 524,504 506,470 476,462 488,436',
    ),
    dark,
    {
      lift: 0,
      edge: lighter(mid),
    },
  );
  p.sheet([strip('524,404 528,490', [9, 9]), strip('572,394 578,484', [9, 9])].flat(), mid, {
    lift: 0.6,
    edge: lighter(mid),
  });
  for (const [x, y] of [
    [200, 436],
    [310, 428],
    [400, 412],
    [726, 324],
    [800, 284],
  ]) {
    p.sheet(oval(x ?? 0, y ?? 0, 17), mid, { edge: lighter(mid), lift: 0.6 });
    p.print(oval(x ?? 0, y ?? 0, 10), dark);
  }
  const [x, y] = around(470, 360, 330, -106);
  p.sheet(
    polygon(`${x},${y} ${x + 74},${y + 6} ${x + 50},${y + 20} ${x + 70},${y + 38} ${x + 4},${y + 30}`),
    c.coralDark,
    {
      edge: lighter(c.coralDark),
    },
  );
  return p;
}
