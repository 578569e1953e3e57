/** @typedef {import('../raster.mjs').Raster} Raster */

/** How late each pixel of a square of 4 × 4 changes to the next tone, in sixteenths. */
const thresholds = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** How much wider than its blend with the next one the plain band of a tone is. */
const PLAIN = 1.7;

/**
 * Blends tones by an ordered pattern, with plain bands between, and covers what lies on it.
 *
 * @param {Raster} raster
 * @param {string} ramp letters of the palette, a dot for one that leaves what is there
 * @param {(x: number, y: number) => number} level which of them: 0 is the first, 0.5 half of it and half of the second
 * @param {import('../shapes.mjs').Shape} [within]
 */
export function dither(raster, ramp, level, within = () => true) {
  for (let y = 0; y < raster.height; y += 1) {
    for (let x = 0; x < raster.width; x += 1) {
      if (!within(x + 0.5, y + 0.5)) continue;
      const value = Math.min(Math.max(level(x, y), 0), ramp.length - 1);
      const blend = Math.min(Math.max(((value % 1) - 0.5) * PLAIN + 0.5, 0), 1);
      const threshold = ((thresholds[(y % 4) * 4 + (x % 4)] ?? 0) + 0.5) / 16;
      const letter = ramp[Math.floor(value) + (blend > threshold ? 1 : 0)] ?? '.';
      if (letter !== '.') raster.set(x, y, letter);
    }
  }
}

/**
 * A number that looks drawn by lot and is the same each time.
 *
 * @param {number} index @param {number} [seed]
 * @returns {number} from 0 to below 1
 */
export function lot(index, seed = 0) {
  const value = Math.sin(index * 127.1 + seed * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/**
 * Whether a point is in a shaft of light: shafts fan out below a lamp, broad and narrow ones in turn.
 *
 * @param {number} x @param {number} y @param {number} lampX @param {number} lampY above the water @param {number} [count] of shafts all round
 * @returns {number} 0 between two shafts, 1 in one, more where two lie together
 */
export const shaft = (x, y, lampX, lampY, count = 40) => {
  const angle = Math.atan2(x - lampX, y - lampY) * count;
  return (Math.sin(angle) > 0.3 ? 1 : 0) + (Math.sin(angle * 0.43 + 1) > 0.6 ? 1 : 0);
};
