import { ellipse, polygon, swing, tube, union } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

export const frames = 8;

/** It rows with its long flippers. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const row = swing(frame, frames, 1);
  const rise = Math.round(row * -1);
  const skin = { line: 'n', fill: 'g', shade: 't', shadeBy: /** @type {const} */ ([1, 1]) };

  raster.part(
    tube(
      [
        [18, 12],
        [15.6, 6.6 + row],
        [11.6 + row, 3 + row * 2],
      ],
      [3, 2.7, 1.3],
    ),
    skin,
  );
  raster.part(
    tube(
      [
        [23, 20],
        [27, 23 - row],
        [28.4, 26 - row * 2],
      ],
      [2.4, 1.8, 1],
    ),
    skin,
  );
  raster.part(polygon([26, 18], [30.4, 19 + row], [27, 21]), skin);
  raster.part(
    union(
      ellipse(7, 13.4 + rise, 5, 5),
      tube(
        [
          [9, 15 + rise],
          [13, 16],
        ],
        [3, 3],
      ),
    ),
    { ...skin, light: 'y', lightBy: [0, 1] },
  );

  const dome = (/** @type {number} */ x, /** @type {number} */ y) =>
    ellipse(19.6, 17.4, 9, 10)(x, y) && y < 19;
  raster.part(ellipse(19.4, 18.4, 9.4, 3.6), { line: 'n', fill: 'k', shade: 'o', shadeBy: [0, 1] });
  raster.part(dome, { line: 'n', fill: 'o', shade: 'e', shadeBy: [2, 0], light: 'y', lightBy: [1, 1] });
  // Plates of its shell.
  raster.stamp(
    11,
    8,
    '....e....e......\n....e....e......\n...e......e.....\neeee......eeeee.\n...e......e.....\n....e....e......\n....eeeeee......\n...e......e.....\n..e........e....\n.e..........e...',
  );
  raster.tint(ellipse(16.4, 10, 1.8, 1.2), 'o', 'y');
  raster.tint(ellipse(16.4, 10, 0.9), 'y', 'w');

  raster.part(
    tube(
      [
        [14, 19],
        [9.4, 22.6 - row * 2.4],
        [4.6 + Math.abs(row), 26.8 - row * 7],
      ],
      [3.2, 2.9, 1.5],
    ),
    { ...skin, light: 'y', lightBy: [0, 1] },
  );
  raster.stamp(10, 21 - Math.round(row * 2), 't.\n.t');
  raster.stamp(4, 10 + rise, frame === 5 ? '....\n....\nn..n\n.nn.' : 'www.\nnnww\nnnww\nwww.');
  raster.stamp(2, 15 + rise, 'n....n\n.nnnn.');
  raster.stamp(8, 14 + rise, 'o');
}
