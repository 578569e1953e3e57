import * as c from '../colours.mjs';
import { lighter } from '../colours.mjs';
import { coins } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { box, frill, joined, mirrored, outline, polygon } from '../shapes.mjs';
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
  // Strings of pearls from column to column.
  for (const line of [
    '-60,60 50,150 150,62',
    '150,62 260,190 430,236 600,190 720,96',
    '720,96 840,190 1010,236 1180,190 1290,62',
    '1290,62 1390,150 1500,60',
  ]) {
    p.beads(line, c.ivory, 14);
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
  for (const line of [
    '-40,540 100,512 260,580 390,700 500,860 540,900',
    '-40,650 120,620 240,690 350,800 420,900',
  ]) {
    const near = joined(frill(line, 20, 10), '600,960 -40,960');
    const colour = line.startsWith('-40,540') ? '#cc8a2a' : '#db9b33';
    p.sheet([...near, ...mirrored(near, WIDTH / 2)], colour, { edge: c.mustardLight });
  }
  const heap = [
    [50, 490],
    [126, 474],
    [200, 500],
    [270, 536],
    [330, 588],
    [90, 540],
    [180, 568],
    [250, 618],
    [392, 662],
    [330, 676],
    [440, 742],
    [140, 644],
    [210, 706],
    [290, 770],
    [480, 820],
    [380, 780],
    [60, 620],
    [90, 720],
    [160, 760],
  ];
  p.repeat(
    heap.flatMap(([x = 0, y = 0], i) => {
      const turn = ((i * 37) % 40) - 20;
      return [`translate(${x} ${y}) rotate(${turn})`, `translate(${WIDTH - x} ${y}) rotate(${-turn})`];
    }),
    () => coins(p, [[0, 0, 30, 16]]),
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
