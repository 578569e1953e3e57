import * as c from '../colours.mjs';
import { arm, dots, eye, rays } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { around, curl } from '../lines.mjs';
import { outline, oval, polar } from '../shapes.mjs';

const violet = '#8a62b8';
const violetDark = '#5f3f8e';

export function octopus() {
  const p = new Picture('An octopus of cut paper before a golden compass');
  p.part('glow', '128 135', () =>
    p.sheet(
      polar(128, 135, (angle) => 98 + 5 * Math.cos((angle * 24 * Math.PI) / 180), 192),
      c.mustardDark,
    ),
  );
  p.part('ring', '128 135', () => {
    p.sheet(oval(128, 135, 90), c.mustard);
    p.print(oval(128, 135, 78), c.mustardDark, 0.6);
    p.sheet(oval(128, 135, 74), c.mustardLight, { lift: 0.4 });
    p.sheet(rays(128, 135, 18, 70, 8), c.mustardDark, { lift: 0.4, edge: null });
    dots(
      p,
      Array.from({ length: 12 }, (_, i) => {
        const [x, y] = around(128, 135, 84, i * 30 + 15);
        return [x, y, 2.6];
      }),
      c.mustardDark,
    );
  });
  const widths = [26, 22, 16, 11, 5];
  arm(p, 'arm-1', '102 138', curl('116,140', 186, 158, [-2, 6, 26, -12, -48]), violetDark, -1, widths);
  arm(p, 'arm-6', '154 138', curl('140,140', -6, 158, [2, -6, -26, 12, 48]), violetDark, 1, widths);
  arm(p, 'arm-2', '108 152', curl('114,144', 170, 170, [8, -4, -18, -34, -40]), violet, 1, widths);
  arm(p, 'arm-5', '148 152', curl('142,144', 10, 170, [-8, 4, 18, 34, 40]), violet, -1, widths);
  arm(p, 'arm-3', '120 140', curl('122,146', 112, 140, [4, -4, -4, 44, 60]), violet, -1, widths);
  arm(p, 'arm-4', '137 140', curl('134,146', 68, 140, [-4, 4, 4, -44, -60]), violet, 1, widths);
  p.part('head', '128 149.5', () => {
    p.sheet(
      outline(
        '128,17 158,23 180,48 182,82 172,108 168,132 152,152 128,158 104,152 88,132 84,108 74,82 76,48 98,23',
      ),
      violet,
      { flecks: 6 },
    );
    p.sheet([oval(104, 42, 10, 8, -30), oval(126, 34, 6, 5), oval(91, 60, 5.5, 4.6)].flat(), c.tealLight, {
      lift: 0.4,
    });
    p.print([oval(96, 124, 9, 6), oval(160, 124, 9, 6)].flat(), c.coral, 0.65);
    p.sheet(outline('106,122! 128,127 150,122! 146,140 128,147 110,140'), c.plumDark, {
      lift: 0,
      edge: c.peach,
    });
    p.print(outline('116,139 128,134 140,139 128,144'), c.coral);
    eye(p, 103, 96, { radius: 19, iris: c.mustard, look: [1, 2] });
    eye(p, 152, 95, { radius: 19, iris: c.mustard, look: [-4, 2], id: 'eye-far' });
  });
  return p;
}
