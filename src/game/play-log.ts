import { localDay, weekOfDay } from './calendar';
import { add, toCoins, type Bet, type Coins } from './coins';

/** So long without a round is a pause: it ends a session, and none of it counts as play (ms). */
export const PAUSE_MS = 5 * 60_000;

/** The first of a day, or one after so many minutes of play. */
export type ReminderKind = 'daily' | 'minutes';

/** What was played in some stretch of time. */
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

/** When and for how much the player has played: what limits are held against. */
export interface PlayLog {
  /** When a round last began or ended, in milliseconds since 1970; null before the first. */
  readonly lastAt: number | null;
  /** All that was ever played. */
  readonly playedMs: number;
  /** The rounds with no pause between them, up to the last. */
  readonly session: PlaySum;
  /** What was played since the player last answered a reminder. */
  readonly sinceReminder: PlaySum;
  /** The days of this week and of the one before on which something was played, the latest first. */
  readonly days: readonly DaySum[];
  /** The last day, as `localDay` counts, whose reminder was answered; null before the first. */
  readonly remindedDay: number | null;
}

export const nothingPlayed: PlaySum = { ms: 0, rounds: 0, bet: toCoins(0), won: toCoins(0) };

/** Before the first round. */
export const noPlayYet: PlayLog = {
  lastAt: null,
  playedMs: 0,
  session: nothingPlayed,
  sinceReminder: nothingPlayed,
  days: [],
  remindedDay: null,
};

/** What would pass the largest safe integer stops there, as coins do. */
const plus = (one: number, other: number): number => Math.min(one + other, Number.MAX_SAFE_INTEGER);

const sum = (one: PlaySum, other: PlaySum): PlaySum => ({
  ms: plus(one.ms, other.ms),
  rounds: plus(one.rounds, other.rounds),
  bet: add(one.bet, other.bet),
  won: add(one.won, other.won),
});

/** What the player has gained, in coins; below 0 what they have lost. */
export const netOf = ({ bet, won }: PlaySum): number => won - bet;

/** Time since the last round began or ended, or null where that was a pause or there was none (ms). */
function timeSince({ lastAt }: PlayLog, at: number): number | null {
  if (lastAt === null) return null;
  const ms = Math.max(at - lastAt, 0);
  return ms < PAUSE_MS ? ms : null;
}

/** The day of an instant, and never one before the last that was played on: a journey west is no new day. */
export const playDayAt = ({ days }: PlayLog, at: number): number =>
  Math.max(localDay(new Date(at)), days[0]?.day ?? -Infinity);

/** The log after something was played: the time that has passed since the last act, and what is given. */
function after(log: PlayLog, at: number, given: Partial<PlaySum>): PlayLog {
  const since = timeSince(log, at);
  const played = { ...nothingPlayed, ...given, ms: since ?? 0 };
  const day = playDayAt(log, at);
  const today = log.days[0]?.day === day ? log.days[0] : { day, ...nothingPlayed };
  const kept = log.days.filter((one) => one !== today && weekOfDay(one.day) >= weekOfDay(day) - 1);
  return {
    ...log,
    lastAt: Math.max(at, log.lastAt ?? at),
    playedMs: plus(log.playedMs, played.ms),
    session: sum(since === null ? nothingPlayed : log.session, played),
    sinceReminder: sum(log.sinceReminder, played),
    days: [{ day, ...sum(today, played) }, ...kept],
  };
}

/** The log once a round has begun. `at` in milliseconds since 1970. */
export const withRound = (log: PlayLog, at: number, bet: Bet): PlayLog =>
  after(log, at, { rounds: 1, bet: toCoins(bet) });

/** The log once a round is over. `at` in milliseconds since 1970. */
export const withPayout = (log: PlayLog, at: number, won: Coins): PlayLog => after(log, at, { won });

/** The log once time begins to be counted towards a reminder anew. */
export const withReminderAhead = (log: PlayLog, at: number): PlayLog => ({
  ...(timeSince(log, at) === null ? log : after(log, at, {})),
  sinceReminder: nothingPlayed,
});

/** The log once the player has answered a reminder: reading it was time played as well. */
export const withAnswer = (log: PlayLog, at: number, kind: ReminderKind): PlayLog => ({
  ...withReminderAhead(log, at),
  // One after so many minutes, answered after midnight, does not speak for the new day.
  remindedDay: kind === 'daily' ? playDayAt(log, at) : log.remindedDay,
});

const running = (sumSoFar: PlaySum, log: PlayLog, at: number): PlaySum => ({
  ...sumSoFar,
  ms: plus(sumSoFar.ms, timeSince(log, at) ?? 0),
});

/** The session up to an instant: nothing once a pause has ended it. */
export const sessionAt = (log: PlayLog, at: number): PlaySum =>
  timeSince(log, at) === null ? nothingPlayed : running(log.session, log, at);

/** What was played since the last answered reminder, up to an instant. */
export const sinceReminderAt = (log: PlayLog, at: number): PlaySum => running(log.sinceReminder, log, at);

/** What was played on one day, as `localDay` counts, that is not over before the last round. */
export const playedOn = ({ days }: PlayLog, day: number): PlaySum =>
  days.find((one) => one.day === day) ?? nothingPlayed;

/** What was played today, up to an instant. */
export const todayAt = (log: PlayLog, at: number): PlaySum =>
  running(playedOn(log, playDayAt(log, at)), log, at);

/** What was played in this week of the player's calendar, Monday to Sunday, up to an instant. */
export const thisWeekAt = (log: PlayLog, at: number): PlaySum =>
  running(
    log.days
      .filter(({ day }) => weekOfDay(day) === weekOfDay(playDayAt(log, at)))
      .reduce<PlaySum>(sum, nothingPlayed),
    log,
    at,
  );

const more = (one: PlaySum, other: PlaySum): PlaySum => ({
  ms: Math.max(one.ms, other.ms),
  rounds: Math.max(one.rounds, other.rounds),
  bet: toCoins(Math.max(one.bet, other.bet)),
  won: toCoins(Math.max(one.won, other.won)),
});

/** The log up to an instant at which something was played elsewhere. */
function upTo(log: PlayLog, at: number): PlayLog {
  if (log.lastAt !== null && log.lastAt >= at) return log;
  return timeSince(log, at) === null ? { ...log, session: nothingPlayed } : after(log, at, {});
}

const latestFirst = (one: DaySum, other: DaySum): number => other.day - one.day;

/**
 * The log once another has been brought in, as from a file. Nothing that limits are held against gets less by
 * it, and nothing in it lies after this instant.
 *
 * @param at milliseconds since 1970
 */
export function withPlayOf(log: PlayLog, other: PlayLog, at: number): PlayLog {
  if (other.lastAt === null) return log;
  const today = playDayAt(log, at);
  const days = other.days.filter(({ day }) => day <= today).sort(latestFirst);
  const brought = { ...other, lastAt: Math.min(other.lastAt, at), days };
  const lastAt = Math.max(log.lastAt ?? -Infinity, brought.lastAt);
  const [here, there] = [upTo(log, lastAt), upTo(brought, lastAt)];
  const dayNumbers = new Set([...here.days, ...there.days].map(({ day }) => day));
  return {
    lastAt,
    playedMs: other.playedMs,
    session: more(here.session, there.session),
    sinceReminder: more(here.sinceReminder, there.sinceReminder),
    days: [...dayNumbers]
      .map((day) => ({ day, ...more(playedOn(here, day), playedOn(there, day)) }))
      .sort(latestFirst),
    remindedDay: log.remindedDay,
  };
}
