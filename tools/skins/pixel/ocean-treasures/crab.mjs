import { ellipse, polygon, swing, tube, turned, without } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */
/** @typedef {import('../shapes.mjs').Point} Point */

export const frames = 8;

/** It snaps its claws in turn and dances. @param {Raster} raster @param {number} frame */
export function draw(raster, frame) {
  const step = swing(frame, frames, 2);
  const sway = Math.round(swing(frame, frames, 1));
  const shell = { line: 'p', fill: 'r', shade: 'p', shadeBy: /** @type {const} */ ([0, 1]), light: 'o' };

  for (const side of [-1, 1]) {
    /** @param {number} far pixels from the middle */
    const x = (far) => 16 + sway + side * far;
    for (const leg of [0, 1, 2]) {
      const lift = (leg % 2 ? step : -step) * 1.2;
      raster.part(
        tube(
          [
            [x(7 - leg), 22 + leg],
            [x(12.4 - leg * 2.2), 22.6 + leg * 1.6 - lift],
            [x(13.2 - leg * 2.2), 26.4 + leg * 1.5 + Math.min(lift, 0)],
          ],
          [1.2, 1.1, 0.7],
        ),
        { line: 'p', fill: 'r' },
      );
    }
    raster.part(
      tube(
        [
          [x(8), 19],
          [x(12), 17],
          [x(12), 13],
        ],
        [1.6, 1.5, 1.6],
      ),
      { ...shell, shade: 'r' },
    );
    // The wedge between its fingers closes as it snaps.
    const gape = 17 - 13 * Math.max(0, Math.sin((2 * Math.PI * frame) / frames) * -side);
    /** @type {Point} */
    const palm = [x(9.8), 10];
    const [up] = turned([[palm[0], -6]], palm, -side * (10 - gape));
    const [down] = turned([[palm[0], -6]], palm, -side * (10 + gape));
    const wedge = polygon(palm, up ?? palm, down ?? palm);
    raster.part(without(ellipse(x(9.9), 8.2, 4.2, 5.9, side * 14), wedge), shell);
  }
  for (const x of [12, 19]) {
    raster.part(
      tube(
        [
          [x + 0.5 + sway, 11],
          [x + 0.5 + sway, 17],
        ],
        [0.6, 0.8],
      ),
      { line: 'p', fill: 'r' },
    );
  }
  raster.part(ellipse(16 + sway, 20.4, 9.6, 6.6), { ...shell, shadeBy: [1, 2] });
  raster.tint(ellipse(16 + sway, 25.4, 7, 2.6), 'rp', 'k');
  raster.tint(ellipse(12 + sway, 16, 3, 1.2), 'ro', 'o');
  const eye = frame === 4 ? '.....\n.ppp.\nprrrp\nppppp\n.ppp.' : '.ppp.\npwwwp\npwnwp\npwnnp\n.ppp.';
  raster.stamp(10 + sway, 9, eye);
  raster.stamp(17 + sway, 9, eye);
  raster.stamp(12 + sway, 19, 'p......p\npwwwwwwp\n.pmmmmp.\n..pppp..');
  raster.stamp(9 + sway, 19, 'mm');
  raster.stamp(21 + sway, 19, 'mm');
}
