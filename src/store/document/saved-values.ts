import * as v from 'valibot';
import { isCoins, type Coins } from '../../engine/coins';
import { DAY_MS } from '../../engine/time';

/** The latest day that may be saved, counted from 1970: a `Date` can represent it in every time zone. */
const LAST_DAY = 99_000_000;

/** A whole number from the first to the last, both included. */
export const whole = (first: number, last: number) =>
  v.custom<number>((n) => Number.isSafeInteger(n) && first <= (n as number) && (n as number) <= last);

export const count = whole(0, Number.MAX_SAFE_INTEGER);
export const positive = whole(1, Number.MAX_SAFE_INTEGER);
/** Milliseconds since 1970; below 0 by a clock that has lost its time. */
export const instant = whole(-LAST_DAY * DAY_MS, LAST_DAY * DAY_MS);
export const day = whole(-LAST_DAY, LAST_DAY);
export const week = whole(-LAST_DAY / 7, LAST_DAY / 7);
export const coins = v.custom<Coins>(isCoins);
/** The id of a game or of a symbol (engine/check-definition.ts). */
export const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
/** The name of a skin's folder; null for none, and for what is no such name: the game is worth more than its look. */
export const skin = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))), null);
/** The grids of a round's spins, each as `encodeGrid` writes it: whether a game's reels show them its rules say. */
export const spins = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-z]+$/))), v.minLength(1));
