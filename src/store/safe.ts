import type { FishingRules } from '../game/rules';
import type { RoundLock } from './round-lock';
import type { SavedGame } from './saved-game';
import { createVault, type TextStorage, type Trouble } from './vault';

/** The right to change the saved game, until it is given back. No other tab has it meanwhile. */
export interface Hold {
  /** Replaces the saved game by what `change` makes of it, in one write, and returns that. */
  update(change: (game: SavedGame) => SavedGame): SavedGame;
  /** Throws away all backups, and tells whether anything is saved here at all. */
  dropBackups(): boolean;
  /** Once is enough, twice does no harm. */
  release(): void;
}

/** The saved game behind its lock: anyone may read, only a holder may write. */
export interface Safe {
  /** The saved game as this tab sees it now. */
  read(): SavedGame;
  /** Opens the safe, or gives null where another tab keeps it for its round. */
  take(): Promise<Hold | null>;
  /** Opens the safe as soon as it is free. */
  wait(): Promise<Hold>;
  /** One change by itself: at once while this tab has the safe open, else as soon as it is free. */
  change(change: (game: SavedGame) => SavedGame): Promise<SavedGame>;
  /** To be called when another tab has written. */
  heard(): void;
}

/** How long what another tab has written may take to be seen here (ms). Usually it is there at once. */
const LAG_MS = 1000;

/** How often the lock is asked for again while no round is seen that keeps it: a change of a setting may be slow. */
const MORE_TRIES = 4;

/** @param onTrouble hears what is wrong with the saved data, or with the storage */
export function createSafe(
  rules: FishingRules,
  lock: RoundLock,
  openStorage: () => TextStorage | null | undefined,
  onTrouble: (trouble: Trouble) => void,
): Safe {
  const vault = createVault(rules, openStorage, onTrouble);
  const looks = new Set<() => void>();
  let marked = 0;
  /** The hold that this tab has now. */
  let held: Hold | null = null;

  const mark = (): Promise<void> => {
    marked = vault.written();
    return lock.mark(marked);
  };

  const caughtUp = (writes: number): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        looks.delete(look);
        resolve();
      };
      const look = (): void => {
        if (!vault.isBehind(writes)) done();
      };
      // Nothing more will come, as when the site's data were cleared: what is here is what there is.
      const timer = setTimeout(done, LAG_MS);
      looks.add(look);
      look();
    });

  const open = async (release: () => void): Promise<Hold> => {
    await caughtUp(await lock.newest());
    const hold: Hold = {
      update: (change) => vault.update(change),
      dropBackups() {
        vault.dropBackups();
        return vault.written() > 0;
      },
      release() {
        if (held === hold) held = null;
        // Whoever comes next has to know what there is to see.
        void mark().finally(release);
      },
    };
    held = hold;
    return hold;
  };
  const wait = async (): Promise<Hold> => open(await lock.wait());

  return {
    read: () => vault.read(),
    async take() {
      let release = await lock.take();
      for (let more = MORE_TRIES; !release && more > 0 && !vault.read().openRound; more--)
        release = await lock.take();
      return release && open(release);
    },
    wait,
    async change(change) {
      if (held) return held.update(change);
      const hold = await wait();
      try {
        return hold.update(change);
      } finally {
        hold.release();
      }
    },
    heard() {
      for (const look of looks) look();
      // Cleared from under this tab: nobody shall wait for what is gone.
      if (vault.isBehind(marked)) void mark();
    },
  };
}
