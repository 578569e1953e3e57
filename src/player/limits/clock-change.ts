import { addCounts } from '../../engine/coins';
import { localDay } from '../calendar';
import { eachLimit, scheduledValueAt, type ScheduledValue, type LimitRecord, type Limits } from './limits';
import {
  largerSum,
  nextDayAt,
  nextWeekAt,
  playDayAt,
  playedInWeekTo,
  playedOn,
  playedThisWeek,
  type PlayLog,
} from './play-log';

// The device's clock was put forward or back: it shows `to` where the game's clock showed `from`, in milliseconds since
// 1970. A wait that had some hours left still has as many, so that changing the clock neither shortens nor prolongs it.

export function limitsAfterClockChange(record: LimitRecord, from: number, to: number): LimitRecord {
  const moved = <K extends keyof Limits>(name: K): ScheduledValue<Limits[K]> => {
    const { now, later } = scheduledValueAt(record, name, from);
    return { now, later: later && { ...later, from: later.from - from + to } };
  };
  const { breakUntil, changedAt } = record;
  return {
    held: eachLimit(moved),
    breakUntil: breakUntil !== null && breakUntil > from ? breakUntil - from + to : null,
    changedAt: changedAt === null ? null : Math.min(changedAt - from, 0) + to,
  };
}

/**
 * The log after the clock was changed. What was played today counts on the new day too, and no new day or week of play
 * begins before the old one would have ended. Sums of other days stay as they are, for when those days come.
 */
export function logAfterClockChange(log: PlayLog, from: number, to: number): PlayLog {
  const clockChanges = addCounts(log.clockChanges ?? 0, 1);
  if (log.lastAt === null) return { ...log, clockChanges };
  const oldDay = playDayAt(log, from);
  const day = localDay(new Date(to));
  const today = { day, ...largerSum(playedOn(log, day), playedOn(log, oldDay)) };
  const others = log.days.filter((one) => one.day !== day);
  // Today is in it once.
  const week = playedInWeekTo([today, ...others.filter((one) => one.day !== oldDay)], day);
  return {
    ...log,
    lastAt: Math.min(log.lastAt - from, 0) + to,
    days: [today, ...others],
    clockChanges,
    remindedDay: log.remindedDay === oldDay ? day : log.remindedDay,
    carried: {
      dayUntil: nextDayAt(log, from) - from + to,
      weekUntil: nextWeekAt(log, from) - from + to,
      week: largerSum(week, playedThisWeek(log, from)),
    },
  };
}
