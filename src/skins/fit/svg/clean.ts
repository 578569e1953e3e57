import { fileFormat } from '../../rules/file-format';
import {
  declarationsFor,
  isInlined,
  readDeclarations,
  readRules,
  safeValue,
  writeDeclarations,
  writeRules,
} from './css';
import { ANIMATIONS, ELEMENTS, isPlainAttribute, PRESENTATION, WITH_TEXT } from './names';
import { parseSvg, type SvgElement } from './tree';

/** What was left out of an SVG: the names of kinds, and what it refers to elsewhere. */
interface LeftOut {
  readonly kinds: ReadonlySet<'script' | 'web-page' | 'animation' | 'font' | 'link'>;
  /** Addresses. */
  readonly outward: readonly string[];
}

/** An SVG that only draws: made of elements and attributes that are known to do nothing else. */
interface CleanSvg {
  readonly root: SvgElement;
  readonly leftOut: LeftOut;
  readonly hasText: boolean;
  /** Whether it takes a colour from what is around it, which is black here. */
  readonly usesCurrentColor: boolean;
}

const BITMAPS = ['png', 'jpeg', 'gif', 'webp', 'avif', 'bmp'];
const DATA = /^\s*data:([^,]*),([^]*)$/;

/** The address of a bitmap within a file, with the type that its bytes have; undefined where it is none. */
function embeddedBitmap(address: string): string | undefined {
  const [, type = '', data = ''] = DATA.exec(address) ?? [];
  if (!/;\s*base64/i.test(type)) return undefined;
  const letters = data.replace(/%2b/gi, '+').replace(/%2f/gi, '/').replace(/%3d/gi, '=').replace(/\s+/g, '');
  if (!/^[\w+/-]+=*$/.test(letters)) return undefined;
  const head = atob(letters.slice(0, 64).replace(/-/g, '+').replace(/_/g, '/'));
  const format = fileFormat(Uint8Array.from(head, (letter) => letter.charCodeAt(0)));
  return format !== undefined && BITMAPS.includes(format)
    ? `data:image/${format};base64,${letters}`
    : undefined;
}

/**
 * Reads an SVG, and leaves in it what draws: everything else is left out. What its style sheets say stands in attributes
 * afterwards, where that can be, because the policy of the page forbids styles. Throws an Error where it is no SVG.
 */
export function cleanSvg(text: string): CleanSvg {
  const { root, hasStyleSheet } = parseSvg(text);
  const kinds = new Set<'script' | 'web-page' | 'animation' | 'font' | 'link'>();
  const outward = new Set<string>();
  const report = (what: 'animation' | 'font' | { readonly outward: string }): void => {
    if (typeof what === 'string') kinds.add(what);
    else outward.add(what.outward);
  };
  if (hasStyleSheet) outward.add('a style sheet');

  const variables = new Map<string, string>();
  const css = [...elementsIn(root)]
    .filter(({ name }) => name === 'style')
    .map(({ children }) => children.filter((child) => typeof child === 'string').join(''));
  const rules = css.flatMap((sheet) => readRules(sheet, report, variables));
  const left = rules.filter((rule) => !isInlined(rule));
  let [hasText, usesCurrentColor] = [false, false];

  const cleanAttributes = (element: SvgElement, path: readonly SvgElement[]): Map<string, string> => {
    const clean = new Map<string, string>();
    for (const [name, written] of element.attributes) {
      if (/^on/i.test(name)) kinds.add('script');
      else if (name === 'href' || name === 'src') {
        const target = cleanReference(element.name, written);
        if (target !== undefined) clean.set('href', target);
        else if (element.name === 'a') kinds.add('link');
        else outward.add(written.trim());
      } else if (name === 'xml:space') clean.set(name, written);
      else if (isPlainAttribute(name) && (name !== 'class' || left.length > 0)) {
        const value = safeValue(written, report, variables);
        if (value !== undefined) clean.set(name, value);
      }
    }
    const own = readDeclarations(element.attributes.get('style') ?? '', report, variables);
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

  const clean = (element: SvgElement, path: readonly SvgElement[]): SvgElement | undefined => {
    const { name, isHtml, children } = element;
    if (isHtml || (name === 'foreignObject' && path.at(-2)?.name !== 'switch')) kinds.add('web-page');
    if (name === 'script') kinds.add('script');
    if (ANIMATIONS.has(name)) kinds.add('animation');
    if (!ELEMENTS.has(name) && name !== 'a') return undefined;
    const attributes = cleanAttributes(element, path);
    if (['image', 'feImage'].includes(name) && !attributes.has('href')) return undefined;
    const kept = children.flatMap((child): (SvgElement | string)[] => {
      if (typeof child === 'string') return WITH_TEXT.has(name) || name === 'a' ? [child] : [];
      const cleaned = clean(child, [...path, child]);
      return cleaned ? [cleaned] : [];
    });
    if (name === 'text' && textOf(kept).trim() !== '') hasText = true;
    if (name === 'a') attributes.delete('href');
    // What a link leads around is drawn without it: as a part of a text, or as a group.
    const isInText = name === 'a' && path.slice(0, -1).some((one) => one.name === 'text');
    return { ...element, name: name === 'a' ? (isInText ? 'tspan' : 'g') : name, attributes, children: kept };
  };
  const drawn = clean(root, [root]) ?? root;
  if (left.length > 0) {
    drawn.children.unshift({ ...drawn, name: 'style', attributes: new Map(), children: [writeRules(left)] });
  }
  if (usesCurrentColor && !drawn.attributes.has('color')) drawn.attributes.set('color', '#000');
  else usesCurrentColor = false;
  nameParts(drawn);
  return { root: drawn, leftOut: { kinds, outward: [...outward] }, hasText, usesCurrentColor };
}

/** What an element may refer to: a part of the same file, or, where it shows a picture, a bitmap in it. */
function cleanReference(name: string, written: string): string | undefined {
  const target = written.trim();
  if (name === 'a') return undefined;
  if (/^#[^\s"'<>]*$/.test(target)) return target;
  return ['image', 'feImage'].includes(name) ? embeddedBitmap(target) : undefined;
}

export function* elementsIn(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* elementsIn(child);
}

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
