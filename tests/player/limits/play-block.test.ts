import fc, { runs } from '../../properties';
import { describe, expect, test } from 'vitest';
import { localDay } from '../../../src/player/calendar';
import {
  playBlockAt,
  nextSessionWarning,
  reminderLeft,
  sessionLeft,
  type PlayLimits,
} from '../../../src/player/limits/play-block';
import { clampBet, toCoins } from '../../../src/engine/coins';
import {
  noLimitsYet,
  REMINDER_MINUTES,
  SESSION_MINUTES,
  withBreak,
  withLimit,
  type Limits,
} from '../../../src/player/limits/limits';
import {
  noPlayYet,
  withAnswer,
  withPayout,
  withRound,
  type PlayLog,
} from '../../../src/player/limits/play-log';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { inZone } from '../zones';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PAUSE = 5 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 0, 14, 12);
const MOST = Number.MAX_SAFE_INTEGER;

const bet = (coins: number) => clampBet(luckyFishing, coins);
const instant = (date: string) => Date.parse(date);

/** The limits that apply to a round after these were set long ago. */
function held(limits: Partial<Limits>, log: PlayLog = noPlayYet): PlayLimits {
  let record = noLimitsYet;
  for (const [name, value] of Object.entries(limits)) {
    record = withLimit(record, name as 'betPerDay', value as Limits['betPerDay'], NOON - 99 * DAY);
  }
  return { limits: record, log };
}

/** The log after rounds at every so many milliseconds, from the first instant to the last. */
function playing(from: number, to: number, log: PlayLog = noPlayYet, every = MINUTE, coins = 10): PlayLog {
  for (let at = from; at < to; at += every) log = withRound(log, at, bet(coins));
  return withPayout(log, to, toCoins(0));
}

describe.each(SESSION_MINUTES)('a session limit of %d minutes', (minutes) => {
  const most = minutes * MINUTE;
  const log = playing(NOON, NOON + most - 1);

  test.each(['pause', 'tomorrow'] as const)('is reached after so long, to the millisecond (%s)', (until) => {
    const playLimits = held({ session: { minutes, until } }, log);
    expect(sessionLeft(playLimits, NOON + most - 1)).toBe(1);
    expect(playBlockAt(playLimits, NOON + most - 1, bet(10))).toBeNull();
    expect(sessionLeft(playLimits, NOON + most)).toBe(0);
    expect(playBlockAt(playLimits, NOON + most, bet(10))).toMatchObject({ reason: 'session' });
  });

  test('closes the game until five minutes of pause are over, and gives all of its time again', () => {
    const playLimits = held({ session: { minutes, until: 'pause' } }, playing(NOON, NOON + most));
    const until = NOON + most + PAUSE;
    expect(playBlockAt(playLimits, NOON + most, bet(10))).toEqual({ reason: 'session', until });
    expect(playBlockAt(playLimits, until - 1, bet(10))).toEqual({ reason: 'session', until });
    expect(playBlockAt(playLimits, until, bet(10))).toBeNull();
    expect(sessionLeft(playLimits, until)).toBe(most);
  });

  test('closes the game until the next day, whatever pauses are made', () => {
    inZone('UTC', () => {
      const first = playing(NOON, NOON + most / 2);
      const second = playing(NOON + 3 * HOUR, NOON + 3 * HOUR + most / 2, first);
      const playLimits = held({ session: { minutes, until: 'tomorrow' } }, second);
      const midnight = instant('2026-01-15T00:00Z');
      expect(sessionLeft(held({ session: { minutes, until: 'tomorrow' } }, first), NOON + 2 * HOUR)).toBe(
        most / 2,
      );
      expect(playBlockAt(playLimits, midnight - 1, bet(10))).toEqual({ reason: 'session', until: midnight });
      expect(playBlockAt(playLimits, midnight, bet(10))).toBeNull();
      expect(sessionLeft(playLimits, midnight)).toBe(most);
    });
  });

  test('chosen until the next day in the midst of the pause ends no pause at midnight', () => {
    inZone('UTC', () => {
      const end = instant('2026-01-14T23:58Z');
      const { limits, log: played } = held(
        { session: { minutes, until: 'pause' } },
        playing(end - most, end),
      );
      const midnight = end + 2 * MINUTE;
      const other = {
        log: played,
        limits: withLimit(limits, 'session', { minutes, until: 'tomorrow' }, midnight),
      };
      expect(playBlockAt(other, midnight, bet(10))).toEqual({ reason: 'session', until: end + PAUSE });
      expect(playBlockAt(other, midnight - 1, bet(10))).toEqual({ reason: 'session', until: end + PAUSE });
    });
  });
});

