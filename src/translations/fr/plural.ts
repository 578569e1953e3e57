import { regional } from '../../languages/regional';

const rules = new Intl.PluralRules('fr');
const wholeNumber = new Intl.NumberFormat(regional('fr'));

/** A whole number, also where a text is made before the page is in French: `1 000`. */
export const number = (amount: number): string => wholeNumber.format(amount);

/** In French, 0 and 1 are singular. */
export const plural = (count: number, one: string, other = `${one}s`): string =>
  rules.select(count) === 'one' ? one : other;

/** `1 000 pièces`, with a space that does not break. */
export const counted = (count: number, one: string, other?: string): string =>
  `${number(count)}\u00a0${plural(count, one, other)}`;

/** `1re place`, `2e place` */
export const place = (rank: number): string => `${number(rank)}${rank === 1 ? 're' : 'e'}\u00a0place`;
