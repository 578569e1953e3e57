import * as c from '../colours.mjs';
import { lighter } from '../colours.mjs';
import { chanceOf } from '../cut.mjs';
import { dots } from '../details.mjs';
import { Picture } from '../picture.mjs';
import { frill, joined, outline, oval, polygon, strip } from '../shapes.mjs';
import { HEIGHT, WIDTH, shafts, tunnel } from './tunnel.mjs';

/** The water from under the pier down to midnight. */

const small = outline('-16,0 -6,-8 8,-6 16,-1! 26,-9! 24,0 27,9! 16,2! 6,8 -8,7');

/** A shoal, far away. @param {Picture} p @param {string} colour @param {readonly (readonly [number, number, number])[]} places x, y and size */
function shoal(p, colour, places) {
  p.repeat(
    places.map(([x, y, size]) => `translate(${x} ${y}) scale(${size})`),
    () => p.sheet(small, colour, { edge: lighter(colour), lift: 0.8 }),
  );
}

/** Under the pier, in late sun. */
export function pierLight() {
  const p = new Picture('Late sun through layers of paper water', WIDTH, HEIGHT, 1.5);
  tunnel(p, '330,-40', [
    ['#fbe3a4', 0],
    ['#d9dcae', 120],
    ['#94cdb9', 200],
    ['#5bb3ab', 300],
    ['#37969a', 420],
    ['#247b88', 570],
    ['#1a6475', 760],
    ['#145162', 960],
    ['#0f4152', 1180],
  ]);
  shafts(p, 330, [
    [120, 60],
    [520, 90],
    [860, 70],
    [1200, 110],
  ]);
  shoal(p, '#2a8390', [
    [820, 190, 1.2],
    [880, 170, 1],
    [900, 214, 0.9],
    [960, 190, 1],
    [1010, 222, 0.8],
    [1030, 176, 0.7],
  ]);
  return p;
}

/** Ocean Treasures: the sunlit reef. */
export function reefLight() {
  const p = new Picture('A sunlit reef of layered paper', WIDTH, HEIGHT, 1.5);
  tunnel(p, '560,-60', [
    ['#fdf0c4', 0],
    ['#c4e6cf', 150],
    ['#84cfc2', 250],
    ['#4fb3b4', 370],
    ['#3294a5', 510],
    ['#267893', 670],
    ['#215f7e', 860],
    ['#1d4a69', 1080],
  ]);
  shafts(p, 560, [
    [220, 80],
    [560, 70],
    [900, 100],
    [1260, 90],
  ]);
  shoal(p, '#3f9fb0', [
    [180, 300, 1.1],
    [236, 276, 0.9],
    [250, 322, 1],
    [306, 300, 0.8],
    [1180, 240, 1],
    [1232, 262, 0.8],
  ]);
  return p;
}

/** A jellyfish like a lantern. @param {Picture} p @param {string} place @param {string} bell @param {string} inside */
function jellyfish(p, place, bell, inside) {
  p.at(place, () => {
    p.sheet(
      [-34, -18, 0, 18, 34].flatMap((x, i) =>
        strip(
          `${x},10 ${x + (i % 2 ? 10 : -8)},50 ${x + (i % 2 ? -6 : 10)},92 ${x + (i % 2 ? 6 : -4)},${128 - Math.abs(x)}`,
          [9, 8, 6, 2],
        ),
      ),
      inside,
      { lift: 0.7 },
    );
    const dome = p.sheet(
      joined(frill('52,14 -52,14', 6, -9), frill('-52,14 -46,-26 -22,-50 0,-56 22,-50 46,-26 52,14', 1, 0)),
      bell,
    );
    p.pleat(dome, '0,20', -180, 0, 10, 0.12);
    p.sheet(oval(-18, -26, 9, 6, -30), inside, { lift: 0.4 });
  });
}

