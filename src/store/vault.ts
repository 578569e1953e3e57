import type { FishingRules } from '../game/rules';
import { newGame, savedGameReader, type SavedGame } from './saved-game';

/** The product's one key. Unreadable text is kept under the next free of its backup keys. */
export const SAVED_GAME_KEY = 'lucky-fishing';
export const backupKey = (n: number) => `${SAVED_GAME_KEY}.backup-${n}`;

/** What can be wrong with saved data, for the player to be told. */
export type Trouble = 'unreadable' | 'newer' | 'not storable';

/** What the vault needs of a `Storage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The saved game behind one door: every change of it is one read and one write of the whole document. */
export interface Vault {
  /** The saved game as it is now, in whichever tab it was written last. */
  read(): SavedGame;
  /** Replaces the saved game by what `change` makes of it, and returns that. Where nothing changes nothing is written. */
  update(change: (game: SavedGame) => SavedGame): SavedGame;
  /** Throws away the backups of all texts that could not be read. */
  dropBackups(): void;
  /** How often the saved game has been written; 0 while the game goes on in memory, where nobody else sees it. */
  written(): number;
  /** Whether the saved game, as seen here, has been written less often than that. */
  isBehind(writes: number): boolean;
}

/** The number of the next write, or round. A saved game that claims to have counted to the end goes on from 1. */
export const nextCount = (count: number): number => (count % Number.MAX_SAFE_INTEGER) + 1;

/** Keeps text under the first backup key that is free or already holds the same. Throws as the storage does. */
function backUp(storage: TextStorage, text: string): void {
  for (let n = 1; ; n++) {
    const kept = storage.getItem(backupKey(n));
    if (kept === text) return;
    if (kept === null) {
      storage.setItem(backupKey(n), text);
      return;
    }
  }
}

/** Backups are numbered without a gap. */
function dropBackups(storage: TextStorage): void {
  for (let n = 1; storage.getItem(backupKey(n)) !== null; n++) storage.removeItem(backupKey(n));
}

/**
 * Opens the vault. Where the storage is missing, refuses, or holds what a newer program wrote, play goes on
 * in memory until the page is left: what is saved stays as it is, and `onTrouble` hears of it.
 *
 * @param openStorage may throw or give null, as `window.localStorage` does when it is switched off
 */
export function createVault(
  rules: FishingRules,
  openStorage: () => TextStorage | null | undefined,
  onTrouble: (trouble: Trouble) => void,
): Vault {
  const parse = savedGameReader(rules);
  /** The game as last read or written here: what play goes on from once the storage fails. */
  let known = newGame(rules);
  /** The text that it was read from: as long as that is there, it is not read again. */
  let knownText: string | null = null;
  let inMemory = false;

  const goOnInMemory = (trouble: Trouble): void => {
    inMemory = true;
    onTrouble(trouble);
  };

  /** Runs one access to the storage; if that fails, the game goes on in memory from here. */
  const withStorage = (access: (storage: TextStorage) => void): void => {
    if (inMemory) return;
    try {
      const storage = openStorage();
      if (!storage) throw new Error('There is no storage.');
      access(storage);
    } catch {
      goOnInMemory('not storable');
    }
  };

  const write = (game: SavedGame): void => {
    [known, knownText] = [game, null];
    withStorage((storage) => {
      const text = JSON.stringify(game);
      storage.setItem(SAVED_GAME_KEY, text);
      knownText = text;
    });
  };

  /** Puts unreadable text aside and saves what is known here in its place: at first, a new game. */
  const replace = (storage: TextStorage, text: string): void => {
    backUp(storage, text);
    storage.setItem(SAVED_GAME_KEY, JSON.stringify(known));
    onTrouble('unreadable');
  };

  const read = (): SavedGame => {
    withStorage((storage) => {
      const text = storage.getItem(SAVED_GAME_KEY);
      if (text !== null && text === knownText) return;
      knownText = null;
      if (text === null) {
        known = newGame(rules);
        return;
      }
      const found = parse(text);
      if (found === 'newer') {
        backUp(storage, text);
        goOnInMemory('newer');
      } else if (found === 'unreadable') replace(storage, text);
      else [known, knownText] = [found, text];
    });
    return known;
  };

  const written = (): number => {
    const { writes } = read();
    return inMemory ? 0 : writes;
  };

  return {
    read,
    update(change) {
      const before = read();
      const after = change(before);
      if (after !== before) write({ ...after, writes: nextCount(before.writes) });
      return known;
    },
    dropBackups: () => withStorage(dropBackups),
    written,
    isBehind: (writes) => !inMemory && written() < writes,
  };
}
