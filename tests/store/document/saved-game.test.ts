import fc from '../../properties';
import { describe, expect, test } from 'vitest';
import { avatars } from '../../../src/player/preferences';
import { newGame, readSavedGame as read } from '../../../src/store/document/schema';
import { BAD_DOCUMENTS, NEWER_DOCUMENTS, SOUND } from '../bad-documents';
import type { SavedText } from '../saved-text';

const sound = JSON.parse(SOUND) as SavedText;

describe('a saved game', () => {
  test('is written byte for byte as it was read', () => {
    const game = read(SOUND);
    if (typeof game === 'string') throw new Error(game);
    expect(JSON.stringify(game)).toBe(SOUND);
  });

  test('of a new player has every field in its place', () => {
    const nothing = '{"ms":0,"rounds":0,"bet":0,"won":0}';
    const open = '{"now":null,"later":null}';
    expect(JSON.stringify(newGame)).toBe(
      [
        '{"version":1,"coins":1000,"highestBalance":1000,"rounds":0,"openRound":null,"games":{}',
        '"sound":false,"volume":100,"musicVolume":100,"mono":false,"soundOffered":false,"finishTold":false,"helpKey":true',
        '"motion":"system","idleMotion":true,"vibration":true,"renderer":"automatic","skin":null,"language":null',
        '"bonus":{"lastDay":null,"streak":0},"challenge":null,"endedWeeks":[],"pastWeeks":[],"unseenWeeks":[]',
        `"limits":{"held":{"session":${open},"remindEvery":${open},"remindDaily":{"now":false,"later":null}`,
        `"betPerDay":${open},"betPerWeek":${open}},"breakUntil":null,"changedAt":null}`,
        `"log":{"lastAt":null,"playedMs":0,"session":${nothing},"sinceReminder":${nothing},"days":[]`,
        '"remindedDay":null,"warnedMinutes":null},"profile":{"name":null,"avatar":"fish"},"unrecorded":[]',
        '"historyId":0,"savedToFileAt":null,"persistenceAsked":null,"writes":0}',
      ].join(),
    );
  });

  test('of a program that had fewer settings gets their defaults', () => {
    const defaults = {
      musicVolume: 100,
      mono: false,
      soundOffered: false,
      finishTold: false,
      idleMotion: true,
      vibration: true,
    };
    const earlier = Object.entries(sound).filter(([name]) => !(name in defaults));
    expect(read(JSON.stringify(Object.fromEntries(earlier)))).toEqual({ ...sound, ...defaults });
  });

  test.each([undefined, 7, '', '../paper', 'x'.repeat(81), {}])(
    'with %j as skin is shown in none',
    (skin) => {
      expect(read(JSON.stringify({ ...sound, skin }))).toEqual({ ...sound, skin: null });
    },
  );

  test.each([undefined, 7, '', 'german', 'de-de', {}])(
    'with %j as language is in the browser’s',
    (language) => {
      expect(read(JSON.stringify({ ...sound, language }))).toEqual({ ...sound, language: null });
    },
  );

  test('may have the highest counts, instants before 1970 and all that it need not have', () => {
    const max = Number.MAX_SAFE_INTEGER;
    const sum = { ms: max, rounds: max, bet: max, won: max };
    const log = { ...sound.log, lastAt: -1, session: sum, days: [{ day: -1, ...sum }], clockChanges: max };
    const text = JSON.stringify({
      ...sound,
      ...{ coins: max, highestBalance: max, rounds: max, openRound: { ...sound.openRound, id: max } },
      bonus: { lastDay: -1, streak: max, earlier: [{ lastDay: -2, streak: max }] },
      challenge: { week: -1, spins: 100, score: max, reachedAt: -1 },
      log: { ...log, carried: { dayUntil: -1, weekUntil: -1, week: sum } },
      profile: { name: '👩🏻‍❤️‍💋‍👩🏻'.repeat(20), avatar: avatars.at(-1) },
      ...{ historyId: max, savedToFileAt: -1, persistenceAsked: 'installed', writes: max },
    });
    expect(read(text)).toEqual(JSON.parse(text));
  });

  test('takes nothing over that the program does not know', () => {
    const found = read(SOUND.replace('{', '{"__proto__":{"isRich":true},"constructor":1,"jackpot":1e6,'));
    expect(found).toEqual(sound);
    expect(found).not.toHaveProperty('isRich');
    expect({}).not.toHaveProperty('isRich');
  });
});

describe("a text that isn't a saved game", () => {
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
