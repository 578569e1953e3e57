import fc, { runs } from '../../properties';
import { describe, expect, test } from 'vitest';
import { clampBet, toCoins } from '../../../src/engine/coins';
import { withPlayOf } from '../../../src/player/limits/imported';
import {
  noPlayYet,
  PAUSE_MS,
  playDayAt,
  sessionAt,
  sinceReminderAt,
  thisWeekAt,
  todayAt,
  withAnswer,
  withPayout,
  withRound,
  type PlayLog,
} from '../../../src/player/limits/play-log';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { dayByFormat, inZone } from '../zones';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const BET = clampBet(luckyFishing, 10);
const NOTHING = { ms: 0, rounds: 0, bet: 0, won: 0 };

describe('random play', () => {
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

  test('is logged as an independent implementation computes it, in every time zone and when the zone changes', () => {
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

  test('imported twice, or as it was at any earlier time, changes nothing that limits are checked against', () => {
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

  test('imported from another device makes nothing less and puts nothing in the future', () => {
    fc.assert(
      fc.property(
        anyPlay,
        anyPlay,
        fc.nat(2 * PAUSE_MS),
        fc.nat(PAUSE_MS),
        (acts, otherActs, wait, later) => {
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
        },
      ),
      { numRuns: runs(30) },
    );
  });
});
