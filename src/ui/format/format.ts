import { locale, perLanguage } from '../../languages/language';
const wholeNumber = perLanguage((code) => new Intl.NumberFormat(code));

/** A number of coins with thousands separators: `1,000`. */
export const formatCoins = (coins: number): string => wholeNumber().format(coins);

/** A result in coins with its sign, which is U+2212 for a loss: `+40`, `−10`, `0`. */
export const formatNet = (result: number): string =>
  `${result > 0 ? '+' : result < 0 ? '−' : ''}${formatCoins(Math.abs(result))}`;

/** A number without its fraction: 12.3 is `12`. */
export const formatRounded = (amount: number): string =>
  amount.toLocaleString(locale(), { maximumFractionDigits: 0 });

/** A part of a whole as a percentage: 0.081 is `8.10%`. */
export const formatPart = (part: number): string =>
  part.toLocaleString(locale(), { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
