import type { GameDefinition } from './definition';

declare const kind: unique symbol;

/** A number of coins: a safe integer, 0 or more, never −0. */
export type Coins = number & { readonly [kind]: 'coins' };

/** A number of coins that may be bet: within the limits of the rules, on a step. */
export type Bet = number & { readonly [kind]: 'bet' };

/** Whether a value is a number of coins. −0 is not: a display would show it as "-0". */
export const isCoins = (n: unknown): n is Coins =>
  Number.isSafeInteger(n) && (n as number) >= 0 && !Object.is(n, -0);

/** Converts a number to coins. Throws a RangeError if it is not a safe integer of 0 or more. */
export function toCoins(n: number): Coins {
  if (!isCoins(n)) throw new RangeError(`${n} is not a number of coins.`);
  return n;
}

/** The sum of two counts of 0 or more, limited to the largest safe integer. */
export const addCounts = (one: number, other: number): number =>
  Math.min(one + other, Number.MAX_SAFE_INTEGER);

/** The balance after a payout, in coins, limited to the largest safe integer. */
export const add = (coins: Coins, payout: Coins): Coins => addCounts(coins, payout) as Coins;

export const larger = (one: Coins, other: Coins): Coins => (other > one ? other : one);

/**
 * The payout of a bet at a multiple, in coins. Every multiple of a game gives whole coins for every bet (`checkDefinition`):
 * rounding only takes away what binary fractions add, as in 1.4 × 35.
 */
export const multiply = (bet: Bet, multiple: number): Coins => toCoins(Math.round(multiple * bet));

/** The balance after a bet, in coins. Throws a RangeError if there are fewer coins than the bet. */
export const subtract = (coins: Coins, bet: Bet): Coins => toCoins(coins - bet);

/** Whether a number is a bet under these rules (spec section 5). */
export const isBet = ({ bet }: Pick<GameDefinition, 'bet'>, n: unknown): n is Bet =>
  Number.isInteger(n) &&
  (n as number) >= bet.min &&
  (n as number) <= bet.max &&
  ((n as number) - bet.min) % bet.step === 0;

/** The bet nearest to an amount of coins, on a step and within the limits (spec section 5). Throws a RangeError for NaN. */
export function clampBet({ bet }: Pick<GameDefinition, 'bet'>, coins: number): Bet {
  if (Number.isNaN(coins)) throw new RangeError('A bet cannot be made of NaN.');
  const mostSteps = Math.floor((bet.max - bet.min) / bet.step);
  const steps = Math.min(Math.max(Math.round((coins - bet.min) / bet.step), 0), mostSteps);
  return (bet.min + steps * bet.step) as Bet;
}
