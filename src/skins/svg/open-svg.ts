import type { SafeSvg } from '../../games/safe-svg';
import type { Size } from '../image-list';
import { FileProblem, UnreadableImage } from '../rules/file-problem';
import { texts } from '../texts';
import {
  declarationsFor,
  isInlined,
  readDeclarations,
  readRules,
  safeValue,
  writeDeclarations,
  writeRules,
} from './css';
import { countDrawn } from './drawn';
import { faultsOf, type LeftOut, type SvgFault } from './faults';
import { ELEMENTS, isPlainAttribute, PRESENTATION, WITH_TEXT } from './names';
import { embeddedTarget } from './references';
import { svgSize } from './svg-size';
import { elementsIn, parseSvg, SVG, writeSvg, type ParsedElement, type SvgElement } from './tree';

/** Elements that an SVG may draw, copies included. The game's busiest one draws two thousand. */
export const MAX_DRAWN = 50_000;

/** An SVG from outside, once it is through the gate. */
interface OpenedSvg {
  /** The safe drawing: made of elements and attributes that are known to do nothing else. */
  readonly root: SvgElement;
  /** One line for each kind of problem that keeps the file from being shown as it is. */
  readonly problems: readonly string[];
  /** Pixels, or units of its view box; undefined where it has none or can't be shown as it is, which is a problem. */
  readonly size: Size | undefined;
  /** How many elements it draws, copies included; infinity where they copy each other in a circle. */
  readonly drawn: number;
  /** What an artist would miss in `root`. */
  readonly leftOut: readonly LeftOut[];
  readonly hasText: boolean;
  /** Whether it takes a colour from what is around it, which is black here. */
  readonly usesCurrentColor: boolean;
}

/**
 * The gate for SVGs from outside: reads a file, says what is wrong with it, and leaves what draws. A symbol's SVG stands in the
 * page, with the rights of the page. What style sheets say stands in attributes afterwards, where that can be, because the
 * policy of the page forbids styles.
 *
 * @throws {UnreadableImage} with the line where it is not well-formed or no SVG
 */
export function openSvg(bytes: Uint8Array): OpenedSvg {
  const { text, isUtf8 } = svgText(bytes);
  const parsed = parseSvg(text);
  const { root } = parsed;
  const { width, height, viewBox } = Object.fromEntries(root.attributes);
  const size = svgSize({ width, height, viewBox });
  const cleaned = cleanTree(root);
  const drawn = countDrawn(cleaned.root);

  const { svg } = texts;
  const { line } = root;
  const { doctype } = parsed;
  const faults: SvgFault[] = [
    ...(!doctype || PLAIN_DOCTYPE.test(doctype.text) ? [] : [{ fault: svg.doctype, line: doctype.line }]),
    ...(parsed.hasStyleSheet ? [{ fault: svg.styleSheet, line, leftOut: { outward: 'a style sheet' } }] : []),
    ...(parsed.hasNamespace ? [] : [{ fault: svg.noNamespace(SVG), line }]),
    ...(size ? [] : [{ fault: svg.noSize, line }]),
    ...faultsIn(root),
  ];
  // By the advice: one line for each kind of problem, about the first such place.
  const lines = new Map<string, string>();
  for (const { fault, line: at } of faults) {
    if (!lines.has(fault.advice)) lines.set(fault.advice, svg.onLine(fault, at));
  }
  return {
    ...cleaned,
    // Browsers don't show what they can't parse.
    size: parsed.fault ? undefined : size,
    drawn,
    problems: [
      ...(isUtf8 ? [] : [texts.image.notUtf8]),
      ...(parsed.fault ? [texts.image.unreadable(parsed.fault.message)] : []),
      ...lines.values(),
      ...(drawn > MAX_DRAWN ? [svg.tooComplex(MAX_DRAWN)] : []),
    ],
    leftOut: faults.flatMap(({ leftOut }) => leftOut ?? []),
  };
}

/** The safe SVG text of a file. Throws as `openSvg` does. */
export const readSafeSvg = (bytes: Uint8Array): SafeSvg => writeSvg(openSvg(bytes).root);

/** Declares nothing, or names the W3C's own SVG, from where nothing is ever loaded: some drawing programs write it. */
const PLAIN_DOCTYPE =
  /^\s*svg\s*(PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^"]*"\s+"https?:\/\/www\.w3\.org\/[^"]*"\s*)?$/;

/**
 * The text of a file, in the encoding that it says, and whether that is UTF-8: in another one, a browser might see a tag where
 * others see a comment. Throws an Error where it can't be read.
 */
