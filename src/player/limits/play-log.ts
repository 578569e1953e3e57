import { firstDayOf, localDay, startOfDay, weekOfDay } from '../calendar';
import { add, addCounts, larger, toCoins, type Bet, type Coins } from '../../engine/coins';
import { MINUTE_MS } from '../../engine/time';

// Instants (`at`) are milliseconds since 1970.

/** This long without a round is a pause: it ends a session, and does not count as playing time (ms). */
export const PAUSE_MS = 5 * MINUTE_MS;

/** The first of a day, or one after a number of minutes of play. */
export type ReminderKind = 'daily' | 'minutes';

export interface PlaySum {
  /** Time played, in milliseconds. */
  readonly ms: number;
  readonly rounds: number;
  readonly bet: Coins;
  readonly won: Coins;
}

export interface DaySum extends PlaySum {
  /** The calendar day, as `localDay` counts. */
  readonly day: number;
}

/** What still counts after the device's clock was changed. Instants are milliseconds since 1970. */
interface CarriedPlay {
  /** No new day of play begins before this. */
  readonly dayUntil: number;
  /** No new week of play begins before this. */
  readonly weekUntil: number;
  /** What was played in the week that ends then. */
  readonly week: PlaySum;
}

/** When and for how much the player has played: limits are checked against it. */
export interface PlayLog {
  /** When a round last began or ended, in milliseconds since 1970; null before the first. */
  readonly lastAt: number | null;
  readonly playedMs: number;
  /** The rounds with no pause between them, up to the last. */
  readonly session: PlaySum;
  readonly sinceReminder: PlaySum;
  /** Days with play, the current one first: of this week, the last, and later ones that a wrong clock gave. */
  readonly days: readonly DaySum[];
  /** How often the device's clock was found to be changed; absent before the first time. */
  readonly clockChanges?: number;
  /** Absent unless it was changed in this week. */
  readonly carried?: CarriedPlay;
  /** The last day, as `localDay` counts, whose reminder was answered; null before the first. */
  readonly remindedDay: number | null;
  /** The fewest minutes before its end at which the player was warned in this session; null before any warning. */
  readonly warnedMinutes: number | null;
}

export const nothingPlayed: PlaySum = { ms: 0, rounds: 0, bet: toCoins(0), won: toCoins(0) };

export const noPlayYet: PlayLog = {
  lastAt: null,
  playedMs: 0,
  session: nothingPlayed,
  sinceReminder: nothingPlayed,
  days: [],
  remindedDay: null,
  warnedMinutes: null,
};

const MAX_DAYS = 60;

const sum = (one: PlaySum, other: PlaySum): PlaySum => ({
  ms: addCounts(one.ms, other.ms),
  rounds: addCounts(one.rounds, other.rounds),
  bet: add(one.bet, other.bet),
  won: add(one.won, other.won),
});

/** What the player has gained, in coins; below 0 what they have lost. */
export const netOf = ({ bet, won }: PlaySum): number => won - bet;

/** Time since the last round began or ended, or null after a pause or before the first round (ms). */
export function timeSince({ lastAt }: PlayLog, at: number): number | null {
  if (lastAt === null) return null;
  const ms = Math.max(at - lastAt, 0);
  return ms < PAUSE_MS ? ms : null;
}

/** The day of an instant, but no new one before the last has ended: neither travelling nor a clock gives a day twice. */
export function playDayAt({ days, carried }: PlayLog, at: number): number {
  const last = days[0]?.day ?? -Infinity;
  return carried && at < carried.dayUntil ? last : Math.max(localDay(new Date(at)), last);
}

/** When the next day begins that has not been played on yet, in milliseconds since 1970. */
export const nextDayAt = (log: PlayLog, at: number): number =>
  Math.max(startOfDay(playDayAt(log, at) + 1).getTime(), log.carried?.dayUntil ?? -Infinity);

/** When the next week begins, on a Monday of the player's calendar, in milliseconds since 1970. */
export const nextWeekAt = (log: PlayLog, at: number): number =>
  Math.max(
    startOfDay(firstDayOf(weekOfDay(playDayAt(log, at)) + 1)).getTime(),
    log.carried?.weekUntil ?? -Infinity,
  );

