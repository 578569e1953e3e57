import fc, { runs } from '../../properties';
import { describe, expect, test } from 'vitest';
import { clampBet, toCoins } from '../../../src/engine/coins';
import { withPlayOf } from '../../../src/player/limits/imported';
import {
  netOf,
  noPlayYet,
  PAUSE_MS,
  playDayAt,
  playedOn,
  sessionAt,
  sinceReminderAt,
  thisWeekAt,
  todayAt,
  withAnswer,
  withPayout,
  withRound,
  type PlayLog,
  withReminderAhead,
} from '../../../src/player/limits/play-log';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { dayByFormat, inZone } from '../zones';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MOST = Number.MAX_SAFE_INTEGER;
/** A Wednesday at noon (UTC). */
const NOON = Date.UTC(2026, 0, 14, 12);
const TODAY = Date.UTC(2026, 0, 14) / DAY;

const BET = clampBet(luckyFishing, 10);
const NOTHING = { ms: 0, rounds: 0, bet: 0, won: 0 };

/** The log after a round of two seconds that begins at an instant. */
const played = (log: PlayLog, at: number, bet = 10, won = 0): PlayLog =>
  withPayout(withRound(log, at, clampBet(luckyFishing, bet)), at + 2 * SECOND, toCoins(won));

describe('time played', () => {
  test('is none where the clock shows less than before, and the log stays at its time', () => {
    const log = withRound(withRound(noPlayYet, NOON, BET), NOON - HOUR, BET);
    expect(log).toMatchObject({ lastAt: NOON, playedMs: 0, session: { ms: 0, rounds: 2 } });
  });

  test.each(['ms', 'rounds', 'bet', 'won'] as const)(
    'and coins stop at the largest safe integer (%s)',
    (name) => {
      const sum = { ...noPlayYet.session, [name]: toCoins(MOST) };
      const day = { day: TODAY, ...sum };
      const log = {
        ...noPlayYet,
        lastAt: NOON,
        playedMs: MOST,
        session: sum,
        sinceReminder: sum,
        days: [day],
      };
      const after = withPayout(withRound(log, NOON + MINUTE, BET), NOON + 2 * MINUTE, toCoins(50));
      const sums = [after.session, after.sinceReminder, ...after.days, todayAt(after, NOON + 3 * MINUTE)];
      expect(sums.map((one) => one[name])).toEqual([MOST, MOST, MOST, MOST]);
      expect(after.playedMs).toBe(MOST);
    },
  );
});

describe('what was played since a reminder', () => {
  test('is nothing once it was answered, and the time until then was played', () => {
    const log = withAnswer(played(noPlayYet, NOON), NOON + MINUTE, 'daily');
    expect(log).toMatchObject({ lastAt: NOON + MINUTE, playedMs: MINUTE, remindedDay: TODAY });
    expect(log.session).toMatchObject({ ms: MINUTE, rounds: 1 });
    expect(netOf(log.session)).toBe(-10);
    expect(log.sinceReminder).toEqual(NOTHING);
    expect(sinceReminderAt(log, NOON + 2 * MINUTE).ms).toBe(MINUTE);
    const other = withAnswer(played(noPlayYet, NOON), NOON + MINUTE, 'minutes');
    expect(other).toEqual({ ...log, remindedDay: null });
  });

  test('is counted from 0 where a reminder is asked for, which is not an answer to one', () => {
    const log = withReminderAhead(played(noPlayYet, NOON), NOON + MINUTE);
    expect(log).toMatchObject({ sinceReminder: NOTHING, remindedDay: null, playedMs: MINUTE });
  });
});

