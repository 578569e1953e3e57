import { ellipse, polygon, swing, tube, union } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

export const frames = 8;

/** It bobs, its fin flutters and its tail curls up. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const bob = Math.round(swing(frame, frames, 1) * 1.2);
  const flutter = swing(frame, frames, 2) * 1.6;
  const curl = swing(frame, frames, 1) * 1.8;
  const gold = { line: 'e', fill: 'y', shade: 'o' };
  const rose = { line: 'p', fill: 'm', shade: 'v', shadeBy: /** @type {const} */ ([1, 1]), light: 'k' };

  raster.part(
    polygon(
      [21, 12 + bob],
      [26 + flutter, 11 + bob],
      [28.4, 14 + bob + flutter],
      [26.4, 16 + bob],
      [28 - flutter, 18.6 + bob],
      [25, 21 + bob],
      [20, 20 + bob],
    ),
    rose,
  );
  raster.part(
    polygon(
      [11, 5 + bob],
      [12, 2.6 + bob],
      [14.4, 3.4 + bob],
      [16.4, 2 + bob],
      [17.6, 4 + bob],
      [20.6, 4 + bob],
      [19, 8 + bob],
      [20.6, 11 + bob],
      [16, 10 + bob],
    ),
    rose,
  );

  const tail = tube(
    [
      [18, 18 + bob],
      [16, 23.4],
      [12.6, 27.4],
      [8 - curl * 0.4, 27.6],
      [6.4 - curl * 0.3, 24 - curl * 0.3],
      [9.6 - curl, 22.6 - curl],
    ],
    [4, 2.6, 2.2, 1.7, 1.4, 1.2],
  );
  raster.part(tail, { ...gold, shadeBy: [1, 1] });
  const trunk = union(
    tube(
      [
        [14.6, 8 + bob],
        [18, 12 + bob],
        [18.4, 17 + bob],
        [16, 22],
      ],
      [4.4, 4.2, 4.6, 3],
    ),
    ellipse(13.4, 8 + bob, 5, 4.8),
    tube(
      [
        [11, 9.4 + bob],
        [5, 10.6 + bob],
        [3.4, 10.6 + bob],
      ],
      [2.4, 1.3, 1.8],
    ),
  );
  raster.part(trunk, { ...gold, shadeBy: [2, 1], light: 'w', lightBy: [1, 1] });
  // Rings of its armour.
  for (const [x, y] of /** @type {const} */ ([
    [15, 14],
    [15, 17],
    [14, 20],
  ]))
    raster.stamp(x, y + bob, 'ooooo');
  raster.stamp(13, 23, 'oo\n.oo');
  raster.stamp(10, 26, 'o\no');
  raster.part(
    polygon([18, 14 + bob], [22, 12.6 + bob + flutter], [22.6, 16 + bob + flutter], [19, 17 + bob]),
    rose,
  );
  raster.stamp(10, 5 + bob, frame === 5 ? '.....\n.....\ne...e\n.eee.' : '.eee.\newwwe\newtne\newnne\n.eee.');
  raster.stamp(13, 10 + bob, 'oo');
  raster.stamp(5, 11 + bob, '.e\ne.');
}
