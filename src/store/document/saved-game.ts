import type { GameDefinition } from '../../engine/definition';
import * as v from 'valibot';
import { documentSchema, VERSION, type SavedGame } from './schema';

/** The key that `historyId` has on disk. */
const HISTORY_ID_KEY = 'book';

const isObject = (found: unknown): found is object => typeof found === 'object' && found !== null;

const isNewer = (found: unknown): boolean =>
  isObject(found) &&
  'version' in found &&
  Number.isSafeInteger(found.version) &&
  (found.version as number) > VERSION;

/** Checks what was saved against the schema of one game's rules. */
export function savedGameCheck(
  rules: GameDefinition,
): (found: unknown) => SavedGame | 'unreadable' | 'newer' {
  const schema = documentSchema(rules);
  return (found) => {
    const historyId = isObject(found) ? (found as Record<string, unknown>)[HISTORY_ID_KEY] : undefined;
    const read = v.safeParse(schema, isObject(found) ? { ...found, historyId } : found);
    if (read.success) return read.output;
    return isNewer(found) ? 'newer' : 'unreadable';
  };
}

/** Reads and checks saved text. Never throws: unreadable text is a result. */
export function savedGameReader(rules: GameDefinition): (text: string) => SavedGame | 'unreadable' | 'newer' {
  const check = savedGameCheck(rules);
  return (text) => {
    let found: unknown;
    try {
      found = JSON.parse(text);
    } catch {
      return 'unreadable';
    }
    return check(found);
  };
}

/** The text of a saved game, its fields in their order. */
export const savedGameText = (game: SavedGame): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(game).map(([name, value]) => [name === 'historyId' ? HISTORY_ID_KEY : name, value]),
    ),
  );