describe('a session limit until the next day', () => {
  const session = { minutes: 15, until: 'tomorrow' } as const;

  test.each([
    ['UTC', '2026-01-14T12:00Z', '2026-01-15T00:00Z'],
    ['Europe/Berlin', '2026-03-28T12:00Z', '2026-03-28T23:00Z'],
    ['America/Sao_Paulo', '2018-11-03T12:00Z', '2018-11-04T03:00Z'],
    // The day after was left out.
    ['Pacific/Apia', '2011-12-29T20:00Z', '2011-12-30T10:00Z'],
  ])('in %s reached at %s ends at %s, to the millisecond', (zone, reached, opens) => {
    inZone(zone, () => {
      const at = instant(reached) + 15 * MINUTE;
      const playLimits = held({ session }, playing(instant(reached), at));
      const until = instant(opens);
      expect(playBlockAt(playLimits, at, bet(10))).toEqual({ reason: 'session', until });
      expect(playBlockAt(playLimits, until - 1, bet(10))).toEqual({ reason: 'session', until });
      expect(playBlockAt(playLimits, until, bet(10))).toBeNull();
    });
  });
});

describe('a bet limit', () => {
  const limits = ['day', 'week'].map((per) => [per, per === 'day' ? 'betPerDay' : 'betPerWeek'] as const);

  test.each(limits)('is enforced to the last coin (%s)', (per, name) => {
    const log = playing(NOON, NOON + 9 * MINUTE);
    const block = (limit: number, coins: number) =>
      playBlockAt(held({ [name]: toCoins(limit) }, log), NOON + 9 * MINUTE, bet(coins));
    // 90 coins were bet.
    expect(block(100, 10)).toBeNull();
    expect(block(100, 15)).toMatchObject({ reason: 'bet limit', per, left: 10 });
    expect(block(99, 10)).toMatchObject({ reason: 'bet limit', per, left: 9 });
    expect(block(90, 5)).toMatchObject({ reason: 'bet limit', per, left: 0 });
    expect(block(80, 5)).toMatchObject({ reason: 'bet limit', per, left: 0 });
  });

  test.each(limits)('may be as large as coins can be (%s)', (_, name) => {
    const sum = { ...noPlayYet.session, bet: toCoins(MOST - 5) };
    const log = { ...noPlayYet, lastAt: NOON, days: [{ day: localDay(new Date(NOON)), ...sum }] };
    const playLimits = held({ [name]: toCoins(MOST) }, log);
    expect(playBlockAt(playLimits, NOON, bet(5))).toBeNull();
    expect(playBlockAt(playLimits, NOON, bet(10))).toMatchObject({ left: 5 });
  });

  test('of a week is reported rather than that of a day, which ends sooner', () => {
    inZone('UTC', () => {
      const playLimits = held({ betPerDay: toCoins(10), betPerWeek: toCoins(10) }, playing(NOON, NOON + 1));
      const until = instant('2026-01-19T00:00Z');
      expect(playBlockAt(playLimits, NOON, bet(5))).toEqual({
        reason: 'bet limit',
        per: 'week',
        left: 0,
        until,
      });
    });
  });

  test.each([
    ['UTC', '2026-01-14T12:00Z', '2026-01-15T00:00Z', '2026-01-19T00:00Z'],
    ['UTC', '2026-01-18T23:59:59.999Z', '2026-01-19T00:00Z', '2026-01-19T00:00Z'],
    ['Europe/Berlin', '2026-03-29T00:30Z', '2026-03-29T22:00Z', '2026-03-29T22:00Z'],
    ['America/New_York', '2026-03-02T05:00Z', '2026-03-03T05:00Z', '2026-03-09T04:00Z'],
    ['America/Sao_Paulo', '2018-11-03T12:00Z', '2018-11-04T03:00Z', '2018-11-05T02:00Z'],
    ['Pacific/Apia', '2011-12-29T20:00Z', '2011-12-30T10:00Z', '2012-01-01T10:00Z'],
  ])('in %s reached at %s ends for the day at %s, for the week at %s', (zone, reached, day, week) => {
    inZone(zone, () => {
      const at = instant(reached);
      const log = withRound(noPlayYet, at, bet(10));
      for (const [name, per, opens] of [
        ['betPerDay', 'day', day],
        ['betPerWeek', 'week', week],
      ] as const) {
        const playLimits = held({ [name]: toCoins(14) }, log);
        const until = instant(opens);
        const block = { reason: 'bet limit', per, left: 4, until };
        expect(playBlockAt(playLimits, at, bet(5))).toEqual(block);
        expect(playBlockAt(playLimits, until - 1, bet(5))).toEqual(block);
        expect(playBlockAt(playLimits, until, bet(5))).toBeNull();
      }
    });
  });
});

