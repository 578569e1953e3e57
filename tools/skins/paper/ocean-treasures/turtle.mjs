import * as c from '../colours.mjs';
import { brad, dots, eye } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { frill, joined, outline, oval, polygon } from '../shapes.mjs';

const green = '#4fae86';
const greenDark = '#2e8468';

export function turtle() {
  const p = new Picture('A turtle of cut paper');
  p.part('flipper-far', '132 100', () => {
    const flipper = p.sheet(outline('112,118! 98,84 92,50 100,20! 126,34 148,62 162,98!'), greenDark);
    p.shade(flipper, '100,20 140,110 180,110 180,20');
  });
  p.part('tail', '222 168', () => p.sheet(outline('206,156! 228,162 240,178! 222,182 204,176!'), greenDark));
  p.part('flipper-back', '194 172', () => {
    const flipper = p.sheet(outline('172,158! 204,164 224,190 226,224! 200,216 180,196 166,172!'), greenDark);
    p.shade(flipper, '180,150 228,230 150,230');
  });
  p.part('head', '98 136', () => {
    p.sheet(
      outline('124,166! 92,166 66,162 38,158 20,142 17,116 34,94 60,88 82,100 96,120 124,124!'),
      green,
      { flecks: 3 },
    );
    dots(
      p,
      [
        [92, 138, 4.4],
        [102, 148, 4],
        [84, 150, 3.4],
      ],
      '#8fd0a8',
    );
    p.thread('19,133 30,145 44,147 58,137', c.navyDark, 3.6, 0);
    p.print(oval(70, 136, 9, 6), c.coralLight, 0.8);
    eye(p, 52, 114, { radius: 17, iris: c.mustardDark, look: [-4, 1] });
    p.sheet(outline('36,94! 47,85 61,85 72,93! 60,90.5 47,91'), greenDark, { lift: 0.4 });
  });
  p.part('shell', '156 134', () => {
    const shell = p.sheet(
      outline('88,160! 90,122 112,88 150,72 192,80 222,110 238,158! 210,172 160,178 112,174'),
      c.mustardDark,
      { flecks: 4 },
    );
    p.within(shell, () => {
      p.sheet(
        [
          '150,92 176,94 186,116 168,132 142,128 134,108',
          '128,112 136,132 124,148 98,146 102,124 114,102',
          '196,116 214,120 226,146 204,152 188,140 182,128',
          '142,136 168,140 176,152 158,166 132,164 130,152',
          '186,80 204,92 216,112 198,108 188,96',
          '120,98 142,84 142,94 130,106',
        ].flatMap(polygon),
        c.mustard,
        { lift: 0.6, slip: 1.2 },
      );
      p.sheet(joined(frill('80,166 120,158 164,160 206,158 246,146', 9, 7), '246,190 80,190'), c.kraftLight, {
        lift: 0.6,
      });
    });
  });
  p.part('flipper', '128 154', () => {
    const flipper = p.sheet(
      outline('146,146! 120,146 86,164 52,196 32,236! 72,234 112,216 144,190 158,166'),
      green,
      { flecks: 3 },
    );
    p.shade(flipper, '150,150 40,236 160,240 180,160');
    dots(
      p,
      [
        [104, 180, 4.4],
        [88, 192, 4],
        [74, 206, 3.4],
        [122, 170, 4.4],
      ],
      '#8fd0a8',
    );
    brad(p, 138, 162);
  });
  return p;
}
