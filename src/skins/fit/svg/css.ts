import { PRESENTATION, STYLE_ONLY } from './names';
import type { SvgElement } from './tree';

/** A property of a style, and its value. */
interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/** An element as a selector asks for it: `path.a#b`. */
interface Compound {
  readonly tag: string | undefined;
  readonly classes: readonly string[];
  readonly id: string | undefined;
  /** Whether the one before has to be its parent, not any element around it. */
  readonly isChild: boolean;
}

interface Rule {
  /** As it is written. */
  readonly selector: string;
  /** Undefined where it asks for more than elements, classes and ids. */
  readonly compounds: readonly Compound[] | undefined;
  readonly specificity: number;
  readonly declarations: readonly Declaration[];
}

/** What was left out of a style. */
type CssReport = (what: 'animation' | 'font' | { readonly outward: string }) => void;

/** As browsers read escapes, without comments. */
const plainCss = (css: string): string =>
  css
    .replace(/\/\*[^]*?(\*\/|$)/g, ' ')
    .replace(/<!--|-->/g, ' ')
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, hex: string) => {
      const code = parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    })
    .replace(/\\(.)/g, '$1');

const REFERENCE = /\b(?:url|src)\(\s*["']?([^"')]*)["']?\s*\)?/gi;
const INSIDE = /^#[^\s"'()<>\\]+$/;
/** Functions that only compute or name a colour, a shape or a filter. */
const FUNCTIONS =
  /^(url|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|calc|min|max|clamp|matrix|translate[xy]?|scale[xy]?|rotate|skew[xy]?|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia|circle|ellipse|inset|polygon|path|var)$/i;

/**
 * A value that refers to nothing outside the file; undefined where it would.
 *
 * @param variables the values of the file's own properties (`--name`)
 */
