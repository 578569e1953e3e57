import { toCoins, type Bet, type Coins } from '../../engine/coins';
import { MINUTE_MS } from '../../engine/time';
import { limitAt, type LimitRecord } from './limits';
import {
  nextDayAt,
  nextWeekAt,
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

/** Why no round may start now. Instants are milliseconds since 1970. */
export type PlayBlock =
  | { readonly reason: 'break'; readonly until: number }
  | { readonly reason: 'session'; readonly until: number }
  /** The bet exceeds the rest of the limit. */
  | {
      readonly reason: 'bet limit';
      readonly per: 'day' | 'week';
      readonly left: Coins;
      readonly until: number;
    }
  /** A reminder must be answered: the first of a day, or one after a number of minutes. */
  | { readonly reason: 'reminder'; readonly kind: ReminderKind };

export interface PlayLimits {
  readonly limits: LimitRecord;
  readonly log: PlayLog;
}

/** The playing time that the session limit leaves, or null without a limit (ms; 0 or less once it is used up). */
export function sessionLeft({ limits, log }: PlayLimits, at: number): number | null {
  const limit = limitAt(limits, 'session', at);
  if (!limit) return null;
  const session = sessionAt(log, at).ms;
  // A session over midnight stays one session: the new day does not give it new time.
  const ms = limit.until === 'pause' ? session : Math.max(session, todayAt(log, at).ms);
  return limit.minutes * MINUTE_MS - ms;
}

/** Minutes before the end of a session at which the player is warned, the last one first. */
const WARNINGS = [1, 5] as const;

/**
 * The next warning that the running session ends, each given once; null if there is none. `dueIn`: in how many ms, 0 once
 * it is due. `at` in milliseconds since 1970.
 */
export function nextSessionWarning(
  playLimits: PlayLimits,
  at: number,
): { readonly minutes: (typeof WARNINGS)[number]; readonly dueIn: number } | null {
  const left = sessionLeft(playLimits, at);
  if (left === null || left <= 0 || sessionAt(playLimits.log, at).rounds === 0) return null;
  const due = WARNINGS.find((minutes) => left <= minutes * MINUTE_MS);
  const wasGiven = (minutes: number): boolean => (playLimits.log.warnedMinutes ?? Infinity) <= minutes;
  if (due !== undefined && !wasGiven(due)) return { minutes: due, dueIn: 0 };
  const next = WARNINGS.findLast((minutes) => left > minutes * MINUTE_MS);
  return next === undefined ? null : { minutes: next, dueIn: left - next * MINUTE_MS };
}

/** The playing time until the next reminder, or null if no reminder is set (ms; 0 or less once it is due). */
export function reminderLeft({ limits, log }: PlayLimits, at: number): number | null {
  const minutes = limitAt(limits, 'remindEvery', at);
  return minutes === null ? null : minutes * MINUTE_MS - sinceReminderAt(log, at).ms;
}

const isOver = (left: number | null): boolean => left !== null && left <= 0;

function sessionBlock(playLimits: PlayLimits, at: number): PlayBlock | null {
  const limit = limitAt(playLimits.limits, 'session', at);
  if (!limit || !isOver(sessionLeft(playLimits, at))) return null;
  const { log } = playLimits;
  const maxMs = limit.minutes * MINUTE_MS;
  const from = limit.until === 'tomorrow' && todayAt(log, at).ms >= maxMs ? nextDayAt(log, at) : at;
  const pauses = log.lastAt !== null && sessionAt(log, from).ms >= maxMs;
  return { reason: 'session', until: pauses ? log.lastAt + PAUSE_MS : from };
}

function betLimitBlock({ limits, log }: PlayLimits, at: number, bet: Bet): PlayBlock | null {
  const betLimits = [
    { per: 'week', limit: limitAt(limits, 'betPerWeek', at), played: thisWeekAt(log, at), until: nextWeekAt },
    { per: 'day', limit: limitAt(limits, 'betPerDay', at), played: todayAt(log, at), until: nextDayAt },
  ] as const;
  for (const { per, limit, played, until } of betLimits) {
    if (limit === null || played.bet + bet <= limit) continue;
    const left = toCoins(Math.max(limit - played.bet, 0));
    return { reason: 'bet limit', per, left, until: until(log, at) };
  }
  return null;
}

function dailyReminder({ limits, log }: PlayLimits, at: number): PlayBlock | null {
  const today = playDayAt(log, at);
  const isFirst = playedOn(log, today).rounds === 0 && log.remindedDay !== today;
  return limitAt(limits, 'remindDaily', at) && isFirst ? { reason: 'reminder', kind: 'daily' } : null;
}

/** Why a round may not start, or null if it may. `at` in milliseconds since 1970. */
export function playBlockAt(playLimits: PlayLimits, at: number, bet: Bet): PlayBlock | null {
  const { breakUntil } = playLimits.limits;
  if (breakUntil !== null && at < breakUntil) return { reason: 'break', until: breakUntil };
  return (
    sessionBlock(playLimits, at) ??
    betLimitBlock(playLimits, at, bet) ??
    dailyReminder(playLimits, at) ??
    (isOver(reminderLeft(playLimits, at)) ? { reason: 'reminder', kind: 'minutes' } : null)
  );
}
