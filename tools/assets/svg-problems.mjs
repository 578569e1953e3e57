import { SaxesParser } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
/** What browsers would run or lay out as a web page when a symbol stands in the page itself. */
const FOREIGN_NAMESPACES = ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML'];
const ANIMATION = /^(animate.*|set)$/;

/** What a reference may lead to: a part of the same image, or a bitmap that is in the file itself. */
const INSIDE = /^\s*(#|data:image\/(png|jpe?g|gif|webp)[;,]|$)/i;
const CSS_REFERENCE = /\b(?:url|src)\(\s*["']?([^"')]*)/gi;
const CSS_IMPORT = /@import|image-set\(/i;
/** Declares nothing, or names the W3C's own SVG, from where nothing is ever loaded: some drawing programs write it. */
const PLAIN_DOCTYPE =
  /^\s*svg\s*(PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^"]*"\s+"https?:\/\/www\.w3\.org\/[^"]*"\s*)?$/;

/** @typedef {(what: string, advice: string) => void} Report */

/**
 * Reads the text of an SVG: whether it keeps to itself, runs nothing and says how large it is. Browsers put a
 * symbol's SVG into the page as it is, so what is in one has the rights of the page.
 *
 * @param {string} text
 * @returns {string[]} what is wrong with it and how to fix it, one line for each kind of problem
 * @throws {Error} where it is no well-formed XML, with the line
 */
export function svgProblems(text) {
  /** @type {Map<string, string>} by the advice: one line for each kind of problem, about the first such place */
  const problems = new Map();
  const parser = new SaxesParser({ xmlns: /** @type {const} */ (true) });
  /** @type {Report} */
  const report = (what, advice) => {
    if (!problems.has(advice)) problems.set(advice, `${what} (line ${parser.line}): ${advice}`);
  };

  parser.on('error', ({ message }) => {
    throw new Error(message.replace(/^(\d+):\d+: /, 'line $1: '));
  });
  let isRoot = true;
  /** The text of the style sheet that is being read. @type {string | null} */
  let style = null;
  parser.on('doctype', (doctype) => {
    if (!PLAIN_DOCTYPE.test(doctype)) {
      report('has a DOCTYPE with entities or a file of its own', 'delete that, or export it as plain SVG');
    }
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') reportExternal(report, 'takes its style from another file');
  });
  parser.on('opentag', (tag) => {
    if (isRoot) checkRoot(report, tag);
    isRoot = false;
    checkElement(report, tag);
    for (const attribute of Object.values(tag.attributes)) checkAttribute(report, attribute);
    if (tag.local === 'style') style = '';
  });
  const read = (/** @type {string} */ more) => {
    if (style !== null) style += more;
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', ({ local }) => {
    if (local !== 'style' || style === null) return;
    checkCss(report, style);
    style = null;
  });

  parser.write(text).close();
  return [...problems.values()];
}

/** @param {Report} report @param {string} what */
const reportExternal = (report, what) => report(what, 'embed that in the file, or delete it');

/** @param {Report} report @param {import('saxes').SaxesTagNS} root */
function checkRoot(report, { local, uri, attributes }) {
  if (local === 'svg' && uri !== SVG) {
    report(`has no xmlns="${SVG}" on its <svg>`, 'add it, browsers show nothing without');
  }
  const size = [attributes['width'], attributes['height']].map((length) => length?.value ?? '');
  if (!attributes['viewBox'] && !size.every((length) => /\d\D*$/.test(length) && !length.includes('%'))) {
    report('has no size', 'give its <svg> width and height, or a viewBox');
  }
}

/** @param {Report} report @param {import('saxes').SaxesTagNS} tag */
function checkElement(report, { name, local, uri }) {
  if (local === 'script') report('holds a <script>', 'delete it, no program may run in an image');
  else if (local === 'foreignObject' || FOREIGN_NAMESPACES.includes(uri)) {
    report(`holds a piece of a web page (<${name}>)`, 'delete it, or export the image as plain SVG');
  } else if (uri === SVG && ANIMATION.test(local)) reportAnimation(report, `<${name}>`);
}

/** @param {Report} report @param {string} by */
const reportAnimation = (report, by) =>
  report(`is animated (by ${by})`, 'export it as a still image, the game itself moves it');

/** @param {Report} report @param {import('saxes').SaxesAttributeNS} attribute */
function checkAttribute(report, { name, local, prefix, value }) {
  if (/^on/i.test(name))
    report(`runs a program by its ${name}`, 'delete that, no program may run in an image');
  const isReference = local === 'href' || name === 'src' || name === 'xml:base';
  if (isReference && !INSIDE.test(value)) reportExternal(report, `refers to ${short(value)}`);
  // A prefix of xmlns declares a namespace, whose address is only a name.
  if (prefix !== 'xmlns') checkCss(report, value);
}

/** @param {Report} report @param {string} css a style sheet, or one property of it */
function checkCss(report, css) {
  const plain = css.replace(
    /\\(?:([\da-f]{1,6})\s?|(.))/gi,
    (_, /** @type {string} */ hex, /** @type {string} */ char) =>
      hex ? String.fromCodePoint(parseInt(hex, 16)) : char,
  );
  for (const [, target = ''] of plain.matchAll(CSS_REFERENCE)) {
    if (!INSIDE.test(target)) reportExternal(report, `refers to ${short(target)}`);
  }
  if (CSS_IMPORT.test(plain)) reportExternal(report, 'takes a style or image from another file');
  if (/@keyframes/i.test(plain)) reportAnimation(report, '@keyframes');
}

/** @param {string} address */
const short = (address) => (address.length > 60 ? `${address.slice(0, 60)}…` : address);
