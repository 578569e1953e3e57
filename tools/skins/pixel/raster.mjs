/** @typedef {import('./shapes.mjs').Shape} Shape */

/**
 * How a part of a drawing is coloured; all are letters of the palette. Light comes from the upper left, so `shade` lies
 * along the lower right edge and `light` along the upper left one, as many pixels wide as said.
 *
 * @typedef {object} Tones
 * @property {string} fill a dot cuts a hole
 * @property {string} [line] the outline, one pixel around it
 * @property {string} [shade]
 * @property {readonly [number, number]} [shadeBy] pixels to the right and down; 2, 2 unless told
 * @property {string} [light]
 * @property {readonly [number, number]} [lightBy] pixels to the left and up; 1, 1 unless told
 */

/** @typedef {ReturnType<typeof createRaster>} Raster */

/**
 * An empty drawing of palette letters.
 *
 * @param {number} width @param {number} height pixels
 */
export function createRaster(width, height = width) {
  /** @type {string[]} '.' is no colour */
  const pixels = new Array(width * height).fill('.');

  /** @param {number} x @param {number} y */
  const get = (x, y) => (x < 0 || y < 0 || x >= width || y >= height ? '.' : (pixels[y * width + x] ?? '.'));

  /** @param {number} x @param {number} y @param {string} letter what lies outside is dropped */
  function set(x, y, letter) {
    if (x >= 0 && y >= 0 && x < width && y < height) pixels[y * width + x] = letter;
  }

  /** @param {(x: number, y: number) => void} visit */
  function each(visit) {
    for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) visit(x, y);
  }

  /** Whether a pixel's middle is in a shape. @param {Shape} shape @param {number} x @param {number} y */
  const holds = (shape, x, y) => shape(x + 0.5, y + 0.5);

  /** @param {Shape} shape @param {Tones} tones */
  function part(shape, { fill, line, shade, shadeBy = [2, 2], light, lightBy = [1, 1] }) {
    const inside = remember(shape);
    /** @param {number} x @param {number} y @returns {string} of the part alone, empty beside it */
    function tone(x, y) {
      if (!inside(x, y)) return '';
      if (shade && !inside(x + shadeBy[0], y + shadeBy[1])) return shade;
      return light && !inside(x - lightBy[0], y - lightBy[1]) ? light : fill;
    }
    /** @param {number} x @param {number} y */
    const touches = (x, y) => inside(x - 1, y) || inside(x + 1, y) || inside(x, y - 1) || inside(x, y + 1);
    each((x, y) => {
      const letter = tone(x, y);
      if (!letter) {
        if (line && touches(x, y)) set(x, y, line);
        return;
      }
      // Tones come in clusters: one that stands alone would be a speck.
      const alone = letter !== fill && !around.some(([dx, dy]) => tone(x + dx, y + dy) === letter);
      set(x, y, alone ? fill : letter);
    });
  }

  /** A shape's pixels, each looked up once. @param {Shape} shape @returns {(x: number, y: number) => boolean} */
  function remember(shape) {
    const row = width + 2 * BESIDE;
    const known = new Uint8Array(row * (height + 2 * BESIDE));
    return (x, y) => {
      const index = (y + BESIDE) * row + x + BESIDE;
      if (known[index] === 0) known[index] = holds(shape, x, y) ? 2 : 1;
      return known[index] === 2;
    };
  }

  /**
   * Recolours what a shape covers, only where one of the given letters is.
   *
   * @param {Shape} shape @param {string} over the letters it may cover @param {string} letter
   */
  function tint(shape, over, letter) {
    each((x, y) => {
      if (holds(shape, x, y) && over.includes(get(x, y))) set(x, y, letter);
    });
  }

  /**
   * Lays a text grid over it: one letter a pixel, one line a row, dots and blanks leave what is there.
   *
   * @param {number} left @param {number} top @param {string} grid lines may be indented alike
   */
  function stamp(left, top, grid) {
    rowsOf(grid).forEach((row, y) => {
      Array.from(row).forEach((letter, x) => {
        if (letter !== '.') set(left + x, top + y, letter);
      });
    });
  }

  return { width, height, pixels, get, set, part, tint, stamp };
}

/** How far beside the drawing a shape still throws light and shade into it, in pixels. */
const BESIDE = 8;

/** The eight neighbours of a pixel. */
const around = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => /** @type {const} */ ([dx, dy])))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** @param {string} grid lines of a text grid, blank ones at its ends left out */
const rowsOf = (grid) =>
  grid
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
