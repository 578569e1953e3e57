import * as c from '../colours.mjs';
import { eye } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { frill, joined, outline, strip } from '../shapes.mjs';

/** Light enough for the dark water. */
const blue = '#6590c8';

export function angelfish() {
  const p = new Picture('An angelfish of cut paper');
  p.part('tail', '184 136', () => {
    const tail = p.sheet(
      outline(
        '176,130! 200,112 234,94! 232,108 239,120! 230,130 234,140! 230,150 238,162! 231,170 233,184! 200,166 176,146!',
      ),
      c.mustard,
    );
    p.pleat(tail, '156,138', -40, 40, 10);
  });
  p.part('fin-top', '128 92', () => {
    const fin = p.sheet(
      outline(
        '78,108! 96,66 140,30 196,18 220,18! 208,34 206,48! 192,58 190,72! 180,84 180,98! 172,110 168,126!',
      ),
      blue,
    );
    p.pleat(fin, '90,150', -90, -20, 12);
    p.within(fin, () => p.sheet(strip('112,24 170,10 228,18', [34, 30, 30]), c.mustard, { lift: 0.5 }));
  });
  p.part('fin-low', '124 180', () => {
    const fin = p.sheet(
      outline(
        '78,168! 98,208 138,234 200,239! 192,224 192,212! 182,200 184,188! 176,176 176,164! 170,156 166,144!',
      ),
      blue,
    );
    p.pleat(fin, '90,124', 20, 90, 12);
    p.within(fin, () => p.sheet(strip('104,236 160,250 220,238', [34, 30, 26]), c.mustard, { lift: 0.5 }));
  });
  p.part('feelers', '78 180', () => {
    p.sheet(
      [strip('84,170 78,200 62,232', [11, 8, 3]), strip('98,176 96,204 88,236', [11, 8, 3])].flat(),
      c.mustard,
    );
  });
  p.part('body', '110 136', () => {
    const body = p.sheet(
      outline('18,136 38,116 72,90 116,82 156,96 184,124 190,138 184,152 156,178 116,190 76,182 40,156'),
      c.mustardLight,
      { flecks: 5 },
    );
    p.within(body, () => {
      p.sheet(joined(frill('150,70 160,138 150,206', 7, 7), '206,206 206,70'), c.mustard, { lift: 0.6 });
      p.sheet(strip('126,70 136,138 126,204', [22, 26, 22]), c.navy, { lift: 0.6 });
      p.sheet(strip('88,70 98,138 88,204', [20, 24, 20]), blue, { lift: 0.6 });
      p.sheet(outline('0,84! 48,92 54,136 44,184! 0,184!'), c.cream, { lift: 0.6 });
    });
    p.print(outline('18,136 34,141! 38,150! 28,148'), c.plumDark);
    p.sheet(outline('17,132 30,128 38,136 30,140 20,140'), c.coral, { lift: 0.4 });
  });
  p.part('fin', '106 144', () => {
    const fin = p.sheet(
      outline('100,132! 124,126 146,134! 142,146 150,158! 136,162 132,174! 116,166 102,150'),
      c.coral,
    );
    p.pleat(fin, '88,134', -5, 65, 8);
  });
  eye(p, 68, 124, { radius: 18, iris: c.plum, look: [-4, 1] });
  p.sheet(outline('47,108! 58,96 76,94 90,103! 75,102 60,105'), c.navy, { lift: 0.4 });
  return p;
}
