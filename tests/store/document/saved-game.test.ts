import { symbolList } from '../../../src/engine/definition';
import fc from '../../properties';
import { describe, expect, test } from 'vitest';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { motionPreferences, rendererPreferences } from '../../../src/player/preferences';
import { savedGameReader, savedGameText } from '../../../src/store/document/saved-game';
import { displayContexts, newGame } from '../../../src/store/document/schema';
import { anyGrid } from '../../engine/grids';
import { BAD_DOCUMENTS, NEWER_DOCUMENTS, SOUND } from '../bad-documents';
import { inCode, NO_TOTALS, textOf, type SavedText } from '../tabs';

const read = savedGameReader(luckyFishing);
const sound = inCode(JSON.parse(SOUND) as SavedText);

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

describe('a saved game', () => {
  test('is written byte for byte as it was read', () => {
    const game = read(SOUND);
    if (typeof game === 'string') throw new Error(game);
    expect(savedGameText(game)).toBe(SOUND);
  });

  test('of a new player has every field in its place', () => {
    expect(savedGameText(newGame(luckyFishing))).toBe(textOf());
  });

  test('takes its history only from `book`', () => {
    expect(read(SOUND.replace('"book":4', '"historyId":4'))).toEqual({ ...sound, historyId: 0 });
    expect(read(SOUND.replace('{', '{"historyId":9,'))).toEqual(sound);
  });

  test('reads as it was written', () => {
    expect(read(SOUND)).toEqual(sound);
    expect(read(JSON.stringify(newGame(luckyFishing)))).toEqual(newGame(luckyFishing));
  });

  test('from before there were settings, bonus, challenge, records, limits or profile has none, and is otherwise as it was', () => {
    const { version, coins, rounds, openRound, lastGrid } = JSON.parse(SOUND) as SavedText;
    const before = { version, coins, rounds, openRound, lastGrid };
    expect(read(JSON.stringify(before))).toEqual({
      ...inCode(JSON.parse(textOf()) as SavedText),
      ...before,
      // Earlier values are unknown; the current value has certainly been reached.
      records: { largestWin: 0, longestRun: 0, run: 0, highestBalance: coins },
    });
  });

  test('from before save files were remembered reads as never saved to a file, its browser never asked', () => {
    const { savedToFileAt, persistenceAsked, ...before } = JSON.parse(SOUND) as SavedText;
    expect([savedToFileAt, persistenceAsked]).not.toContain(null);
    expect(read(JSON.stringify(before))).toEqual({
      ...inCode(before),
      savedToFileAt: null,
      persistenceAsked: null,
    });
  });

  test('from before it was remembered what the player has seen has nothing to show, and no warning given', () => {
    const { unseenWeeks, log, ...before } = JSON.parse(SOUND) as SavedText;
    const { warnedMinutes, ...logBefore } = log;
    expect([unseenWeeks, warnedMinutes]).toEqual([[2900], 5]);
    expect(read(JSON.stringify({ ...before, log: logBefore }))).toEqual({
      ...{ ...inCode(before), unseenWeeks: [] },
      log: { ...log, warnedMinutes: null },
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
        motion: fc.constantFrom(...motionPreferences),
        picture: fc.constantFrom(...rendererPreferences),
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
          picture: fc.constantFrom(...symbolList(luckyFishing).map(({ id }) => id)),
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
        savedToFileAt: fc.option(anyInstant),
        persistenceAsked: fc.option(fc.constantFrom(...displayContexts)),
        writes: fc.maxSafeNat(),
      })
      .map(({ bet, open, grid, ...rest }) => ({
        version: 1,
        ...rest,
        openRound: open ? { id: rest.rounds, bet, grid } : null,
      }));
    fc.assert(
      fc.property(played, (game) => {
        expect(read(JSON.stringify(game))).toEqual(inCode(game));
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
      fc.property(fc.oneof(fc.string(), fc.json({ maxDepth: 2, noUnicodeString: true })), (text) => {
        expect(read(text)).toBe('unreadable');
      }),
    );
  });
});
