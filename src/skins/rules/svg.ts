import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import type { Size } from '../image-list';
import { texts, type Fault } from '../texts';
import { badXml, UnreadableImage } from './file-problem';

const { reasons } = texts.image;

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

/** Elements that an SVG may draw, copies included. The game's busiest one draws two thousand. */
export const MAX_DRAWN = 50_000;

type Report = (fault: Fault) => void;

/** What counts as drawn of one element of an SVG: the elements in it, and those that it refers to. */
interface DrawnElement {
  readonly children: DrawnElement[];
  /** The ids of elements of which it draws a copy, or paints with. */
  readonly references: readonly string[];
}

/**
 * How many elements are drawn with one, each time that one is referred to; infinity where they refer to each other in a
 * circle. A small file can refer to a group that refers to a group, and so on, until no browser comes to its end.
 */
function countDrawn(
  element: DrawnElement,
  byId: ReadonlyMap<string, DrawnElement>,
  counts = new Map<DrawnElement, number>(),
): number {
  const known = counts.get(element);
  if (known !== undefined) return known;
  // Whoever comes back here while it is being counted has gone in a circle.
  counts.set(element, Infinity);
  const targets = element.references.flatMap((id) => byId.get(id) ?? []);
  const count = [...element.children, ...targets].reduce(
    (sum, one) => sum + countDrawn(one, byId, counts),
    1,
  );
  counts.set(element, count);
  return count;
}

/**
 * Reads an SVG: whether it keeps to itself, runs nothing, and how large it is. A symbol's SVG stands in the page, with the
 * rights of the page. Throws an Error with the line where it is not well-formed or no SVG.
 */
export function readSvg(text: string): {
  /** One line for each kind of problem. */
  readonly problems: readonly string[];
  /** Pixels, or units of its view box; undefined where it has none, which is a problem. */
  readonly size: Size | undefined;
  /** How many elements it draws, copies included; infinity where they copy each other in a circle. */
  readonly drawn: number;
} {
  // By the advice: one line for each kind of problem, about the first such place.
  const problems = new Map<string, string>();
  const parser = new SaxesParser({ xmlns: true as const });
  const report: Report = (fault) => {
    if (!problems.has(fault.advice)) problems.set(fault.advice, texts.svg.onLine(fault, parser.line));
  };

  parser.on('error', ({ message }) => {
    throw badXml(message);
  });
  const byId = new Map<string, DrawnElement>();
  const file: DrawnElement = { children: [], references: [] };
  // The file itself, and the elements around the place that is being read.
  const open = [file];
  let root: SaxesTagNS | undefined;
  // The text of the style sheet that is being read.
  let style: string | null = null;
  parser.on('doctype', (doctype) => {
    if (!PLAIN_DOCTYPE.test(doctype)) report(texts.svg.doctype);
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') report(texts.svg.styleSheet);
  });
  parser.on('opentag', (tag) => {
    if (!root) {
      root = tag;
      if (tag.local !== 'svg') throw new UnreadableImage(reasons.notSvg(parser.line, tag.name));
      if (tag.uri !== SVG) report(texts.svg.noNamespace(SVG));
      if (!sizeOfRoot(tag)) report(texts.svg.noSize);
    }
    const element: DrawnElement = { children: [], references: referencesOf(tag) };
    const id = tag.attributes['id']?.value;
    // Of two with one id the first counts.
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    open.at(-1)?.children.push(element);
    open.push(element);
    checkElement(report, tag);
    for (const attribute of Object.values(tag.attributes)) checkAttribute(report, attribute);
    if (tag.local === 'style') style = '';
  });
  const read = (more: string): void => {
    if (style !== null) style += more;
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', ({ local }) => {
    open.pop();
    if (local !== 'style' || style === null) return;
    checkCss(report, style);
    style = null;
  });

  parser.write(text).close();
  const drawn = countDrawn(file, byId) - 1;
  if (drawn > MAX_DRAWN) problems.set('copies', texts.svg.tooComplex(MAX_DRAWN));
  return { problems: [...problems.values()], size: root && sizeOfRoot(root), drawn };
}

