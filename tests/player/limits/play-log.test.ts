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
  withReminderAnswered,
  withPayout,
  withRound,
  type PlayLog,
  type PlaySum,
  withReminderRestarted,
} from '../../../src/player/limits/play-log';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { DAY, HOUR, MINUTE, NOON, SECOND, TODAY } from '../times';
import { dayInZone, inZone, ZONES } from '../zones';

const MOST = Number.MAX_SAFE_INTEGER;
const BET = clampBet(luckyFishing, 10);
const NOTHING = { ms: 0, rounds: 0, bet: 0, won: 0 };

describe('the log', () => {
  test('counts no time where the clock shows less than before, and stays at its time', () => {
    const log = withRound(withRound(noPlayYet, NOON, BET), NOON - HOUR, BET);
    expect(log).toMatchObject({ lastAt: NOON, playedMs: 0, session: { ms: 0, rounds: 2 } });
  });

  test('stops counting at the largest safe integer', () => {
    const full = { ms: MOST, rounds: MOST, bet: toCoins(MOST), won: toCoins(MOST) };
    const sums = { session: full, sinceReminder: full, days: [{ day: TODAY, ...full }] };
    const log = { ...noPlayYet, lastAt: NOON, playedMs: MOST, ...sums };
    const after = withPayout(withRound(log, NOON + MINUTE, BET), NOON + 2 * MINUTE, toCoins(50));
    expect(after).toMatchObject({ playedMs: MOST, ...sums });
    expect(todayAt(after, NOON + 3 * MINUTE)).toMatchObject(full);
  });

  test.each(['daily', 'minutes'] as const)(
    'counts up to the answer to a reminder, and then anew (%s)',
    (kind) => {
      const played = withRound(noPlayYet, NOON, BET);
      const log = withReminderAnswered(played, NOON + MINUTE, kind);
      const remindedDay = kind === 'daily' ? TODAY : null;
      expect(log).toMatchObject({
        lastAt: NOON + MINUTE,
        playedMs: MINUTE,
        remindedDay,
        sinceReminder: NOTHING,
      });
      expect([log.session.ms, netOf(log.session)]).toEqual([MINUTE, -10]);
      expect(sinceReminderAt(log, NOON + 2 * MINUTE).ms).toBe(MINUTE);
      // Asking for a reminder doesn't answer one.
      expect(withReminderRestarted(played, NOON + MINUTE)).toEqual({ ...log, remindedDay: null });
    },
  );
});

describe('an imported log', () => {
  const session = { ms: 14 * MINUTE, rounds: 100, bet: toCoins(1000), won: toCoins(20) };
  const days = [-3, 0, -1, 0].map((n) => ({ day: TODAY + n, ...session }));
  const here: PlayLog = {
    ...{ ...noPlayYet, lastAt: NOON, playedMs: HOUR, session, sinceReminder: session },
    days: [{ day: TODAY, ...session }],
  };

  test('in which nothing was played changes nothing, whatever it says', () => {
    expect(withPlayOf(here, { ...here, lastAt: null, remindedDay: TODAY }, NOON)).toBe(here);
  });

  test('has its days put in order, each once', () => {
    inZone('UTC', () => {
      const daysOf = (log: PlayLog) => log.days.map(({ day, ms }) => [day - TODAY, ms / MINUTE]);
      const merged = withPlayOf(noPlayYet, { ...here, days }, NOON);
      expect(daysOf(merged)).toEqual([0, -1, -3].map((day) => [day, 14]));
      // Also where it is the older one, and goes on here.
      const later = withPlayOf(withRound(noPlayYet, NOON + MINUTE, BET), { ...here, days }, NOON + HOUR);
      expect(daysOf(later)).toEqual([0, -1, -3].map((day) => [day, day === 0 ? 15 : 14]));
    });
  });
});

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
  return does === 'end' ? withPayout(log, at, toCoins(50)) : withReminderAnswered(log, at, 'minutes');
};

/** The larger of two sums, figure by figure. */
const more = (one: PlaySum, other: PlaySum) => ({
  ...{ ms: Math.max(one.ms, other.ms), rounds: Math.max(one.rounds, other.rounds) },
  ...{ bet: Math.max(one.bet, other.bet), won: Math.max(one.won, other.won) },
});

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

