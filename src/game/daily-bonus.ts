import { localDay, startOfDay } from './calendar';
import { toCoins, type Coins } from './coins';

/** What the bonus pays once the days in a row are as many as there are amounts, in coins. */
const FULL_BONUS = toCoins(500);

/** What the bonus pays on the first day in a row, the second, ..., in coins; the last on all further days. */
export const bonusAmounts: readonly Coins[] = [...[100, 150, 200, 250, 300, 400].map(toCoins), FULL_BONUS];

/** What is remembered of the daily bonus. */
export interface BonusRecord {
  /** The calendar day of the last claim, as `localDay` counts, or null before the first. */
  readonly lastDay: number | null;
  /** How many days in a row had been claimed with it. */
  readonly streak: number;
}

/** A bonus there to be claimed. */
export interface Bonus {
  readonly amount: Coins;
  /** How many days in a row its claim makes. */
  readonly streak: number;
}

/** Before the first claim. */
export const noBonusYet: BonusRecord = { lastDay: null, streak: 0 };

/** Whether no calendar day lies between the two. One that the time zone itself has left out is none. */
const isNextDay = (day: number, today: number): boolean => localDay(startOfDay(day + 1)) === today;

/**
 * The bonus to be claimed today, or null where today's has been claimed, or that of a later day before the
 * clock was turned back.
 *
 * @param today the calendar day, as `localDay` counts
 */
export function bonusOf({ lastDay, streak }: BonusRecord, today: number): Bonus | null {
  if (lastDay !== null && today <= lastDay) return null;
  const days = lastDay !== null && isNextDay(lastDay, today) ? streak + 1 : 1;
  return { amount: bonusAmounts[days - 1] ?? FULL_BONUS, streak: days };
}

/** The record after today's claim; the same one where there is nothing to claim. */
export function claimed(record: BonusRecord, today: number): BonusRecord {
  const bonus = bonusOf(record, today);
  return bonus ? { lastDay: today, streak: bonus.streak } : record;
}

/** The first day, today or later, on which a bonus can be claimed. */
export const nextBonusDay = ({ lastDay }: BonusRecord, today: number): number =>
  lastDay === null ? today : Math.max(today, lastDay + 1);

/**
 * The first instant, this one or later, at which a bonus can be claimed.
 *
 * @param at milliseconds since 1970, as is what comes back
 */
export const nextBonusAt = (record: BonusRecord, at: number): number =>
  Math.max(at, startOfDay(nextBonusDay(record, localDay(new Date(at)))).getTime());
