import * as c from '../colours.mjs';
import { eye } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { frill, joined, outline, oval, polygon } from '../shapes.mjs';

export function shark() {
  const p = new Picture('A shark of cut paper');
  p.part('tail', '196 147', () => {
    const tail = p.sheet(
      outline(
        '180,124! 208,114 222,92 234,62! 240,92 230,128 226,146 230,176 238,206! 216,194 202,172 180,166!',
      ),
      c.slateDark,
    );
    p.shade(tail, '160,146 250,142 250,230 160,230');
  });
  p.part('fin-top', '142 98', () => {
    const fin = p.sheet(outline('96,112! 112,64 152,20 162,18! 156,48 166,86 190,120!'), c.slateDark);
    p.shade(fin, '160,10 134,120 200,130 200,10');
  });
  p.part('fin-far', '78 182', () => {
    p.sheet(outline('66,160! 98,166 100,196 86,222! 74,206 64,184'), c.slateDark);
  });
  const body = p.sheet(
    outline(
      '17,124 24,108 58,87 104,78 150,90 192,117 214,137 214,151 188,163 150,186 104,201 64,190 38,168 22,142',
    ),
    c.slate,
    { flecks: 7 },
  );
  p.within(body, () => {
    p.sheet(joined(frill('8,104 60,84 110,82 160,100 232,140', 9, -6), '232,60 8,60'), c.slateDark, {
      lift: 0.6,
      edge: c.slateLight,
    });
    p.sheet(outline('10,140! 40,150 76,146 116,156 158,158 230,144! 230,220! 10,220!'), c.cream);
    p.print(outline('34,160! 66,152 98,152 128,134! 126,160 104,176 72,176 48,172'), c.plumDark);
    p.sheet(
      polygon(
        '32,156 48,153 52,166 62,151 68,165 79,150 86,164 95,148 102,160 110,144 116,153 124,136 126,130 110,138 76,145 40,147',
      ),
      c.ivory,
      { lift: 0.5 },
    );
  });
  p.part('jaw', '120 150', () => {
    p.sheet(
      polygon('54,176 61,166 68,178 78,166 85,177 95,163 101,173 110,158 116,166 124,150 112,184 70,188'),
      c.ivory,
      { lift: 0.3 },
    );
    p.sheet(outline('44,172! 60,177 88,176 108,168 126,148! 128,166 116,184 92,194 64,189 50,180'), c.cream, {
      lift: 0.5,
      edge: '#fffdf4',
    });
  });
  p.thread('148,112 143,126 148,142', c.navyDark, 4, 0);
  p.thread('160,116 155,128 160,142', c.navyDark, 4, 0);
  p.thread('172,121 168,131 172,142', c.navyDark, 4, 0);
  p.print(oval(34, 122, 3.4, 2.6), c.navyDark);
  eye(p, 86, 118, { radius: 17, iris: c.mustard, look: [-4, 2] });
  p.sheet(outline('62,104! 76,93 98,93 112,104! 96,101 78,101'), c.slateDark, { lift: 0.5 });
  p.part('fin', '142 166', () => {
    const fin = p.sheet(outline('118,162! 152,158 168,188 166,230! 142,214 122,190'), c.slateDark);
    p.shade(fin, '138,150 166,234 190,234 190,150');
  });
  return p;
}
