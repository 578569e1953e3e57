import * as c from '../colours.mjs';
import { dots, glint, rays } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { around } from '../lines.mjs';
import { frill, joined, outline, oval } from '../shapes.mjs';

/** The scalloped rim of a fan: an arc of bumps about a hinge. @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} from @param {number} to @param {number} bumps */
function rim(x, y, rx, ry, from, to, bumps) {
  const line = Array.from({ length: 25 }, (_, i) => {
    const [u, v] = around(0, 0, 1, from + ((to - from) * i) / 24);
    return `${x + u * rx},${y + v * ry}`;
  });
  return frill(line.join(' '), bumps, 9);
}

/** Rays that come up behind the bowl. @param {number} inner @param {number} outer @returns {import('../shapes.mjs').Shape} */
const dawn = (inner, outer) =>
  rays(128, 152, inner, outer, 17).map((ring) =>
    ring.map(([x, y, corner]) => [x, Math.min(y, 178), corner ?? false]),
  );

export function shell() {
  const p = new Picture('A shell of cut paper, light coming out of it');
  p.part('lid', '128 172', () => {
    const back = p.sheet(joined(rim(128, 140, 100, 112, 190, 350, 9), '170,190 86,190'), c.plum);
    p.pleat(back, '128,190', 185, 355, 18, 0.2);
    const lining = p.sheet(joined(rim(128, 146, 82, 94, 192, 348, 9), '164,190 92,190'), c.rose, {
      lift: 0.6,
    });
    p.pleat(lining, '128,190', 185, 355, 18, 0.12);
  });
  p.part('glow-back', '128 140', () =>
    p.sheet(dawn(44, 72), c.mustard, { lift: 0.4, edge: null, slip: 0.4 }),
  );
  p.part('glow', '128 150', () =>
    p.sheet(dawn(34, 54), c.mustardLight, { lift: 0.4, edge: null, slip: 0.4 }),
  );
  p.part('inside', '128 176', () => {
    p.sheet(oval(128, 182, 96, 26), c.tealLight, { lift: 0.6 });
    p.print(oval(128, 186, 80, 18), c.teal, 0.6);
    p.sheet(oval(128, 154, 27), c.ivory);
    p.print(outline('108,166 128,175 148,164 140,178 118,178'), c.rose, 0.5);
    p.print(oval(120, 144, 8, 6, -30), '#fff');
  });
  p.part('bowl', '128 200', () => {
    const bowl = p.sheet(
      joined(rim(128, 178, 104, 54, 174, 6, 9), '214,184 190,190 160,186 128,192 96,186 66,190 42,184'),
      c.plum,
    );
    p.pleat(bowl, '128,150', 0, 180, 18, 0.2);
    dots(
      p,
      [
        [128, 204, 4],
        [96, 200, 4],
        [160, 200, 4],
        [66, 196, 3.6],
        [190, 196, 3.6],
      ],
      c.rose,
    );
  });
  p.part('sparkle', '128 142', () => {
    p.sheet([glint(74, 92, 15), glint(182, 84, 12), glint(128, 62, 10)].flat(), '#fffbe6', {
      lift: 0.4,
      edge: null,
    });
  });
  return p;
}
