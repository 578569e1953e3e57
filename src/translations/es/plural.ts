import { formatCoins } from '../../ui/format/format';

// Spanish has "many" for whole millions, which takes "de" only where the number is a word: for figures it is as "other".

/** A count in digits and what is counted: `1 ronda`, `3 rondas`. */
export const numbered = (count: number, one: string, other: string): string =>
  `${count} ${count === 1 ? one : other}`;

/** The same with thousands separators. */
export const counted = (count: number, one: string, other: string): string =>
  `${formatCoins(count)} ${count === 1 ? one : other}`;

// For texts that are made as a file is loaded, when the language in use is still another one.

const numbers = new Intl.NumberFormat('es');
const lists = {
  and: new Intl.ListFormat('es', { type: 'conjunction' }),
  or: new Intl.ListFormat('es', { type: 'disjunction' }),
};

export const spanishNumber = (value: number): string => numbers.format(value);

export const spanishList = (parts: readonly (string | number)[], last: 'and' | 'or' = 'and'): string =>
  lists[last].format(parts.map(String));

/** "Pez", "Pez y Atún", "Pez, Atún y 4 más". @param max how many of three or more are named */
export function listed(names: readonly string[], max = 2): string {
  if (names.length <= Math.max(2, max)) return spanishList(names);
  return `${names.slice(0, max).join(', ')} y ${names.length - max} más`;
}
