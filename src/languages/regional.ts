import { browserLanguages } from './browser-locale';
import { baseOf } from './language';

/**
 * How `Intl` writes a language where the player is: the first of the browser's tags with the same base, else its own. Spanish
 * has 1000 in Spain and 1,000 in Mexico. English keeps the one way that it's written in everywhere here.
 *
 * @param code one of `languageNames`, or a pseudo-language
 */
export function regional(code: string): string {
  if (baseOf(code) === 'en') return code;
  return browserLanguages().find((tag) => baseOf(tag) === baseOf(code)) ?? code;
}
