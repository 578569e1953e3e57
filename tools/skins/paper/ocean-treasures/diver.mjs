import * as c from '../colours.mjs';
import { dots, eye, rays } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { around } from '../lines.mjs';
import { box, outline, oval, polygon, strip } from '../shapes.mjs';

export function diver() {
  const p = new Picture('A diver of cut paper');
  p.part('glow', '128 36', () =>
    p.sheet(rays(128, 38, 15, 21, 13), c.mustardLight, { lift: 0, edge: null, slip: 0.3 }),
  );
  p.part('hose', '196 92', () => {
    const hose = p.sheet(strip('186,110 216,96 226,66 218,36 228,18', [22, 22, 21, 20, 20]), c.coral);
    p.within(hose, () => {
      for (const line of [
        '188,84 212,118',
        '202,80 230,104',
        '210,70 242,80',
        '206,52 240,52',
        '204,38 236,32',
      ]) {
        p.thread(line, c.coralDark, 5, 0);
      }
    });
  });
  p.part('collar', '128 220', () => {
    p.sheet(outline('20,234! 24,208 54,190 128,184 202,190 232,208 236,234!'), c.mustardDark);
    p.sheet(outline('36,214! 44,196 84,184 128,180 172,184 212,196 220,214!'), c.mustard, { lift: 0.6 });
    dots(
      p,
      [
        [38, 225, 4],
        [74, 225, 4],
        [110, 225, 4],
        [146, 225, 4],
        [182, 225, 4],
        [218, 225, 4],
      ],
      c.mustardLight,
    );
  });
  p.part('helmet', '128 176', () => {
    p.sheet([oval(44, 124, 20, 28), oval(212, 124, 20, 28)].flat(), c.mustardDark);
    p.sheet([oval(40, 124, 11, 17), oval(216, 124, 11, 17)].flat(), c.navy, { lift: 0.3 });
    const helmet = p.sheet(
      outline('128,42 172,52 202,84 208,126 198,168 182,198! 74,198! 58,168 48,126 54,84 84,52'),
      c.mustard,
      { flecks: 6 },
    );
    p.shade(helmet, '128,30 128,60 184,120 170,210 230,210 230,30', 0.1);
    p.within(helmet, () => p.print(strip('74,112 84,78 108,60', [3, 8, 3]), c.ivory, 0.7));
  });
  p.part('window', '128 118', () => {
    p.sheet(oval(128, 124, 58), c.mustardDark, { lift: 0.8 });
    dots(
      p,
      Array.from({ length: 10 }, (_, i) => {
        const [x, y] = around(128, 124, 51.5, i * 36 - 90);
        return [x, y, 3.6];
      }),
      c.mustardLight,
    );
    const glass = p.sheet(oval(128, 124, 45), c.tealDark, { lift: 0, edge: c.mustardLight });
    p.within(glass, () => {
      p.part('face', '128 124', () => {
        p.sheet(outline('128,92 156,100 164,126 156,154 128,168 100,154 92,126 100,100'), c.peach, {
          lift: 0.6,
        });
        p.sheet(outline('88,112! 92,88 112,76 144,76 164,88 168,112! 148,104 128,102 108,104'), c.coral, {
          lift: 0.6,
        });
        p.print([oval(102, 138, 7, 5), oval(154, 138, 7, 5)].flat(), c.coral, 0.6);
        eye(p, 111, 122, { radius: 10, iris: c.navyLight, look: [1, 1] });
        eye(p, 145, 122, { radius: 10, iris: c.navyLight, look: [-1, 1], id: 'eye-far' });
        p.sheet(outline('128,130 136,136 132,144 124,144 120,136'), c.coralLight, { lift: 0.4 });
        p.sheet(
          outline(
            '128,144! 140,140 154,146 164,142! 160,158 142,162 128,154! 114,162 96,158 92,142! 102,146 116,140',
          ),
          c.kraftDark,
          { lift: 0.5 },
        );
      });
      p.print(polygon('88,120 118,76 130,76 92,140'), '#fff', 0.16);
    });
  });
  p.part('lamp', '128 50', () => {
    p.sheet(box(110, 44, 36, 14, 4), c.mustardDark, { lift: 0.5 });
    p.sheet(oval(128, 36, 12), c.ivory, { lift: 0.5 });
    p.print(strip('121,35 123,29 129,27', [2, 4, 2]), c.mustard);
    p.sheet(box(116, 43, 24, 6, 2), c.mustardDark, { lift: 0.3 });
  });
  return p;
}
