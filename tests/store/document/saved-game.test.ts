import fc from '../../properties';
import { describe, expect, test } from 'vitest';
import { avatars } from '../../../src/player/avatars';
import { motionPreferences, rendererPreferences } from '../../../src/player/preferences';
import { readSavedGame as read, savedGameText } from '../../../src/store/document/saved-game';
import { displayContexts, newGame } from '../../../src/store/document/schema';
import { BAD_DOCUMENTS, NEWER_DOCUMENTS, SOUND } from '../bad-documents';
import { textOf, type SavedText } from '../saved-text';

const sound = JSON.parse(SOUND) as SavedText;

// Clocks of devices may be wrong, some before 1970.
const anyDay = fc.integer({ min: -5, max: 99_000_000 });
const anyWeek = fc.integer({ min: -1, max: 14_000_000 });
const anyPlayedWeek = fc.record({
  week: anyWeek,
  spins: fc.integer({ min: 1, max: 100 }),
  score: fc.nat(10_000),
  reachedAt: fc.integer({ min: -86_400_000 }),
});

const anyInstant = fc.integer({ min: -86_400_000, max: 8e15 });
const anyHeld = <T>(value: fc.Arbitrary<T>) =>
  fc.record({ now: value, later: fc.option(fc.record({ value, from: anyInstant })) });
const anyLimits = fc.record({
  held: fc.record({
    session: anyHeld(
      fc.option(
        fc.record({
          minutes: fc.constantFrom(15, 30, 60, 120),
          until: fc.constantFrom('pause', 'tomorrow'),
        }),
      ),
    ),
    remindEvery: anyHeld(fc.option(fc.constantFrom(15, 30, 60))),
    remindDaily: anyHeld(fc.boolean()),
    betPerDay: anyHeld(fc.option(fc.maxSafeNat())),
    betPerWeek: anyHeld(fc.option(fc.maxSafeNat())),
  }),
  breakUntil: fc.option(anyInstant),
  changedAt: fc.option(anyInstant),
});
const playSum = {
  ms: fc.maxSafeNat(),
  rounds: fc.maxSafeNat(),
  bet: fc.maxSafeNat(),
  won: fc.maxSafeNat(),
};
const anyLog = fc.record({
  lastAt: fc.option(anyInstant),
  playedMs: fc.maxSafeNat(),
  session: fc.record(playSum),
  sinceReminder: fc.record(playSum),
  days: fc.array(fc.record({ day: anyDay, ...playSum }), { maxLength: 3 }),
  remindedDay: fc.option(anyDay),
  warnedMinutes: fc.option(fc.constantFrom(1, 5)),
});

const anyId = fc.constantFrom('lucky-fishing', 'ocean-treasures', 'a', 'x-2');
const anyPositive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const anySpins = fc.array(fc.stringMatching(/^[0-9a-z]{1,15}$/), { minLength: 1, maxLength: 3 });
const anyRound = fc.record({ game: anyId, id: anyPositive, bet: anyPositive, spins: anySpins });
const anyGame = fc.record({
  bet: fc.option(anyPositive),
  lastRound: fc.option(fc.record({ bet: anyPositive, spins: anySpins })),
  records: fc.record({ largestWin: fc.maxSafeNat(), longestRun: fc.maxSafeNat(), run: fc.maxSafeNat() }),
  totals: fc.record({
    ...{ rounds: fc.maxSafeNat(), wins: fc.maxSafeNat(), bet: fc.maxSafeNat(), won: fc.maxSafeNat() },
    symbols: fc.dictionary(anyId, fc.maxSafeNat(), { maxKeys: 3 }),
  }),
});

