import { digits } from './digits.mjs';
import { both, ellipse, polygon, union } from '../shapes.mjs';

/** @typedef {import('../raster.mjs').Raster} Raster */
/** @typedef {import('../raster.mjs').Tones} Tones */
/** @typedef {import('../shapes.mjs').Point} Point */
/** @typedef {import('../shapes.mjs').Shape} Shape */

const frames = 8;
const bronze = { line: 'p', fill: 'o', shade: 'e', shadeBy: /** @type {const} */ ([1, 1]), light: 'y' };
const gold = { line: 'e', fill: 'y', shade: 'o', light: 'w' };

/**
 * A pearl in its setting, which turns by one lobe while a gleam runs over the pearl.
 *
 * @param {object} look
 * @param {string} look.value printed on it
 * @param {(turn: number) => Shape} look.setting turned by so many degrees
 * @param {(turn: number) => Point[]} [look.studs] on the setting
 * @param {number} look.lobes
 * @param {Tones} look.metal
 * @param {number} look.radius of the pearl, in pixels
 * @param {Tones} look.tones
 * @param {string} look.ink
 */
function pearl({ value, setting, studs = () => [], lobes, metal, radius, tones, ink }) {
  /** @param {Raster} raster @param {number} frame */
  const draw = (raster, frame) => {
    const turn = (frame / frames) * (360 / lobes);
    raster.part(setting(turn), metal);
    for (const [x, y] of studs(turn)) raster.stamp(Math.round(x) - 1, Math.round(y) - 1, 'wy\nye');
    raster.part(ellipse(16, 16, radius + 2.2), {
      line: metal.line ?? 'e',
      fill: 'y',
      shade: 'o',
      shadeBy: [2, 2],
      light: 'w',
    });
    const disc = ellipse(16, 16, radius);
    raster.part(disc, tones);
    const gleam = 16 + (frame - 4) * 5;
    if (frame > 0)
      raster.tint(
        (x, y) => disc(x, y) && Math.abs(x + y / 2 - gleam - 8) < 1.6,
        tones.fill + (tones.shade ?? ''),
        ink === 'w' ? 'm' : 'w',
      );
    raster.tint(
      ellipse(16 - radius * 0.5, 16 - radius * 0.62, 2, 1, -35),
      tones.fill + (tones.light ?? ''),
      'w',
    );
    print(raster, value, ink);
  };
  return { frames, draw };
}

/** Prints a number in the middle. @param {Raster} raster @param {string} value @param {string} ink */
function print(raster, value, ink) {
  const glyphs = Array.from(value, (digit) => digits[digit] ?? '');
  const widths = glyphs.map((glyph) => glyph.indexOf('\n'));
  let x = 16 - Math.ceil((widths.reduce((sum, width) => sum + width + 1, 0) - 1) / 2);
  glyphs.forEach((glyph, index) => {
    raster.stamp(x, 11, glyph.replaceAll('#', ink));
    x += (widths[index] ?? 0) + 1;
  });
}

/** Round lobes about the middle. @param {number} count @param {number} far @param {number} rx @param {number} ry @param {number} first degrees */
const lobesOf = (count, far, rx, ry, first) => (/** @type {number} */ turn) =>
  union(
    ...Array.from({ length: count }, (_, lobe) => {
      const degrees = first + turn + (lobe * 360) / count;
      const angle = radians(degrees);
      return ellipse(16 + Math.cos(angle) * far, 16 + Math.sin(angle) * far, rx, ry, degrees);
    }),
  );

/** A stud on each lobe. @param {number} count @param {number} far @param {number} first degrees */
const studsOf = (count, far, first) => (/** @type {number} */ turn) =>
  Array.from({ length: count }, (_, lobe) => {
    const angle = radians(first + turn + (lobe * 360) / count);
    return /** @type {Point} */ ([16 + Math.cos(angle) * far, 16 + Math.sin(angle) * far]);
  });

/** @param {number} degrees */
const radians = (degrees) => (degrees * Math.PI) / 180;

/** Rays about a disc. @param {number} turn degrees */
const raysOf = (turn) =>
  both(
    ellipse(16, 16, 15),
    union(
      ...Array.from({ length: 25 }, (_, ray) => {
        const angle = radians(turn - 90 + ray * (360 / 25));
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return polygon(
          [16 + cos * 17, 16 + sin * 17],
          [16 + cos * 9 - sin * 1.5, 16 + sin * 9 + cos * 1.5],
          [16 + cos * 9 + sin * 1.5, 16 + sin * 9 - cos * 1.5],
        );
      }),
    ),
  );

/** The five pearls by name: size, colour, metal and lobes tell their worth. */
export const sprites = {
  'pearl-2': pearl({
    value: '2',
    setting: lobesOf(2, 8, 6.2, 6, 0),
    studs: studsOf(2, 11.6, 0),
    lobes: 2,
    metal: bronze,
    radius: 6.4,
    tones: { line: 'p', fill: 'w', shade: 'a', shadeBy: [2, 2] },
    ink: 'n',
  }),
  'pearl-3': pearl({
    value: '3',
    setting: lobesOf(3, 7.2, 7, 7, -90),
    studs: studsOf(3, 11.4, -90),
    lobes: 3,
    metal: bronze,
    radius: 6.6,
    tones: { line: 'p', fill: 'k', shade: 'm', shadeBy: [1, 1] },
    ink: 'p',
  }),
  'pearl-5': pearl({
    value: '5',
    setting: lobesOf(5, 9, 5.2, 5.4, 90),
    studs: studsOf(5, 12, 90),
    lobes: 5,
    metal: bronze,
    radius: 6.8,
    tones: { line: 'n', fill: 'a', shade: 't', shadeBy: [1, 1] },
    ink: 'n',
  }),
  'pearl-10': pearl({
    value: '10',
    setting: lobesOf(10, 11.5, 2.9, 2.9, -90),
    lobes: 10,
    metal: gold,
    radius: 7.8,
    tones: { line: 'p', fill: 'v', shade: 'p', shadeBy: [2, 2] },
    ink: 'w',
  }),
  'pearl-25': pearl({
    value: '25',
    setting: raysOf,
    lobes: 25,
    metal: { fill: 'y', shade: 'o', shadeBy: [1, 1], light: 'y' },
    radius: 8.6,
    tones: { line: 'e', fill: 'y', shade: 'o', shadeBy: [2, 2] },
    ink: 'p',
  }),
};
