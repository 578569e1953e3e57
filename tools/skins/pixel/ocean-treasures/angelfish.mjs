import { ellipse, polygon, swing, tube } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

export const frames = 8;

/** Its long fins stream. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const beat = swing(frame, frames, 2);
  const stream = swing(frame, frames, 1) * 2;
  const blue = { line: 'n', fill: 'u', shade: 'v' };
  const gold = { line: 'n', fill: 'y', shade: 'o' };

  raster.part(
    polygon(
      [20, 16],
      [28.6 - Math.abs(beat) * 2, 10 + beat * 2],
      [30.2 - Math.abs(beat) * 2, 12 + beat * 2],
      [27.6, 16 + beat],
      [30.2 - Math.abs(beat) * 2, 20 + beat * 2],
      [28.6 - Math.abs(beat) * 2, 22 + beat * 2],
    ),
    { ...gold, shadeBy: [1, 1] },
  );
  const top = polygon([8, 11], [13, 6], [19, 2.6], [27 + stream / 2, 2 + stream / 2], [23.4, 6], [21, 14]);
  raster.part(top, { ...blue, shadeBy: [1, 1], light: 'a', lightBy: [1, 2] });
  raster.tint(polygon([20, 0], [31, 0], [31, 8], [22.6, 5]), 'uva', 'y');
  const low = polygon([10, 21], [15, 26], [20, 29], [27 + stream / 2, 30 - stream / 2], [23.4, 26], [21, 18]);
  raster.part(low, { ...blue, shadeBy: [1, 1] });
  raster.tint(polygon([20, 32], [31, 32], [31, 24], [22.6, 27]), 'uv', 'o');
  raster.part(
    tube(
      [
        [10, 22],
        [9 + stream / 2, 26],
        [10.4 - stream / 2, 29.6],
      ],
      [0.7, 0.6, 0.5],
    ),
    { line: 'n', fill: 'y' },
  );

  raster.part(ellipse(12.4, 16, 9.6, 7.6), { line: 'n', fill: 'a', shade: 's', shadeBy: [1, 1], light: 'w' });
  raster.tint(polygon([0, 6], [8.4, 6], [6.6, 16], [8.4, 26], [0, 26]), 'asw', 'y');
  raster.tint(polygon([10, 6], [13, 6], [11.6, 16], [13, 26], [10, 26], [8.6, 16]), 'asw', 'u');
  raster.tint(polygon([16, 6], [19, 6], [18, 16], [19, 26], [16, 26], [15, 16]), 'asw', 'u');
  raster.tint(polygon([20.4, 6], [24, 6], [24, 26], [20.4, 26]), 'asw', 'y');
  raster.part(polygon([13, 18], [16.4 + beat, 16 - beat], [18.6, 18], [17, 21.6 + beat], [14, 21]), {
    ...gold,
    shadeBy: [1, 1],
  });
  raster.stamp(4, 11, frame === 4 ? '.....\n.....\nn...n\n.nnn.' : '.nnn.\nnwwwn\nnwvnn\nnwnnn\n.nnn.');
  raster.stamp(2, 17, frame % 4 === 2 ? 'nn\nmn\nnn' : '.n\nnn');
  raster.stamp(6, 17, 'oo');
}
