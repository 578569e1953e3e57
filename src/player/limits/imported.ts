import {
  eachLimit,
  endOfBreak,
  scheduledValueAt,
  isSame,
  latest,
  LOOSENING_DELAY_MS,
  strictest,
  type ScheduledValue,
  type LimitRecord,
  type Limits,
} from './limits';
import type { PlayLimits } from './play-block';
import {
  afterAction,
  largerSum,
  nothingPlayed,
  playDayAt,
  playedInWeekTo,
  playedOn,
  timeSince,
  type DaySum,
  type PlayLog,
} from './play-log';

// What an import, its undo or a save file may change of limits and log: nothing gets looser, no play is forgotten.

const noLaterThan = (limit: number, at: number | null): number | null =>
  at === null ? null : Math.min(at, limit);

/**
 * The record after another one was imported (`at` in milliseconds since 1970): each limit is as strict as both, now and
 * later. No imported wait or break is longer than the longest that is possible today.
 */
export function withLimitsOf(record: LimitRecord, other: LimitRecord, at: number): LimitRecord {
  const merged = <K extends keyof Limits>(name: K): ScheduledValue<Limits[K]> => {
    const here = scheduledValueAt(record, name, at);
    const imported = scheduledValueAt(other, name, at);
    const now = strictest[name](here.now, imported.now);
    if (isSame(now, here.now)) return here;
    const later = imported.later && {
      value: strictest[name](here.now, imported.later.value),
      from: Math.min(imported.later.from, at + LOOSENING_DELAY_MS),
    };
    return { now, later: later && isSame(later.value, now) ? null : later };
  };
  return {
    held: eachLimit(merged),
    breakUntil: latest(record.breakUntil, noLaterThan(endOfBreak('half-year', at), other.breakUntil)),
    // Limits that apply by now stay: the clock cannot go back to before them.
    changedAt: at,
  };
}

/** The log at an instant at which the other log has its last action. */
function upTo(log: PlayLog, at: number): PlayLog {
  if (log.lastAt !== null && log.lastAt >= at) return log;
  return timeSince(log, at) === null ? { ...log, session: nothingPlayed } : afterAction(log, at, {});
}

/** The current day first, then the others, the latest first. */
const currentFirst =
  (current: number) =>
  (one: DaySum, other: DaySum): number =>
    Number(one.day > current) - Number(other.day > current) || other.day - one.day;

/** The log after an import: no sum that limits check gets smaller, and nothing is later than `at` (ms since 1970). */
export function withPlayOf(log: PlayLog, other: PlayLog, at: number): PlayLog {
  if (other.lastAt === null) return log;
  const today = playDayAt(log, at);
  const days = other.days.filter(({ day }) => day <= today).sort(currentFirst(today));
  const brought = { ...other, lastAt: Math.min(other.lastAt, at), days };
  const lastAt = Math.max(log.lastAt ?? -Infinity, brought.lastAt);
  const [here, there] = [upTo(log, lastAt), upTo(brought, lastAt)];
  const dayNumbers = new Set([...here.days, ...there.days].map(({ day }) => day));
  return {
    lastAt,
    playedMs: other.playedMs,
    session: largerSum(here.session, there.session),
    sinceReminder: largerSum(here.sinceReminder, there.sinceReminder),
    days: [...dayNumbers]
      .map((day) => ({ day, ...largerSum(playedOn(here, day), playedOn(there, day)) }))
      .sort(currentFirst(today)),
    ...(log.clockChanges !== undefined && { clockChanges: log.clockChanges }),
    ...(here.carried && {
      carried: {
        ...here.carried,
        week: largerSum(here.carried.week, playedInWeekTo(there.days, playDayAt(there, lastAt))),
      },
    }),
    remindedDay: log.remindedDay,
    warnedMinutes: log.warnedMinutes,
  };
}

/** Limits and log after another game's were imported (`at` in milliseconds since 1970). */
export const withLimitsAndPlayOf = (
  { limits, log }: PlayLimits,
  other: PlayLimits,
  at: number,
): PlayLimits => ({
  limits: withLimitsOf(limits, other.limits, at),
  log: withPlayOf(log, other.log, at),
});
