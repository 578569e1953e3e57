import { catalog } from '../games/catalog';

/** Fields that no language replaces: they are no texts, or the same in all. */
const UNTRANSLATED =
  /^(id|path|url|machine|kind|role|payRule|more|word|Icon|load|loadPlayable|loadForStudio)$/;

/** Names of games, one of which is the product's: they stay as they are everywhere. */
const BRANDS: readonly unknown[] = catalog.map(({ title }) => title);

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'ê',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Ï',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
  U: 'Ü',
  Y: 'Ý',
};

/** How much longer a text becomes. */
const GROWTH = 0.4;

/** A text with accents, 40 % longer, in brackets. Links of policies keep their targets. */
export function pseudoText(text: string): string {
  if (text.trim() === '') return text;
  const accented = text.replace(/\]\(\w+\)|\{\w+\}|\w/g, (part) => ACCENTS[part] ?? part);
  const extra = Math.ceil(text.length * GROWTH);
  return `⟦${accented}${' lorem ipsum dolor sit amet'.repeat(1 + extra / 27).slice(0, extra)}⟧`;
}

function pseudo(value: unknown, key: string): unknown {
  if (UNTRANSLATED.test(key) || BRANDS.includes(value)) return value;
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function') {
    const say = value as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => pseudo(say(...args), key);
  }
  if (Array.isArray(value)) return value.map((one) => pseudo(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, pseudo(one, name)]));
}

/** Texts in a language that shows which are not translated, not fit to grow, or glued together. */
export const pseudoTranslation = (texts: Record<string, unknown>): Record<string, unknown> =>
  pseudo(texts, '') as Record<string, unknown>;
