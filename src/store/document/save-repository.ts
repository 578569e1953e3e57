import type { SaveLock } from './save-lock';
import { newGame, readSavedGame, type SavedGame } from './schema';
import { backUp, deleteBackups, replaceText, SAVED_GAME_KEY, type TextStorage } from './text-storage';

/** What can be wrong with saved data. A notice tells the player. */
export type SaveProblem = 'unreadable' | 'newer' | 'not storable' | 'impossible round';

/** The storage refused a write, and the saved game is unchanged. */
export class NotSavedError extends Error {
  override readonly name = 'NotSavedError';
}

/** Returns the saved game after a change. If it returns the same object, nothing is written. */
export type SaveChange = (saved: SavedGame) => SavedGame;

/** The right to change the saved game until it is released. No other tab has it meanwhile. */
export interface WriteLease {
  /** Replaces the saved game in one write. If the storage refuses, the change stays in memory: no bet may be lost. */
  update(change: SaveChange): SavedGame;
  /** The same, but only if it can be written. Throws a NotSavedError if not, or if the game is in memory already. */
  commit(change: SaveChange): SavedGame;
  /** Keeps a copy of what is saved now as a backup. Does nothing if the storage refuses. */
  backUp(): void;
  /** Deletes the backups of all texts that could not be read, and returns whether it could. */
  deleteBackups(): boolean;
  /** Whether the game is only in memory, with nothing saved. */
  isInMemory(): boolean;
  /** A second call does nothing. */
  release(): void;
}

/** The number of the next write, round or history. After the largest safe integer it starts again at 1. */
export const nextCount = (count: number): number => (count % Number.MAX_SAFE_INTEGER) + 1;

/** How often the lock is asked for again while no open round explains why it is taken: saving a setting may be slow. */
const MORE_TRIES = 4;

/** How long another tab's write may take to become visible here (ms). Usually it is visible at once. */
const LAG_MS = 1000;

export type SaveRepository = ReturnType<typeof createSaveRepository>;

/**
 * Opens the saved game of this browser: every tab may read it, only the holder of the lease may write. If the storage is
 * missing, refuses, or contains what a newer program wrote, play goes on in memory until the page is left, and what is
 * saved stays as it is.
 *
 * @param openStorage may throw or give null, as `window.localStorage` does when it is switched off
 * @param onProblem called with what is wrong with the saved data, or with the storage
 */
