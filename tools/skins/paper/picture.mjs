import { chanceOf, cut, linePath } from './cut.mjs';
import { around, openCurve, points } from './lines.mjs';
import { polygon } from './shapes.mjs';

/** @typedef {import('./shapes.mjs').Shape} Shape */
/**
 * How a sheet lies: how high above the one below (its shadow's way, in units of the field), the colour of its cut
 * edge (none for a thin sheet), how far its shade reaches to all sides, how many flecks the pulp has, whether rings in
 * rings are holes, and how it is cut.
 *
 * @typedef {{ lift?: number, edge?: string | null, shade?: number, flecks?: number, slip?: number, snip?: number, opacity?: number, holes?: boolean }} Lie
 */

const SHADOW = '#160c18';

/** One picture of cut paper: sheets laid one over the other, written as an SVG. */
export class Picture {
  #title;
  #width;
  #height;
  #chance;
  /** How thick the paper is: 1 on a field of 256. */
  #thick;
  /** @type {string[]} */
  #lines = [];
  #sheets = 0;

  /** @param {string} title @param {number} [width] @param {number} [height] @param {number} [thick] */
  constructor(title, width = 256, height = width, thick = 1) {
    this.#title = title;
    this.#width = width;
    this.#height = height;
    this.#thick = thick;
    this.#chance = chanceOf(title);
  }

