import { ellipse, polygon, swing, tube, turned, union } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

export const frames = 8;

/** It leaps, beats its tail and blinks. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const y = 1 - Math.round(Math.abs(swing(frame, frames, 0.5)) * 2);
  const beat = swing(frame, frames, 2);
  const coral = { line: 'p', fill: 'o', shade: 'r' };

  // The fan folds as it swings away from the eye.
  const fold = Math.abs(beat) * 3;
  /** @type {import('../shapes.mjs').Point} */
  const joint = [21, 17 + y];
  const upper = turned(
    [
      [20, 18 + y],
      [25.5 - fold, 8.4 + y],
      [29 - fold, 7.6 + y],
      [30.4 - fold, 11 + y],
      [28 - fold, 17.4 + y],
    ],
    joint,
    beat * 12,
  );
  const lower = turned(
    [
      [20, 16 + y],
      [27.6 - fold, 17.2 + y],
      [30.4 - fold, 22.4 + y],
      [29 - fold, 26 + y],
      [25 - fold, 25 + y],
    ],
    joint,
    beat * 12,
  );
  raster.part(union(polygon(...upper), polygon(...lower)), {
    ...coral,
    shadeBy: [2, 1],
    light: 'y',
    lightBy: [1, 2],
  });
  const crest = turned(
    [
      [7, 10 + y],
      [9, 5 + y],
      [12.4, 1.4 + y],
      [13.4, 4 + y],
      [17, 1.6 + y],
      [17.6, 4.4 + y],
      [21.4, 3.4 + y],
      [21, 8 + y],
      [20, 13 + y],
    ],
    [14, 9 + y],
    beat * 5,
  );
  raster.part(polygon(...crest), { ...coral, shade: 'r', shadeBy: [1, 0], light: 'y', lightBy: [1, 1] });
  raster.part(polygon([10, 24 + y], [11 - beat, 29 + y], [15 - beat, 29 + y], [18, 22 + y]), {
    ...coral,
    fill: 'o',
    shadeBy: [2, 0],
  });

  raster.part(
    union(
      ellipse(12, 16 + y, 10.5, 8.6),
      tube(
        [
          [16, 16 + y],
          [24, 17 + y],
        ],
        [7, 2.4],
      ),
    ),
    { ...coral, shadeBy: [1, 2] },
  );
  raster.tint(ellipse(11.5, 23.4 + y, 8.6, 4), 'or', 'k');
  raster.tint(ellipse(11, 8.8 + y, 5, 1.8), 'o', 'y');
  raster.stamp(14, 10 + y, 'r..\n.r.\n..r\n..r\n..r\n..r\n.r.\nr..');
  raster.stamp(18, 11 + y, 'r..r\n.rr.\n....\n..r..r\n...rr.');
  raster.part(
    polygon(
      [15.4, 19 + y],
      [19 + beat, 16 + y - beat],
      [22.6, 18.4 + y - beat],
      [21.6, 22 + y],
      [18, 23 + y],
    ),
    { line: 'r', fill: 'y', shade: 'o', shadeBy: [1, 1] },
  );

  raster.stamp(
    5,
    11 + y,
    frame === 3 || frame === 4
      ? '......\n......\np....p\n.pppp.'
      : '.pppp.\npwwwwp\npwwnwp\npwnnwp\npwttwp\n.pppp.',
  );
  raster.stamp(
    2,
    18 + y,
    frame > 1 && frame < 6 ? 'p....p\npppppp\nprrrrp\nprmmrp\n.pppp.' : 'p....p\npppppp\nprrrp.\n.ppp..',
  );
  raster.stamp(11, 17 + y, 'mm');
}
