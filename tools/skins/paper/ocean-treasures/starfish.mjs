import * as c from '../colours.mjs';
import { dots, eye } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { around, spot } from '../lines.mjs';
import { outline, oval, polar, strip } from '../shapes.mjs';

const orange = '#ee8442';
const orangeLight = '#f8ae72';

export function starfish() {
  const p = new Picture('A starfish of cut paper');
  const pivots = ['126.6 98', '165.1 123', '152.1 169.9', '106.2 171.5', '89.7 126.3'];
  for (const arm of [3, 4, 2, 5, 1]) {
    const angle = arm * 72 - 162;
    const line = [10, 60, 96].map((way) => spot(128, 138, way, angle + way * 0.06));
    p.part(`arm-${arm}`, pivots[arm - 1] ?? '', () => {
      p.sheet(strip(line.join(' '), [84, 58, 30]), orange);
      p.sheet(strip(line.slice(1).join(' '), [22, 9]), orangeLight, { lift: 0.4, edge: null });
      dots(
        p,
        [70, 84, 96].map((way, i) => {
          const [x, y] = around(128, 138, way, angle + way * 0.06);
          return [x, y, 4.6 - i * 0.8];
        }),
      );
    });
  }
  p.part('body', '128 138', () => {
    p.sheet(
      polar(128, 138, (angle) => 47 + 8 * Math.cos(((angle + 90) * 5 * Math.PI) / 180)),
      orange,
      {
        flecks: 5,
        edge: orangeLight,
      },
    );
    p.print([oval(96, 144, 9, 6), oval(158, 143, 9, 6)].flat(), c.coral, 0.75);
    p.sheet(outline('106,146! 128,152 150,145! 146,164 128,172 110,164'), c.plumDark, {
      lift: 0,
      edge: c.peach,
    });
    p.print(outline('116,163 128,157 141,162 128,169'), c.coral);
    eye(p, 106, 124, { radius: 18, look: [2, 2] });
    eye(p, 150, 123, { radius: 18, look: [-3, 2], id: 'eye-far' });
  });
  return p;
}
