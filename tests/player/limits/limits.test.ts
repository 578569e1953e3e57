import fc, { runs } from '../../properties';
import { describe, expect, test } from 'vitest';
import { toCoins } from '../../../src/engine/coins';
import { withLimitsOf } from '../../../src/player/limits/imported';
import {
  BREAKS,
  endOfBreak,
  scheduledValueAt,
  limitAt,
  noLimitsYet,
  withBreak,
  withLimit,
  type LimitRecord,
  type Limits,
} from '../../../src/player/limits/limits';
import { DAY, HOUR, NOON } from '../times';
import { inZone } from '../zones';

type Session = NonNullable<Limits['session']>;
const session = (minutes: Session['minutes'], until: Session['until']) => ({ minutes, until });

/** Each limit, loosest last, each setting stricter than the one after it. */
const STRICT_TO_LOOSE: { readonly [K in keyof Limits]: readonly Limits[K][] } = {
  session: [
    session(15, 'tomorrow'),
    session(15, 'pause'),
    session(30, 'pause'),
    session(60, 'pause'),
    session(120, 'pause'),
    null,
  ],
  remindEvery: [15, 30, 60, null],
  remindDaily: [true, false],
  betPerDay: [...[0, 4, 5, 500, Number.MAX_SAFE_INTEGER].map(toCoins), null],
  betPerWeek: [...[0, 4, 5, 500, Number.MAX_SAFE_INTEGER].map(toCoins), null],
};
const NAMES = Object.keys(STRICT_TO_LOOSE) as (keyof Limits)[];

/** Sets a limit whose type only the table knows. */
const set = (record: LimitRecord, name: keyof Limits, wanted: unknown, at: number): LimitRecord =>
  withLimit(record, name, wanted as never, at);

const asked = set(set(noLimitsYet, 'betPerDay', 100, NOON), 'betPerDay', 1000, NOON);
const from = NOON + DAY;

test.each<[string, wanted: number | null, after: number, now: number, later: object | null]>([
  ['is not put off by asking for it again', 1000, 23 * HOUR, 100, { value: 1000, from }],
  ['is not put off by asking for a part of it', 500, 23 * HOUR, 100, { value: 500, from }],
  ['waits again for a still looser limit', 1001, 23 * HOUR, 100, { value: 1001, from: from + 23 * HOUR }],
  ['waits again for none', null, 23 * HOUR, 100, { value: null, from: from + 23 * HOUR }],
  ['is cancelled by setting the current limit again', 100, HOUR, 100, null],
  ['is cancelled by setting a stricter one', 50, HOUR, 50, null],
  ['applies as if it had been set when it was due', 2000, DAY, 1000, { value: 2000, from: from + DAY }],
])('a looser limit that is waited for %s', (_, wanted, after, now, later) => {
  const record = set(asked, 'betPerDay', wanted, NOON + after);
  expect(limitAt(record, 'betPerDay', NOON + after)).toBe(now);
  expect(scheduledValueAt(record, 'betPerDay', NOON + after).later).toEqual(later);
});

const anySetting = fc.constantFrom(...NAMES).chain((name) =>
  fc.record({
    name: fc.constant(name),
    wanted: fc.constantFrom<unknown[]>(
      ...STRICT_TO_LOOSE[name],
      ...(name === 'session' ? [session(30, 'tomorrow'), session(120, 'tomorrow')] : []),
    ),
    wait: fc.oneof(fc.constantFrom(0, 1, HOUR, DAY - 1, DAY, DAY + 1), fc.nat(DAY), fc.nat(3 * DAY)),
  }),
);
const anySettings = fc.array(anySetting, { maxLength: 40, size: 'max' });

/** How strict a setting is, as numbers of which each is the looser the higher it is. */
function loosenessOf(setting: unknown): readonly number[] {
  if (setting === null || setting === false) return [Infinity, Infinity];
  if (setting === true) return [0, 0];
  if (typeof setting === 'number') return [setting, 0];
  const { minutes, until } = setting as Session;
  return [minutes, until === 'tomorrow' ? 0 : 1];
}
const isAsStrict = (one: unknown, other: unknown): boolean => {
  const looseness = loosenessOf(other);
  return loosenessOf(one).every((n, index) => n <= (looseness[index] ?? NaN));
};

