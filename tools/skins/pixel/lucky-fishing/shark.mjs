import { polygon, swing, tube, turned } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

export const frames = 8;

/** It snaps twice and lunges, its tail behind. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const lunge = Math.round(Math.abs(swing(frame, frames, 0.5)) * -1);
  const sweep = swing(frame, frames, 2);
  const open = frame % 4 === 2 || frame % 4 === 1 ? 1 : 0;
  const x = lunge + 1;
  const cold = { line: 'n', fill: 's', shade: 'd' };

  const tail = turned(
    [
      [23.6 + x, 17],
      [25.6 + x, 12],
      [28.4 + x, 6],
      [29 + x, 6.6],
      [29 + x, 12],
      [28 + x, 17.4],
      [28.9 + x, 25],
      [27.4 + x, 25],
      [25.4 + x, 21],
    ],
    [24 + x, 19],
    sweep * 12,
  );
  raster.part(polygon(...tail), { ...cold, shadeBy: [1, 0], light: 'a' });
  raster.part(
    polygon([11 + x, 13], [14 + x, 6], [18.6 + x, 1.6], [20.6 + x, 1.6], [20 + x, 8], [21.6 + x, 15]),
    { ...cold, shadeBy: [1, 0], light: 'a', lightBy: [1, 0] },
  );

  const body = tube(
    [
      [6 + x, 17.5],
      [13 + x, 17],
      [20 + x, 17],
      [26.4 + x, 17],
    ],
    [5, 6.6, 4.6, 1.7],
  );
  raster.part(body, { ...cold, shadeBy: [0, 0], light: 'a', lightBy: [0, 1] });
  raster.tint(
    tube(
      [
        [0 + x, 25],
        [9 + x, 25],
        [17 + x, 23.4],
        [24 + x, 19.6],
      ],
      [4.2, 4.6, 4, 1.6],
    ),
    'sa',
    'w',
  );
  raster.part(
    polygon(
      [12.6 + x, 19.4],
      [17 + x, 19.4],
      [19 + x, 23],
      [20 + x, 30 - sweep],
      [18 + x, 30 - sweep],
      [14 + x, 25],
    ),
    { ...cold, shadeBy: [1, 0] },
  );

  for (const gill of [15, 17, 19]) raster.stamp(gill + x, 15, 'd\nd\nd');
  raster.stamp(7 + x, 12, frame === 5 ? '.....\n.....\nn...n\n.nnn.' : '.nnn.\nnwwwn\nnwnyn\nnwnnn\n.nnn.');
  raster.stamp(2 + x, 15, 'n');
  raster.stamp(
    1 + x,
    18,
    open
      ? 'n..........n\n.nnnnnnnnnn.\n.nwpwpwpwn..\n.nppppppn...\n..nrrrrn....\n..nwrwnn....\n...nnn......'
      : 'n..........n\n.nnnnnnnnnn.\n.nwpwpwpwn..\n..nprprpn...\n...nnnnn....',
  );
}