function svgText(bytes: Uint8Array): { readonly text: string; readonly isUtf8: boolean } {
  const marks: readonly (readonly [first: number, second: number, encoding: string])[] = [
    [0xff, 0xfe, 'utf-16le'],
    [0xfe, 0xff, 'utf-16be'],
  ];
  const marked = marks.find(([first, second]) => bytes[0] === first && bytes[1] === second)?.[2];
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const said = /^[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  const encoding = marked ?? (/^utf-?16/i.test(said ?? '') ? 'utf-8' : (said ?? 'utf-8'));
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return { text, isUtf8: !marked && /^utf-?8$/i.test(said ?? 'utf-8') };
  } catch {
    if (encoding === 'utf-8') throw new FileProblem(texts.image.notUtf8);
    throw new UnreadableImage(texts.image.reasons.encoding(encoding));
  }
}

function* faultsIn(element: ParsedElement, parent?: ParsedElement): Generator<SvgFault> {
  yield* faultsOf(element, parent);
  for (const part of element.content) if (typeof part !== 'string') yield* faultsIn(part, element);
}

/** Keeps only what draws. */
function cleanTree(root: ParsedElement): Pick<OpenedSvg, 'root' | 'hasText' | 'usesCurrentColor'> {
  const variables = new Map<string, string>();
  const rules = styleSheetsIn(root).flatMap((sheet) => readRules(sheet, variables));
  const left = rules.filter((rule) => !isInlined(rule));
  let [hasText, usesCurrentColor] = [false, false];

  const cleanAttributes = (path: readonly ParsedElement[], element: ParsedElement): Map<string, string> => {
    const clean = new Map<string, string>();
    for (const [name, written] of element.attributes) {
      if (name === 'href' || name === 'src') {
        const target = embeddedTarget(element.local, written.trim());
        if (target !== undefined) clean.set('href', target);
      } else if (name === 'xml:space') clean.set(name, written);
      else if (isPlainAttribute(name) && (name !== 'class' || left.length > 0)) {
        const value = safeValue(written, variables);
        if (value !== undefined) clean.set(name, value);
      }
    }
    const own = readDeclarations(element.attributes.get('style') ?? '', variables);
    const inStyle = new Map<string, string>();
    for (const { property, value } of declarationsFor(path, rules, own)) {
      if (PRESENTATION.has(property)) clean.set(property, value);
      else inStyle.set(property, value);
    }
    if (inStyle.size > 0) {
      clean.set('style', writeDeclarations([...inStyle].map(([property, value]) => ({ property, value }))));
    }
    if ([...clean.values()].some((value) => /currentcolor/i.test(value))) usesCurrentColor = true;
    return clean;
  };

  const clean = (element: ParsedElement, around: readonly ParsedElement[]): SvgElement | undefined => {
    const { uri, local, content, label } = element;
    if (uri !== SVG || (!ELEMENTS.has(local) && local !== 'a')) return undefined;
    const path = [...around, element];
    const attributes = cleanAttributes(path, element);
    if (['image', 'feImage'].includes(local) && !attributes.has('href')) return undefined;
    const children = content.flatMap((part): (SvgElement | string)[] => {
      if (typeof part === 'string') return WITH_TEXT.has(local) || local === 'a' ? [part] : [];
      const cleaned = clean(part, path);
      return cleaned ? [cleaned] : [];
    });
    if (local === 'text' && textOf(children).trim() !== '') hasText = true;
    if (local === 'a') attributes.delete('href');
    // What a link leads around is drawn without it: as a part of a text, or as a group.
    const isInText = around.some((one) => one.local === 'text');
    return { name: local === 'a' ? (isInText ? 'tspan' : 'g') : local, attributes, children, label };
  };
  const drawing = clean(root, []) ?? { name: 'svg', attributes: new Map<string, string>(), children: [] };
  if (left.length > 0) {
    drawing.children.unshift({ name: 'style', attributes: new Map(), children: [writeRules(left)] });
  }
  if (usesCurrentColor && !drawing.attributes.has('color')) drawing.attributes.set('color', '#000');
  else usesCurrentColor = false;
  nameParts(drawing);
  return { root: drawing, hasText, usesCurrentColor };
}

const styleSheetsIn = ({ uri, local, content }: ParsedElement): string[] =>
  uri === SVG && local === 'style'
    ? [content.filter((part) => typeof part === 'string').join('')]
    : content.flatMap((part) => (typeof part === 'string' ? [] : styleSheetsIn(part)));

const textOf = (children: readonly (SvgElement | string)[]): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child.children))).join('');

/** Gives groups the names of their layers, which is what the parts are called that move, where nothing refers to them. */
function nameParts(root: SvgElement): void {
  const elements = [...elementsIn(root)];
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? []));
  const referredTo = new Set(
    elements.flatMap(({ attributes }) =>
      [...attributes.values()].flatMap((value) => [...value.matchAll(/#([^\s"'()]+)/g)].map(([, id]) => id)),
    ),
  );
  for (const { name, attributes, label } of elements) {
    const id = attributes.get('id');
    if (name !== 'g' || (id !== undefined && referredTo.has(id))) continue;
    const wanted = (label ?? id ?? '')
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-');
    if (!/^[a-z][a-z\d-]*$/.test(wanted) || wanted === id || ids.has(wanted)) continue;
    ids.add(wanted);
    attributes.set('id', wanted);
  }
}