test('any sequence of settings is never looser than what the strictest of the last 24 hours allowed', () => {
  inZone('Europe/Berlin', () =>
    fc.assert(
      fc.property(anySettings, (settings) => {
        // The day after has 23 hours there.
        let [record, at] = [noLimitsYet, Date.parse('2026-03-28T12:00Z')];
        const requests: { name: keyof Limits; wanted: unknown; until: number }[] = NAMES.map((name) => ({
          ...{ name, wanted: STRICT_TO_LOOSE[name].at(-1), until: Infinity },
        }));
        for (const { name, wanted, wait } of settings) {
          at += wait;
          const before = requests.findLast((request) => request.name === name);
          if (before) before.until = at;
          requests.push({ name, wanted, until: Infinity });
          record = set(record, name, wanted, at);
          for (const then of [at, at + DAY - 1]) {
            for (const request of requests.filter(({ until }) => until > then - DAY)) {
              expect(isAsStrict(limitAt(record, request.name, then), request.wanted)).toBe(true);
            }
          }
          const isWaiting = JSON.stringify(limitAt(record, name, at)) !== JSON.stringify(wanted);
          expect(scheduledValueAt(record, name, at).later).toEqual(
            isWaiting ? { value: wanted, from: expect.any(Number) as number } : null,
          );
        }
        // After a day without changes, the last request applies.
        for (const name of NAMES) {
          const last = requests.findLast((request) => request.name === name);
          expect(limitAt(record, name, at + DAY)).toEqual(last?.wanted);
          expect(scheduledValueAt(record, name, at + DAY).later).toBeNull();
        }
      }),
      { numRuns: runs(100) },
    ),
  );
});

describe('imported limits', () => {
  const recordOf = (
    settings: readonly { name: keyof Limits; wanted: unknown; wait: number }[],
  ): LimitRecord => {
    let [record, at] = [noLimitsYet, NOON];
    for (const { name, wanted, wait } of settings) record = set(record, name, wanted, (at += wait));
    return record;
  };

  test('are as strict as both, then and at any time later', () => {
    fc.assert(
      fc.property(anySettings, anySettings, fc.nat(9 * DAY), fc.nat(3 * DAY), (ours, theirs, wait, later) => {
        const at = NOON + wait;
        const [here, other] = [recordOf(ours), recordOf(theirs)];
        const merged = withLimitsOf(here, other, at);
        for (const name of NAMES) {
          expect(isAsStrict(limitAt(merged, name, at), limitAt(other, name, at))).toBe(true);
          for (const then of [at, at + later]) {
            expect(isAsStrict(limitAt(merged, name, then), limitAt(here, name, then))).toBe(true);
          }
        }
      }),
      { numRuns: runs(100) },
    );
  });

  const bets = (...wanted: (number | null)[]) =>
    wanted.reduce<LimitRecord>((record, coins, n) => set(record, 'betPerDay', coins, NOON + n), noLimitsYet);
  /** A record that no play leads to: 1 coin a day, which gets looser at an instant. */
  const crafted = (from: number, forever: number | null = null): LimitRecord => ({
    held: { ...noLimitsYet.held, betPerDay: { now: toCoins(1), later: { value: null, from } } },
    ...{ breakUntil: forever, changedAt: forever },
  });
  const waiting = bets(500, 100, null);

  const perDay = waiting.held.betPerDay;
  /** 500 coins, a day after so long after noon. */
  const later = (ms: number) => ({ value: 500, from: NOON + ms + DAY });
  const none = { now: null, later: null };

  test.each<[string, here: LimitRecord, other: LimitRecord, betPerDay: object, at?: number]>([
    ['as they are change nothing', waiting, waiting, perDay],
    ['as they were change nothing', waiting, bets(500), perDay],
    ['that are none change nothing', waiting, noLimitsYet, perDay],
    ['that are stricter apply, later those here', bets(500), bets(100, 9000), { now: 100, later: later(1) }],
    ['wait no longer than can be true', bets(500), crafted(Infinity), { now: 1, later: later(HOUR) }],
    ['due by their own clock loosen none', bets(500), crafted(NOON - DAY), { now: 500, later: null }],
    ['end a wait that is over by now', bets(500, null), noLimitsYet, none, NOON + DAY + 1],
  ])('%s', (_, here, other, betPerDay, at = NOON + HOUR) => {
    const merged = withLimitsOf(here, other, at);
    expect([merged.held.betPerDay, merged.changedAt]).toEqual([betPerDay, at]);
  });

  test('wait for nothing that would not be looser than both', () => {
    const sessions = (...wanted: Session[]) =>
      wanted.reduce((record, one) => set(record, 'session', one, NOON), noLimitsYet);
    const other = sessions(session(30, 'tomorrow'), session(60, 'tomorrow'));
    const merged = withLimitsOf(sessions(session(15, 'pause')), other, NOON + HOUR);
    expect(merged.held.session).toEqual({ now: session(15, 'tomorrow'), later: null });
  });

  test('end no break sooner, bring the longer one, and none that is longer than can be true', () => {
    const [day, week] = [withBreak(noLimitsYet, 'day', NOON), withBreak(noLimitsYet, 'week', NOON)];
    const forever = crafted(NOON, Number.MAX_SAFE_INTEGER);
    const merged = (here: LimitRecord, other: LimitRecord) =>
      withLimitsOf(here, other, NOON + HOUR).breakUntil;
    for (const other of [day, noLimitsYet])
      expect([merged(week, other), merged(other, week)]).toEqual([NOON + 7 * DAY, NOON + 7 * DAY]);
    expect(merged(noLimitsYet, forever)).toBe(endOfBreak('half-year', NOON + HOUR));
  });
});

