import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { luckyFishing } from '../../src/game/rules';
import { motionWishes, pictureWishes } from '../../src/game/wishes';
import { newGame, savedGameReader } from '../../src/store/saved-game';
import { anyGrid } from '../game/grids';
import { BAD_DOCUMENTS, NEWER_DOCUMENTS, SOUND } from './bad-documents';
import { NO_LIMITS, NO_PLAY, NO_TOTALS, type SavedText } from './tabs';

const read = savedGameReader(luckyFishing);

// As the clocks of devices may stand, some before 1970.
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
});

describe('a saved game', () => {
  test('reads as it was written', () => {
    expect(read(SOUND)).toEqual(JSON.parse(SOUND));
    expect(read(JSON.stringify(newGame(luckyFishing)))).toEqual(newGame(luckyFishing));
  });

  test('of a new player is 1000 coins and nothing else', () => {
    expect(newGame(luckyFishing)).toEqual({
      version: 1,
      coins: 1000,
      rounds: 0,
      openRound: null,
      lastGrid: null,
      sound: false,
      volume: 100,
      helpKey: true,
      motion: 'system',
      picture: 'automatic',
      bonus: { lastDay: null, streak: 0 },
      challenge: null,
      endedWeeks: [],
      pastWeeks: [],
      records: { largestWin: 0, longestRun: 0, run: 0, highestBalance: 1000 },
      limits: NO_LIMITS,
      log: NO_PLAY,
      profile: { name: null, picture: 'fish' },
      totals: NO_TOTALS,
      unrecorded: [],
      book: 0,
      writes: 0,
    });
  });

  test('from before there were settings, bonus, challenge, records, limits or profile has none, and is otherwise as it was', () => {
    const { version, coins, rounds, openRound, lastGrid } = JSON.parse(SOUND) as SavedText;
    const before = { version, coins, rounds, openRound, lastGrid };
    expect(read(JSON.stringify(before))).toEqual({
      ...before,
      sound: false,
      volume: 100,
      helpKey: true,
      motion: 'system',
      picture: 'automatic',
      bonus: { lastDay: null, streak: 0 },
      challenge: null,
      endedWeeks: [],
      pastWeeks: [],
      // What it had before nobody knows; what it has now it has had.
      records: { largestWin: 0, longestRun: 0, run: 0, highestBalance: coins },
      limits: NO_LIMITS,
      log: NO_PLAY,
      profile: { name: null, picture: 'fish' },
      totals: NO_TOTALS,
      unrecorded: [],
      book: 0,
      writes: 0,
    });
  });

  test('reads as it was written, whatever was played', () => {
    const played = fc
      .record({
        coins: fc.maxSafeNat(),
        rounds: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        bet: fc.integer({ min: 1, max: 20 }).map((steps) => steps * 5),
        open: fc.boolean(),
        grid: anyGrid,
        lastGrid: fc.option(anyGrid),
        sound: fc.boolean(),
        volume: fc.integer({ min: 0, max: 100 }),
        helpKey: fc.boolean(),
        motion: fc.constantFrom(...motionWishes),
        picture: fc.constantFrom(...pictureWishes),
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
        records: fc.record({
          largestWin: fc.maxSafeNat(),
          longestRun: fc.maxSafeNat(),
          run: fc.maxSafeNat(),
          highestBalance: fc.maxSafeNat(),
        }),
        limits: anyLimits,
        log: anyLog,
        profile: fc.record({
          name: fc.option(fc.constantFrom('Asa', 'صياد', '🎣🐟', '漁師', '👩🏻‍❤️‍💋‍👩🏻'.repeat(20))),
          picture: fc.constantFrom(...luckyFishing.symbols.map(({ id }) => id)),
        }),
        totals: fc.record({
          rounds: fc.maxSafeNat(),
          wins: fc.maxSafeNat(),
          bet: fc.maxSafeNat(),
          won: fc.maxSafeNat(),
          symbols: fc.constant(NO_TOTALS.symbols),
        }),
        unrecorded: fc.array(
          fc.record({
            id: fc.integer({ min: 1 }),
            bet: fc.constant(5),
            grid: anyGrid,
            at: fc.integer(),
            payout: fc.maxSafeNat(),
            balance: fc.maxSafeNat(),
          }),
          { maxLength: 3 },
        ),
        book: fc.maxSafeNat(),
        writes: fc.maxSafeNat(),
      })
      .map(({ bet, open, grid, ...rest }) => ({
        version: 1,
        ...rest,
        openRound: open ? { id: rest.rounds, bet, grid } : null,
      }));
    fc.assert(
      fc.property(played, (game) => {
        expect(read(JSON.stringify(game))).toEqual(game);
      }),
    );
  });

  test('takes nothing over that the program does not know', () => {
    const found = read(SOUND.replace('{', '{"__proto__":{"isRich":true},"constructor":1,"jackpot":1e6,'));
    expect(found).toEqual(JSON.parse(SOUND));
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
      fc.property(fc.oneof(fc.string(), fc.json({ maxDepth: 2, noUnicodeString: true })), (text) => {
        expect(read(text)).toBe('unreadable');
      }),
    );
  });
});