describe('a break', () => {
  test('closes all until it is over, to the millisecond, before any other reason', () => {
    const limits = withBreak(held({ betPerDay: toCoins(0), remindDaily: true }).limits, 'day', NOON);
    const playLimits = { limits, log: noPlayYet };
    const until = NOON + DAY;
    expect(playBlockAt(playLimits, NOON, bet(10))).toEqual({ reason: 'break', until });
    expect(playBlockAt(playLimits, until - 1, bet(10))).toEqual({ reason: 'break', until });
    expect(playBlockAt(playLimits, until, bet(10))).toMatchObject({ reason: 'bet limit' });
  });
});

describe('the daily reminder', () => {
  const daily = { reason: 'reminder', kind: 'daily' };
  const closed = (log: PlayLog, at: number) => playBlockAt(held({ remindDaily: true }, log), at, bet(10));

  test('comes before the first round of a day, until it is answered', () => {
    expect(closed(noPlayYet, NOON)).toEqual(daily);
    const log = withAnswer(noPlayYet, NOON, 'daily');
    expect(closed(log, NOON)).toBeNull();
    expect(closed(playing(NOON, NOON + HOUR, log), NOON + HOUR)).toBeNull();
  });

  test('does not come on a day on which something was played already', () => {
    expect(closed(playing(NOON, NOON + 1), NOON + HOUR)).toBeNull();
  });

  test.each([
    ['UTC', '2026-01-14T23:59:59.999Z'],
    ['Europe/Berlin', '2026-03-29T21:59:59.999Z'],
    ['Pacific/Apia', '2011-12-30T09:59:59.999Z'],
  ])('comes again after midnight of %s, %s, also in the midst of play', (zone, before) => {
    inZone(zone, () => {
      const at = instant(before);
      const log = playing(at - HOUR, at, withAnswer(noPlayYet, at - HOUR, 'daily'));
      expect(closed(log, at)).toBeNull();
      expect(closed(log, at + 1)).toEqual(daily);
      expect(closed(withAnswer(log, at + 1, 'daily'), at + 1)).toBeNull();
    });
  });

  test('is not answered by the answer to one after so many minutes, given after midnight', () => {
    inZone('UTC', () => {
      const at = instant('2026-01-15T00:03Z');
      const log = playing(at - 18 * MINUTE, at - 3 * MINUTE);
      expect(closed(withAnswer(log, at, 'minutes'), at)).toEqual(daily);
      const both = held({ remindDaily: true, remindEvery: 15 }, log);
      expect(playBlockAt(both, at, bet(10))).toEqual(daily);
      expect(playBlockAt({ ...both, log: withAnswer(log, at, 'daily') }, at, bet(10))).toBeNull();
    });
  });

  test('comes where a round of the day before ends after midnight', () => {
    inZone('UTC', () => {
      const begun = withRound(withAnswer(noPlayYet, NOON, 'daily'), instant('2026-01-14T23:59:59Z'), bet(10));
      const at = instant('2026-01-15T00:00:01Z');
      expect(closed(withPayout(begun, at, toCoins(50)), at)).toEqual(daily);
    });
  });

  test('comes once on a journey west, where the day comes back', () => {
    const at = instant('2026-01-14T10:30Z');
    const log = inZone('Pacific/Kiritimati', () => playing(at, at + 1, withAnswer(noPlayYet, at, 'daily')));
    expect(inZone('Europe/Berlin', () => closed(log, at + 13 * HOUR))).toBeNull();
    expect(inZone('Europe/Berlin', () => closed(log, at + 37 * HOUR))).toEqual(daily);
  });

  test('is not answered for good by a clock that was put forward and back', () => {
    const log = withAnswer(noPlayYet, NOON + 999 * DAY, 'daily');
    expect(closed(log, NOON)).toEqual(daily);
    expect(closed(log, NOON + DAY)).toEqual(daily);
  });
});

