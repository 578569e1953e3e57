import fc, { runs } from '../../properties';
import { describe, expect, test } from 'vitest';
import { clampBet, toCoins } from '../../../src/engine/coins';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { localDay } from '../../../src/player/calendar';
import {
  noLimitsYet,
  REMINDER_MINUTES,
  SESSION_MINUTES,
  withBreak,
  withLimit,
  type Limits,
} from '../../../src/player/limits/limits';
import {
  nextSessionWarning,
  playBlockAt,
  reminderLeft,
  sessionLeft,
  type PlayLimits,
} from '../../../src/player/limits/play-block';
import {
  noPlayYet,
  withReminderAnswered,
  withPayout,
  withRound,
  type PlayLog,
} from '../../../src/player/limits/play-log';
import { DAY, HOUR, MINUTE, NOON, PAUSE, SECOND } from '../times';
import { inZone } from '../zones';

const MOST = Number.MAX_SAFE_INTEGER;
const instant = (date: string) => Date.parse(date);

/** The limits that apply to a round after these were set long ago. */
function held(limits: Partial<Limits>, log: PlayLog = noPlayYet): PlayLimits {
  let record = noLimitsYet;
  for (const [name, value] of Object.entries(limits)) {
    record = withLimit(record, name as 'betPerDay', value as Limits['betPerDay'], NOON - 99 * DAY);
  }
  return { limits: record, log };
}

const begun = (log: PlayLog, at: number): PlayLog => withRound(log, at, clampBet(luckyFishing, 10));

/** The log after rounds of 10 coins at a regular interval (ms), from the first instant to the last. */
function playing(from: number, to: number, log: PlayLog = noPlayYet, every = MINUTE): PlayLog {
  for (let at = from; at < to; at += every) log = begun(log, at);
  return withPayout(log, to, toCoins(0));
}

const blockAt = (playLimits: PlayLimits, at: number, coins = 10) =>
  playBlockAt(playLimits, at, clampBet(luckyFishing, coins));

/** Expects that no round may begin from an instant until another, for this reason, and one may from then on. */
function expectBlock(playLimits: PlayLimits, at: number, until: number, block: object, coins = 10): void {
  for (const then of [at, until - 1]) expect(blockAt(playLimits, then, coins)).toEqual({ ...block, until });
  expect(blockAt(playLimits, until, coins)).toBeNull();
}

const session = { reason: 'session' };

describe.each(SESSION_MINUTES)('a session limit of %d minutes', (minutes) => {
  const most = minutes * MINUTE;
  const untilPause = { session: { minutes, until: 'pause' } } as const;
  const untilTomorrow = { session: { minutes, until: 'tomorrow' } } as const;

  test.each([untilPause, untilTomorrow])('is reached after that time, to the millisecond (%j)', (limits) => {
    const playLimits = held(limits, playing(NOON, NOON + most - 1));
    expect(sessionLeft(playLimits, NOON + most - 1)).toBe(1);
    expect(blockAt(playLimits, NOON + most - 1)).toBeNull();
    expect(blockAt(playLimits, NOON + most)).toMatchObject(session);
  });

  test('closes the game until the next day, whatever pauses are made', () => {
    inZone('UTC', () => {
      const first = playing(NOON, NOON + most / 2);
      expect(sessionLeft(held(untilTomorrow, first), NOON + 2 * HOUR)).toBe(most / 2);
      const end = NOON + 3 * HOUR + most / 2;
      const playLimits = held(untilTomorrow, playing(NOON + 3 * HOUR, end, first));
      expectBlock(playLimits, end, NOON + 12 * HOUR, session);
      expect(sessionLeft(playLimits, NOON + 12 * HOUR)).toBe(most);
    });
  });

  test('chosen until the next day in the midst of the pause ends no pause at midnight', () => {
    inZone('UTC', () => {
      const midnight = NOON + 12 * HOUR;
      const end = midnight - 2 * MINUTE;
      const { limits, log } = held(untilPause, playing(end - most, end));
      const changed = withLimit(limits, 'session', untilTomorrow.session, midnight);
      expectBlock({ log, limits: changed }, midnight, end + PAUSE, session);
    });
  });
});

