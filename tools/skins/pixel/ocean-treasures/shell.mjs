import { both, ellipse, polygon, swing, union } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

export const frames = 8;

const glow = ['..w..\n..w..\nwwwww\n..w..\n..w..', '.....\n..w..\n.www.\n..w..'];

/** Its lid opens and shuts like a mouth, and the pearl shines. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const open = 1 - Math.abs(swing(frame, frames, 1)) * 0.28;
  const foot = 21;

  // Seven ribs, each with a round end.
  const ribs = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((lean) => {
    const angle = (-90 + lean * 72) * (Math.PI / 180);
    return {
      lean,
      x: 16 + Math.cos(angle) * 11.8,
      y: foot + Math.sin(angle) * 16.4 * open + Math.abs(lean) * 1.5,
    };
  });
  const fan = union(
    ...ribs.map(({ x, y }) => ellipse(x, y, 2.7, 2.6)),
    polygon(
      [9, 23],
      ...ribs.map(({ x, y }) => /** @type {const} */ ([16 + (x - 16) * 0.86, foot + (y - foot) * 0.86])),
      [23, 23],
    ),
  );
  raster.part(fan, { line: 'p', fill: 'm', shade: 'v', shadeBy: [2, 1], light: 'k', lightBy: [1, 1] });
  ribs.forEach(({ x, y }, index) => {
    const next = ribs[index + 1];
    if (!next) return;
    const [gx, gy] = [(x + next.x) / 2, (y + next.y) / 2 - 2.4];
    raster.tint(polygon([gx - 0.6, gy], [gx + 0.6, gy], [16.6, foot + 3], [15.4, foot + 3]), 'mvk', 'v');
  });
  raster.tint(ellipse(16, 21.4, 8.6, 7 * open), 'mvpk', 'v');
  raster.tint(ellipse(16, 21.4, 7, 5.4 * open), 'v', 't');

  raster.part(ellipse(16, 22.6, 12.6, 3.4), {
    line: 'p',
    fill: 'a',
    shade: 't',
    shadeBy: [0, 1],
    light: 'w',
    lightBy: [0, 1],
  });
  raster.part(ellipse(16, 18.6, 4), { line: 'n', fill: 'w', shade: 'a', shadeBy: [1, 1] });
  const bowl = both(ellipse(16, 23, 13.4, 7.4), (_, y) => y > 23.6);
  raster.part(bowl, { line: 'p', fill: 'm', shade: 'v', shadeBy: [1, 2], light: 'k', lightBy: [0, 1] });
  for (const x of [7, 12, 19, 24])
    raster.tint(
      polygon([x, 22], [x + 1, 22], [16 + (x - 15.6) * 0.7, 32], [15.4 + (x - 15.6) * 0.7, 32]),
      'mk',
      'v',
    );
  raster.stamp(14, 16, frame % 2 ? (glow[1] ?? '') : '.ww\nww');
  raster.stamp(4, 4, frame % 4 === 1 ? (glow[0] ?? '') : frame % 4 === 2 ? (glow[1] ?? '') : '');
  raster.stamp(23, 3, frame % 4 === 3 ? (glow[0] ?? '') : frame % 4 === 2 ? (glow[1] ?? '') : '');
}