describe('an imported log', () => {
  const session = { ms: 14 * MINUTE, rounds: 100, bet: toCoins(1000), won: toCoins(20) };
  const here: PlayLog = {
    ...noPlayYet,
    lastAt: NOON,
    playedMs: HOUR,
    session,
    sinceReminder: session,
    days: [{ day: TODAY, ...session }],
  };

  test('does not wake a session that is over', () => {
    const old = { ...here, lastAt: NOON - DAY, session: { ...session, ms: 2 * HOUR } };
    expect(inZone('UTC', () => withPlayOf(here, old, NOON)).session).toEqual(session);
    const other = { ...noPlayYet, lastAt: NOON + DAY, session: { ...session, ms: MINUTE } };
    expect(inZone('UTC', () => withPlayOf(here, other, NOON + DAY)).session.ms).toBe(MINUTE);
  });

  test('is taken as it is where nothing was played, but for what is not yet', () => {
    inZone('UTC', () => {
      const merged = withPlayOf({ ...noPlayYet, remindedDay: TODAY - 1 }, here, NOON + MINUTE);
      expect(merged).toEqual({ ...here, remindedDay: TODAY - 1 });
      const ahead = {
        ...here,
        lastAt: NOON + DAY,
        days: [{ ...session, day: TODAY + 1 }],
        remindedDay: TODAY + 9,
      };
      expect(withPlayOf(noPlayYet, ahead, NOON)).toEqual({ ...here, days: [], remindedDay: null });
    });
  });

  test('in which nothing was played changes nothing, whatever it says', () => {
    expect(withPlayOf(here, { ...here, lastAt: null, remindedDay: TODAY }, NOON)).toBe(here);
  });

  test('has its days put in order, each once', () => {
    inZone('UTC', () => {
      const days = [-3, 0, -1, 0].map((n) => ({ day: TODAY + n, ...session }));
      const merged = withPlayOf(noPlayYet, { ...here, days }, NOON);
      expect(merged.days.map(({ day }) => day)).toEqual([TODAY, TODAY - 1, TODAY - 3]);
      // Also where it is the older one, and goes on here.
      const later = withPlayOf(played(noPlayYet, NOON + MINUTE), { ...here, days }, NOON + HOUR);
      expect(later.days.map(({ day, ms }) => [day, ms / SECOND])).toEqual([
        [TODAY, 14 * 60 + 62],
        [TODAY - 1, 14 * 60],
        [TODAY - 3, 14 * 60],
      ]);
      // Also where each has days that the other has not.
      const both = withPlayOf({ ...here, days: days.slice(0, 1) }, { ...here, days: days.slice(1, 3) }, NOON);
      expect(both.days.map(({ day }) => day)).toEqual([TODAY, TODAY - 1, TODAY - 3]);
    });
  });

  test('leaves of each day what is more, of either', () => {
    inZone('UTC', () => {
      const other = {
        ...here,
        days: [{ day: TODAY, ms: MINUTE, rounds: 500, bet: toCoins(5000), won: toCoins(1) }],
      };
      expect(withPlayOf(here, other, NOON).days).toEqual([
        { day: TODAY, ms: 14 * MINUTE, rounds: 500, bet: 5000, won: 20 },
      ]);
    });
  });
});

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const dayIn = new Map(ZONES.map((zone) => [zone, dayByFormat(zone)]));

interface Act {
  readonly at: number;
  readonly zone: string;
  readonly does: 'begin' | 'end' | 'answer';
}

const anyPlay = fc
  .record({
    start: fc.integer({ min: Date.UTC(2016, 0), max: Date.UTC(2027, 0) }),
    acts: fc.array(
      fc.record({
        gap: fc.oneof(
          fc.nat(PAUSE_MS),
          fc.constantFrom(0, 2 * SECOND, PAUSE_MS - 1, PAUSE_MS, PAUSE_MS + 1),
          fc.nat(30 * HOUR),
          fc.nat(20 * DAY),
        ),
        zone: fc.constantFrom(...ZONES),
        moves: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
        does: fc.constantFrom<Act['does'][]>('begin', 'begin', 'end', 'answer'),
      }),
      { maxLength: 60, size: 'max' },
    ),
  })
  .map(({ start, acts }) => {
    let [at, zone] = [start, ZONES[0] ?? ''];
    return acts.map(({ gap, moves, does, zone: next }): Act => {
      at += gap;
      if (moves) zone = next;
      return { at, zone, does };
    });
  });

