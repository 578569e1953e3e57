import * as c from '../colours.mjs';
import { lighter } from '../colours.mjs';
import { dots, rays } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { box, frill, joined, oval, polygon, strip } from '../shapes.mjs';

/** What lies behind the symbols. */

/**
 * Sheets of water, one before the other, each cut in waves along its upper edge.
 *
 * @param {Picture} p @param {number} width @param {number} height @param {readonly string[]} colours from far to near
 * @param {number} first how high the first wave lies @param {number} [bump]
 */
function waves(p, width, height, colours, first, bump = 90) {
  colours.forEach((colour, i) => {
    const y = first + ((height - first) * i) / colours.length;
    const slope = height * 0.025 * (i % 2 ? 1 : -1);
    const over = 40 + (i % 3) * bump * 0.3;
    const line = `${-over},${y} ${width * 0.33},${y - slope} ${width * 0.7},${y + slope} ${width + over},${y}`;
    p.sheet(
      joined(
        frill(line, Math.max(2, Math.round((width + 2 * over) / bump)), bump * 0.16),
        `${width + over},${height + 30} ${-over},${height + 30}`,
      ),
      colour,
      {
        edge: lighter(colour),
        lift: 1.4,
        snip: 0.6,
      },
    );
  });
}

/** A cord between two columns, twisted of two. @param {Picture} p @param {number} x @param {number} height @param {string} colour @param {string} dark @param {number} width */
function cord(p, x, height, colour, dark, width) {
  p.sheet(box(x - width / 2, -20, width, height + 40), colour, { lift: 0.8, slip: 0.6 });
  let twists = '';
  for (let y = -10; y < height + 20; y += width * 2)
    twists += `M${x - width / 2} ${y + width}L${x + width / 2} ${y}`;
  p.stroke(twists, dark, width * 0.3);
}

/** Lucky Fishing: three columns of water. */
export function reels() {
  const p = new Picture('Water of layered paper behind three reels', 860, 860, 1.5);
  p.sheet(box(-20, -20, 900, 900), '#1f6d7a', { edge: null, lift: 0 });
  for (const x of [40, 300, 590]) {
    p.print(polygon(`${x},-10 ${x + 120},-10 ${x + 40},880 ${x - 120},880`), '#bfe6d6', 0.06);
  }
  waves(p, 860, 860, ['#1b6271', '#175767', '#144c5d', '#114152', '#0e3647', '#0b2c3c'], 120, 110);
  for (const x of [860 / 3, (860 * 2) / 3]) cord(p, x, 860, c.kraft, c.kraftDark, 10);
  return p;
}

/** Lucky Fishing: a column that has won. */
export function columnLit() {
  const p = new Picture('Sunlit water of layered paper', 287, 860, 1.5);
  p.sheet(box(-20, -20, 330, 900), '#46b3ae', { edge: null, lift: 0 });
  p.sheet(rays(143, -30, 150, 250, 22), '#63c0b5', { edge: '#8fd3c6', lift: 0.7 });
  p.sheet(oval(143, -44, 84), c.mustardLight, { lift: 0.8 });
  waves(p, 287, 860, ['#3aa5a5', '#33999d', '#2c8c94', '#257f8a', '#1f727f'], 290, 96);
  dots(
    p,
    [
      [44, 330, 5],
      [60, 306, 3],
      [236, 560, 5],
      [250, 534, 3],
      [66, 700, 4],
    ],
    '#bfe8dc',
  );
  for (const x of [4, 283]) cord(p, x, 860, c.mustard, c.mustardDark, 11);
  return p;
}

/** Ocean Treasures: five columns of deep water, parted by paper chains. */
export function deepReels() {
  const p = new Picture('Deep water of layered paper behind five reels', 1500, 900, 2);
  p.sheet(box(-20, -20, 1540, 940), '#22506f', { edge: null, lift: 0 });
  for (const x of [80, 420, 700, 1040, 1320]) {
    p.print(polygon(`${x},-10 ${x + 120},-10 ${x + 30},920 ${x - 130},920`), '#bfe0e6', 0.05);
  }
  waves(p, 1500, 900, ['#204565', '#22395c', '#263056', '#28274d', '#271f42'], 150, 150);
  const links = [300, 600, 900, 1200].flatMap((x) =>
    Array.from({ length: 18 }, (_, i) => `translate(${x} ${i * 52 - 4})`),
  );
  p.repeat(links, () => {
    p.sheet([oval(0, 0, 9, 17), oval(0, 0, 4.4, 11.5)].flat(), c.mustard, {
      holes: true,
      lift: 0.5,
      slip: 0.3,
    });
    p.sheet(strip('0,13 0,40', [6, 6]), c.mustardDark, { lift: 0.4, edge: c.mustard, slip: 0.3 });
  });
  return p;
}

/** Ocean Treasures: the cell of a winning symbol. */
export function cellLit() {
  const p = new Picture('A sunlit tile of layered paper', 300, 300, 1.8);
  p.sheet(box(4, 4, 288, 288, 26), c.mustard, { lift: 0.6 });
  const tile = p.sheet(box(11, 11, 274, 274, 20), '#4bb7b3', { lift: 0, edge: c.mustardDark });
  p.within(tile, () => {
    p.sheet(rays(150, 6, 120, 190, 16), '#6cc5ba', { edge: '#9ad8cb', lift: 0.6 });
    waves(p, 300, 300, ['#3aa5a5', '#2f939b', '#257f8a'], 150, 76);
  });
  return p;
}
