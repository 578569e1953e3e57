import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, relative, resolve, sep } from 'node:path';
import sharp from 'sharp';
import { nameOf } from './name-problems.mjs';
import { readImageList, sizeOf } from '../../build/artwork/image-list.mjs';
import { svgProblems } from './svg-problems.mjs';

/** The endings artwork may have. */
export const IMAGE_EXTENSIONS = ['.svg', '.png', '.webp'];

/** Bytes in a kB and in an MB, as file managers count them. */
const KB = 1000;
const MB = 1000 * KB;
/** How heavy a file may be. The reels fetch a symbol's SVG as it is; of all else the build makes light bitmaps. */
const HEAVIEST = { symbolSvg: 64 * KB, svg: 128 * KB, raster: 4 * MB };
/** How many pixels a side may have: what fits into the memory of a build, and more than any screen shows. */
const LONGEST = 8192;
/** How many pixels the shorter side of a symbol has at least. */
const SYMBOL_LEAST = 128;
/** How far an image may be off its proportion before it would look stretched or cut. */
const TOLERANCE = 0.02;

/** A vector image whose size is given in pixels is that large at this density (dots an inch). */
const DEFAULT_DENSITY = 72;
/** A small SVG is measured so many times as large as it is, for it may be drawn on a field of 1.6 × 1. */
const MAGNIFICATION = 100;
/** An SVG is looked at in this size (pixels): large enough to see whether it shows anything, and quick. */
const CHECK_SIZE = 256;

/** The last chunk of every PNG: no length, its name, its checksum. Pixels can be whole without it. */
const PNG_END = Buffer.from('00000000' + '49454e44' + 'ae426082', 'hex');

const SAVE_AGAIN = 'export it again from the drawing program';

/** @typedef {import('../../build/artwork/image-list.mjs').Size} Size */

/**
 * Checks one image in `assets` by itself, to its last byte.
 *
 * @param {string} file path of an .svg, .png or .webp in a folder of assets/
 * @returns {Promise<string | undefined>} what is wrong with it first of all, and how to fix it; undefined when
 *   it is sound
 */
export async function imageProblem(file) {
  const assets = resolve(dirname(file), '../..');
  const name = nameOf(relative(assets, file).split(sep).join('/'));
  const size = sizeOf(await readImageList(assets), name);
  if (!size) return 'is not an image of the game: assets/README.md lists the names of all';
  return (await imageProblems(file, name, size))[0];
}

/**
 * Checks one image to its last byte.
 *
 * @param {string} file path of an .svg, .png or .webp
 * @param {string} name folder and name
 * @param {Size} size as it is shown at most
 * @returns {Promise<string[]>} what is wrong with it, and how to fix each
 */