export function createSaveRepository(
  lock: SaveLock,
  openStorage: () => TextStorage | null | undefined,
  onProblem: (saveProblem: SaveProblem) => void,
) {
  /** The game as last read or written here: what play goes on from once the storage fails. */
  let known = newGame;
  /** The text that it was read from, which is not parsed again while it stays the same. */
  let knownText: string | null = null;
  let inMemory: SaveProblem | null = null;
  let held: WriteLease | null = null;
  /** The count of writes that this tab has announced to the others. */
  let announced = 0;
  /** Called when another tab has written: each waits for a write to become visible. */
  const checks = new Set<() => void>();

  const goOnInMemory = (saveProblem: SaveProblem): void => {
    inMemory = saveProblem;
    onProblem(saveProblem);
  };

  const storageNow = (): TextStorage => {
    const storage = openStorage();
    if (!storage) throw new Error('There is no storage.');
    return storage;
  };

  /** Accesses the storage. If that fails, play goes on in memory. */
  const withStorage = (access: (storage: TextStorage) => void): void => {
    if (inMemory) return;
    try {
      access(storageNow());
    } catch {
      goOnInMemory('not storable');
    }
  };

  /** The saved game as this tab sees it. Unreadable text is backed up and replaced by the known game: at first, a new one. */
  const read = (): SavedGame => {
    withStorage((storage) => {
      const text = storage.getItem(SAVED_GAME_KEY);
      if (text !== null && text === knownText) return;
      knownText = null;
      if (text === null) {
        known = newGame;
        return;
      }
      const found = readSavedGame(text);
      if (typeof found === 'object') {
        [known, knownText] = [found, text];
        return;
      }
      backUp(storage, text);
      if (found === 'newer') {
        goOnInMemory('newer');
        return;
      }
      replaceText(storage, JSON.stringify(known));
      onProblem('unreadable');
    });
    return known;
  };

  /** Writes a game that can be read again. @throws as the storage does, with what is known here unchanged */
  const write = (storage: TextStorage, saved: SavedGame): void => {
    const text = JSON.stringify(saved);
    // What is on the disk stays readable, whatever a change has done wrong.
    if (typeof readSavedGame(text) !== 'object')
      throw new RangeError('The changed game could not be read again.');
    replaceText(storage, text);
    [known, knownText] = [saved, text];
  };

  /** The saved game after a change, counted as a write; the same one where nothing changes. */
  const changed = (change: SaveChange): SavedGame => {
    const before = read();
    const after = change(before);
    return after === before ? before : { ...after, writes: nextCount(before.writes) };
  };

  const update = (change: SaveChange): SavedGame => {
    const after = changed(change);
    if (after === known) return known;
    withStorage((storage) => write(storage, after));
    // Even if it wasn't saved.
    known = after;
    return known;
  };

  const commit = (change: SaveChange): SavedGame => {
    const after = changed(change);
    if (after === known) return known;
    if (inMemory) throw new NotSavedError(`The game is in memory: ${inMemory}.`);
    try {
      write(storageNow(), after);
    } catch (cause) {
      throw new NotSavedError('The storage has not taken the saved game.', { cause });
    }
    return known;
  };

  /** Whether this tab can't read this many writes yet. In memory it always can. */
  const isBehind = (writes: number): boolean => read().writes < writes && !inMemory;

  /** Tells the other tabs how many writes there are. */
  const announce = (): Promise<void> => {
    const { writes } = read();
    announced = inMemory ? 0 : writes;
    return lock.announceWrites(announced);
  };

  /** Waits until every write that another tab has announced is visible here, or will never be. */
  const catchUp = async (): Promise<void> => {
    const writes = await lock.mostWrites();
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        checks.delete(check);
        resolve();
      };
      const check = (): void => {
        if (!isBehind(writes)) done();
      };
      // After this time nothing more will come, for instance because the site's data were cleared.
      const timer = setTimeout(done, LAG_MS);
      checks.add(check);
      check();
    });
  };

  const open = async (release: () => void): Promise<WriteLease> => {
    await catchUp();
    const lease: WriteLease = {
      update,
      commit,
      backUp: () =>
        withStorage((storage) => {
          const text = storage.getItem(SAVED_GAME_KEY);
          if (text !== null) backUp(storage, text);
        }),
      deleteBackups() {
        try {
          deleteBackups(storageNow());
          return true;
        } catch {
          return false;
        }
      },
      isInMemory: () => inMemory !== null,
      release() {
        if (held === lease) held = null;
        // The next holder must know how many writes to wait for.
        void announce().finally(release);
      },
    };
    held = lease;
    return lease;
  };

  /** Takes the lease as soon as it is free. */
  const lease = async (): Promise<WriteLease> => open(await lock.acquire());

  const withLease = async <T>(work: (lease: WriteLease) => T): Promise<T> => {
    if (held) return work(held);
    const own = await lease();
    try {
      return work(own);
    } finally {
      own.release();
    }
  };

  return {
    read,
    lease,
    /** Takes the lease, or returns null where another tab keeps it for its round. */
    async tryLease(): Promise<WriteLease | null> {
      let release = await lock.tryAcquire();
      for (let more = MORE_TRIES; !release && more > 0 && !read().openRound; more--)
        release = await lock.tryAcquire();
      return release && open(release);
    },
    /** A single `update` in its own lease, or in the one that this tab has. Reports a change that stays in memory. */
    async update(change: SaveChange): Promise<SavedGame> {
      const saved = await withLease((own) => own.update(change));
      if (inMemory) onProblem(inMemory);
      return saved;
    },
    /** A single `commit` in the same way. Rejects with a `NotSavedError`. */
    commit: (change: SaveChange): Promise<SavedGame> => withLease((own) => own.commit(change)),
    /** Call it when another tab has written. */
    noticeExternalWrite(): void {
      for (const check of checks) check();
      // After the site's data were cleared, no tab should wait for writes that are gone.
      if (isBehind(announced)) void announce();
    },
  };
}
