import * as c from '../colours.mjs';
import { coins, dots, glint, rays } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { box, outline, oval, polygon, strip } from '../shapes.mjs';

export function chest() {
  const p = new Picture('An open chest of cut paper');
  p.part('lid', '128 120', () => {
    p.sheet(outline('24,124! 20,80 34,44 66,28 128,22 190,28 222,44 236,80 232,124!'), c.mustardDark);
    const lining = p.sheet(
      outline('38,126! 36,84 48,58 74,46 128,40 182,46 208,58 220,84 218,126!'),
      c.plum,
      {
        lift: 0,
        edge: c.mustardLight,
      },
    );
    p.within(lining, () => {
      p.part('glow', '128 126', () => {
        p.sheet(rays(128, 128, 66, 96, 21), c.mustardDark, { lift: 0.4, edge: null, slip: 0.4 });
        p.sheet(rays(128, 128, 50, 74, 21), c.mustardLight, { lift: 0.4, edge: null, slip: 0.4 });
      });
    });
    p.sheet(
      [strip('72,30 66,60 64,122', [13, 13, 13]), strip('184,30 190,60 192,122', [13, 13, 13])].flat(),
      c.mustard,
      {
        lift: 0.5,
      },
    );
    dots(
      p,
      [
        [40, 60, 3.4],
        [100, 32, 3.4],
        [156, 32, 3.4],
        [216, 60, 3.4],
      ],
      c.mustardLight,
    );
  });
  p.sheet(polygon('28,150 34,116 222,116 228,150'), c.plumDark, { lift: 0, edge: null });
  p.part('coins', '128 132', () => {
    p.sheet(outline('34,142! 60,116 94,94 128,86 162,94 196,116 222,142! 214,166! 42,166!'), c.mustardDark, {
      edge: null,
    });
    coins(p, [
      [128, 96, 18, 11, 4],
      [96, 108, 18, 11, -12],
      [160, 108, 18, 11, 12],
      [64, 126, 18, 10, -10],
      [192, 126, 18, 10, 10],
    ]);
    coins(
      p,
      [
        [126, 118, 18, 11, -6],
        [94, 130, 18, 10, 8],
        [160, 130, 18, 10, -6],
      ],
      c.mustardLight,
    );
    p.sheet(polygon('176,104 188,98 198,106 188,120'), c.coral, { lift: 0.6 });
    p.sheet(polygon('58,108 70,102 80,110 68,122'), c.teal, { lift: 0.6 });
    coins(p, [[126, 138, 18, 10, 4]]);
  });
  p.part('pearl', '126 100', () => {
    p.sheet(oval(127, 92, 15), c.ivory);
    p.print(oval(122, 87, 5, 4, -30), '#fff');
    p.print(outline('117,100 128,103 139,96 132,105 122,106'), c.rose, 0.5);
  });
  p.part('chest', '128 190', () => {
    const front = p.sheet(polygon('22,136 234,136 228,232 28,232'), c.plum, { flecks: 7 });
    p.within(front, () => {
      p.print(polygon('20,170 236,170 236,200 20,200'), c.plumDark, 0.5);
      p.thread('20,170 236,170', c.plumLight, 2, 7);
      p.thread('20,200 236,200', c.plumLight, 2, 7);
    });
    p.sheet(box(17, 132, 222, 18), c.mustard, { lift: 0.8 });
    p.sheet(box(22, 218, 212, 16), c.mustard, { lift: 0.6 });
    p.sheet(
      [polygon('34,150 52,150 54,220 37,220'), polygon('204,150 222,150 219,220 202,220')].flat(),
      c.mustard,
      {
        lift: 0.6,
      },
    );
    dots(
      p,
      [
        [44, 141, 3.4],
        [84, 141, 3.4],
        [172, 141, 3.4],
        [212, 141, 3.4],
        [45, 226, 3.4],
        [84, 226, 3.4],
        [172, 226, 3.4],
        [211, 226, 3.4],
        [44, 184, 3.2],
        [212, 184, 3.2],
      ],
      c.mustardLight,
    );
    p.sheet(outline('128,138 152,146 158,172 146,196 128,206 110,196 98,172 104,146'), c.mustardLight);
    const gem = p.sheet(polygon('128,152 142,162 142,180 128,192 114,180 114,162'), c.teal, { lift: 0.5 });
    p.shade(gem, '128,152 128,192 150,192 150,152', 0.22);
  });
  p.part('sparkle', '182 66', () => {
    p.sheet([glint(86, 70, 12), glint(170, 62, 15)].flat(), '#fffbe6', { lift: 0.4, edge: null });
  });
  return p;
}