export function safeValue(
  written: string,
  report: CssReport,
  variables: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  let value = plainCss(written).trim();
  for (let depth = 0; depth < 4 && value.includes('var('); depth++) {
    value = value.replace(
      /var\(\s*(--[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g,
      (_, name: string, fallback: string | undefined) => variables.get(name) ?? fallback ?? '',
    );
  }
  for (const [, target = ''] of value.matchAll(REFERENCE)) {
    if (!INSIDE.test(target.trim())) {
      report({ outward: target.trim() });
      return undefined;
    }
  }
  if (/[<>{};@]/.test(value)) return undefined;
  for (const [, name = ''] of value.matchAll(/([\w-]+)\(/g)) {
    if (!FUNCTIONS.test(name)) {
      report({ outward: `${name}()` });
      return undefined;
    }
  }
  return value.replace(REFERENCE, (_, target: string) => `url(${target.trim()})`);
}

/** The declarations of a style that say how something is drawn. */
export function readDeclarations(
  css: string,
  report: CssReport,
  variables: ReadonlyMap<string, string>,
): Declaration[] {
  return splitOutside(css, ';').flatMap((one): Declaration[] => {
    const colon = one.indexOf(':');
    const property = one.slice(0, colon).trim().toLowerCase();
    if (colon < 0) return [];
    if (/^(animation|transition)/.test(property)) report('animation');
    const [, written = '', important] = /^([^]*?)(!\s*important)?\s*$/i.exec(one.slice(colon + 1)) ?? [];
    if (!PRESENTATION.has(property) && !STYLE_ONLY.has(property)) {
      // What it says is not taken, but an artist is told of what it would have loaded.
      safeValue(written, report, variables);
      return [];
    }
    const value = safeValue(written, report, variables);
    return value ? [{ property, value, isImportant: important !== undefined }] : [];
  });
}

/** Splits a text where a letter stands outside of brackets and quotes. */
function splitOutside(text: string, letter: string): string[] {
  const parts: string[] = [];
  let [from, depth, quote] = [0, 0, ''];
  for (let at = 0; at < text.length; at++) {
    const here = text[at] ?? '';
    if (quote !== '') {
      if (here === quote) quote = '';
    } else if (here === '"' || here === "'") quote = here;
    else if (here === '(') depth += 1;
    else if (here === ')') depth -= 1;
    else if (here === letter && depth <= 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

/** The blocks of a style sheet: what stands before each brace, and within. */
function* blocksOf(css: string): Generator<readonly [head: string, body: string]> {
  let [from, depth, open] = [0, 0, 0];
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (css[at] === '}' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      yield [css.slice(from, open).trim(), css.slice(open + 1, at)];
      from = at + 1;
    } else if (css[at] === ';' && depth === 0) {
      yield [css.slice(from, at).trim(), ''];
      from = at + 1;
    }
  }
}

/** Reads the rules of a style sheet, and the values of its own properties into `variables`. */
export function readRules(css: string, report: CssReport, variables: Map<string, string>): Rule[] {
  const rules: Rule[] = [];
  for (const [head, body] of blocksOf(plainCss(css))) {
    if (/^@import/i.test(head)) report({ outward: /["'(]+([^"')]+)/.exec(head)?.[1] ?? head });
    else if (/^@font-face/i.test(head)) report('font');
    else if (/^@(-\w+-)?keyframes/i.test(head)) report('animation');
    else if (/^@(media\s+(all|screen)\b|supports)/i.test(head)) {
      rules.push(...readRules(body, report, variables));
    }
    if (head.startsWith('@') || body === '') continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)) {
      if (!variables.has(name)) variables.set(name, value.trim());
    }
    const declarations = readDeclarations(body, report, variables);
    if (declarations.length === 0) continue;
    for (const selector of splitOutside(head, ',').map((one) => one.trim())) {
      // What follows a pointer or a link is never seen.
      if (/:(hover|active|focus|visited|target)/i.test(selector)) continue;
      const compounds = readSelector(selector);
      if (!compounds && !/^[\w\s.#*>+~:()[\]=^$|"'-]+$/.test(selector)) continue;
      rules.push({ selector, compounds, specificity: specificityOf(compounds), declarations });
    }
  }
  return rules;
}

function readSelector(selector: string): Compound[] | undefined {
  const parts = selector.replace(/\s*>\s*/g, ' >').split(/\s+/);
  const compounds: Compound[] = [];
  for (const part of parts) {
    const [, child, tag, rest = ''] =
      /^(>?)(\*|[a-z][\w-]*|:root)?((?:[.#][\w\u0080-\uffff-]+)*)$/i.exec(part) ?? [];
    if (child === undefined || (tag === undefined && rest === '')) return undefined;
    const names = rest.match(/[.#][^.#]+/g) ?? [];
    const id = names.find((name) => name.startsWith('#'))?.slice(1);
    compounds.push({
      tag: tag === '*' ? undefined : tag === ':root' ? 'svg' : tag,
      classes: names.filter((name) => name.startsWith('.')).map((name) => name.slice(1)),
      id,
      isChild: child === '>',
    });
  }
  return compounds;
}

const specificityOf = (compounds: readonly Compound[] = []): number =>
  compounds.reduce(
    (sum, { tag, classes, id }) =>
      sum + (id === undefined ? 0 : 10_000) + 100 * classes.length + (tag ? 1 : 0),
    0,
  );

function matchesCompound({ tag, classes, id }: Compound, { name, attributes }: SvgElement): boolean {
  if (tag !== undefined && tag !== name) return false;
  if (id !== undefined && attributes.get('id') !== id) return false;
  if (classes.length === 0) return true;
  const own = (attributes.get('class') ?? '').split(/\s+/);
  return classes.every((one) => own.includes(one));
}

/** @param path the elements from the root to the one in question */
function matches(
  compounds: readonly Compound[],
  path: readonly SvgElement[],
  last = compounds.length - 1,
): boolean {
  const compound = compounds[last];
  const element = path.at(-1);
  if (!compound || !element || !matchesCompound(compound, element)) return false;
  if (last === 0) return true;
  const around = path.slice(0, -1);
  if (compound.isChild) return matches(compounds, around, last - 1);
  return around.some((_, at) => matches(compounds, around.slice(0, at + 1), last - 1));
}

/** The rules whose selectors are understood here, so that what they say can stand in attributes. */
export const isInlined = ({ compounds }: Rule): boolean => compounds !== undefined;

/** What a style sheet and its own style say of an element, the weightier after the lighter. */
export function declarationsFor(
  path: readonly SvgElement[],
  rules: readonly Rule[],
  own: readonly Declaration[],
): Declaration[] {
  const found = rules
    .filter(({ compounds }) => compounds && matches(compounds, path))
    .sort((one, other) => one.specificity - other.specificity)
    .flatMap(({ declarations }) => declarations);
  const all = [...found, ...own];
  return [...all.filter(({ isImportant }) => !isImportant), ...all.filter(({ isImportant }) => isImportant)];
}

/** A style sheet with these rules alone. */
export const writeRules = (rules: readonly Rule[]): string =>
  rules.map(({ selector, declarations }) => `${selector}{${writeDeclarations(declarations)}}`).join('');

export const writeDeclarations = (declarations: readonly Pick<Declaration, 'property' | 'value'>[]): string =>
  declarations.map(({ property, value }) => `${property}:${value}`).join(';');