describe('a bet limit', () => {
  test.each([
    ['day', 'betPerDay'],
    ['week', 'betPerWeek'],
  ] as const)('is enforced to the last coin (%s)', (per, name) => {
    const log = playing(NOON, NOON + 9 * MINUTE);
    const sum = { ...noPlayYet.session, bet: toCoins(MOST - 5) };
    const longLog = { ...noPlayYet, lastAt: NOON, days: [{ day: localDay(new Date(NOON)), ...sum }] };
    const leftAt = (limit: number, coins: number, played = log) => {
      const block = blockAt(held({ [name]: toCoins(limit) }, played), NOON + 9 * MINUTE, coins);
      if (block) expect(block).toMatchObject({ reason: 'bet limit', per });
      return block && 'left' in block ? block.left : null;
    };
    // 90 coins were bet.
    const left = [leftAt(100, 10), leftAt(100, 15), leftAt(99, 10), leftAt(90, 5), leftAt(80, 5)];
    expect(left).toEqual([null, 10, 9, 0, 0]);
    expect([leftAt(4, 5, noPlayYet), leftAt(5, 5, noPlayYet)]).toEqual([4, null]);
    expect([leftAt(MOST, 5, longLog), leftAt(MOST, 10, longLog)]).toEqual([null, 5]);
  });

  test('of a week is reported rather than that of a day, which ends sooner', () => {
    const playLimits = held({ betPerDay: toCoins(10), betPerWeek: toCoins(10) }, playing(NOON, NOON + 1));
    expect(blockAt(playLimits, NOON, 5)).toMatchObject({ reason: 'bet limit', per: 'week', left: 0 });
  });
});

test.each([
  ['UTC', '2026-01-14T12:00Z', '2026-01-15T00:00Z', '2026-01-19T00:00Z'],
  ['UTC', '2026-01-18T23:30Z', '2026-01-19T00:00Z', '2026-01-19T00:00Z'],
  ['Europe/Berlin', '2026-03-29T00:30Z', '2026-03-29T22:00Z', '2026-03-29T22:00Z'],
  ['America/New_York', '2026-03-02T05:00Z', '2026-03-03T05:00Z', '2026-03-09T04:00Z'],
  ['America/Sao_Paulo', '2018-11-03T12:00Z', '2018-11-04T03:00Z', '2018-11-05T02:00Z'],
  // The day after was left out.
  ['Pacific/Apia', '2011-12-29T20:00Z', '2011-12-30T10:00Z', '2012-01-01T10:00Z'],
])(
  'limits in %s reached by play from %s on end for the day at %s, for the week at %s',
  (zone, from, day, week) => {
    inZone(zone, () => {
      const at = instant(from) + 15 * MINUTE;
      const log = playing(instant(from), at, noPlayYet, HOUR);
      const block = { reason: 'bet limit', left: 4 };
      expectBlock(held({ betPerDay: toCoins(14) }, log), at, instant(day), { ...block, per: 'day' }, 5);
      expectBlock(held({ betPerWeek: toCoins(14) }, log), at, instant(week), { ...block, per: 'week' }, 5);
      const played = playing(instant(from), at);
      expectBlock(held({ session: { minutes: 15, until: 'tomorrow' } }, played), at, instant(day), session);
    });
  },
);

test('no limit is given again on a journey west, where it is the day before', () => {
  function expectJourney(
    limits: Partial<Limits>,
    reached: string,
    zone: string,
    opens: string,
    block: object,
  ) {
    const at = instant(reached);
    // The day that is begun there comes back.
    const log = inZone('Pacific/Kiritimati', () => playing(at - 15 * MINUTE, at));
    inZone(zone, () => expectBlock(held(limits, log), at, instant(opens), block));
  }
  const limit = { session: { minutes: 15, until: 'tomorrow' } } as const;
  expectJourney(limit, '2026-01-14T10:30Z', 'Europe/Berlin', '2026-01-15T23:00Z', session);
  const perWeek = { betPerWeek: toCoins(10) };
  const block = { reason: 'bet limit', per: 'week', left: 0 };
  expectJourney(perWeek, '2026-01-18T10:30Z', 'America/New_York', '2026-01-26T05:00Z', block);
});

test('a break closes all until it is over, to the millisecond, before any other reason', () => {
  const limits = withBreak(held({ betPerDay: toCoins(0), remindDaily: true }).limits, 'day', NOON);
  const playLimits = { limits, log: noPlayYet };
  for (const at of [NOON, NOON + DAY - 1])
    expect(blockAt(playLimits, at)).toEqual({ reason: 'break', until: NOON + DAY });
  expect(blockAt(playLimits, NOON + DAY)).toMatchObject({ reason: 'bet limit' });
});

