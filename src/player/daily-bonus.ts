import { localDay, startOfDay } from './calendar';
import { toCoins, type Coins } from '../engine/coins';

/** The bonus from the seventh day in a row on, in coins. */
const FULL_BONUS = toCoins(500);

/** The bonus of the first day in a row, the second, ..., in coins; the last one is for all further days too. */
export const bonusAmounts: readonly Coins[] = [...[100, 150, 200, 250, 300, 400].map(toCoins), FULL_BONUS];

/** Days in a row on which the bonus was claimed. */
interface BonusStreak {
  /** The calendar day of the last claim, as `localDay` counts. */
  readonly lastDay: number;
  /** The number of days in a row up to it. */
  readonly streak: number;
}

/** The player's record of daily bonuses: the streak up to today, with `lastDay` null before the first claim. */
export interface BonusRecord {
  readonly lastDay: number | null;
  readonly streak: number;
  /** The other streaks. No day's bonus is given twice, whichever way the device's clock is changed. */
  readonly earlier?: readonly BonusStreak[];
}

export interface Bonus {
  readonly amount: Coins;
  /** The number of days in a row with its claim. */
  readonly streak: number;
}

export const noBonusYet: BonusRecord = { lastDay: null, streak: 0 };

/** Whether no calendar day lies between the two. A day that the time zone has skipped does not count. */
const isNextDay = (day: number, today: number): boolean => localDay(startOfDay(day + 1)) === today;

export const MAX_STREAKS = 50;

const streaksOf = ({ lastDay, streak, earlier = [] }: BonusRecord): readonly BonusStreak[] =>
  lastDay === null ? earlier : [{ lastDay, streak }, ...earlier];

/** The streak that a day is in, if the bonus of that day was claimed. */
const streakWith = (record: BonusRecord, day: number): BonusStreak | undefined =>
  streaksOf(record).find(({ lastDay, streak }) => lastDay - streak < day && day <= lastDay);

/** The bonus that can be claimed `today` (as `localDay` counts); null if it, or a later day's, was claimed before. */
export function availableBonus(record: BonusRecord, today: number): Bonus | null {
  if ((record.lastDay !== null && today <= record.lastDay) || streakWith(record, today)) return null;
  const before = streaksOf(record).find(({ lastDay }) => isNextDay(lastDay, today));
  const streak = (before?.streak ?? 0) + 1;
  return { amount: bonusAmounts[streak - 1] ?? FULL_BONUS, streak };
}

const asRecord = (current: BonusStreak | undefined, earlier: readonly BonusStreak[]): BonusRecord => ({
  ...(current ?? noBonusYet),
  ...(earlier.length > 0 && { earlier: earlier.slice(0, MAX_STREAKS) }),
});

/** The record after today's claim; the same one if there is nothing to claim. */
export function claimBonus(record: BonusRecord, today: number): BonusRecord {
  const bonus = availableBonus(record, today);
  if (!bonus) return record;
  const others = streaksOf(record).filter(({ lastDay }) => !isNextDay(lastDay, today));
  return asRecord({ lastDay: today, streak: bonus.streak }, others);
}

/** The record after the device's clock was changed: the streak up to `today` continues, and later ones stay on record. */
export function bonusAfterClockChange(record: BonusRecord, today: number): BonusRecord {
  const streaks = streaksOf(record).toSorted((one, other) => other.lastDay - one.lastDay);
  const current = streaks.find(({ lastDay }) => lastDay <= today);
  return asRecord(
    current,
    streaks.filter((streak) => streak !== current),
  );
}

/** The first day, today or later, on which a bonus can be claimed. */
export function nextBonusDay(record: BonusRecord, today: number): number {
  const day = Math.max(today, (record.lastDay ?? -Infinity) + 1);
  const streak = streakWith(record, day);
  return streak ? nextBonusDay(record, streak.lastDay + 1) : day;
}

/** The first instant, from `at` on, at which a bonus can be claimed. Both in milliseconds since 1970. */
export const nextBonusAt = (record: BonusRecord, at: number): number =>
  Math.max(at, startOfDay(nextBonusDay(record, localDay(new Date(at)))).getTime());
