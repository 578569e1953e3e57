import * as c from '../colours.mjs';
import { eye } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { outline, oval, strip } from '../shapes.mjs';

/** Lighter than navy, which would be lost on the dark water. */
const dusk = '#355b98';

export function whale() {
  const p = new Picture('A whale of cut paper');
  p.part('spout', '87 88', () => {
    p.sheet(strip('88,92 86,62 74,40 52,36 40,52', [12, 14, 16, 14, 4]), c.tealLight);
    p.sheet(strip('90,92 94,58 110,36 130,38 138,56', [12, 14, 16, 14, 4]), c.tealLight);
    p.sheet(strip('89,94 89,70 90,48', [10, 11, 8]), c.ivory, { lift: 0.6 });
    p.sheet(
      [oval(90, 26, 8), oval(38, 66, 5), oval(141, 70, 5), oval(64, 22, 4.5), oval(116, 20, 4.5)].flat(),
      c.ivory,
      {
        lift: 0.6,
      },
    );
  });
  const body = p.sheet(
    outline(
      '18,150 24,114 52,88 94,80 136,90 168,112 188,118 202,100 206,74 222,70 230,96 229,146 212,188 172,216 122,226 72,222 32,196',
    ),
    '#5a82bd',
    { flecks: 8 },
  );
  p.part('body', '128 160', () => {
    p.within(body, () => {
      const throat = p.sheet(
        outline('4,150! 30,160 62,164 94,158 122,170 136,190 130,212 96,244! 4,240!'),
        c.cream,
        {
          lift: 0.8,
        },
      );
      p.within(throat, () => {
        for (const line of [
          '40,164 52,196 80,224',
          '62,166 76,194 104,222',
          '84,164 98,190 124,220',
          '104,164 118,186 138,212',
          '24,166 34,196 58,224',
        ]) {
          p.thread(line, c.kraftLight, 2.6, 0);
        }
      });
      p.print(
        [oval(146, 112, 5, 4), oval(160, 124, 4, 3.4), oval(138, 128, 3.4, 3)].flat(),
        c.slateLight,
        0.7,
      );
    });
  });
  p.part('flukes', '216 92', () => {
    const flukes = p.sheet(
      outline(
        '217,98! 206,80 186,70 160,66 150,44! 178,34 202,42 213,58! 220,40 232,27 240,22! 246,44 242,66 230,82!',
      ),
      dusk,
    );
    p.shade(flukes, '213,58 217,100 250,100 250,10');
  });
  p.thread('20,152 44,162 78,163 104,154 118,138', c.navyDark, 4, 0);
  p.print(oval(132, 152, 11, 7), c.coralLight, 0.75);
  eye(p, 112, 122, { radius: 14, iris: c.teal, look: [-3, 1] });
  p.sheet(outline('92,108! 102,96 118,95 130,105! 116,101 104,102'), dusk, { lift: 0.4 });
  p.part('fin', '150 184', () => {
    const fin = p.sheet(outline('132,176! 160,166 190,184 206,222! 178,226 148,212 134,192'), dusk);
    p.shade(fin, '140,176 206,226 206,240 120,240');
  });
  return p;
}