describe('the daily reminder', () => {
  const daily = { reason: 'reminder', kind: 'daily' };
  const closed = (log: PlayLog, at: number) => blockAt(held({ remindDaily: true }, log), at);

  test('comes before the first round of a day, until it is answered', () => {
    expect(closed(noPlayYet, NOON)).toEqual(daily);
    const log = withReminderAnswered(noPlayYet, NOON, 'daily');
    expect(closed(log, NOON)).toBeNull();
    expect(closed(playing(NOON, NOON + HOUR, log), NOON + HOUR)).toBeNull();
    // Nor on a day on which something was played already.
    expect(closed(playing(NOON, NOON + 1), NOON + HOUR)).toBeNull();
  });

  test.each([
    ['UTC', '2026-01-14T23:59:59.999Z'],
    ['Europe/Berlin', '2026-03-29T21:59:59.999Z'],
    ['Pacific/Apia', '2011-12-30T09:59:59.999Z'],
  ])('comes again after midnight of %s, %s, also in the midst of play or of a round', (zone, before) => {
    inZone(zone, () => {
      const at = instant(before);
      const log = playing(at - HOUR, at, withReminderAnswered(noPlayYet, at - HOUR, 'daily'));
      expect(closed(log, at)).toBeNull();
      expect(closed(log, at + 1)).toEqual(daily);
      expect(closed(withPayout(begun(log, at), at + 1, toCoins(50)), at + 1)).toEqual(daily);
      expect(closed(withReminderAnswered(log, at + 1, 'daily'), at + 1)).toBeNull();
    });
  });

  test('is not answered by the answer to one after so many minutes, given after midnight', () => {
    inZone('UTC', () => {
      const at = instant('2026-01-15T00:03Z');
      const log = playing(at - 18 * MINUTE, at - 3 * MINUTE);
      expect(closed(withReminderAnswered(log, at, 'minutes'), at)).toEqual(daily);
      const both = held({ remindDaily: true, remindEvery: 15 }, log);
      expect(blockAt(both, at)).toEqual(daily);
      expect(blockAt({ ...both, log: withReminderAnswered(log, at, 'daily') }, at)).toBeNull();
    });
  });

  test('comes once on a journey west, where the day comes back', () => {
    const at = instant('2026-01-14T10:30Z');
    const log = inZone('Pacific/Kiritimati', () =>
      playing(at, at + 1, withReminderAnswered(noPlayYet, at, 'daily')),
    );
    const inBerlin = (hours: number) => inZone('Europe/Berlin', () => closed(log, at + hours * HOUR));
    expect([inBerlin(13), inBerlin(37)]).toEqual([null, daily]);
  });

  test('is not answered for good by a clock that was put forward and back', () => {
    const log = withReminderAnswered(noPlayYet, NOON + 999 * DAY, 'daily');
    for (const at of [NOON, NOON + DAY]) expect(closed(log, at)).toEqual(daily);
  });
});