const act = (log: PlayLog, { at, does }: Act): PlayLog => {
  if (does === 'begin') return withRound(log, at, BET);
  return does === 'end' ? withPayout(log, at, toCoins(50)) : withAnswer(log, at, 'minutes');
};

/** The log after all acts, each in its time zone. */
function logOf(acts: readonly Act[]): PlayLog {
  let [log, n] = [noPlayYet, 0];
  while (n < acts.length) {
    const zone = acts[n]?.zone ?? '';
    log = inZone(zone, () => {
      for (let next = acts[n]; next?.zone === zone; next = acts[++n]) log = act(log, next);
      return log;
    });
  }
  return log;
}

/** One act, with the time played before it. */
interface Entry {
  readonly ms: number;
  readonly day: number;
  /** Which session it belongs to, and which stretch between two answers. */
  readonly session: number;
  readonly reminder: number;
  readonly rounds: number;
  readonly bet: number;
  readonly won: number;
}

/** A second, independent implementation of the log: sums over the list of all acts. */
function expectedLogOf(acts: readonly Act[]) {
  let [lastAt, day] = [-Infinity, -Infinity];
  let [session, reminder] = [0, 0];
  const entries: Entry[] = [];
  for (const { at, zone, does } of acts) {
    const isPause = at - lastAt >= 300_000;
    if (does === 'answer') reminder++;
    if (does === 'answer' && isPause) continue;
    day = Math.max(day, dayIn.get(zone)?.(new Date(at)) ?? NaN);
    if (isPause) session++;
    entries.push({
      ms: isPause ? 0 : at - lastAt,
      day,
      session,
      // Reading it comes before its answer.
      reminder: does === 'answer' ? reminder - 1 : reminder,
      rounds: does === 'begin' ? 1 : 0,
      bet: does === 'begin' ? 10 : 0,
      won: does === 'end' ? 50 : 0,
    });
    lastAt = at;
  }
  const total = (of: (entry: Entry) => boolean) =>
    entries.filter(of).reduce(
      (sum, entry) => ({
        ms: sum.ms + entry.ms,
        rounds: sum.rounds + entry.rounds,
        bet: sum.bet + entry.bet,
        won: sum.won + entry.won,
      }),
      NOTHING,
    );
  // Days are counted from a Thursday.
  const weekOf = (one: number) => Math.floor((one + 3) / 7);
  const days = [...new Set(entries.map((entry) => entry.day))].filter(
    (one) => weekOf(day) - weekOf(one) <= 1,
  );
  return {
    lastAt: lastAt === -Infinity ? null : lastAt,
    playedMs: total(() => true).ms,
    session: total((entry) => entry.session === session),
    sinceReminder: total((entry) => entry.reminder === reminder),
    days: days.reverse().map((one) => ({ day: one, ...total((entry) => entry.day === one) })),
    week: total((entry) => weekOf(entry.day) === weekOf(day)),
  };
}

test('random play is logged as an independent implementation computes it, in every time zone and when the zone changes', () => {
  fc.assert(
    fc.property(anyPlay, (acts) => {
      const { remindedDay, warnedMinutes, ...log } = logOf(acts);
      expect(warnedMinutes).toBeNull();
      const { week, ...expected } = expectedLogOf(acts);
      expect(log).toEqual(expected);
      const last = acts[acts.length - 1];
      if (!last || log.lastAt === null) return;
      const { lastAt } = log;
      const weekThen = inZone(last.zone, () => thisWeekAt({ ...log, remindedDay, warnedMinutes }, lastAt));
      // Where the last act was an answer in a pause, its day may be a new one.
      if (last.at === lastAt) expect(weekThen).toEqual(week);
    }),
    { numRuns: runs(30) },
  );
});

