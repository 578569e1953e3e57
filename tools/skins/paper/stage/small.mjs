import * as c from '../colours.mjs';
import { dots } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { around } from '../lines.mjs';
import { box, outline, oval, polar, polygon, strip } from '../shapes.mjs';

/** The small things of the stage. */

export function coin() {
  const p = new Picture('A coin of cut paper', 64, 64, 0.55);
  p.sheet(
    polar(31.5, 31, (angle) => 29 + 0.7 * Math.cos((angle * 28 * Math.PI) / 180), 168),
    c.mustardDark,
    { lift: 0.8 },
  );
  p.sheet(oval(31, 30.4, 26), c.mustard, { lift: 0.5, edge: c.mustardLight });
  p.print(oval(31, 30.4, 20.6), c.mustardDark, 0.7);
  p.sheet(oval(31.2, 30.6, 19.8), c.mustardLight, { lift: 0, edge: null });
  p.sheet(
    outline('14.5,31 22,22.5 33,22.5 41,29! 49.5,22.5! 47,31! 49.5,39.5! 41,33! 33,39 22,38.5'),
    c.coral,
    {
      lift: 0.6,
      slip: 0.3,
    },
  );
  p.print(oval(21.5, 28.6, 2), c.plumDark);
  return p;
}

export function bubble() {
  const p = new Picture('A bubble of thin paper', 64, 64, 0.6);
  p.print(oval(32, 32, 28), '#dff3ec', 0.3);
  p.sheet([oval(32, 32, 29), oval(32, 32, 26.4)].flat(), '#e9f7f2', {
    holes: true,
    lift: 0.5,
    opacity: 0.85,
  });
  p.print(strip('15,30 18,20 28,14', [2, 6, 2]), '#fff', 0.9);
  p.print(oval(43, 45, 3.4), '#fff', 0.85);
  return p;
}

export function gauge() {
  const p = new Picture('A pressure gauge of cut paper', 256, 256, 1.1);
  p.sheet(
    polar(128, 128, (angle) => 112 + 2.4 * Math.cos((angle * 36 * Math.PI) / 180), 216),
    c.mustardDark,
  );
  p.sheet(oval(128, 128, 106), c.mustard, { lift: 0.6 });
  p.sheet(oval(128, 128, 92), c.cream, { lift: 0, edge: c.mustardDark, flecks: 10 });
  [c.tealLight, c.teal, c.navyLight, c.plum].forEach((colour, quarter) => {
    const arc = [0, 22.5, 45, 67.5, 90].map((turn) =>
      around(128, 128, 76, quarter * 90 - 90 + turn)
        .slice(0, 2)
        .join(','),
    );
    p.sheet(strip(arc.join(' '), [15, 15]), colour, { lift: 0.4, edge: null });
  });
  for (let mark = 0; mark < 4; mark += 1) {
    const [x, y] = around(128, 128, 76, mark * 90);
    p.sheet(oval(x, y, 13), c.ivory, { lift: 0.6 });
    p.print(oval(x, y, 6), c.plumDark);
  }
  p.sheet(oval(128, 128, 34), c.kraftLight, { lift: 0.4 });
  dots(
    p,
    [45, 135, 225, 315].map((turn) => {
      const [x, y] = around(128, 128, 99, turn);
      return [x, y, 5];
    }),
    c.mustardLight,
  );
  return p;
}

export function gaugeHand() {
  const p = new Picture('The hand of a pressure gauge', 256, 256, 1.1);
  const hand = p.sheet(outline('128,44! 136,66 140,128 138,160 128,170 118,160 116,128 120,66'), c.coral);
  p.shade(hand, '128,40 160,40 160,180 128,180', 0.2);
  p.sheet(oval(128, 128, 17), c.mustard, { lift: 0.7 });
  p.sheet(oval(128, 128, 7), c.mustardLight, { lift: 0.4 });
  return p;
}

export function depthLine() {
  const p = new Picture('A sounding line with five paper knots', 48, 480, 0.6);
  p.sheet(strip('23,6 25,120 22,240 25,360 23,468', [5, 5]), c.kraftLight, { lift: 0.8 });
  p.thread('23,6 25,120 22,240 25,360 23,468', c.kraftDark, 1.4, 4);
  for (let y = 51; y < 456; y += 27) {
    if ((y - 24) % 108) p.sheet(box(16, y - 1.5, 15, 3), c.cream, { lift: 0.5 });
  }
  [c.tealLight, c.teal, c.navyLight, c.plum, c.mustard].forEach((colour, level) => {
    const y = 24 + level * 108;
    p.sheet(
      polygon(`4,${y - 9} 24,${y - 12} 43,${y - 9} 38,${y} 43,${y + 9} 24,${y + 12} 4,${y + 9} 9,${y}`),
      colour,
    );
    p.sheet(oval(24, y, 4.6), c.ivory, { lift: 0.4 });
  });
  return p;
}
