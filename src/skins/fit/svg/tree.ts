import { SaxesParser } from 'saxes';
import { texts } from '../../texts';
import { badXml, UnreadableImage } from '../../rules/file-problem';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
/** Prefixes that programs use without declaring them. */
const USUAL: Readonly<Record<string, string>> = {
  xlink: XLINK,
  xml: XML,
  inkscape: 'http://www.inkscape.org/namespaces/inkscape',
  serif: 'http://www.serif.com/',
};

export interface SvgElement {
  /** Without a prefix; empty for an element of no SVG, as an editor's own data, whose children are left out. */
  name: string;
  attributes: Map<string, string>;
  readonly children: (SvgElement | string)[];
  /** Whether it belongs to a web page. */
  readonly isHtml: boolean;
  /** The name of a layer, as the artist has written it in a drawing program. */
  readonly label: string | undefined;
}

/** A document that was read: its root, and whether it loads a style sheet from elsewhere. */
interface SvgDocument {
  readonly root: SvgElement;
  readonly hasStyleSheet: boolean;
}

const { reasons } = texts.image;

/** An entity as Illustrator writes it, for the addresses of its namespaces and, in old versions, for styles. */
const ENTITY = /<!ENTITY\s+([\w:.-]+)\s+(?:"([^"]*)"|'([^']*)'|[^>]*)\s*>/g;
/** Letters that all entities of a document may become, or an entity at least: more could fill the memory. */
const MAX_EXPANDED = { document: 100_000_000, entity: 100 };

/** Reads an SVG, however its program has written it. Throws an Error with the line where it is no SVG. */
export function parseSvg(text: string): SvgDocument {
  const parser = new SaxesParser({ xmlns: false as const });
  const scopes: Readonly<Record<string, string>>[] = [{}];
  const open: SvgElement[] = [];
  let root: SvgElement | undefined;
  let hasStyleSheet = false;
  parser.ENTITIES['nbsp'] = '\u00a0';
  parser.on('error', ({ message }) => {
    throw badXml(message);
  });
  parser.on('doctype', (doctype) => {
    // It is referred to by three letters and more.
    const longest = Math.max(MAX_EXPANDED.entity, (3 * MAX_EXPANDED.document) / text.length);
    // What an entity stands for is text, in which no other is looked for: none grows without end.
    for (const [, name = '', double, single] of doctype.matchAll(ENTITY)) {
      const value = double ?? single ?? '';
      parser.ENTITIES[name] = value.length <= longest ? value : '';
    }
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') hasStyleSheet = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const scope = { ...scopes.at(-1) };
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute === 'xmlns') scope[''] = value;
      else if (attribute.startsWith('xmlns:')) scope[attribute.slice(6)] = value;
    }
    scopes.push(scope);
    const element = elementOf(name, attributes, scope);
    if (!root) {
      if (element.name !== 'svg') throw new UnreadableImage(reasons.notSvg(parser.line, name));
      root = element;
    }
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (more) => void open.at(-1)?.children.push(more));
  parser.on('cdata', (more) => void open.at(-1)?.children.push(more));
  parser.on('closetag', () => {
    open.pop();
    scopes.pop();
  });
  parser.write(text).close();
  if (!root) throw new UnreadableImage(reasons.noImage);
  return { root, hasStyleSheet };
}

function elementOf(
  written: string,
  attributes: Readonly<Record<string, string>>,
  scope: Readonly<Record<string, string>>,
): SvgElement {
  const [prefix, local] = splitName(written);
  // Without a namespace it comes from a web page, where none is needed.
  const uri = scope[prefix] ?? (prefix === '' ? SVG : USUAL[prefix]);
  const kept = new Map<string, string>();
  let label: string | undefined;
  for (const [name, value] of Object.entries(attributes)) {
    const [space, own] = splitName(name);
    const at = space === '' ? '' : (scope[space] ?? USUAL[space]);
    if (at === '' || (at === XLINK && own === 'href')) kept.set(own, value);
    else if (at === XML && own === 'space') kept.set('xml:space', value);
    if (name === 'data-name' || (space !== '' && ['label', 'id'].includes(own))) label ??= value;
  }
  return { name: uri === SVG ? local : '', attributes: kept, children: [], isHtml: uri === XHTML, label };
}

function splitName(name: string): readonly [prefix: string, local: string] {
  const colon = name.indexOf(':');
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)];
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The text of an SVG. */
export function writeSvg(root: SvgElement): string {
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
  return parts.join('');
}

/** An element that was not in the file. */
export const newElement = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: (SvgElement | string)[] = [],
): SvgElement => ({
  name,
  attributes: new Map(Object.entries(attributes)),
  children,
  isHtml: false,
  label: undefined,
});
