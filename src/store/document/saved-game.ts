import * as v from 'valibot';
import { documentSchema, VERSION, type SavedGame } from './schema';

const versionOf = (found: unknown): number | null =>
  typeof found === 'object' &&
  found !== null &&
  'version' in found &&
  typeof found.version === 'number' &&
  Number.isSafeInteger(found.version)
    ? found.version
    : null;

/** Checks what was saved. A document of a higher version is a newer program's, whatever else is in it. */
export function checkSavedGame(found: unknown): SavedGame | 'unreadable' | 'newer' {
  const version = versionOf(found);
  if (version !== null && version > VERSION) return 'newer';
  const read = v.safeParse(documentSchema, found);
  return read.success ? read.output : 'unreadable';
}

/** Reads and checks saved text. Never throws: unreadable text is a result. */
export function readSavedGame(text: string): SavedGame | 'unreadable' | 'newer' {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return 'unreadable';
  }
  return checkSavedGame(found);
}

/** The text of a saved game, its fields in their order. */
export const savedGameText = (game: SavedGame): string => JSON.stringify(game);
