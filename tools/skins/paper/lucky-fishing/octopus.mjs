import * as c from '../colours.mjs';
import { arm, eye } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { curl } from '../lines.mjs';
import { outline, oval } from '../shapes.mjs';

export function octopus() {
  const p = new Picture('An octopus of cut paper');
  const near = '#c4517f';
  const far = '#93386c';
  arm(p, 'arm-1', '101.2 146.5', curl('112,140', 174, 172, [3, 2, 18, 36, 42]), far, -1);
  arm(p, 'arm-6', '155.2 147.5', curl('146,140', 4, 192, [-2, -14, -14, 6, 34, 42]), far, 1);
  arm(p, 'arm-2', '109.2 152.5', curl('116,148', 160, 180, [6, 0, -16, -34, -40]), near, 1);
  arm(p, 'arm-5', '149.2 152.5', curl('140,148', 20, 180, [-6, 0, 16, 34, 40]), near, -1);
  arm(p, 'arm-3', '118.2 156.5', curl('124,146', 124, 152, [4, 0, -20, -38, -44]), near, 1);
  arm(p, 'arm-4', '141.2 156.5', curl('132,146', 56, 152, [-4, 0, 20, 38, 44]), near, -1);
  p.part('head', '128 158', () => {
    p.sheet(
      outline(
        '128,18 160,24 184,50 188,86 178,114 174,142 156,164 128,170 100,164 82,142 78,114 68,86 72,50 96,24',
      ),
      '#e2719a',
      { flecks: 7 },
    );
    p.sheet([oval(104, 44, 11, 8, -30), oval(128, 38, 6, 5), oval(90, 62, 6, 5)].flat(), c.peach, {
      lift: 0.4,
    });
    p.print([oval(96, 130, 9, 6), oval(160, 130, 9, 6)].flat(), c.coral, 0.65);
    p.sheet(outline('106,128! 128,133 150,128! 146,146 128,154 110,146'), c.plumDark, {
      lift: 0,
      edge: c.peach,
    });
    p.print(outline('116,145 128,140 140,145 128,151'), c.coral);
    eye(p, 102, 100, { radius: 20, iris: c.mustard, look: [-1, 2] });
    eye(p, 152, 100, { radius: 20, iris: c.mustard, look: [-4, 2], id: 'eye-far' });
  });
  return p;
}
