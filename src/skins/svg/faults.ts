import { texts, type Fault } from '../texts';
import { CSS_REFERENCE, unescapedCss } from './css';
import { ANIMATIONS } from './names';
import { embeddedTarget, INSIDE } from './references';
import { SVG, type ParsedElement } from './tree';

/** What an artist is told was left out: something of a kind, or what it refers to elsewhere. */
export type LeftOut = 'script' | 'web-page' | 'animation' | 'font' | 'link' | { readonly outward: string };

/** What a picture may not have. */
export interface SvgFault {
  readonly fault: Fault;
  readonly line: number;
  /** Undefined where nobody would miss it. */
  readonly leftOut?: LeftOut | undefined;
}

/** The second is that of SVG Tiny. */
const SCRIPTS = ['script', 'handler'];
/** What browsers would run or lay out as a web page when a symbol stands in the page itself. */
const FOREIGN_NAMESPACES = ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML'];

/**
 * What an element has that runs, moves, or leads out of the file, also where it is unknown and would be left out anyway: a file
 * without faults is shown as it is.
 */
export function* faultsOf(element: ParsedElement, parent?: ParsedElement): Generator<SvgFault> {
  const { tag, local, uri, line } = element;
  if (SCRIPTS.includes(local)) yield { line, fault: texts.svg.script, leftOut: 'script' };
  else if (local === 'foreignObject' || FOREIGN_NAMESPACES.includes(uri)) {
    // Editors put their own data there, beside the picture for all others.
    const isAlternative = local === 'foreignObject' && parent?.local === 'switch';
    yield { line, fault: texts.svg.webPage(tag), leftOut: isAlternative ? undefined : 'web-page' };
  } else if (uri === SVG && ANIMATIONS.has(local)) {
    yield { line, fault: texts.svg.animated(`<${tag}>`), leftOut: 'animation' };
  }
  for (const { name, prefix, local: attribute, value } of element.written) {
    if (/^on/i.test(name)) yield { line, fault: texts.svg.handler(name), leftOut: 'script' };
    if (attribute === 'href' || name === 'src' || name === 'xml:base') {
      const leftOut = referenceFault(element, name, value.trim());
      if (leftOut !== null) yield { line, fault: texts.svg.reference(short(value)), leftOut };
    }
    // A prefix of xmlns declares a namespace, whose address is only a name.
    if (prefix !== 'xmlns') yield* cssFaults(value, element);
  }
  if (local === 'style') {
    yield* cssFaults(element.content.filter((part) => typeof part === 'string').join(''), element);
  }
}

/** What is left out with a reference; null where it leads to nothing outside. */
function referenceFault(
  { uri, local }: ParsedElement,
  name: string,
  target: string,
): SvgFault['leftOut'] | null {
  if (uri !== SVG || name === 'xml:base') return INSIDE.test(target) ? null : undefined;
  if (local === 'a') return 'link';
  if (target === '') return null;
  if (embeddedTarget(local, target) === undefined) return { outward: target };
  return INSIDE.test(target) ? null : undefined;
}

const FONT = /@font-face\s*\{[^}]*\}?/gi;
/** What loads by a text alone. */
const LOADING = /@import\s*(?:url\()?\s*["']?([^"'();]*)|\b((?:image|image-set|cross-fade|src)\()\s*["']/gi;

/**
 * What a style loads, wherever that stands in it: also in a comment, which browsers may see the end of elsewhere.
 *
 * @param css a style sheet, or one property of it
 */
function* cssFaults(css: string, { line, uri }: ParsedElement): Generator<SvgFault> {
  const isOwn = uri === SVG;
  const found = (fault: Fault, leftOut: LeftOut): SvgFault => ({ line, fault, ...(isOwn && { leftOut }) });
  const plain = unescapedCss(css);
  for (const [font] of plain.matchAll(FONT)) {
    const [, address = '@font-face'] = /\burl\(\s*["']?([^"')]*)/i.exec(font) ?? [];
    yield found(texts.svg.reference(short(address)), 'font');
  }
  const others = plain.replace(FONT, '');
  for (const [, address = '', loader] of others.matchAll(LOADING)) {
    yield found(texts.svg.cssImport, { outward: loader ? `${loader})` : address.trim() });
  }
  for (const [, written = ''] of others.replace(/@import[^;]*/gi, '').matchAll(CSS_REFERENCE)) {
    const target = written.trim();
    if (!INSIDE.test(target)) yield found(texts.svg.reference(short(target)), { outward: target });
  }
  if (/@(-\w+-)?keyframes/i.test(plain)) yield found(texts.svg.animated('@keyframes'), 'animation');
}

const short = (address: string): string => (address.length > 60 ? `${address.slice(0, 60)}…` : address);
