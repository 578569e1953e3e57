import * as c from '../colours.mjs';
import { dots, eye } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { curl } from '../lines.mjs';
import { mirrored, outline, oval, strip } from '../shapes.mjs';

const periwinkle = '#6a7cc4';
const periwinkleDark = '#465597';

export function manta() {
  const p = new Picture('A manta ray of cut paper');
  p.part('tail', '129 183.7', () =>
    p.sheet(strip('128,176 132,206 146,226 172,234', [18, 12, 8, 2]), periwinkleDark),
  );
  const wing = outline(
    '132,76! 106,68 66,78 32,102 15,148! 42,144 58,156! 76,160 84,180! 98,186 104,200! 116,202 131,196!',
  );
  const wings = /** @type {const} */ ([
    ['left', '104.3 128.6', wing],
    ['right', '149.9 126.7', mirrored(wing, 128)],
  ]);
  for (const [side, pivot, shape] of wings) {
    p.part(`wing-${side}`, pivot, () => {
      const sheet = p.sheet(shape, periwinkle, { flecks: 4 });
      if (side === 'left') p.pleat(sheet, '128,70', 105, 165, 6);
      else p.pleat(sheet, '128,70', 75, 15, 6);
      dots(
        p,
        [
          [40, 128, 4.4],
          [56, 118, 4.4],
          [70, 110, 4.4],
          [84, 104, 4],
        ].map(([x = 0, y = 0, radius = 0]) => [side === 'left' ? x : 256 - x, y, radius]),
        c.tealLight,
      );
    });
  }
  p.part('horn-left', '96.7 86.8', () =>
    p.sheet(strip(curl('106,92', 258, 92, [-12, -2, -46, -60]), [24, 20, 9]), periwinkleDark),
  );
  p.part('horn-right', '155.6 84.9', () =>
    p.sheet(strip(curl('150,92', 282, 92, [12, 2, 46, 60]), [24, 20, 9]), periwinkleDark),
  );
  p.part('body', '127.1 130.5', () => {
    p.sheet(outline('128,68 158,78 176,104 172,138 154,176 128,204 102,176 84,138 80,104 98,78'), c.cream, {
      flecks: 4,
    });
    for (const dx of [-1, 1]) {
      for (const [y, half] of [
        [162, 26],
        [172, 22],
        [182, 17],
      ].map(([a = 0, b = 0]) => /** @type {const} */ ([a, b]))) {
        p.thread(`${128 + dx * 7},${y + 4} ${128 + dx * half},${y - 4}`, c.kraftLight, 3.4, 0);
      }
    }
    p.print([oval(94, 126, 9, 6), oval(162, 126, 9, 6)].flat(), c.coralLight, 0.85);
    p.sheet(outline('104,126! 128,132 152,126! 148,146 128,154 108,146'), c.plumDark, {
      lift: 0,
      edge: c.kraftLight,
    });
    p.print(outline('116,146 128,140 141,145 128,151'), c.coral);
    eye(p, 104, 102, { radius: 18, look: [2, 2] });
    eye(p, 152, 101, { radius: 18, look: [-3, 2], id: 'eye-far' });
  });
  return p;
}
