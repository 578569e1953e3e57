import { regional } from '../../languages/regional';
import { formatCoins } from '../../ui/format/format';

/**
 * A number in German. Texts that are made as their file is loaded need it: the page is still in the language before, and so
 * is what `formatCoins` writes.
 */
export const number = (value: number): string => value.toLocaleString(regional('de'));

/** `1 Runde`, `2 Runden`. */
export const counted = (count: number, one: string, other: string): string =>
  `${formatCoins(count)} ${count === 1 ? one : other}`;

/** „Fisch“, „Fisch und Hai“, „Fisch, Hai und 4 weitere“. @param max how many of three or more are named */
export function listed(names: readonly string[], max = 2): string {
  const named = names.length <= Math.max(2, max) ? names.slice(0, -1) : names.slice(0, max);
  const last =
    named.length === names.length - 1 ? (names.at(-1) ?? '') : `${names.length - named.length} weitere`;
  return named.length === 0 ? last : `${named.join(', ')} und ${last}`;
}
