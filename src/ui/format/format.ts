const wholeNumber = new Intl.NumberFormat('en-US');

/** A number of coins with thousands separators: `1,000`. */
export const formatCoins = (coins: number): string => wholeNumber.format(coins);