describe.each(REMINDER_MINUTES)('a reminder every %d minutes', (remindEvery) => {
  const most = remindEvery * MINUTE;
  const reminder = { reason: 'reminder', kind: 'minutes' };

  test('comes after so much play, to the millisecond, until it is answered', () => {
    const log = playing(NOON, NOON + most - 1);
    const playLimits = held({ remindEvery }, log);
    expect(reminderLeft(playLimits, NOON + most - 1)).toBe(1);
    expect(playBlockAt(playLimits, NOON + most - 1, bet(10))).toBeNull();
    expect(playBlockAt(playLimits, NOON + most, bet(10))).toEqual(reminder);
    const reached = playing(NOON, NOON + most);
    expect(playBlockAt(held({ remindEvery }, reached), NOON + 9 * DAY, bet(10))).toEqual(reminder);
    const answered = held({ remindEvery }, withAnswer(reached, NOON + most + MINUTE, 'minutes'));
    expect(playBlockAt(answered, NOON + most + MINUTE, bet(10))).toBeNull();
    expect(reminderLeft(answered, NOON + most + MINUTE)).toBe(most);
  });

  test('counts over pauses, which count for nothing', () => {
    const first = playing(NOON, NOON + most / 2);
    const second = playing(NOON + HOUR, NOON + HOUR + most / 2 - 1, first);
    const playLimits = held({ remindEvery }, second);
    expect(reminderLeft(held({ remindEvery }, first), NOON + HOUR)).toBe(most / 2);
    expect(playBlockAt(playLimits, NOON + HOUR + most / 2 - 1, bet(10))).toBeNull();
    expect(playBlockAt(playLimits, NOON + HOUR + most / 2, bet(10))).toEqual(reminder);
  });
});

