import * as c from '../colours.mjs';
import { eye } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { frill, joined, outline, strip } from '../shapes.mjs';

export function fish() {
  const p = new Picture('A fish of cut paper');
  p.part('tail', '184 140', () => {
    const tail = p.sheet(
      outline(
        '166,124! 190,110 212,78 230,72! 229,90 235,102! 225,118 229,138! 226,156 236,170! 230,186 234,206! 212,200 190,170 166,156!',
      ),
      c.mustard,
    );
    p.pleat(tail, '150,140', -48, 48, 12);
  });
  p.part('fin-top', '120 84', () => {
    const fin = p.sheet(
      outline('66,100! 80,58 106,30 128,22! 131,36 144,36! 146,48 162,52! 161,66 176,78! 166,104!'),
      c.mustard,
    );
    p.pleat(fin, '112,140', -130, -35, 10);
  });
  p.part('fin-low', '114 198', () => {
    const fin = p.sheet(outline('92,190! 104,214 124,234! 130,222 142,226! 142,208 140,186!'), c.mustard);
    p.pleat(fin, '112,170', 35, 110, 6);
  });
  const body = p.sheet(
    outline('20,142 28,110 60,80 104,70 148,82 184,118 196,140 184,162 150,196 106,210 62,200 30,174'),
    c.coral,
    { flecks: 7 },
  );
  p.within(body, () => {
    for (const [x, colour] of /** @type {const} */ ([
      [182, c.coralLight],
      [162, c.coral],
      [142, c.coralLight],
      [121, c.coral],
    ])) {
      p.sheet(joined(frill(`${x - 8},64 ${x},138 ${x - 8},214`, 7, 9), '0,214 0,64'), colour, { lift: 0.6 });
    }
    p.sheet(outline('10,176! 50,184 90,176 130,180 176,164 204,150! 204,190! 110,240! 10,220!'), c.peach);
    p.sheet(strip('86,84 101,112 101,146 88,176', [3, 9, 8, 3]), c.coralDark, { lift: 0.5, edge: null });
  });
  p.sheet(outline('22,150! 40,160 64,154! 60,172 46,180 32,172'), c.plumDark, {
    lift: 0,
    edge: c.coralLight,
  });
  p.print(outline('38,170 50,165 58,167 50,177 42,178'), c.rose);
  p.part('fin', '118 146', () => {
    const fin = p.sheet(
      outline('108,130! 134,128 160,144 170,166! 157,166 156,182! 143,176 134,188! 120,174 108,152'),
      c.mustardLight,
    );
    p.pleat(fin, '98,134', 0, 72, 8);
  });
  eye(p, 66, 116, { radius: 21 });
  p.sheet(outline('42,96! 52,83 70,80 88,90! 72,87 56,90'), c.coralDark, { lift: 0.4 });
  return p;
}