test.each(REMINDER_MINUTES)(
  'a reminder every %d minutes comes after so much play, pauses not counted, until it is answered',
  (remindEvery) => {
    const most = remindEvery * MINUTE;
    const first = playing(NOON, NOON + most / 2);
    expect(reminderLeft(held({ remindEvery }, first), NOON + HOUR)).toBe(most / 2);
    const end = NOON + HOUR + most / 2;
    const playLimits = held({ remindEvery }, playing(NOON + HOUR, end - 1, first));
    expect(reminderLeft(playLimits, end - 1)).toBe(1);
    expect(blockAt(playLimits, end - 1)).toBeNull();
    const reached = playing(NOON + HOUR, end, first);
    for (const block of [blockAt(playLimits, end), blockAt(held({ remindEvery }, reached), NOON + 9 * DAY)])
      expect(block).toEqual({ reason: 'reminder', kind: 'minutes' });
    const answered = held({ remindEvery }, withReminderAnswered(reached, end + MINUTE, 'minutes'));
    expect(blockAt(answered, end + MINUTE)).toBeNull();
    expect(reminderLeft(answered, end + MINUTE)).toBe(most);
  },
);

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

  test.each([
    ['UTC', '2026-01-14T20:00Z'],
    ['Europe/Berlin', '2026-03-28T18:00Z'],
    ['America/New_York', '2026-10-31T22:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T08:00Z'],
    ['America/Sao_Paulo', '2018-11-03T20:00Z'],
  ])('a round may begin when it was said that it may, and no millisecond sooner (%s, %s)', (zone, start) => {
    const session = { minutes: 120, until: 'pause' } as const;
    const sessionEndsMeanwhile = { session, betPerDay: toCoins(10), betPerWeek: null };
    let blocks = 0;
    inZone(zone, () => {
      fc.assert(
        fc.property(anyLimits, fc.nat(8 * HOUR), fc.nat(3 * HOUR), (limits, from, lasts) => {
          const at = instant(start) + from + lasts;
          const playLimits = held(limits, playing(instant(start) + from, at, noPlayYet, 3 * MINUTE));
          const block = blockAt(playLimits, at);
          if (!block || block.reason === 'reminder') return;
          blocks++;
          const { until, reason } = block;
          const before = blockAt(playLimits, until - 1)?.reason;
          expect(until).toBeGreaterThan(at);
          // While a bet limit holds, the session may come to its end too. Another limit may apply longer.
          expect(reason === 'bet limit' ? [reason, 'session'] : [reason]).toContain(before);
          expect(blockAt(playLimits, until)?.reason).not.toBe(reason);
        }),
        { numRuns: runs(60), examples: [[sessionEndsMeanwhile, 7_034_860, 7_065_140]] },
      );
    });
    expect(blocks).toBeGreaterThan(10);
  });

  test('who presses at every chance plays until the session limit, and again after a pause', () => {
    const anyStart = fc.integer({ min: instant('2026-10-24T20:00Z'), max: instant('2026-10-25T03:00Z') });
    const anyGaps = fc.array(fc.integer({ min: 1, max: 6 * MINUTE }), {
      minLength: 50,
      maxLength: 200,
      size: 'max',
    });
    const isBlocked = (until: 'pause' | 'tomorrow', log: PlayLog, at: number) =>
      blockAt(held({ session: { minutes: 15, until } }, log), at) !== null;
    fc.assert(
      fc.property(anyStart, anyGaps, (start, gaps) => {
        let [log, at, since, lastAt] = [noPlayYet, start, start, -Infinity];
        for (const gap of gaps) {
          at += gap;
          if (at - lastAt >= PAUSE) since = at;
          const isOver = at - since >= 15 * MINUTE;
          expect(isBlocked('pause', log, at)).toBe(isOver);
          if (isOver) expect(isBlocked('tomorrow', log, at)).toBe(true);
          else log = withPayout(begun(log, at), (lastAt = at += 2 * SECOND), toCoins(0));
        }
      }),
    );
  });
});

describe('the warnings of a session that ends', () => {
  /** After 9 minutes of play. */
  const at = NOON + 9 * MINUTE;
  const limited = (log: Partial<PlayLog>): PlayLimits =>
    held({ session: { minutes: 15, until: 'pause' } }, { ...playing(NOON, at), ...log });

  test.each([
    [0, null, { minutes: 5, dueIn: MINUTE }],
    [MINUTE, null, { minutes: 5, dueIn: 0 }],
    [2 * MINUTE, null, { minutes: 5, dueIn: 0 }],
    [2 * MINUTE, 5, { minutes: 1, dueIn: 3 * MINUTE }],
    [4.9 * MINUTE, 5, { minutes: 1, dueIn: 0.1 * MINUTE }],
    [4.9 * MINUTE, 1, { minutes: 1, dueIn: 0.1 * MINUTE }],
    // Nobody plays any more.
    [PAUSE, null, null],
  ])('%i ms later, after one at %s minutes', (ms, warnedMinutes, warning) => {
    expect(nextSessionWarning(limited({ warnedMinutes }), at + ms)).toEqual(warning);
  });

  test('come no more once both were given or the session is over, nor without a limit', () => {
    const playLimits = limited({ ...playing(NOON, NOON + 14.5 * MINUTE), warnedMinutes: 1 });
    for (const minutes of [14.5, 15])
      expect(nextSessionWarning(playLimits, NOON + minutes * MINUTE)).toBeNull();
    expect(nextSessionWarning(held({}, playing(NOON, at)), at)).toBeNull();
  });

  test('begin again with another session', () => {
    const log = begun({ ...playing(NOON, at), warnedMinutes: 1 }, at + PAUSE);
    expect(log.warnedMinutes).toBeNull();
    expect(begun({ ...log, warnedMinutes: 5 }, at + PAUSE + MINUTE).warnedMinutes).toBe(5);
  });
});
