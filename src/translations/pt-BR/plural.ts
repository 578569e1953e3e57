import { regional } from '../../languages/regional';
import { formatCoins } from '../../ui/format/format';

const rules = new Intl.PluralRules('pt-BR');

/** The plural after 0 too, as Brazilians say it, where `Intl` has the singular: "0 moedas", "1,5 segundo". */
export const plural = (count: number, one: string, other: string): string =>
  count !== 0 && rules.select(count) === 'one' ? one : other;

/** Such as `1 rodada` and `2.500 rodadas`. */
export const counted = (count: number, one: string, other: string): string =>
  `${formatCoins(count)} ${plural(count, one, other)}`;

export const coins = (count: number): string => counted(count, 'moeda', 'moedas');

/** "Peixe", "Peixe e Atum", "Peixe, Atum e mais 4". @param max how many of three or more are named */
export function listed(names: readonly string[], max = 2): string {
  const named = names.length <= Math.max(2, max) ? names.slice(0, -1) : names.slice(0, max);
  const last =
    named.length === names.length - 1 ? (names.at(-1) ?? '') : `mais ${names.length - named.length}`;
  return named.length === 0 ? last : `${named.join(', ')} e ${last}`;
}

/** For texts that are put together as their file is loaded, before numbers are in Portuguese: `100.000`. */
export const inPortuguese = (amount: number): string => amount.toLocaleString(regional('pt-BR'));