describe('whatever is set and played', () => {
  const anyLimits = fc.record({
    session: fc.option(
      fc.record({
        minutes: fc.constantFrom(...SESSION_MINUTES),
        until: fc.constantFrom<('pause' | 'tomorrow')[]>('pause', 'tomorrow'),
      }),
    ),
    betPerDay: fc.option(fc.constantFrom(...[10, 300, 700].map(toCoins))),
    betPerWeek: fc.option(fc.constantFrom(...[10, 500, 1500].map(toCoins))),
  });

  test('a round may begin when it was said that it may, and no millisecond sooner', () => {
    const sessionEndsMeanwhile = {
      session: { minutes: 120, until: 'pause' },
      betPerDay: toCoins(10),
      betPerWeek: null,
    } as const;
    for (const [zone, start] of [
      ['UTC', '2026-01-14T20:00Z'],
      ['Europe/Berlin', '2026-03-28T18:00Z'],
      ['America/New_York', '2026-10-31T22:00Z'],
      ['Australia/Lord_Howe', '2026-04-04T08:00Z'],
      ['America/Sao_Paulo', '2018-11-03T20:00Z'],
    ] as const) {
      let blocks = 0;
      inZone(zone, () => {
        fc.assert(
          fc.property(anyLimits, fc.nat(8 * HOUR), fc.nat(3 * HOUR), (limits, from, lasts) => {
            const at = instant(start) + from + lasts;
            const playLimits = held(limits, playing(instant(start) + from, at, noPlayYet, 3 * MINUTE));
            const block = playBlockAt(playLimits, at, bet(10));
            if (!block || block.reason === 'reminder') return;
            blocks++;
            const { until, reason } = block;
            const { reason: before } = playBlockAt(playLimits, until - 1, bet(10)) ?? {};
            const { reason: after } = playBlockAt(playLimits, until, bet(10)) ?? {};
            expect(until).toBeGreaterThan(at);
            // While a bet limit holds, the session may come to its end too. Another limit may apply longer.
            expect(reason === 'bet limit' ? [reason, 'session'] : [reason]).toContain(before);
            expect(after === reason && playBlockAt(playLimits, until, bet(10))).toBe(false);
          }),
          { numRuns: runs(60), examples: [[sessionEndsMeanwhile, 7_034_860, 7_065_140]] },
        );
      });
      expect(blocks).toBeGreaterThan(10);
    }
  });

  test('nobody who presses at every chance plays longer at a stretch than the session limit', () => {
    inZone('Europe/Berlin', () => {
      for (const until of ['pause', 'tomorrow'] as const) {
        fc.assert(
          fc.property(
            fc.integer({ min: instant('2026-10-24T20:00Z'), max: instant('2026-10-25T03:00Z') }),
            fc.array(fc.integer({ min: 1, max: 6 * MINUTE }), { minLength: 50, maxLength: 200, size: 'max' }),
            (start, gaps) => {
              let [log, at, since, lastAt] = [noPlayYet, start, start, -Infinity];
              for (const gap of gaps) {
                at += gap;
                if (at - lastAt >= PAUSE) since = at;
                if (playBlockAt(held({ session: { minutes: 15, until } }, log), at, bet(10))) continue;
                expect(at - since).toBeLessThan(15 * MINUTE);
                log = withPayout(withRound(log, at, bet(10)), (at += 2 * SECOND), toCoins(0));
                lastAt = at;
              }
            },
          ),
        );
      }
    });
  });
});

describe('the warnings of a session that ends', () => {
  const minutes = 15;
  /** After 9 minutes of play. */
  const at = NOON + 9 * MINUTE;
  const limited = (warnedMinutes: number | null = null): PlayLimits =>
    held({ session: { minutes, until: 'pause' } }, { ...playing(NOON, at), warnedMinutes });

  test.each([
    [0, null, { minutes: 5, dueIn: MINUTE }],
    [MINUTE, null, { minutes: 5, dueIn: 0 }],
    [2 * MINUTE, null, { minutes: 5, dueIn: 0 }],
    [2 * MINUTE, 5, { minutes: 1, dueIn: 3 * MINUTE }],
    [4.9 * MINUTE, 5, { minutes: 1, dueIn: 0.1 * MINUTE }],
    [4.9 * MINUTE, 1, { minutes: 1, dueIn: 0.1 * MINUTE }],
  ])('%i ms later, after one at %s minutes', (ms, warned, warning) => {
    expect(nextSessionWarning(limited(warned), at + ms)).toEqual(warning);
  });

  test('come no more once both were given or the session is over', () => {
    const log = { ...playing(NOON, NOON + 14.5 * MINUTE), warnedMinutes: 1 };
    const playLimits = held({ session: { minutes, until: 'pause' } }, log);
    expect(nextSessionWarning(playLimits, NOON + 14.5 * MINUTE)).toBeNull();
    expect(nextSessionWarning(playLimits, NOON + 15 * MINUTE)).toBeNull();
  });

  test('do not come without a limit, nor while nobody plays', () => {
    expect(nextSessionWarning(held({}, playing(NOON, at)), at)).toBeNull();
    expect(nextSessionWarning(limited(), at + PAUSE)).toBeNull();
  });

  test('begin again with another session', () => {
    const log = withRound({ ...playing(NOON, at), warnedMinutes: 1 }, at + PAUSE, bet(10));
    expect(log.warnedMinutes).toBeNull();
    expect(withRound({ ...log, warnedMinutes: 5 }, at + PAUSE + MINUTE, bet(10)).warnedMinutes).toBe(5);
  });
});