/** Whether the week in which the clock was changed still runs. */
const isCarried = (log: PlayLog, at: number): log is PlayLog & { readonly carried: CarriedPlay } =>
  log.carried !== undefined && at < log.carried.weekUntil;

/** The log after an action: it adds the time since the last action, and what the action adds. */
export function afterAction(log: PlayLog, at: number, added: Partial<PlaySum>): PlayLog {
  const since = timeSince(log, at);
  const played = { ...nothingPlayed, ...added, ms: since ?? 0 };
  const day = playDayAt(log, at);
  const today = log.days.find((one) => one.day === day) ?? { day, ...nothingPlayed };
  const kept = log.days.filter((one) => one !== today && weekOfDay(one.day) >= weekOfDay(day) - 1);
  const { carried, ...rest } = log;
  return {
    ...rest,
    ...(carried && isCarried(log, at) && { carried: { ...carried, week: sum(carried.week, played) } }),
    lastAt: Math.max(at, log.lastAt ?? at),
    playedMs: addCounts(log.playedMs, played.ms),
    session: sum(since === null ? nothingPlayed : log.session, played),
    warnedMinutes: since === null ? null : log.warnedMinutes,
    sinceReminder: sum(log.sinceReminder, played),
    days: [{ day, ...sum(today, played) }, ...kept].slice(0, MAX_DAYS),
  };
}

export const withRound = (log: PlayLog, at: number, bet: Bet): PlayLog =>
  afterAction(log, at, { rounds: 1, bet: toCoins(bet) });

export const withPayout = (log: PlayLog, at: number, won: Coins): PlayLog => afterAction(log, at, { won });

export const withReminderRestarted = (log: PlayLog, at: number): PlayLog => ({
  ...(timeSince(log, at) === null ? log : afterAction(log, at, {})),
  sinceReminder: nothingPlayed,
});

/** The log after the player has answered a reminder: reading it counts as playing time. */
export const withReminderAnswered = (log: PlayLog, at: number, kind: ReminderKind): PlayLog => ({
  ...withReminderRestarted(log, at),
  // A reminder by minutes that is answered after midnight does not replace the new day's reminder.
  remindedDay: kind === 'daily' ? playDayAt(log, at) : log.remindedDay,
});

const running = (counted: PlaySum, log: PlayLog, at: number): PlaySum => ({
  ...counted,
  ms: addCounts(counted.ms, timeSince(log, at) ?? 0),
});

/** The session up to an instant: nothing once a pause has ended it. */
export const sessionAt = (log: PlayLog, at: number): PlaySum =>
  timeSince(log, at) === null ? nothingPlayed : running(log.session, log, at);

export const sinceReminderAt = (log: PlayLog, at: number): PlaySum => running(log.sinceReminder, log, at);

/** What was played on one day, as `localDay` counts, up to the last round. */
export const playedOn = ({ days }: PlayLog, day: number): PlaySum =>
  days.find((one) => one.day === day) ?? nothingPlayed;

export const todayAt = (log: PlayLog, at: number): PlaySum =>
  running(playedOn(log, playDayAt(log, at)), log, at);

/** What was played on the days of a week up to one of them, as `localDay` counts. */
export const playedInWeekTo = (days: readonly DaySum[], last: number): PlaySum =>
  days
    .filter(({ day }) => weekOfDay(day) === weekOfDay(last) && day <= last)
    .reduce<PlaySum>(sum, nothingPlayed);

/** What was played in this week of the player's calendar, Monday to Sunday, up to the last round. */
export const playedThisWeek = (log: PlayLog, at: number): PlaySum =>
  isCarried(log, at) ? log.carried.week : playedInWeekTo(log.days, playDayAt(log, at));

/** What was played in this week of the player's calendar, Monday to Sunday, up to an instant. */
export const thisWeekAt = (log: PlayLog, at: number): PlaySum => running(playedThisWeek(log, at), log, at);

export const largerSum = (one: PlaySum, other: PlaySum): PlaySum => ({
  ms: Math.max(one.ms, other.ms),
  rounds: Math.max(one.rounds, other.rounds),
  bet: larger(one.bet, other.bet),
  won: larger(one.won, other.won),
});