/** Ocean Treasures: one level deeper. */
export function twilight() {
  const p = new Picture('Twilight of layered paper', WIDTH, HEIGHT, 1.5);
  tunnel(p, '980,-40', [
    ['#fbc9a0', 0],
    ['#ef9f96', 110],
    ['#cd7f9c', 200],
    ['#a0669b', 320],
    ['#755592', 460],
    ['#544a84', 620],
    ['#3c4072', 810],
    ['#2b345f', 1030],
    ['#21294d', 1260],
  ]);
  shafts(p, 980, [
    [360, 80],
    [760, 90],
    [1180, 70],
  ]);
  jellyfish(p, 'translate(170 300) scale(1.15)', c.rose, c.peach);
  jellyfish(p, 'translate(1290 420) scale(.9)', c.plumLight, c.rose);
  jellyfish(p, 'translate(310 180) scale(.6)', c.plumLight, c.rose);
  shoal(p, '#6a5c9a', [
    [420, 400, 1],
    [470, 380, 0.8],
    [486, 420, 0.9],
    [1080, 300, 0.9],
  ]);
  return p;
}

/** A fish with a lantern of its own. @param {Picture} p @param {string} place */
function anglerfish(p, place) {
  p.at(place, () => {
    for (const [radius, opacity] of /** @type {const} */ ([
      [64, 0.1],
      [44, 0.14],
      [28, 0.2],
    ])) {
      p.print(oval(128, -74, radius), c.mustardLight, opacity);
    }
    p.sheet(strip('10,-46 34,-104 88,-118 126,-86', [9, 7, 5, 4]), '#4a4585', { edge: '#8d86c4' });
    p.sheet(oval(128, -74, 15), c.mustardLight, { edge: '#fff8e8' });
    const tail = p.sheet(
      outline('-78,0! -104,-24 -134,-40! -128,-18 -138,2! -128,20 -132,42! -102,28 -78,16!'),
      c.plum,
    );
    p.pleat(tail, '-60,4', 140, 220, 8);
    p.sheet(outline('20,52! -8,84 -40,92! -34,66 -24,48!'), c.plum);
    const body = p.sheet(
      outline('96,-8! 74,-40 30,-58 -26,-52 -68,-28 -90,4 -66,40 -20,62 34,62 78,44 104,16!'),
      '#4a4585',
      {
        edge: '#8d86c4',
        flecks: 6,
      },
    );
    p.within(body, () =>
      p.sheet(joined(frill('-100,30 0,40 120,30', 9, 8), '120,90 -100,90'), '#6d64a8', { lift: 0.6 }),
    );
    p.print(outline('104,16! 60,14 24,22! 40,40 78,44'), c.plumDark);
    p.sheet(polygon('100,10 92,26 84,13 74,30 66,15 56,32 48,17 40,30 34,18 60,8'), c.ivory, { lift: 0.4 });
    p.sheet(oval(44, -18, 15), c.ivory, { lift: 0.6 });
    p.print(oval(48, -16, 7), c.ink);
  });
}

/** Ocean Treasures: deeper still. */
export function midnight() {
  const p = new Picture('Midnight of layered paper', WIDTH, HEIGHT, 1.5);
  tunnel(
    p,
    '720,330',
    [
      ['#3f5aa0', 0],
      ['#354a8a', 240],
      ['#2c3c74', 370],
      ['#24305f', 510],
      ['#1d264c', 660],
      ['#171d3c', 820],
      ['#12162f', 980],
    ],
    0.62,
  );
  const chance = chanceOf('plankton');
  /** @type {[number, number, number][]} */
  const plankton = Array.from({ length: 60 }, () => [chance() * WIDTH, chance() * 720, 1.6 + chance() * 3]);
  dots(p, plankton, '#9fd8d6');
  jellyfish(p, 'translate(84 130) scale(.7)', c.tealLight, '#c9efe2');
  jellyfish(p, 'translate(1300 300) scale(1.2)', c.tealLight, '#c9efe2');
  jellyfish(p, 'translate(1180 150) scale(.6)', c.mustardLight, c.cream);
  jellyfish(p, 'translate(1390 140) scale(.5)', c.rose, c.peach);
  anglerfish(p, 'translate(170 350) scale(1.05)');
  return p;
}