export async function imageProblems(file, name, size) {
  const isSymbol = basename(dirname(name)) === 'symbols';
  const extension = extname(file).slice(1).toLowerCase();
  try {
    const { size: weight } = await stat(file);
    if (weight === 0) return [`is empty: ${SAVE_AGAIN}`];
    // Before it is read: it may be of any size.
    if (weight > HEAVIEST.raster) return weightProblem(weight, extension, isSymbol);

    const bytes = await readFile(file);
    const isText = isUtf8(bytes);
    const unsafe = extension === 'svg' && isText ? svgProblems(bytes.toString()) : [];

    const { format, width, height, pages = 1 } = await open(bytes).metadata();
    if (format !== extension) return [`is a ${format} inside, not a ${extension}: ${SAVE_AGAIN} as ${extension}`];
    if (format === 'svg' && !isText) return [`is written in another code than UTF-8: ${SAVE_AGAIN} in UTF-8`];

    // Before it is decoded: a small file can contain an image that fills all memory.
    if (Math.max(width, height) > LONGEST) {
      return [`is ${width} × ${height} pixels: make it at most ${LONGEST} a side`];
    }
    if (format === 'png' && !bytes.includes(PNG_END)) return [`is cut off at its end: ${SAVE_AGAIN}`];

    const animated = pages > 1 || (format === 'png' && isAnimatedPng(bytes));
    const density = format === 'svg' ? (DEFAULT_DENSITY * CHECK_SIZE) / Math.max(width, height) : DEFAULT_DENSITY;
    return [
      ...unsafe,
      ...weightProblem(weight, extension, isSymbol),
      ...(animated ? ['is animated: export it as a still image, the game itself moves it'] : []),
      ...(format === 'svg' ? [] : sizeProblem({ width, height }, size, isSymbol)),
      ...proportionProblem(await exactSize(bytes, { format, width, height }), size, isSymbol),
      ...((await isVisible(open(bytes, density)))
        ? []
        : [`is fully transparent: draw something, or ${SAVE_AGAIN}`]),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ').trim() : String(error);
    return [`is cut off or unreadable (${reason}): ${SAVE_AGAIN}`];
  }
}

/** @param {Buffer} bytes @param {number} [density] of an SVG (dots an inch) */
const open = (bytes, density = DEFAULT_DENSITY) =>
  // How large an image may be is looked at here, so that the problem says so.
  sharp(bytes, { density, failOn: 'warning', limitInputPixels: false });

/** @param {number} bytes @param {string} extension @param {boolean} isSymbol */
function weightProblem(bytes, extension, isSymbol) {
  const vector = isSymbol ? HEAVIEST.symbolSvg : HEAVIEST.svg;
  const heaviest = extension === 'svg' ? vector : HEAVIEST.raster;
  if (bytes <= heaviest) return [];
  const advice = extension === 'svg' ? 'fewer points and decimals, or export it as png or webp' : 'fewer pixels';
  return [`weighs ${formatBytes(bytes)}: make it at most ${formatBytes(heaviest)}, with ${advice}`];
}

/** @param {number} bytes */
const formatBytes = (bytes) =>
  bytes < MB ? `${Math.ceil(bytes / KB)} kB` : `${Math.ceil(bytes / (MB / 10)) / 10} MB`;

/** An animated PNG says so ahead of its first pixels. @param {Buffer} bytes */
const isAnimatedPng = (bytes) => bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');

/** @param {Size} pixels @param {Size} shown @param {boolean} isSymbol */
function sizeProblem({ width, height }, shown, isSymbol) {
  if (isSymbol) {
    if (Math.min(width, height) >= SYMBOL_LEAST) return [];
    return [
      `is ${width} × ${height} pixels: make it at least ${SYMBOL_LEAST} on the shorter side, 512 is better`,
    ];
  }
  if (width >= shown.width) return [];
  return [`is ${width} pixels wide: make it at least ${shown.width}, ${2 * shown.width} is better`];
}

/** @param {Size} own @param {Size} shown @param {boolean} isSymbol */
function proportionProblem({ width, height }, shown, isSymbol) {
  const wide = width / height / (shown.width / shown.height);
  if (Math.abs(wide - 1) <= TOLERANCE) return [];
  const [right, high] =
    wide > 1
      ? [width, rounded((width * shown.height) / shown.width)]
      : [rounded((height * shown.width) / shown.height), height];
  const why = isSymbol ? 'a symbol is square' : `for it is shown as ${shown.width} × ${shown.height}`;
  return [`is ${width} × ${height}: make it ${right} × ${high}, ${why}`];
}

/** A small field is drawn on in fractions. @param {number} pixels */
const rounded = (pixels) => (pixels < 10 ? Number(pixels.toFixed(2)) : Math.round(pixels));

/**
 * @param {Buffer} bytes
 * @param {Size & { format: string }} image in whole pixels
 * @returns {Promise<Size>}
 */
async function exactSize(bytes, { format, width, height }) {
  if (format !== 'svg' || Math.min(width, height) >= MAGNIFICATION) return { width, height };
  const finer = await open(bytes, DEFAULT_DENSITY * MAGNIFICATION).metadata();
  return { width: finer.width / MAGNIFICATION, height: finer.height / MAGNIFICATION };
}

/**
 * Whether anything of an image shows. Throws where it can't be decoded to its last byte.
 *
 * @param {import('sharp').Sharp} image
 */
async function isVisible(image) {
  const opacity = await image.ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return opacity.some((value) => value !== 0);
}
