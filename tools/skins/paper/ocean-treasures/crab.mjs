import * as c from '../colours.mjs';
import { brad, dots, eye } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { frill, joined, mirrored, outline, oval, strip } from '../shapes.mjs';

const crimson = '#d6453f';
const crimsonDark = '#a82f38';

export function crab() {
  const p = new Picture('A crab of cut paper');
  const legs = [
    strip('84,176 52,172 30,190 22,210', [16, 14, 11, 3]),
    strip('88,188 60,190 42,208 38,228', [16, 14, 11, 3]),
    strip('98,198 78,206 66,222 66,238', [15, 13, 10, 3]),
  ];
  p.part('legs-left', '96 184', () => p.sheet(legs.flat(), crimsonDark));
  p.part('legs-right', '160 184', () =>
    p.sheet(
      legs.flatMap((leg) => mirrored(leg, 128)),
      crimsonDark,
    ),
  );
  const arm = strip('82,152 50,148 40,128 46,108', [22, 20, 18, 20]);
  const claw = outline('48,118 26,102 17,72 26,40 48,20! 50,42 60,58! 68,40 82,26! 92,50 88,82 72,108');
  const inner = outline('44,104 30,90 26,68 32,48! 42,62 58,74 70,72 80,60! 80,80 66,100');
  const limb = (
    /** @type {(shape: import('../shapes.mjs').Shape) => import('../shapes.mjs').Shape} */ turned,
  ) => {
    p.sheet(turned(arm), crimsonDark);
    p.sheet(turned(claw), crimson, { flecks: 2 });
    p.sheet(turned(inner), c.coralLight, { lift: 0.4, edge: null });
  };
  p.part('claw-left', '84 152', () => limb((shape) => shape));
  p.part('claw-right', '172 152', () => limb((shape) => mirrored(shape, 128)));
  p.part('stalks', '128 130', () => {
    p.sheet([strip('108,136 104,96', [13, 11]), strip('148,136 152,94', [13, 11])].flat(), crimsonDark);
    eye(p, 103, 92, { radius: 19, iris: c.mustard, look: [2, 2] });
    eye(p, 153, 90, { radius: 19, iris: c.mustard, look: [-3, 2], id: 'eye-far' });
  });
  p.part('body', '128 170', () => {
    const body = p.sheet(
      outline('128,114 168,118 200,138 206,164 190,194 160,212 128,216 96,212 66,194 50,164 56,138 88,118'),
      crimson,
      { flecks: 6 },
    );
    p.within(body, () => {
      p.sheet(joined(frill('40,196 84,186 128,184 172,186 216,196', 8, 8), '216,230 40,230'), c.peach, {
        lift: 0.7,
      });
    });
    dots(
      p,
      [
        [84, 142, 5],
        [100, 132, 4],
        [172, 142, 5],
        [156, 132, 4],
        [128, 128, 4.4],
      ],
      c.coralLight,
    );
    p.print([oval(78, 166, 10, 7), oval(178, 166, 10, 7)].flat(), c.coralLight, 0.75);
    p.sheet(outline('98,154! 128,164 158,153! 154,180 128,192 102,180'), c.plumDark, {
      lift: 0,
      edge: c.peach,
    });
    p.print(outline('112,181 128,172 145,180 128,188'), c.coral);
    brad(p, 64, 152);
    brad(p, 192, 152);
  });
  return p;
}
