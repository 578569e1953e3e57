import type { RoundLock } from './round-lock';

/** How long another tab's write may take to become visible here (ms). Usually it is visible at once. */
const LAG_MS = 1000;

/** Keeps a tab that is about to write from missing what other tabs have just written. */
interface WriteCatchUp {
  /** Tells the other tabs how many writes there are. */
  announce(): Promise<void>;
  /** Waits until every write that another tab has announced is visible here, or will never be. */
  wait(): Promise<void>;
  /** Call it when another tab has written. */
  onExternalWrite(): void;
}

/** @param written how often the saved game has been written, as seen here; null while the game is in memory */
export function createWriteCatchUp(lock: RoundLock, written: () => number | null): WriteCatchUp {
  /** The number of writes that the other tabs know of. */
  let announced = 0;
  const checks = new Set<() => void>();

  const isBehind = (writes: number): boolean => (written() ?? writes) < writes;

  const announce = (): Promise<void> => {
    announced = written() ?? 0;
    return lock.announceWrites(announced);
  };

  return {
    announce,
    async wait() {
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
    },
    onExternalWrite() {
      for (const check of checks) check();
      // After the site's data were cleared no tab shall wait for writes that are gone.
      if (isBehind(announced)) void announce();
    },
  };
}