test.each([
  // On a month's last day where it has no such day.
  ['UTC', 'month', '2026-01-31T12:00Z', '2026-02-28T12:00Z'],
  ['UTC', 'month', '2028-01-31T12:00Z', '2028-02-29T12:00Z'],
  ['UTC', 'half-year', '2026-08-31T12:00Z', '2027-02-28T12:00Z'],
  ['UTC', 'month', '2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
  // 24 hours and weeks are so long whatever the clocks do; a month ends at the same time of day.
  ['Europe/Berlin', 'day', '2026-03-28T12:00Z', '2026-03-29T12:00Z'],
  ['Europe/Berlin', 'week', '2026-10-24T12:00Z', '2026-10-31T12:00Z'],
  ['Europe/Berlin', 'month', '2026-03-15T12:00Z', '2026-04-15T11:00Z'],
  ['America/New_York', 'half-year', '2026-05-15T12:00Z', '2026-11-15T13:00Z'],
  ['Australia/Lord_Howe', 'month', '2026-03-15T12:00Z', '2026-04-15T12:30Z'],
  // 02:10 is left out there on the month's first day, and on no other.
  ['Australia/Lord_Howe', 'month', '2028-09-14T15:40Z', '2028-10-14T15:10Z'],
  // Midnight is left out on the day on which it ends: it does so at 01:00.
  ['America/Sao_Paulo', 'month', '2018-10-04T03:00Z', '2018-11-04T03:00Z'],
  // The day on which it would end never was.
  ['Pacific/Apia', 'month', '2011-11-30T20:00Z', '2011-12-30T20:00Z'],
] as const)('a break in %s of a %s from %s on ends at %s', (zone, length, from, to) => {
  const end = inZone(zone, () => endOfBreak(length, Date.parse(from)));
  expect(new Date(end).toISOString()).toBe(new Date(to).toISOString());
});

test('a break can be made longer, and never shorter', () => {
  const anyBreak = fc.record({ length: fc.constantFrom(...BREAKS), wait: fc.nat(200 * DAY) });
  fc.assert(
    fc.property(fc.array(anyBreak), (breaks) => {
      let [record, at] = [noLimitsYet, NOON];
      for (const { length, wait } of breaks) {
        at += wait;
        const next = withBreak(record, length, at);
        expect(next.breakUntil).toBe(Math.max(record.breakUntil ?? -Infinity, endOfBreak(length, at)));
        expect([next.changedAt, next.held]).toEqual([at, record.held]);
        record = next;
      }
    }),
  );
});
