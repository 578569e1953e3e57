import * as c from '../colours.mjs';
import { eye, rays } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { around } from '../lines.mjs';
import { outline, oval, polygon } from '../shapes.mjs';

export function tuna() {
  const p = new Picture('A pufferfish of cut paper');
  p.part('tail', '198 130', () => {
    const tail = p.sheet(
      outline('182,112! 208,102 228,90! 228,104 238,110! 230,122 239,132! 230,142 236,158! 208,150 182,146!'),
      c.coral,
    );
    p.pleat(tail, '164,128', -40, 40, 10);
  });
  p.part('fin-far', '50 156', () => {
    p.sheet(outline('56,150! 34,146 16,154! 24,164 18,174! 34,176 60,170!'), c.coralDark);
  });
  p.part('spikes', '120 131', () => {
    const spikes = p.sheet(rays(118, 132, 74, 104, 14), c.mustardDark, { slip: 0.6 });
    p.pleat(spikes, '118,132', 0, 360, 28);
  });
  const body = p.sheet(oval(118, 132, 80, 77), c.mustard, { flecks: 8 });
  p.part('body', '120 131', () => {
    p.within(body, () => {
      p.sheet(outline('20,158! 50,150 84,156 120,150 160,156 214,146! 214,240! 20,240!'), c.cream);
      p.thread('50,174 76,184 118,188 160,182 186,168', c.kraftLight, 2.4, 6);
      p.thread('66,192 94,200 122,202 150,198 170,190', c.kraftLight, 2.4, 6);
    });
  });
  p.part('spikes-front', '120 131', () => {
    const spikes = /** @type {const} */ ([
      [92, 78, -115],
      [146, 76, -65],
      [172, 104, -20],
      [60, 82, -140],
      [118, 68, -90],
      [172, 142, 10],
      [60, 180, 130],
      [90, 198, 110],
      [154, 192, 65],
    ]);
    p.sheet(
      spikes.map(([x, y, turn]) => {
        const [tip, left, right] = [
          around(x, y, 17, turn),
          around(x, y, 7, turn + 100),
          around(x, y, 7, turn - 100),
        ];
        return [
          [tip[0], tip[1], true],
          [left[0], left[1], true],
          [right[0], right[1], true],
        ];
      }),
      c.mustardLight,
      { lift: 0.8 },
    );
  });
  p.part('mouth', '92 160', () => {
    p.sheet(outline('66,148! 92,154 120,146! 118,168 94,180 72,168'), c.plumDark, { lift: 0, edge: c.ivory });
    p.print(polygon('84,151 100,151 99,161 85,162'), c.ivory);
    p.print(outline('80,170 94,164 108,168 96,177'), c.coral);
  });
  eye(p, 126, 112, { radius: 23, iris: c.navyLight, look: [-4, 2] });
  eye(p, 66, 110, { radius: 21, iris: c.navyLight, look: [-2, 2], id: 'eye-far' });
  p.print(oval(146, 146, 11, 7), c.coralLight, 0.8);
  p.print(oval(48, 140, 8, 6), c.coralLight, 0.8);
  p.part('fin', '168 160', () => {
    const fin = p.sheet(
      outline('150,150! 176,142 200,148! 196,160 204,170! 190,174 188,186! 170,182 152,168!'),
      c.coral,
    );
    p.pleat(fin, '136,152', -15, 50, 8);
  });
  return p;
}