describe('a saved game', () => {
  test('is written byte for byte as it was read', () => {
    const game = read(SOUND);
    if (typeof game === 'string') throw new Error(game);
    expect(savedGameText(game)).toBe(SOUND);
  });

  test('of a new player has every field in its place', () => {
    expect(savedGameText(newGame)).toBe(textOf());
  });

  test('reads as it was written', () => {
    expect(read(SOUND)).toEqual(sound);
    expect(read(JSON.stringify(newGame))).toEqual(newGame);
  });

  test.each([undefined, 7, '', '../paper', 'x'.repeat(81), {}])(
    'with %j as skin is shown in none',
    (skin) => {
      expect(read(JSON.stringify({ ...sound, skin }))).toEqual({ ...sound, skin: null });
    },
  );

  test('reads as it was written, whatever was played', () => {
    const played = fc
      .record({
        coins: fc.maxSafeNat(),
        highestBalance: fc.maxSafeNat(),
        rounds: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        openRound: fc.option(anyRound),
        games: fc.dictionary(anyId, anyGame, { maxKeys: 3 }),
        sound: fc.boolean(),
        volume: fc.integer({ min: 0, max: 100 }),
        helpKey: fc.boolean(),
        skin: fc.option(fc.stringMatching(/^[a-z0-9-]{1,80}$/)),
        motion: fc.constantFrom(...motionPreferences),
        renderer: fc.constantFrom(...rendererPreferences),
        bonus: fc.record({ lastDay: fc.option(anyDay), streak: fc.maxSafeNat() }),
        challenge: fc.option(anyPlayedWeek),
        endedWeeks: fc.array(anyPlayedWeek, { maxLength: 3 }),
        pastWeeks: fc.array(
          fc.record({
            week: anyWeek,
            rank: fc.integer({ min: 1, max: 25 }),
            score: fc.nat(10_000),
            prize: fc.nat(40_000),
          }),
          { maxLength: 3 },
        ),
        unseenWeeks: fc.array(anyWeek, { maxLength: 3 }),
        limits: anyLimits,
        log: anyLog,
        profile: fc.record({
          name: fc.option(fc.constantFrom('Asa', 'صياد', '🎣🐟', '漁師', '👩🏻‍❤️‍💋‍👩🏻'.repeat(20))),
          avatar: fc.constantFrom(...avatars),
        }),
        unrecorded: fc.array(
          fc
            .tuple(
              anyRound,
              fc.record({ at: fc.integer(), payout: fc.maxSafeNat(), balance: fc.maxSafeNat() }),
            )
            .map(([round, rest]) => ({ ...round, ...rest })),
          { maxLength: 3 },
        ),
        historyId: fc.maxSafeNat(),
        savedToFileAt: fc.option(anyInstant),
        persistenceAsked: fc.option(fc.constantFrom(...displayContexts)),
        writes: fc.maxSafeNat(),
      })
      .map(({ openRound, ...rest }) => ({
        version: 1,
        ...rest,
        openRound: openRound && { ...openRound, id: rest.rounds },
      }));
    fc.assert(
      fc.property(played, (game) => {
        expect(read(JSON.stringify(game))).toEqual(game);
      }),
    );
  });

  test('takes nothing over that the program does not know', () => {
    const found = read(SOUND.replace('{', '{"__proto__":{"isRich":true},"constructor":1,"jackpot":1e6,'));
    expect(found).toEqual(sound);
    expect(found).not.toHaveProperty('isRich');
    expect({}).not.toHaveProperty('isRich');
  });
});

describe('a text that is no saved game', () => {
  test('comes in more than a hundred kinds here', () => {
    expect(new Set(BAD_DOCUMENTS.map(([, text]) => text)).size).toBeGreaterThan(150);
  });

  test.each(BAD_DOCUMENTS)('is unreadable: %s', (_, text) => {
    expect(read(text)).toBe('unreadable');
  });

  test.each(NEWER_DOCUMENTS)('is known for a newer one: %s', (_, text) => {
    expect(read(text)).toBe('newer');
  });

  test('never breaks the reader, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json({ maxDepth: 2 })), (text) => {
        expect(read(text)).toBe('unreadable');
      }),
    );
  });
});