test('random play counts, when it is looked at, what a round that began then would be counted upon', () => {
  const anyWait = fc.oneof(fc.nat(2 * PAUSE_MS), fc.constantFrom(PAUSE_MS - 1, PAUSE_MS), fc.nat(9 * DAY));
  fc.assert(
    fc.property(anyPlay, anyWait, (acts, wait) => {
      const log = logOf(acts);
      const { at, zone } = acts.at(-1) ?? { at: 0, zone: 'UTC' };
      inZone(zone, () => {
        const then = at + wait;
        const { session, sinceReminder, days } = withRound(log, then, BET);
        const round = ({ ms, rounds, bet, won }: typeof session) => ({
          ms,
          rounds: rounds - 1,
          bet: bet - 10,
          won,
        });
        const today = playDayAt(log, then);
        expect(sessionAt(log, then)).toEqual(round(session));
        expect(sinceReminderAt(log, then)).toEqual(round(sinceReminder));
        expect(todayAt(log, then)).toMatchObject(round(playedOn({ ...log, days }, today)));
        expect(playedOn(log, today + 1)).toEqual(NOTHING);
        const monday = today - ((((today + 3) % 7) + 7) % 7);
        const week = days.filter(({ day }) => day >= monday);
        expect(thisWeekAt(log, then).bet).toBe(week.reduce((sum, { bet }) => sum + bet, 0) - 10);
        expect(thisWeekAt(log, then).ms).toBe(week.reduce((sum, { ms }) => sum + ms, 0));
      });
    }),
    { numRuns: runs(30) },
  );
});

test('random play imported twice, or as it was at any earlier time, changes nothing that limits are checked against', () => {
  fc.assert(
    fc.property(anyPlay, fc.nat(60), (acts, n) => {
      const log = logOf(acts);
      const earlier = logOf(acts.slice(0, n));
      const last = acts[acts.length - 1];
      if (!last) return;
      inZone(last.zone, () => {
        expect(withPlayOf(log, log, last.at)).toEqual(log);
        const merged = withPlayOf(log, earlier, last.at);
        expect(merged.lastAt).toBe(log.lastAt);
        expect(merged.session).toEqual(log.session);
        for (const sumAt of [todayAt, thisWeekAt, sessionAt]) {
          expect(sumAt(merged, last.at)).toEqual(sumAt(log, last.at));
        }
      });
    }),
    { numRuns: runs(30) },
  );
});

test('random play imported from another device makes nothing less and puts nothing in the future', () => {
  fc.assert(
    fc.property(anyPlay, anyPlay, fc.nat(2 * PAUSE_MS), fc.nat(PAUSE_MS), (acts, otherActs, wait, later) => {
      const last = acts[acts.length - 1];
      if (!last) return;
      inZone(last.zone, () => {
        const log = logOf(acts);
        // As from a clock that is ahead as often as not.
        const other = logOf(otherActs);
        const at = last.at + wait;
        const merged = withPlayOf(log, other, at);
        expect(merged.lastAt ?? at).toBeLessThanOrEqual(at);
        expect(merged.remindedDay).toBe(log.remindedDay);
        expect(merged.days.every(({ day }) => day <= playDayAt(log, at))).toBe(true);
        expect(merged.days.map(({ day }) => day)).toEqual(
          [...new Set(merged.days.map(({ day }) => day))].sort((one, next) => next - one),
        );
        for (const then of [at, at + later]) {
          // Time that runs over midnight counts for the new day, unless something ends it in the old one.
          const overMidnight = playDayAt(log, then) !== log.days[0]?.day;
          const times = [sessionAt, sinceReminderAt, ...(overMidnight ? [] : [todayAt, thisWeekAt])];
          for (const sumAt of times) {
            expect(sumAt(merged, then).ms).toBeGreaterThanOrEqual(sumAt(log, then).ms);
          }
          for (const sumAt of [sessionAt, sinceReminderAt, todayAt, thisWeekAt]) {
            expect(sumAt(merged, then).bet).toBeGreaterThanOrEqual(sumAt(log, then).bet);
          }
        }
      });
    }),
    { numRuns: runs(30) },
  );
});
