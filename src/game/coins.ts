import type { Rules } from './rules';

declare const kind: unique symbol;

/** A number of coins somebody has: a safe integer, 0 or more, never −0. */
export type Coins = number & { readonly [kind]: 'coins' };

/** A number of coins that may be bet: within the limits of the rules, on a step. */
export type Bet = number & { readonly [kind]: 'bet' };

/** Whether a number can be a balance. −0 is none: it would read as "-0" in a display. */
export const isCoins = (n: unknown): n is Coins =>
  Number.isSafeInteger(n) && (n as number) >= 0 && !Object.is(n, -0);

/**
 * Takes a number for a balance.
 *
 * @throws RangeError where it is not a safe integer of 0 or more
 */
export function toCoins(n: number): Coins {
  if (!isCoins(n)) throw new RangeError(`${n} is not a number of coins.`);
  return n;
}

/** The balance after a payout, in coins. What would pass the largest safe integer stops there. */
export const add = (coins: Coins, payout: Coins): Coins =>
  Math.min(coins + payout, Number.MAX_SAFE_INTEGER) as Coins;

/**
 * The balance after a bet, in coins.
 *
 * @throws RangeError where there are fewer coins than the bet
 */
export const subtract = (coins: Coins, bet: Bet): Coins => toCoins(coins - bet);

/** Whether a number is a bet under these rules (spec section 5). */
export const isBet = ({ bet }: Pick<Rules, 'bet'>, n: unknown): n is Bet =>
  Number.isInteger(n) &&
  (n as number) >= bet.min &&
  (n as number) <= bet.max &&
  ((n as number) - bet.min) % bet.step === 0;

/**
 * The bet nearest to a number of coins: on a step, clamped to the limits (spec section 5).
 *
 * @throws RangeError where the coins are NaN
 */
export function clampBet({ bet }: Pick<Rules, 'bet'>, coins: number): Bet {
  if (Number.isNaN(coins)) throw new RangeError('A bet cannot be made of NaN.');
  const mostSteps = Math.floor((bet.max - bet.min) / bet.step);
  const steps = Math.min(Math.max(Math.round((coins - bet.min) / bet.step), 0), mostSteps);
  return (bet.min + steps * bet.step) as Bet;
}
