import fc from '../properties';
import { describe, expect, test } from 'vitest';
import { isSavedName, nameFault, tidyName } from '../../src/player/player-name';

const KISS = '👩🏻‍❤️‍💋‍👩🏻';
const ENGLAND = '🏴󠁧󠁢󠁥󠁮󠁧󠁿';
const OVERRIDE = '\u202E';

describe('a name', () => {
  test.each([
    ['twenty letters', 'a'.repeat(20)],
    ['accents, however they are written', 'Re\u0301mi'],
    ['Arabic', 'صياد السمك'],
    ['Persian, whose letters may be kept apart', 'ماهی\u200Cگیر'],
    ['Devanagari', 'मछुआरा'],
    ['two emoji', '🎣🐟'],
    ['twenty emoji of fifteen units each', KISS.repeat(20)],
    ['flags', `${ENGLAND}🇯🇵`],
    ['markup, which is text like any other', '<b>Al</b>'],
  ])('may be %s', (_, text) => {
    const name = tidyName(text);
    expect(nameFault(name)).toBeNull();
    expect(isSavedName(name)).toBe(true);
  });

  test.each([
    ['too short', 'nothing', ''],
    ['too short', 'space', ' \u3000\u00A0 '],
    ['too short', 'one letter', 'A'],
    ['too short', 'one letter with its marks', 'e\u0301'],
    ['too short', 'one emoji, however many units it has', KISS],
    ['too short', 'a letter and something unseen', 'A\u200D'],
    ['too short', 'fillers that nobody can see', '\u3164\u3164\u115F'],
    ['too long', '21 letters', 'a'.repeat(21)],
    ['too long', '21 emoji', KISS.repeat(21)],
    ['too long', 'a heap of marks on two letters', `a${'\u0334'.repeat(299)}b`],
    ['unwritable', 'a control character', 'A\u0007l'],
    ['unwritable', 'an override of direction', `A${OVERRIDE}lice`],
    ['unwritable', 'an isolate of direction', 'A\u2067lice'],
    ['unwritable', 'a mark of direction', 'A\u200Flice'],
    ['unwritable', 'half a character', 'Al\uD83D'],
  ])('is %s: %s', (fault, _, text) => {
    const name = tidyName(text);
    expect(nameFault(name)).toBe(fault);
    if (fault === 'unwritable') expect(isSavedName(name)).toBe(false);
  });

  test('is kept composed, trimmed, and with one space between words, lines and tabs included', () => {
    expect(tidyName('  Re\u0301mi \t le\n\u3000Gros ')).toBe('R\u00E9mi le Gros');
  });

  test('that is right may be saved, whatever it is', () => {
    const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 22 });
    fc.assert(
      fc.property(anyText, (text) => {
        const name = tidyName(text);
        expect(tidyName(name)).toBe(name);
        if (nameFault(name) === null) expect(isSavedName(name)).toBe(true);
      }),
    );
  });
});
