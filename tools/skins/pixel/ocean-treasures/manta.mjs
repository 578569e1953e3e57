import { ellipse, polygon, swing, tube } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

export const frames = 8;

/** It beats its wings and the lights along them run outwards. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const beat = swing(frame, frames, 1) * 4;
  const skin = { line: 'n', fill: 's', shade: 'u' };

  raster.part(
    tube(
      [
        [16, 22],
        [16.4, 26],
        [18.6 - beat / 3, 29],
        [22.4 - beat / 2, 29.4],
      ],
      [1.6, 0.9, 0.6, 0.5],
    ),
    { ...skin, shadeBy: [1, 0] },
  );
  for (const side of [-1, 1]) {
    /** @param {number} far */
    const x = (far) => 16 + side * far;
    raster.part(
      tube(
        [
          [x(4), 10],
          [x(6.4), 6.4],
          [x(5.4), 3.4],
          [x(3), 4.6],
        ],
        [2, 1.6, 1.3, 0.9],
      ),
      { ...skin, shadeBy: [1, 0], light: 'a' },
    );
    const tip = 15 + beat;
    raster.part(
      polygon(
        [x(0), 8],
        [x(5), 8.6],
        [x(10), 10 + beat / 3],
        [x(13.9), tip - 1],
        [x(13.9), tip + 1],
        [x(11), 18 + beat / 2],
        [x(6), 21],
        [x(1), 25],
        [x(0), 25],
      ),
      { ...skin, shadeBy: [0, 2], light: 'a', lightBy: [0, 1] },
    );
    [8, 10.4, 12.6].forEach((far, index) => {
      const lit = frame === 0 || frame % 3 === index;
      raster.set(Math.floor(x(far)), Math.floor(13 + (beat * far * far) / 220), lit ? 'a' : 'u');
    });
  }
  raster.tint(polygon([11, 8.6], [21, 8.6], [22, 16], [17, 24], [15, 24], [10, 16]), 'snua', 's');
  raster.tint(ellipse(16, 15.4, 5.6, 6.6), 'sua', 'w');
  raster.tint(ellipse(16, 21, 4, 2.6), 'w', 'a');
  const eye = frame === 4 ? '....\n....\nn..n\n.nn.' : '.nn.\nnwnn\nntnn\n.nn.';
  raster.stamp(11, 10, eye);
  raster.stamp(17, 10, eye);
  raster.stamp(13, 15, 'n....n\nnmmmmn\n.nnnn.');
  raster.stamp(10, 15, 'mm');
  raster.stamp(20, 15, 'mm');
  raster.stamp(14, 19, 's..s\n....\ns..s');
}
