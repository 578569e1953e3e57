import { spokenList } from '../../games/spoken';
import { formatCoins } from '../../ui/format/format';

// Spanish has "many" for whole millions, which takes "de" only where the number is a word: for figures it is as "other".

/** A count in digits and what is counted: `1 ronda`, `3 rondas`. */
export const numbered = (count: number, one: string, other: string): string =>
  `${count} ${count === 1 ? one : other}`;

/** The same with thousands separators. */
export const counted = (count: number, one: string, other: string): string =>
  `${formatCoins(count)} ${count === 1 ? one : other}`;

/** "Pez", "Pez y Atún", "Pez, Atún y 4 más". @param max how many of three or more are named */
export function listed(names: readonly string[], max = 2): string {
  if (names.length <= Math.max(2, max)) return spokenList(names);
  return `${names.slice(0, max).join(', ')} y ${names.length - max} más`;
}
