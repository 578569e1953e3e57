import * as c from '../colours.mjs';
import { lighter } from '../colours.mjs';
import { coins } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { box, frill, joined, outline, polygon } from '../shapes.mjs';
import { HEIGHT, WIDTH, shafts } from './tunnel.mjs';

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
