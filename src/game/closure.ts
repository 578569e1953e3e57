import { firstDayOf, startOfDay, weekOfDay } from './calendar';
import { toCoins, type Bet, type Coins } from './coins';
import { limitAt, type LimitRecord } from './limits';
import {
  PAUSE_MS,
  playDayAt,
  playedOn,
  sessionAt,
  sinceReminderAt,
  thisWeekAt,
  todayAt,
  type PlayLog,
  type ReminderKind,
} from './play-log';

/** Why no round may begin now. Instants are milliseconds since 1970. */
export type Closure =
  /** The player takes a break from all games. */
  | { readonly reason: 'break'; readonly until: number }
  /** The time that a session may take is used up. */
  | { readonly reason: 'session'; readonly until: number }
  /** The bet is more than is left of the limit. */
  | {
      readonly reason: 'bet limit';
      readonly per: 'day' | 'week';
      readonly left: Coins;
      readonly until: number;
    }
  /** A reminder must be answered: the first of a day, or one after so many minutes. */
  | { readonly reason: 'reminder'; readonly kind: ReminderKind };

/** What a round is held against. */
export interface Restraint {
  readonly limits: LimitRecord;
  readonly log: PlayLog;
}

const MINUTE_MS = 60_000;

/** When the next day begins, and it is none that was played on already. */
const tomorrow = (log: PlayLog, at: number): number => startOfDay(playDayAt(log, at) + 1).getTime();

/** When the next week begins, on a Monday of the player's calendar. */
const nextWeek = (log: PlayLog, at: number): number =>
  startOfDay(firstDayOf(weekOfDay(playDayAt(log, at)) + 1)).getTime();

/**
 * How much time of play the session limit leaves, or null where there is none (ms; 0 or less once it is used up).
 *
 * @param at milliseconds since 1970
 */
export function sessionLeft({ limits, log }: Restraint, at: number): number | null {
  const limit = limitAt(limits, 'session', at);
  if (!limit) return null;
  const session = sessionAt(log, at).ms;
  // A session that goes on over midnight is one: the new day does not give it its time again.
  const ms = limit.until === 'pause' ? session : Math.max(session, todayAt(log, at).ms);
  return limit.minutes * MINUTE_MS - ms;
}

/** How much time of play there is until the next reminder, or null where none is set (ms; 0 or less once it is due). */
export function reminderLeft({ limits, log }: Restraint, at: number): number | null {
  const minutes = limitAt(limits, 'remindEvery', at);
  return minutes === null ? null : minutes * MINUTE_MS - sinceReminderAt(log, at).ms;
}

const isOver = (left: number | null): boolean => left !== null && left <= 0;

function sessionClosure(restraint: Restraint, at: number): Closure | null {
  const limit = limitAt(restraint.limits, 'session', at);
  if (!limit || !isOver(sessionLeft(restraint, at))) return null;
  const { log } = restraint;
  const most = limit.minutes * MINUTE_MS;
  const from = limit.until === 'tomorrow' && todayAt(log, at).ms >= most ? tomorrow(log, at) : at;
  const pauses = log.lastAt !== null && sessionAt(log, from).ms >= most;
  return { reason: 'session', until: pauses ? log.lastAt + PAUSE_MS : from };
}

function betClosure({ limits, log }: Restraint, at: number, bet: Bet): Closure | null {
  const held = [
    { per: 'week', limit: limitAt(limits, 'betPerWeek', at), played: thisWeekAt(log, at), until: nextWeek },
    { per: 'day', limit: limitAt(limits, 'betPerDay', at), played: todayAt(log, at), until: tomorrow },
  ] as const;
  for (const { per, limit, played, until } of held) {
    if (limit === null || played.bet + bet <= limit) continue;
    const left = toCoins(Math.max(limit - played.bet, 0));
    return { reason: 'bet limit', per, left, until: until(log, at) };
  }
  return null;
}

function dailyReminder({ limits, log }: Restraint, at: number): Closure | null {
  const today = playDayAt(log, at);
  const isFirst = playedOn(log, today).rounds === 0 && log.remindedDay !== today;
  return limitAt(limits, 'remindDaily', at) && isFirst ? { reason: 'reminder', kind: 'daily' } : null;
}

/**
 * What keeps a round from beginning, or null where it may begin.
 *
 * @param at milliseconds since 1970
 */
export function closureAt(restraint: Restraint, at: number, bet: Bet): Closure | null {
  const { breakUntil } = restraint.limits;
  if (breakUntil !== null && at < breakUntil) return { reason: 'break', until: breakUntil };
  return (
    sessionClosure(restraint, at) ??
    betClosure(restraint, at, bet) ??
    dailyReminder(restraint, at) ??
    (isOver(reminderLeft(restraint, at)) ? { reason: 'reminder', kind: 'minutes' } : null)
  );
}
