import { locale } from '../../languages/language';
import { KB, MB } from '../../skins/rules/weights';
import { number } from './plural';

/** « Poisson », « Poisson et Thon », « Poisson, Thon et 4 autres ». @param max how many of three or more are named */
export function listed(names: readonly string[], max = 2): string {
  const named = names.length <= Math.max(2, max) ? names.slice(0, -1) : names.slice(0, max);
  const rest = names.length - named.length;
  const last = rest === 1 ? (names.at(-1) ?? '') : `${number(rest)}\u00a0autres`;
  return named.length === 0 ? last : `${named.join(', ')} et ${last}`;
}

/** A number of bytes, rounded up: `65 ko`, `4,1 Mo`. */
export const bytesText = (bytes: number): string =>
  bytes < MB
    ? `${number(Math.ceil(bytes / KB))}\u00a0ko`
    : `${(Math.ceil(bytes / (MB / 10)) / 10).toLocaleString(locale())}\u00a0Mo`;
