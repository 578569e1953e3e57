import * as c from '../colours.mjs';
import { dots } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { box, frill, joined, outline, oval, polygon, scaled, strip } from '../shapes.mjs';

/** @typedef {import('../shapes.mjs').Shape} Shape */
/**
 * The papers of a machine: its board and what lies under and over it, and the ground of its wells, which carries pale
 * text.
 *
 * @typedef {object} Papers
 * @property {string} name
 * @property {string} back
 * @property {string} board
 * @property {string} trim
 * @property {string} well
 */

/** @type {Papers} */
export const locker = { name: 'locker', back: c.kraftDark, board: c.kraft, trim: c.coral, well: '#3a1c38' };
/** @type {Papers} */
export const bell = {
  name: 'diving bell',
  back: c.mustardDark,
  board: c.mustard,
  trim: c.teal,
  well: c.navyDark,
};

/** The outline of a box whose four sides have bumps. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} size of a bump @param {number} height @returns {Shape} */
function lace(x, y, w, h, size, height) {
  const across = Math.round(w / size);
  const down = Math.round(h / size);
  return joined(
    frill(`${x},${y} ${x + w},${y}`, across, height),
    frill(`${x + w},${y} ${x + w},${y + h}`, down, height),
    frill(`${x + w},${y + h} ${x},${y + h}`, across, height),
    frill(`${x},${y + h} ${x},${y}`, down, height),
  );
}

/** The board with the title. @param {Papers} papers */
export function sign({ name, back, board, trim, well }) {
  const p = new Picture(`The sign of a paper ${name}`, 800, 150, 1.5);
  p.sheet([strip('196,2 198,40', [5, 5]), strip('604,2 602,40', [5, 5])].flat(), c.cream, { lift: 0.6 });
  // A ribbon, folded back at both ends.
  p.sheet(polygon('8,52 96,48 96,132 8,136 34,94'), trim);
  p.sheet(polygon('792,52 704,48 704,132 792,136 766,94'), trim);
  p.sheet(
    outline('24,38! 200,24 400,20 600,24 776,38! 770,84 776,134! 600,142 400,146 200,142 24,134! 30,84'),
    back,
  );
  p.sheet(
    outline('32,44! 200,31 400,27 600,31 768,44! 762,84 768,127! 600,135 400,138 200,135 32,127! 38,84'),
    board,
    {
      lift: 0.6,
      flecks: 26,
    },
  );
  p.sheet(lace(86, 40, 628, 90, 14, 4), c.cream, { lift: 0.5 });
  p.sheet(box(86, 40, 628, 90, 8), well, { lift: 0, edge: null });
  p.print(polygon('86,40 714,40 714,45 92,46 92,130 86,130'), '#0c0410', 0.3);
  dots(
    p,
    [
      [190, 33.5, 5],
      [610, 33.5, 5],
    ],
    c.mustardLight,
  );
  return p;
}

/** The board with bet and win. @param {Papers} papers */
export function plate({ name, back, board, trim, well }) {
  const p = new Picture(`The plate of a paper ${name}`, 1000, 170, 1.6);
  p.sheet(box(8, 6, 980, 154, 16), back);
  p.sheet(lace(18, 15, 960, 135, 20, 5), c.cream, { lift: 0.6 });
  p.sheet(box(20, 17, 956, 131, 10), board, { lift: 0.5, flecks: 30 });
  for (const x of [50, 520]) {
    p.sheet(box(x - 7, 21, 444, 128, 14), trim, { lift: 0.5 });
    p.sheet(box(x, 28, 430, 114, 10), well, { lift: 0, edge: null });
    p.print(
      polygon(`${x + 2},28 ${x + 428},28 ${x + 428},34 ${x + 8},35 ${x + 8},142 ${x + 2},142`),
      '#0c0410',
      0.3,
    );
  }
  dots(
    p,
    [
      [30, 85, 6],
      [500, 46, 5],
      [500, 124, 5],
      [966, 85, 6],
    ],
    c.mustardLight,
  );
  return p;
}

/** The locker around three reels. */
export function lockerFrame() {
  const p = new Picture('A frame of layered paper', 1000, 1000, 1.7);
  const hole = box(71.5, 71.5, 857, 857, 18);
  const lie = { holes: true, slip: 0.5 };
  p.sheet([box(8, 8, 978, 978, 38), hole].flat(), c.kraftDark, { ...lie, lift: 1.2, shade: 18 });
  p.sheet([box(18, 18, 958, 958, 30), box(60, 60, 876, 876, 22)].flat(), c.kraft, {
    ...lie,
    lift: 0.7,
    flecks: 40,
  });
  p.sheet([lace(53, 53, 892, 892, 22, 5), hole].flat(), c.cream, { ...lie, lift: 0.6 });
  p.sheet([box(59, 59, 880, 880, 22), hole].flat(), c.coral, { ...lie, lift: 0.5 });
  for (const [line] of [['36,150 36,850'], ['962,150 962,850'], ['150,36 850,36'], ['150,962 850,962']]) {
    p.thread(line ?? '', c.cream, 3.4, 13);
  }
  // Folded corners, each held by a fastener.
  const corner = outline('10,10! 150,12! 132,36 138,52! 60,60! 52,138! 36,132 12,150!');
  for (const across of [1, -1]) {
    for (const down of [1, -1]) {
      const turned = (/** @type {Shape} */ shape) => scaled(shape, across, down, 498, 497);
      const sheet = p.sheet(turned(corner), c.mustard, { lift: 0.8 });
      p.within(sheet, () => p.print(turned(polygon('0,0 160,0 60,60')), c.ink, 0.12));
      p.sheet(turned(oval(38, 38, 9)), c.mustardLight, { lift: 0.4 });
    }
  }
  return p;
}

/** The diving bell around five reels. */
export function bellFrame() {
  const p = new Picture('A porthole of layered paper', 1000, 660, 1.5);
  const hole = box(51.5, 61.5, 897, 537, 34);
  const lie = { holes: true, slip: 0.5 };
  p.sheet([box(6, 8, 984, 640, 64), hole].flat(), c.kraftDark, { ...lie, lift: 1.2, shade: 18 });
  p.sheet([box(13, 15, 970, 626, 58), box(40, 49, 918, 560, 42)].flat(), c.mustard, {
    ...lie,
    lift: 0.7,
    flecks: 40,
  });
  p.sheet([lace(36, 45, 926, 568, 20, 4), hole].flat(), c.cream, { ...lie, lift: 0.6 });
  p.sheet([box(41, 50, 916, 558, 42), hole].flat(), c.tealDark, { ...lie, lift: 0.5 });
  p.sheet([strip('26,250 26,410', [26, 26]), strip('972,250 972,410', [26, 26])].flat(), c.mustardDark, {
    lift: 0.6,
  });
  /** @type {[number, number, number][]} */
  const rivets = [];
  for (let x = 90; x <= 910; x += 82) rivets.push([x, 31, 6], [x, 627, 6]);
  for (const y of [110, 190, 470, 550]) rivets.push([25, y, 6], [971, y, 6]);
  rivets.push([26, 264, 7], [26, 396, 7], [972, 264, 7], [972, 396, 7]);
  dots(p, rivets, c.mustardLight);
  return p;
}
