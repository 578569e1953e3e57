import { box, ellipse, polygon, swing, tube } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */

export const frames = 8;

const look =
  '.pppppppp.\nprrrrrrrrp\nrkrrrrrrrr\nrrrrrrrrrr\npkkkkkkkkp\nkkwwkkwwkk\nkkwnkkwnkk\nkkkkkkkkkk\nkekkookkek\nkeeeeeeeek\nkkeerreekk\n.kkkkkkkk.';
const blink = look.replace('kkwwkkwwkk\nkkwnkkwnkk', 'kkkkkkkkkk\nkkppkkppkk');

/** His lamp flashes, he blinks, and bubbles rise from his hose. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const wobble = swing(frame, frames, 1) * 1.2;
  const bronze = { line: 'p', fill: 'o', shade: 'e' };

  raster.part(
    tube(
      [
        [24, 12],
        [28, 9],
        [28 + wobble, 6],
        [27 + wobble * 1.4, 3.4],
      ],
      [1.5, 1.5, 1.4, 1.4],
    ),
    { line: 'p', fill: 'r', shade: 'e', shadeBy: [1, 0] },
  );
  for (const [x, y] of /** @type {const} */ ([
    [25, 9],
    [27, 6],
    [26, 3],
  ]))
    raster.stamp(x + Math.round(wobble * (y < 7 ? 1 : 0)), y, 'kk');
  raster.part(polygon([5, 30.4], [5.6, 26.4], [9, 24], [23, 24], [26.4, 26.4], [27, 30.4]), {
    ...bronze,
    shadeBy: [2, 1],
    light: 'y',
    lightBy: [1, 1],
  });
  for (const x of [8, 13, 18, 23]) raster.stamp(x, 27, 'y\ne');
  raster.part(ellipse(3.8, 15.4, 2.2, 3.4), { ...bronze, shadeBy: [1, 1] });
  raster.part(ellipse(28.2, 15.4, 2.2, 3.4), { ...bronze, shadeBy: [1, 1] });
  raster.part(box(13, 2, 6, 3), { line: 'p', fill: 'w', shade: 'y', shadeBy: [1, 1] });
  if (frame % 2) raster.part(box(13, 2, 6, 3), { line: 'y', fill: 'w' });
  raster.part(ellipse(16, 15.6, 11.2, 10.8), { ...bronze, shadeBy: [2, 2], light: 'y', lightBy: [1, 1] });
  raster.tint(ellipse(9.4, 8.6, 2.4, 1.2, -40), 'oy', 'w');
  raster.part(ellipse(16, 16, 9, 8.8), { line: 'p', fill: 'y', shade: 'o', shadeBy: [2, 2], light: 'w' });
  raster.part(ellipse(16, 16, 6.8, 6.8), { line: 'p', fill: 't', shade: 'd', shadeBy: [1, 1] });
  raster.stamp(11, 10, frame === 3 ? blink : look);
  for (const [x, y] of /** @type {const} */ ([
    [16, 7],
    [7, 16],
    [24, 16],
    [16, 24],
  ]))
    raster.stamp(x, y, 'p');
  if (frame > 0) raster.stamp(22 + (frame % 2), 7 - (frame % 4) * 2, '.aa.\nawsa\nassa\n.aa.');
}
