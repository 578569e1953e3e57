import { SaxesParser, type SaxesAttributeNS } from 'saxes';
import type { SafeSvg } from '../../games/safe-svg';
import { badXml, FileProblem, UnreadableImage } from '../rules/file-problem';
import { texts } from '../texts';

export const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
/** Prefixes that programs use without declaring them. */
const USUAL: Readonly<Record<string, string>> = {
  xlink: XLINK,
  inkscape: 'http://www.inkscape.org/namespaces/inkscape',
  serif: 'http://www.serif.com/',
};

/** An element as a file has it. */
export interface ParsedElement {
  /** As it is written, with its prefix. */
  readonly tag: string;
  /** Without its prefix. */
  readonly local: string;
  readonly uri: string;
  readonly line: number;
  /** All attributes, as they are written. */
  readonly written: readonly SaxesAttributeNS[];
  /** Those of SVG, by their names without prefixes. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly classes: readonly string[];
  readonly content: (ParsedElement | string)[];
  /** The name of a layer, as the artist has written it in a drawing program. */
  readonly label: string | undefined;
}

/** An element of which it is known that it only draws. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (SvgElement | string)[];
  readonly label?: string | undefined;
}

interface ParsedSvg {
  readonly root: ParsedElement;
  readonly doctype: { readonly text: string; readonly line: number } | undefined;
  readonly hasNamespace: boolean;
  /** Whether it loads one from elsewhere. */
  readonly hasStyleSheet: boolean;
  /** What a browser would refuse, and is understood here. */
  readonly fault: UnreadableImage | undefined;
}

const { reasons } = texts.image;

/** An entity as Illustrator writes it, for the addresses of its namespaces and, in old versions, for styles. */
const ENTITY = /<!ENTITY\s+([\w:.-]+)\s(?:\s*"([^"]*)"|\s*'([^']*)')?[^>]*>/g;
/** Letters that all entities of a document may become, or an entity at least: more could fill the memory. */
const MAX_EXPANDED = { document: 100_000_000, entity: 100 };
/** Elements that a file is read of, and that are drawn, copies included, into a bitmap: more would take minutes. */
export const MAX_ELEMENTS = 400_000;
/** Elements around an element. Drawing programs nest some dozens; ever more of them would take ever more time. */
const MAX_DEPTH = 500;

/** Reads an SVG, however its program has written it. Throws an Error with the line where it is no SVG. */
export function parseSvg(text: string): ParsedSvg {
  const parser = new SaxesParser({ xmlns: true as const });
  const open: ParsedElement[] = [];
  let count = 0;
  let root: ParsedElement | undefined;
  let doctype: ParsedSvg['doctype'];
  let [hasNamespace, hasStyleSheet] = [true, false];
  let fault: UnreadableImage | undefined;
  parser.on('error', ({ message }) => {
    if (!message.includes('unbound namespace prefix')) throw badXml(message);
    fault ??= badXml(message);
  });
  Object.defineProperty(parser.ENTITIES, 'nbsp', {
    get: () => {
      fault ??= badXml(`${parser.line}:0: undefined entity.`);
      return '\u00a0';
    },
  });
  parser.on('doctype', (found) => {
    doctype = { text: found, line: parser.line };
    // It is referred to by three letters and more.
    const longest = Math.max(MAX_EXPANDED.entity, (3 * MAX_EXPANDED.document) / text.length);
    // What an entity stands for is text, in which no other is looked for: none grows without end.
    for (const [, name = '', double, single] of found.matchAll(ENTITY)) {
      const value = double ?? single ?? '';
      if (name !== 'nbsp') parser.ENTITIES[name] = value.length <= longest ? value : '';
    }
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') hasStyleSheet = true;
  });
  parser.on('opentag', ({ name, local, prefix, uri, attributes }) => {
    if (open.length >= MAX_DEPTH) {
      throw badXml(`${parser.line}:0: an element in more than ${MAX_DEPTH} others.`);
    }
    count += 1;
    if (count > MAX_ELEMENTS) throw new FileProblem(texts.svg.tooComplex(MAX_ELEMENTS));
    if (!root) hasNamespace = uri !== '';
    const written = Object.values(attributes);
    const element: ParsedElement = {
      ...{ tag: name, local, line: parser.line, written, content: [] },
      // Without a namespace it comes from a web page, where none is needed.
      uri: uri === '' && !hasNamespace ? SVG : namespaceOf(prefix, uri),
      ...svgAttributes(written),
    };
    if (!root) {
      if (element.uri !== SVG || local !== 'svg')
        throw new UnreadableImage(reasons.notSvg(parser.line, name));
      root = element;
    }
    open.at(-1)?.content.push(element);
    open.push(element);
  });
  const addText = (more: string): void => void open.at(-1)?.content.push(more);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  if (!root) throw new UnreadableImage(reasons.noImage);
  return { root, doctype, hasNamespace, hasStyleSheet, fault };
}

/** A parser leaves a prefix that isn't declared in the place of its namespace. */
const namespaceOf = (prefix: string, uri: string): string => (uri === prefix ? (USUAL[prefix] ?? uri) : uri);

function svgAttributes(
  written: readonly SaxesAttributeNS[],
): Pick<ParsedElement, 'attributes' | 'classes' | 'label'> {
  const attributes = new Map<string, string>();
  let label: string | undefined;
  for (const { name, prefix, local, uri, value } of written) {
    const namespace = namespaceOf(prefix, uri);
    if (prefix === '' || (namespace === XLINK && local === 'href')) attributes.set(local, value);
    else if (namespace === XML && local === 'space') attributes.set('xml:space', value);
    if (name === 'data-name' || (prefix !== '' && ['label', 'id'].includes(local))) label ??= value;
  }
  const classes = (attributes.get('class') ?? '').split(/\s+/);
  return { attributes, classes, label };
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The text of an SVG. */
export function writeSvg(root: SvgElement): SafeSvg {
  const parts: string[] = [];
  const write = ({ name, attributes, children }: SvgElement, isRoot: boolean): void => {
    parts.push(`<${name}`);
    if (isRoot) parts.push(` xmlns="${SVG}"`);
    for (const [attribute, value] of attributes) parts.push(` ${attribute}="${escaped(value)}"`);
    if (children.length === 0) {
      parts.push('/>');
      return;
    }
    parts.push('>');
    for (const child of children) {
      if (typeof child === 'string') parts.push(escaped(child));
      else write(child, false);
    }
    parts.push(`</${name}>`);
  };
  write(root, true);
  return parts.join('') as SafeSvg;
}

/** An element that was not in the file. */
export const newElement = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: (SvgElement | string)[],
): SvgElement => ({ name, attributes: new Map(Object.entries(attributes)), children });

export function* elementsIn(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* elementsIn(child);
}
