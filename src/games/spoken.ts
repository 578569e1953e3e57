import { perLanguage, translatable } from '../languages/language';

/** Small counts as words; a language that has none of its own says all in digits. */
const small = translatable('shell/counts', { words: ['no', 'one', 'two', 'three', 'four', 'five'] });

/** A small count as a word, as in "three sharks"; a larger one in digits. */
export const spokenCount = (count: number): string => small.words[count] ?? String(count);

// British English has no comma before the last part.
const lists = perLanguage((code) => {
  const list = (type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(code === 'en' ? 'en-GB' : code, { type });
  return { and: list('conjunction'), or: list('disjunction') };
});

/** Parts of a list as one says them: `2, 3 and 10`. */
export const spokenList = (parts: readonly (string | number)[], last: 'and' | 'or' = 'and'): string =>
  lists()[last].format(parts.map(String));

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
