import * as c from '../colours.mjs';
import { coins, dots, glint, rays } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { outline, oval, polygon, strip } from '../shapes.mjs';

export function treasure() {
  const p = new Picture('A treasure chest of cut paper');
  p.part('lid', '142.7 116.5', () => {
    p.sheet(outline('62,134! 60,66 78,38 110,28 172,22 208,32 226,58 228,134!'), c.kraftDark);
    const lining = p.sheet(outline('74,134! 74,70 90,50 116,42 170,38 198,46 212,66 212,134!'), c.plum, {
      lift: 0,
      edge: c.plumDark,
    });
    p.within(lining, () => {
      p.part('glow', '142 130', () => {
        p.sheet(rays(142, 130, 66, 100, 19), c.mustardDark, { lift: 0.4, edge: null, slip: 0.4 });
        p.sheet(rays(142, 130, 52, 74, 19), c.mustardLight, { lift: 0.4, edge: null, slip: 0.4 });
      });
    });
    p.sheet(
      [strip('104,32 100,90 100,132', [11, 11, 11]), strip('184,26 186,90 186,132', [11, 11, 11])].flat(),
      c.mustard,
      {
        lift: 0.6,
      },
    );
  });
  p.sheet(polygon('24,158 62,124 226,122 222,160 166,176'), c.plumDark, { lift: 0, edge: null });
  p.part('coins', '121.5 127.3', () => {
    p.sheet(outline('32,150! 62,112 100,84 132,78 168,88 200,118 214,146! 200,172! 40,166!'), c.mustardDark, {
      edge: null,
    });
    coins(p, [
      [128, 88, 19, 11, -6],
      [96, 100, 18, 11, 12],
      [164, 100, 18, 11, -14],
      [70, 118, 18, 11, 8],
      [192, 122, 17, 11, 12],
    ]);
    coins(
      p,
      [
        [118, 110, 18, 11, 6],
        [150, 118, 18, 11, -8],
        [88, 128, 18, 11, -6],
        [178, 136, 18, 11, 6],
        [54, 138, 16, 10, 10],
      ],
      c.mustardLight,
    );
    coins(p, [
      [122, 136, 18, 11, -4],
      [152, 144, 18, 11, 8],
      [92, 146, 17, 10, 6],
    ]);
  });
  p.part('pearl', '74.5 117.3', () => {
    p.sheet(oval(74, 108, 15), c.ivory);
    p.print(oval(70, 103, 5, 4, -30), '#fff');
    p.print(outline('64,116 76,119 86,112 80,121 70,122'), c.rose, 0.5);
  });
  p.part('chest', '121.5 185', () => {
    const side = p.sheet(polygon('164,160 224,142 216,204 162,228'), c.kraftDark);
    p.shade(side, '164,150 224,130 224,240 162,240', 0.12);
    const front = p.sheet(polygon('22,142 168,156 164,230 30,212'), c.kraft, { flecks: 6 });
    p.within(front, () => {
      p.thread('22,166 166,182', c.kraftDark, 2.4, 0);
      p.thread('24,190 166,206', c.kraftDark, 2.4, 0);
    });
    p.sheet(polygon('18,136 170,150 169,166 19,151'), c.mustard, { lift: 0.8 });
    p.sheet(polygon('170,150 228,133 227,148 169,166'), c.mustardDark, { lift: 0.8 });
    p.sheet(polygon('42,154 57,156 61,217 47,215'), c.mustard, { lift: 0.7 });
    p.sheet(polygon('132,163 147,164 146,228 131,226'), c.mustard, { lift: 0.7 });
    p.sheet(outline('78,150! 112,153! 112,176 96,190 80,174'), c.mustardLight);
    p.print([...oval(96, 166, 5.5), ...polygon('93,168 99,168 102,180 90,180')], c.plumDark);
    dots(
      p,
      [
        [49, 163, 2.6],
        [53, 207, 2.6],
        [139, 172, 2.6],
        [138, 217, 2.6],
      ],
      c.mustardLight,
    );
  });
  p.part('coins-front', '73.1 200.3', () => {
    coins(p, [
      [37, 222, 17, 10, -4],
      [82, 229, 18, 9, 4],
    ]);
    coins(p, [[38, 213, 17, 10, 4]], c.mustardLight);
    coins(p, [[196, 214, 14, 19, 10]]);
  });
  p.part('sparkle', '107.5 83.3', () => {
    p.sheet([glint(108, 66, 15), glint(168, 62, 11)].flat(), '#fffbe6', { lift: 0.4, edge: null });
  });
  return p;
}
