import { PRESENTATION, STYLE_ONLY } from './names';
import type { ParsedElement } from './tree';

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

/** As browsers read escapes. */
export const unescapedCss = (css: string): string =>
  css
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, hex: string) => {
      const code = parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    })
    .replace(/\\(.)/g, '$1');

/** The same without comments. */
const plainCss = (css: string): string =>
  unescapedCss(css.replace(/\/\*[^]*?(\*\/|$)/g, ' ').replace(/<!--|-->/g, ' '));

/** What a style refers to. */
export const CSS_REFERENCE = /\b(?:url|src)\(\s*["']?([^"')]*)["']?\s*\)?/gi;
const INSIDE = /^#[^\s"'()<>\\]+$/;
/** Functions that only compute or name a colour, a shape or a filter. */
const FUNCTIONS =
  /^(url|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|calc|min|max|clamp|matrix|translate[xy]?|scale[xy]?|rotate|skew[xy]?|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia|circle|ellipse|inset|polygon|path|var)$/i;

/**
 * A value that refers to nothing outside the file; undefined where it would.
 *
 * @param variables the values of the file's own properties (`--name`)
 */
export function safeValue(written: string, variables: ReadonlyMap<string, string>): string | undefined {
  let value = plainCss(written).trim();
  for (let depth = 0; depth < 4 && value.includes('var('); depth++) {
    value = value.replace(
      /var\(\s*(--[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g,
      (_, name: string, fallback: string | undefined) => variables.get(name) ?? fallback ?? '',
    );
  }
  const targets = [...value.matchAll(CSS_REFERENCE)].map(([, target = '']) => target.trim());
  const functions = [...value.matchAll(/(?<![\w-])([\w-]+)\(/g)].map(([, name = '']) => name);
  const isPlain = !/[<>{};@]/.test(value) && functions.every((name) => FUNCTIONS.test(name));
  if (!isPlain || !targets.every((target) => INSIDE.test(target))) return undefined;
  return value.replace(CSS_REFERENCE, (_, target: string) => `url(${target.trim()})`);
}

/** The declarations of a style that say how something is drawn. */
export function readDeclarations(css: string, variables: ReadonlyMap<string, string>): Declaration[] {
  return splitOutside(css, ';').flatMap((one): Declaration[] => {
    const colon = one.indexOf(':');
    const property = one.slice(0, colon).trim().toLowerCase();
    if (colon < 0 || (!PRESENTATION.has(property) && !STYLE_ONLY.has(property))) return [];
    const written = one.slice(colon + 1);
    const plain = written.replace(/!\s*important\s*$/i, '');
    const value = safeValue(plain, variables);
    return value ? [{ property, value, isImportant: plain !== written }] : [];
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
export function readRules(css: string, variables: Map<string, string>): Rule[] {
  const rules: Rule[] = [];
  for (const [head, body] of blocksOf(plainCss(css))) {
    if (/^@(media\s+(all|screen)\b|supports)/i.test(head)) rules.push(...readRules(body, variables));
    if (head.startsWith('@') || body === '') continue;
    for (const [, name = '', value = ''] of body.matchAll(/(?<![\w-])(--[\w-]+)\s*:\s*([^;]+)/g)) {
      if (!variables.has(name)) variables.set(name, value.trim());
    }
    const declarations = readDeclarations(body, variables);
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
  const parts = selector.replace(/\s+/g, ' ').replace(/ ?> ?/g, ' >').split(' ');
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

const matchesCompound = ({ tag, classes, id }: Compound, element: ParsedElement): boolean =>
  (tag === undefined || tag === element.local) &&
  (id === undefined || id === element.attributes.get('id')) &&
  classes.every((one) => element.classes.includes(one));

/** @param path the elements from the root to the one in question */
function matches(compounds: readonly Compound[], path: readonly ParsedElement[]): boolean {
  const [last, element] = [compounds.at(-1), path.at(-1)];
  if (!last || !element || !matchesCompound(last, element)) return false;
  // For each element on the path, whether the compounds so far may end there.
  let ends = path.map(() => true);
  for (const [index, compound] of compounds.entries()) {
    const first = ends.indexOf(true);
    const mayFollow = (at: number): boolean =>
      index === 0 || (compound.isChild ? ends[at - 1] === true : first >= 0 && first < at);
    ends = path.map((one, at) => mayFollow(at) && matchesCompound(compound, one));
  }
  return ends.at(-1) === true;
}

/** The rules whose selectors are understood here, so that what they say can stand in attributes. */
export const isInlined = ({ compounds }: Rule): boolean => compounds !== undefined;

/** What a style sheet and its own style say of an element, the weightier after the lighter. */
export function declarationsFor(
  path: readonly ParsedElement[],
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
