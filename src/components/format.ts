const wholeNumber = new Intl.NumberFormat('en-US');

/** A number of coins with thousands separators: `1,000`. */
export const formatCoins = (coins: number): string => wholeNumber.format(coins);

const percentage = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A part of a whole as a percentage: 0.081 is `8.10%`. */
export const formatPart = (part: number): string => percentage.format(part);