  /**
   * Lays a sheet: its shadow, its lit edge and its face.
   *
   * @param {Shape} shape
   * @param {string} colour
   * @param {Lie} [lie]
   * @returns {string} its name, for `within`
   */
  sheet(
    shape,
    colour,
    { lift = 1, edge = '#fff4dc', shade = 0, flecks = 0, opacity = 1, holes = false, ...hand } = {},
  ) {
    const thick = this.#thick;
    const name = this.#name();
    const path = cut(shape, this.#chance, {
      slip: (hand.slip ?? 0.9) * thick,
      snip: (hand.snip ?? 0.4) * thick,
      holes,
    });
    const by = (/** @type {number} */ way) => tidy(way * thick);
    if (lift) {
      this.#write(
        `<g fill="${SHADOW}"><use href="#${name}" x="${by(2.9 * lift)}" y="${by(3.8 * lift)}" fill-opacity=".16"/>`,
        `<use href="#${name}" x="${by(1.4 * lift)}" y="${by(1.9 * lift)}" fill-opacity=".26"/></g>`,
      );
    }
    if (shade) {
      const widths = [1, 0.84, 0.68, 0.52, 0.36, 0.2].map(
        (part) => `<use href="#${name}" stroke-width="${by(shade * part)}"/>`,
      );
      this.#write(
        `<g fill="none" stroke="${SHADOW}" stroke-opacity=".042" stroke-linejoin="round">${widths.join('')}</g>`,
      );
    }
    if (edge) this.#write(`<use href="#${name}" x="${by(-0.8)}" y="${by(-1)}" fill="${edge}"/>`);
    const thin = opacity < 1 ? ` fill-opacity="${tidy(opacity)}"` : '';
    this.#write(
      `<g fill="${colour}"${thin}><path id="${name}"${holes ? ' fill-rule="evenodd"' : ''} d="${path}"/></g>`,
    );
    if (flecks) this.#fleck(holes ? shape : shape.slice(0, 1), flecks);
    return name;
  }

  /**
   * Colour without thickness, as if printed.
   *
   * @param {Shape} shape @param {string} colour @param {number} [opacity]
   */
  print(shape, colour, opacity = 1) {
    const path = cut(shape, this.#chance, { slip: 0.5 * this.#thick, snip: 0.3 * this.#thick });
    this.#write(
      `<path fill="${colour}"${opacity < 1 ? ` fill-opacity="${tidy(opacity)}"` : ''} d="${path}"/>`,
    );
  }

  /** What is drawn shows only on this sheet. @param {string} sheet @param {() => void} draw */
  within(sheet, draw) {
    const clip = this.#name();
    this.#write(`<clipPath id="${clip}"><use href="#${sheet}"/></clipPath><g clip-path="url(#${clip})">`);
    draw();
    this.#write('</g>');
  }

  /** A part that gestures move about its pivot. @param {string} id @param {string} pivot @param {() => void} draw */
  part(id, pivot, draw) {
    this.#write(`<g id="${id}" data-pivot="${pivot}">`);
    draw();
    this.#write('</g>');
  }

  /**
   * A sheet folded like a fan: every other fold lies in the shade.
   *
   * @param {string} sheet @param {string} apex as `points` reads it
   * @param {number} from degrees @param {number} to degrees @param {number} folds
   * @param {number} [opacity] @param {number} [reach] how far from the apex the folds go
   */
  pleat(sheet, apex, from, to, folds, opacity = 0.16, reach = 400) {
    const [[x, y] = [0, 0]] = points(apex);
    const turn = (to - from) / folds;
    /** @type {Shape} */
    const shaded = [];
    for (let i = 0; i < folds; i += 2) {
      const at = from + i * turn;
      shaded.push([[x, y, true], around(x, y, reach, at), around(x, y, reach, at + turn)]);
    }
    this.within(sheet, () => this.print(shaded, SHADOW, opacity));
  }

  /**
   * The part of a sheet beyond a fold, in the shade.
   *
   * @param {string} sheet @param {string} corners of what lies in the shade @param {number} [opacity]
   */
  shade(sheet, corners, opacity = 0.14) {
    this.within(sheet, () => this.print(polygon(corners), SHADOW, opacity));
  }

  /**
   * Thread sewn through the paper.
   *
   * @param {string} line @param {string} [colour] @param {number} [width] @param {number} [stitch] 0 for an unbroken line
   */
  thread(line, colour = '#fff8e8', width = 2, stitch = 5) {
    const row = openCurve(points(line)).filter((_, i, { length }) => i % 3 === 0 || i === length - 1);
    this.stroke(linePath(row), colour, width, stitch);
  }

  /**
   * Lines drawn with a pen, or sewn.
   *
   * @param {string} path of an SVG @param {string} colour @param {number} width @param {number} [stitch] 0 for unbroken lines
   */
  stroke(path, colour, width, stitch = 0) {
    const dash = stitch ? ` stroke-dasharray="${stitch} ${tidy(stitch * 0.8)}"` : '';
    this.#write(
      `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash} d="${path}"/>`,
    );
  }

  /**
   * Beads on a string, and their shadows.
   *
   * @param {string} line as `points` reads it @param {string} colour @param {number} size
   */
  beads(line, colour, size) {
    const name = this.#name();
    const by = tidy(1.6 * this.#thick);
    this.#write(
      `<g fill="none" stroke-width="${size}" stroke-linecap="round" stroke-dasharray=".01 ${tidy(size * 1.3)}">`,
      `<use href="#${name}" x="${by}" y="${by}" stroke="${SHADOW}" stroke-opacity=".35"/>`,
      `<g stroke="${colour}"><path id="${name}" d="${linePath(openCurve(points(line)))}"/></g></g>`,
    );
  }

  /**
   * The same sheets in several places.
   *
   * @param {readonly string[]} places transforms of an SVG, one for each
   * @param {() => void} draw
   */
  repeat(places, draw) {
    const name = this.#name();
    this.#write(`<defs><g id="${name}">`);
    draw();
    this.#write('</g></defs>');
    this.#write(...places.map((place) => `<use href="#${name}" transform="${place}"/>`));
  }

  /** Moves all that is drawn. @param {string} place a transform of an SVG @param {() => void} draw */
  at(place, draw) {
    this.#write(`<g transform="${place}">`);
    draw();
    this.#write('</g>');
  }

  /** The whole SVG. */
  toString() {
    const [w, h] = [this.#width, this.#height];
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">\n<title>${this.#title}</title>\n${this.#lines.join('\n')}\n</svg>\n`;
  }

  /** Fibres in the pulp, inside a shape; a ring in a ring is a hole. @param {Shape} shape @param {number} count */
  #fleck(shape, count) {
    const ring = shape.flat();
    const xs = ring.map(([x]) => x);
    const ys = ring.map(([, y]) => y);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
    let path = '';
    for (let found = 0, tried = 0; found < count && tried < count * 20; tried += 1) {
      const [x, y] = [left + this.#chance() * width, top + this.#chance() * height];
      const [u, v] = around(0, 0, (1.5 + this.#chance() * 2.5) * this.#thick, this.#chance() * 360);
      if (!isInside(shape, x, y) || !isInside(shape, x + u * 3, y + v * 3)) continue;
      path += linePath([
        [x, y],
        [x + u, y + v],
      ]);
      found += 1;
    }
    this.#write(
      `<path stroke="#fff" stroke-width="${tidy(0.9 * this.#thick)}" stroke-opacity=".4" d="${path}"/>`,
    );
  }

  #name() {
    this.#sheets += 1;
    return `s${this.#sheets.toString(36)}`;
  }

  /** @param {string[]} lines */
  #write(...lines) {
    this.#lines.push(lines.join(''));
  }
}

/** @param {number} value */
const tidy = (value) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

/** Whether a point is on the paper; a ring in a ring is a hole. @param {Shape} shape @param {number} x @param {number} y */
function isInside(shape, x, y) {
  let inside = false;
  for (const ring of shape) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring.at(i - 1) ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}
