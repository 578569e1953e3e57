import { describe, expect, test } from 'vitest';
import { clampBet, toCoins } from '../../../src/engine/coins';
import { withPlayOf } from '../../../src/player/limits/imported';
import {
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
  withReminderAhead,
  withRound,
  type PlayLog,
} from '../../../src/player/limits/play-log';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { inZone } from '../zones';

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
const instant = (date: string) => Date.parse(date);

/** The log after a round of two seconds that begins at an instant. */
const played = (log: PlayLog, at: number, bet = 10, won = 0): PlayLog =>
  withPayout(withRound(log, at, clampBet(luckyFishing, bet)), at + 2 * SECOND, toCoins(won));

/** The log after rounds that begin at instants such as `2026-01-14T12:00Z`. */
const playedAt = (...dates: readonly string[]): PlayLog =>
  dates.reduce((log, date) => played(log, instant(date)), noPlayYet);

describe('time played', () => {
  test('goes on from the last round, up to the instant that is asked for', () => {
    const log = played(noPlayYet, NOON);
    const at = NOON + 2 * SECOND + MINUTE;
    for (const sumAt of [sessionAt, sinceReminderAt, todayAt, thisWeekAt]) {
      expect(sumAt(log, at).ms).toBe(MINUTE + 2 * SECOND);
    }
    expect(log.playedMs).toBe(2 * SECOND);
  });

  test.each([
    [PAUSE_MS - 1, PAUSE_MS - 1, 'is played'],
    [PAUSE_MS, 0, 'is a pause'],
    [PAUSE_MS + 1, 0, 'is a pause'],
  ])('of %d ms without a round counts %d ms: it %s', (gap, counted) => {
    const log = withRound(noPlayYet, NOON, BET);
    const at = NOON + gap;
    const sums = [sinceReminderAt(log, at), todayAt(log, at), thisWeekAt(log, at)];
    expect(sums.map(({ ms }) => ms)).toEqual([counted, counted, counted]);
    const next = withRound(log, at, BET);
    expect([next.playedMs, next.days[0]?.ms, next.sinceReminder.ms]).toEqual([counted, counted, counted]);
  });

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

describe('a session', () => {
  test('is over once the pause is, to the millisecond', () => {
    const log = played(noPlayYet, NOON);
    const end = NOON + 2 * SECOND;
    expect(sessionAt(log, end + PAUSE_MS - 1)).toMatchObject({ rounds: 1, ms: 2 * SECOND + PAUSE_MS - 1 });
    expect(sessionAt(log, end + PAUSE_MS)).toEqual(NOTHING);
    expect(played(log, end + PAUSE_MS - 1).session.rounds).toBe(2);
    expect(played(log, end + PAUSE_MS).session).toEqual({ ...NOTHING, ms: 2 * SECOND, rounds: 1, bet: 10 });
  });
});

describe('what was played since a reminder', () => {
  test('is nothing once it was answered, and the time until then was played', () => {
    const log = withAnswer(played(noPlayYet, NOON), NOON + MINUTE, 'daily');
    expect(log).toMatchObject({ lastAt: NOON + MINUTE, playedMs: MINUTE, remindedDay: TODAY });
    expect(log.session).toMatchObject({ ms: MINUTE, rounds: 1 });
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

describe('a day', () => {
  test.each([
    ['UTC', '2026-01-14T23:59:59.999Z', '2026-01-15T00:00Z'],
    ['Europe/Berlin', '2026-03-29T21:59:59.999Z', '2026-03-29T22:00Z'],
    ['Australia/Lord_Howe', '2026-04-05T13:29:59.999Z', '2026-04-05T13:30Z'],
    ['America/Sao_Paulo', '2018-11-04T02:59:59.999Z', '2018-11-04T03:00Z'],
  ])('in %s ends with %s, and the next begins with what is played from then on', (zone, last, first) => {
    inZone(zone, () => {
      const log = playedAt(last);
      const day = playDayAt(noPlayYet, instant(last));
      expect(todayAt(withRound(noPlayYet, instant(last), BET), instant(last)).rounds).toBe(1);
      expect(todayAt(log, instant(first) + HOUR).rounds).toBe(0);
      const next = withRound(log, instant(first) + HOUR, BET);
      expect(playedOn(next, day)).toMatchObject({ rounds: 1, bet: 10 });
      expect(playedOn(next, day + 1)).toMatchObject({ rounds: 1, bet: 10 });
      expect(playedOn(next, day - 1)).toEqual(NOTHING);
    });
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

  test('does not swallow the time that is running', () => {
    const at = NOON + 4 * MINUTE;
    const ahead = { ...noPlayYet, lastAt: NOON + DAY };
    const merged = inZone('UTC', () => withPlayOf(here, ahead, at));
    expect(merged.lastAt).toBe(at);
    expect(merged.session.ms).toBe(18 * MINUTE);
    expect(merged.sinceReminder.ms).toBe(18 * MINUTE);
    expect(merged.days[0]?.ms).toBe(18 * MINUTE);
  });

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
