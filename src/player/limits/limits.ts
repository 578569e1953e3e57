import type { Coins } from '../../engine/coins';
import { DAY_MS, WEEK_MS } from '../../engine/time';

/** Loosening a limit takes effect after this time (ms). */
export const LOOSENING_DELAY_MS = DAY_MS;

export const SESSION_MINUTES = [15, 30, 60, 120] as const;
export const REMINDER_MINUTES = [15, 30, 60] as const;

/** Minutes of play, and what follows them. */
export interface SessionLimit {
  readonly minutes: (typeof SESSION_MINUTES)[number];
  /** A pause of five minutes; or the next day: then all of a day's play counts. */
  readonly until: 'pause' | 'tomorrow';
}

export interface Limits {
  readonly session: SessionLimit | null;
  /** Minutes of play after which the game stops and shows what was played. */
  readonly remindEvery: (typeof REMINDER_MINUTES)[number] | null;
  /** Whether the first spin of a day is preceded by a summary of yesterday and this week. */
  readonly remindDaily: boolean;
  readonly betPerDay: Coins | null;
  readonly betPerWeek: Coins | null;
}

/** A limit as it applies now, and the looser one that the player has asked for. */
export interface ScheduledValue<T> {
  readonly now: T;
  /** `from` is the instant from which it applies, in milliseconds since 1970. */
  readonly later: { readonly value: T; readonly from: number } | null;
}

/** Everything that is saved of limits. Instants are milliseconds since 1970. */
export interface LimitRecord {
  /** What the player has set. Saved documents have it by this name. */
  readonly held: { readonly [K in keyof Limits]: ScheduledValue<Limits[K]> };
  /** The end of the latest break from all games; null before the first. */
  readonly breakUntil: number | null;
  /** When the player last changed any of this. A device that shows less was put back. */
  readonly changedAt: number | null;
}

/** All limits, each made by its name. */
export const eachLimit = (
  make: <K extends keyof Limits>(name: K) => ScheduledValue<Limits[K]>,
): LimitRecord['held'] => ({
  session: make('session'),
  remindEvery: make('remindEvery'),
  remindDaily: make('remindDaily'),
  betPerDay: make('betPerDay'),
  betPerWeek: make('betPerWeek'),
});

const notLimited: ScheduledValue<null> = { now: null, later: null };

export const noLimitsYet: LimitRecord = {
  held: {
    session: notLimited,
    remindEvery: notLimited,
    remindDaily: { now: false, later: null },
    betPerDay: notLimited,
    betPerWeek: notLimited,
  },
  breakUntil: null,
  changedAt: null,
};

const smaller = <N extends number>(one: N | null, other: N | null): N | null =>
  one === null || (other !== null && other < one) ? other : one;

/** The later of two instants, of which null is none. */
export const latest = (one: number | null, other: number | null): number | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Combines two settings of one limit to one that is as strict as both. */
export const strictest: { readonly [K in keyof Limits]: (one: Limits[K], other: Limits[K]) => Limits[K] } = {
  session(one, other) {
    if (!one || !other) return one ?? other;
    const minutes = one.minutes < other.minutes ? one.minutes : other.minutes;
    return { minutes, until: one.until === other.until ? one.until : 'tomorrow' };
  },
  remindEvery: smaller,
  remindDaily: (one, other) => one || other,
  betPerDay: smaller,
  betPerWeek: smaller,
};

export const isSame = <K extends keyof Limits>(one: Limits[K], other: Limits[K]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** One limit as it stands at an instant (milliseconds since 1970): the looser one has replaced it if its time has come. */
export function scheduledValueAt<K extends keyof Limits>(
  record: LimitRecord,
  name: K,
  at: number,
): ScheduledValue<Limits[K]> {
  const scheduled: ScheduledValue<Limits[K]> = record.held[name];
  return scheduled.later && scheduled.later.from <= at
    ? { now: scheduled.later.value, later: null }
    : scheduled;
}

export const limitAt = <K extends keyof Limits>(record: LimitRecord, name: K, at: number): Limits[K] =>
  scheduledValueAt(record, name, at).now;

/** The record after the player has set a limit (`at` in milliseconds since 1970). A looser part applies a day later. */
export function withLimit<K extends keyof Limits>(
  record: LimitRecord,
  name: K,
  wanted: Limits[K],
  at: number,
): LimitRecord {
  const before = scheduledValueAt(record, name, at);
  const now = strictest[name](before.now, wanted);
  // The player asks again for the same loosening or a part of it: its day has already begun.
  const isRequested = before.later && isSame(strictest[name](before.later.value, wanted), wanted);
  const from = isRequested ? before.later.from : at + LOOSENING_DELAY_MS;
  const later = isSame(now, wanted) ? null : { value: wanted, from };
  return { ...record, held: { ...record.held, [name]: { now, later } }, changedAt: at };
}

/** Whether anything holds at an instant (milliseconds since 1970) that could get looser. */
export const isLimited = ({ limits }: { readonly limits: LimitRecord }, at: number): boolean =>
  (limits.breakUntil !== null && limits.breakUntil > at) ||
  Object.values(limits.held).some(({ now, later }) => (now !== null && now !== false) || later !== null);

export const BREAKS = ['day', 'week', 'month', 'half-year'] as const;
export type Break = (typeof BREAKS)[number];

/** The same time of day a number of months later, on the last day of the month if it has no such day. */
function monthsLater(at: number, months: number): number {
  const date = new Date(at);
  const month = date.getMonth() + months;
  const lastDay = new Date(date.getFullYear(), month + 1, 0).getDate();
  return date.setMonth(month, Math.min(date.getDate(), lastDay));
}

/** When a break that begins now would end, both in milliseconds since 1970. Months are those of the player's calendar. */
export const endOfBreak = (length: Break, at: number): number =>
  length === 'day' || length === 'week'
    ? at + { day: DAY_MS, week: WEEK_MS }[length]
    : monthsLater(at, { month: 1, 'half-year': 6 }[length]);

/** The record after the player has taken a break. Another break can extend it, never shorten it. */
export const withBreak = (record: LimitRecord, length: Break, at: number): LimitRecord => ({
  ...record,
  breakUntil: latest(record.breakUntil, endOfBreak(length, at)),
  changedAt: at,
});