const sizeOfRoot = ({ attributes }: SaxesTagNS): Size | undefined =>
  svgSize({
    width: attributes['width']?.value,
    height: attributes['height']?.value,
    viewBox: attributes['viewBox']?.value,
  });

/** The ids that an element refers to: what it copies, or is painted, clipped or masked with. */
const referencesOf = ({ attributes }: SaxesTagNS): string[] =>
  Object.values(attributes).flatMap(({ local, value }) => [
    ...(local === 'href' && value.startsWith('#') ? [value.slice(1)] : []),
    ...[...value.matchAll(CSS_REFERENCE)].flatMap(([, target = '']) =>
      target.startsWith('#') ? [target.slice(1)] : [],
    ),
  ]);

function checkElement(report: Report, { name, local, uri }: SaxesTagNS): void {
  if (local === 'script') report(texts.svg.script);
  else if (local === 'foreignObject' || FOREIGN_NAMESPACES.includes(uri)) {
    report(texts.svg.webPage(name));
  } else if (uri === SVG && ANIMATION.test(local)) report(texts.svg.animated(`<${name}>`));
}

function checkAttribute(report: Report, { name, local, prefix, value }: SaxesAttributeNS): void {
  if (/^on/i.test(name)) report(texts.svg.handler(name));
  const isReference = local === 'href' || name === 'src' || name === 'xml:base';
  if (isReference && !INSIDE.test(value)) report(texts.svg.reference(short(value)));
  // A prefix of xmlns declares a namespace, whose address is only a name.
  if (prefix !== 'xmlns') checkCss(report, value);
}

/** @param css a style sheet, or one property of it */
function checkCss(report: Report, css: string): void {
  const plain = css.replace(
    /\\(?:([\da-f]{1,6})\s?|(.))/gi,
    (_, hex: string | undefined, char: string | undefined) => (hex ? characterOf(hex) : (char ?? '')),
  );
  for (const [, target = ''] of plain.matchAll(CSS_REFERENCE)) {
    if (!INSIDE.test(target)) report(texts.svg.reference(short(target)));
  }
  if (CSS_IMPORT.test(plain)) report(texts.svg.cssImport);
  if (/@keyframes/i.test(plain)) report(texts.svg.animated('@keyframes'));
}

const LAST_CODE_POINT = 0x10ffff;

/** As browsers read an escape: one that is beyond all characters stands for an unknown one. */
function characterOf(hex: string): string {
  const code = parseInt(hex, 16);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '\uFFFD';
}

const short = (address: string): string => (address.length > 60 ? `${address.slice(0, 60)}…` : address);

/** Pixels in each unit that a length may be written in, with letters of 16 pixels. */
const PIXELS_IN: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
};

/** How large an SVG is (pixels): the view box gives the proportion of a length that is missing or in percent. */
export function svgSize(
  written: Partial<Record<'width' | 'height' | 'viewBox', string | undefined>>,
): Size | undefined {
  const [wide, high] = [lengthOf(written.width), lengthOf(written.height)];
  if (wide && high) return { width: wide, height: high };
  const box = boxOf(written.viewBox);
  if (!box) return undefined;
  if (wide) return { width: wide, height: (wide * box.height) / box.width };
  if (high) return { width: (high * box.width) / box.height, height: high };
  return box;
}

/** Pixels; undefined where it is none, 0 or a percentage. */
function lengthOf(written = ''): number | undefined {
  const [, amount, unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(written) ?? [];
  const pixels = Number(amount) * (PIXELS_IN[unit.toLowerCase()] ?? NaN);
  return Number.isFinite(pixels) && pixels > 0 ? pixels : undefined;
}

function boxOf(written = ''): Size | undefined {
  const [, , width = NaN, height = NaN, ...more] = written
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 && Number.isFinite(width * height) && more.length === 0
    ? { width, height }
    : undefined;
}