/** One act, with the time played before it: which day, session and stretch between two answers it belongs to. */
type Entry = typeof NOTHING & Readonly<Record<'day' | 'session' | 'reminder', number>>;

/** A second, independent implementation of the log: sums over the list of all acts. */
function expectedLogOf(acts: readonly Act[]) {
  let [lastAt, day] = [-Infinity, -Infinity];
  let [session, reminder] = [0, 0];
  const entries: Entry[] = [];
  for (const { at, zone, does } of acts) {
    const isPause = at - lastAt >= 300_000;
    if (does === 'answer') reminder++;
    if (does === 'answer' && isPause) continue;
    day = Math.max(day, dayInZone(zone, at));
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
      (sum, { ms, rounds, bet, won }) => ({
        ...{ ms: sum.ms + ms, rounds: sum.rounds + rounds },
        ...{ bet: sum.bet + bet, won: sum.won + won },
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
          ...{ ms, rounds: rounds - 1, bet: bet - 10, won },
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

test('random play imported as it was at any earlier time changes nothing that limits are checked against', () => {
  fc.assert(
    fc.property(anyPlay, fc.nat(60), (acts, n) => {
      const last = acts.at(-1);
      if (!last) return;
      const log = logOf(acts);
      const earlier = logOf(acts.slice(0, n));
      inZone(last.zone, () => {
        const merged = withPlayOf(log, earlier, last.at);
        expect([merged.lastAt, merged.session]).toEqual([log.lastAt, log.session]);
        for (const sumAt of [todayAt, thisWeekAt, sessionAt])
          expect(sumAt(merged, last.at)).toEqual(sumAt(log, last.at));
        expect(withPlayOf(log, log, last.at)).toEqual(log);
      });
    }),
    { numRuns: runs(30) },
  );
});

test('random play imported from another device leaves of each what is more, and puts nothing in the future', () => {
  const anyOffset = fc.oneof(fc.integer({ min: -2 * DAY, max: 2 * DAY }), fc.nat(PAUSE_MS));
  fc.assert(
    fc.property(anyPlay, anyPlay, anyOffset, fc.nat(2 * PAUSE_MS), (acts, otherActs, offset, wait) => {
      const [last, otherLast] = [acts.at(-1), otherActs.at(-1)];
      if (!last || !otherLast) return;
      const log = logOf(acts);
      // It ends at about the same time, by a clock that is ahead as often as not.
      const shift = last.at + offset - otherLast.at;
      const other = { ...logOf(otherActs.map((one) => ({ ...one, at: one.at + shift }))), remindedDay: 1 };
      if (other.lastAt === null) return;
      const at = last.at + wait;
      const brought = { ...other, lastAt: Math.min(other.lastAt, at) };
      inZone(last.zone, () => {
        const merged = withPlayOf(log, other, at);
        const then = Math.max(log.lastAt ?? -Infinity, brought.lastAt);
        const today = playDayAt(log, at);
        expect(merged).toMatchObject({
          lastAt: then,
          playedMs: other.playedMs,
          remindedDay: log.remindedDay,
        });
        for (const sumAt of [sessionAt, sinceReminderAt])
          expect(sumAt(merged, then)).toEqual(more(sumAt(log, then), sumAt(brought, then)));
        expect(merged.days.map(({ day }) => day)).toEqual(
          [...new Set([...log.days, ...other.days, ...merged.days].map(({ day }) => day))]
            .filter((day) => day <= today)
            .sort((one, next) => next - one),
        );
        // Time that runs up to now counts for the last day of either.
        const isOver = (day: number) => ![log, other].some(({ days }) => days[0]?.day === day);
        for (const { day, ...sum } of merged.days.filter(({ day }) => isOver(day) && day < today))
          expect(sum).toEqual(more(playedOn(log, day), playedOn(other, day)));
        for (const sumAt of playDayAt(log, then) === log.days[0]?.day ? [todayAt, thisWeekAt] : [])
          expect(sumAt(merged, then).ms).toBeGreaterThanOrEqual(sumAt(log, then).ms);
        for (const sumAt of [todayAt, thisWeekAt])
          expect(sumAt(merged, at).bet).toBeGreaterThanOrEqual(sumAt(log, at).bet);
      });
    }),
    { numRuns: runs(30) },
  );
});
