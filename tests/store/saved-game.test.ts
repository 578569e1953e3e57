import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { luckyFishing } from '../../src/game/rules';
import { newGame, savedGameReader } from '../../src/store/saved-game';
import { anyGrid } from '../game/grids';
import { BAD_DOCUMENTS, NEWER_DOCUMENTS, SOUND } from './bad-documents';
import { textOf, type SavedText } from './tabs';

const read = savedGameReader(luckyFishing);

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
      writes: 0,
    });
  });

  test('from before there was any sound is silent, from before writes were counted has none, and is otherwise as it was', () => {
    const before: Partial<SavedText> = JSON.parse(textOf({ coins: 640 })) as SavedText;
    delete before.sound;
    delete before.writes;
    expect(read(JSON.stringify(before))).toEqual({ ...before, sound: false, writes: 0 });
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
        writes: fc.maxSafeNat(),
      })
      .map(({ coins, rounds, bet, open, grid, lastGrid, sound, writes }) => ({
        version: 1,
        coins,
        rounds,
        openRound: open ? { id: rounds, bet, grid } : null,
        lastGrid,
        sound,
        writes,
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
