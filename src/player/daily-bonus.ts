import { localDay, startOfDay } from './calendar';
import { toCoins, type Coins } from '../engine/coins';

/** The bonus from the seventh day in a row on, in coins. */
const FULL_BONUS = toCoins(500);

/** The bonus of the first day in a row, the second, ..., in coins; the last one is for all further days too. */
export const bonusAmounts: readonly Coins[] = [...[100, 150, 200, 250, 300, 400].map(toCoins), FULL_BONUS];

/** The player's record of daily bonuses. */
export interface BonusRecord {
  /** The calendar day of the last claim, as `localDay` counts, or null before the first. */
  readonly lastDay: number | null;
  /** The number of days in a row up to it. */
  readonly streak: number;
}

/** A bonus that can be claimed. */
export interface Bonus {
  readonly amount: Coins;
  /** The number of days in a row with its claim. */
  readonly streak: number;
}

/** Before the first claim. */
export const noBonusYet: BonusRecord = { lastDay: null, streak: 0 };

/** Whether no calendar day lies between the two. A day that the time zone has skipped does not count. */
const isNextDay = (day: number, today: number): boolean => localDay(startOfDay(day + 1)) === today;

/** The bonus that can be claimed `today` (as `localDay` counts); null if it, or a later day's, was claimed before. */
export function bonusOf({ lastDay, streak }: BonusRecord, today: number): Bonus | null {
  if (lastDay !== null && today <= lastDay) return null;
  const days = lastDay !== null && isNextDay(lastDay, today) ? streak + 1 : 1;
  return { amount: bonusAmounts[days - 1] ?? FULL_BONUS, streak: days };
}

/** The record after today's claim; the same one if there is nothing to claim. */
export function claimBonus(record: BonusRecord, today: number): BonusRecord {
  const bonus = bonusOf(record, today);
  return bonus ? { lastDay: today, streak: bonus.streak } : record;
}

/** The first day, today or later, on which a bonus can be claimed. */
export const nextBonusDay = ({ lastDay }: BonusRecord, today: number): number =>
  lastDay === null ? today : Math.max(today, lastDay + 1);

/** The first instant, from `at` on, at which a bonus can be claimed. Both in milliseconds since 1970. */
export const nextBonusAt = (record: BonusRecord, at: number): number =>
  Math.max(at, startOfDay(nextBonusDay(record, localDay(new Date(at)))).getTime());
