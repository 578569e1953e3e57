import * as c from '../colours.mjs';
import { dots, eye } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { curl } from '../lines.mjs';
import { outline, oval, strip } from '../shapes.mjs';

export function seahorse() {
  const p = new Picture('A seahorse of cut paper');
  p.part('fin', '171 128', () => {
    const fin = p.sheet(
      outline('164,104! 188,88 212,90! 210,106 224,116! 215,130 222,146! 206,152 202,166! 182,164 160,156!'),
      c.coral,
    );
    p.pleat(fin, '140,130', -45, 45, 10);
  });
  p.part('tail', '121 190', () => {
    const tail = p.sheet(
      strip(curl('144,156', 104, 200, [2, 8, 22, 30, 34]), [64, 44, 26, 16, 5]),
      c.mustard,
    );
    p.within(tail, () => {
      for (const line of [
        '108,182 160,200',
        '100,196 146,222',
        '96,204 118,236',
        '84,206 84,244',
        '74,204 54,230',
        '66,196 40,206',
      ]) {
        p.thread(line, c.mustardDark, 3, 0);
      }
    });
  });
  p.part('body', '139 150', () => {
    const body = p.sheet(
      outline('160,64 180,96 186,132 176,164 156,188 126,196 104,182 98,156 106,128 116,106 116,80'),
      c.mustard,
      { flecks: 5 },
    );
    p.within(body, () => {
      p.sheet(outline('90,110! 118,104 136,120 138,150 128,178 118,206! 70,206!'), c.mustardLight, {
        lift: 0.7,
      });
      for (const line of [
        '94,134 118,128 138,132',
        '90,150 114,146 138,150',
        '92,168 114,164 134,170',
        '96,184 112,180 128,188',
      ]) {
        p.thread(line, c.mustardDark, 3, 0);
      }
    });
    dots(
      p,
      [
        [160, 120, 4],
        [164, 138, 4],
        [156, 154, 4],
        [146, 170, 3.4],
      ],
      c.mustardLight,
    );
  });
  p.part('head', '149 84', () => {
    const crest = p.sheet(
      outline(
        '118,46! 116,26 126,18! 134,28 142,16! 150,28 164,20! 166,34 184,34! 180,48 194,58! 184,68 190,84! 170,90 150,60',
      ),
      c.coral,
    );
    p.pleat(crest, '142,68', -150, 30, 12);
    p.sheet(
      outline(
        '146,32 170,44 182,70 176,96 156,112 130,108 112,94 90,90 58,92! 48,96 40,84 41,66 50,58! 60,68 92,66 108,62 118,42 130,34',
      ),
      c.mustard,
      { flecks: 3 },
    );
    p.sheet(outline('50,58! 40,66 40,86 48,96! 58,90 58,66'), c.mustardDark, { lift: 0.3 });
    p.print(oval(142, 92, 11, 7), c.coralLight, 0.8);
    p.thread('66,80 84,88 104,84', c.mustardDark, 3, 0);
    eye(p, 128, 66, { radius: 18, look: [-4, 1] });
    p.sheet(outline('108,52! 118,41 136,39 150,47! 136,46 121,48'), c.mustardDark, { lift: 0.4 });
  });
  p.part('fin-front', '153 114', () => {
    const fin = p.sheet(
      outline('136,112! 154,102 176,106! 175,118 183,130! 169,135 162,148! 146,138 136,124'),
      c.coral,
    );
    p.pleat(fin, '126,108', -8, 64, 8);
  });
  return p;
}
