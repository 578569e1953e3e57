import { box, ellipse, polygon, swing, tube, union } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

export const frames = 10;

/** Its fountain, from a trickle to its height and back to rest. */
const fountain = [
  '.aa...aa.\nawwa.awwa\naw.awa.wa\na...w...a\n....a....\n....a....',
  '.........\n.aa...aa.\nawwa.awwa\na..awa..a\n....w....\n....a....',
  '.........\n.........\n..a...a..\n.awa.awa.\n.a.awa.a.\n....a....',
  '.........\n.........\n.........\n....a....\n...awa...\n....a....',
  '.........\n...aaa...\n..awwwa..\n...www...\n...awa...\n....w....',
  'a.awa.awa\n.awwwwwa.\na..www..a\n...awa...\n....w....\n....w....',
  '.aawwwaa.\nawwwwwwwa\nwa.www.aw\na..awa..a\n....w....\n....w....',
  'aawa.awaa\nwwwawawww\nwa.awa.aw\na...w...a\n....w....\na...w...a',
  'aaa...aaa\nwwwa.awww\nwa.awa.aw\na...w...a\na...w...a\n....a....',
  '.aa...aa.\nawwa.awwa\nwa.awa.aw\na...w...a\n....w....\n....a....',
];

/** It breathes in, and spouts. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const breath = swing(frame, frames, 1);
  const wag = swing(frame, frames, 2) * 1.4;
  const blue = { line: 'n', fill: 'u', shade: 'd' };

  const flukes = union(
    polygon([26.5, 11], [22, 7 + wag], [20.8, 4 + wag], [24, 4.6 + wag], [27.4, 8]),
    polygon([25.5, 10], [28, 4.5 - wag], [29.6, 2.4 - wag], [29.9, 6 - wag], [28, 11]),
  );
  raster.part(flukes, { ...blue, light: 's', lightBy: [0, 1], shadeBy: [1, 1] });
  const body = union(
    ellipse(13, 20.5 - breath * 0.4, 10.8, 8.6 + breath * 0.4),
    tube(
      [
        [14, 20],
        [21, 21.5],
        [26, 17],
        [26.8, 10],
      ],
      [8, 6.4, 3.6, 1.6],
    ),
  );
  raster.part(body, { ...blue, shadeBy: [1, 2], light: 's', lightBy: [1, 1] });
  raster.tint(ellipse(8.5, 26.2, 10, 5.6, -4), 'uds', 'a');
  raster.tint(ellipse(7, 25, 7, 4), 'a', 'w');
  for (const x of [5, 8, 11, 14]) raster.tint(box(x, 24, 1, 5), 'aw', 's');
  raster.stamp(9, 13, 'ss');
  raster.part(polygon([15, 22], [19, 21], [22, 25 - wag], [22, 29 - wag], [18, 28 - wag]), {
    ...blue,
    light: 's',
    lightBy: [0, 1],
  });

  raster.stamp(2, 19, 'nn...........n\n.nnn........nn\n...nn......nn.\n....nnnnnnnn..');
  raster.stamp(
    14,
    14,
    frame === 2 || frame === 3 ? '.....\n.....\nn...n\n.nnn.' : '.nnn.\nnwwwn\nnwnnn\nnwnnn\n.nnn.',
  );
  raster.stamp(17, 19, 'mm');
  const spout = fountain[frame] ?? '';
  // An outline of deep water, which shows on lit water only.
  const dark = spout.replace(/[aw]/g, 'd');
  for (const [x, y] of /** @type {const} */ ([
    [6, 5],
    [8, 5],
    [7, 4],
  ]))
    raster.stamp(x, y, dark);
  raster.stamp(7, 5, spout);
}
