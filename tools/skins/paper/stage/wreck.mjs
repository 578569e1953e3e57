import * as c from '../colours.mjs';
import { lighter } from '../colours.mjs';
import { around } from '../lines.mjs';
import { Picture } from '../picture.mjs';
import { frill, joined, outline, oval, polygon, rotated, strip } from '../shapes.mjs';

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
