/** The length of a name in characters as people count them: an emoji or a letter with its marks is one. */
export const NAME_LENGTH = { min: 2, max: 20 } as const;

/** The longest emoji has 15 UTF-16 units. A longer text has too many marks on a few letters. */
const MAX_UNITS = NAME_LENGTH.max * 15;

/** Control characters, halves of a character, line ends, and characters that change the text direction. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

export type NameFault = 'too short' | 'too long' | 'unwritable';

const characters = new Intl.Segmenter();

/** A name as it is saved: composed (NFC), without spaces around it, and with single spaces between words. */
export const tidyName = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** What is wrong with a tidy name, or null if it is valid: 2 to 20 characters in any script. */
export function nameFault(name: string): NameFault | null {
  if (FORBIDDEN.test(name)) return 'unwritable';
  if (name.length > MAX_UNITS) return 'too long';
  const all = [...characters.segment(name)];
  if (all.length > NAME_LENGTH.max) return 'too long';
  return all.filter(({ segment }) => VISIBLE.test(segment)).length < NAME_LENGTH.min ? 'too short' : null;
}

/** Whether a text may have been saved as a name. Characters are not counted: browsers count some emoji differently. */
export const isSavedName = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length <= MAX_UNITS &&
  text === tidyName(text) &&
  VISIBLE.test(text) &&
  !FORBIDDEN.test(text);
