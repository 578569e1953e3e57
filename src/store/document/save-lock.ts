/** Releases a lock. A second call does nothing. */
export type Release = () => void;

/** Lets one tab at a time change the saved game, and tells all tabs how often it has been written. */
export interface SaveLock {
  /** Takes the lock until it is released, or returns null where another tab keeps it. */
  tryAcquire(): Promise<Release | null>;
  /** Takes the lock as soon as it is free. */
  acquire(): Promise<Release>;
  /** Tells every tab, until this one is closed, the saved game's count of writes at this tab's last write. */
  announceWrites(writes: number): Promise<void>;
  /** The highest count that an open tab has announced. What a tab reads may lag behind it. */
  mostWrites(): Promise<number>;
}

const LOCK_NAME = 'lucky-fishing-round';
const WRITES_PREFIX = 'lucky-fishing-written:';

/** How long to wait for the lock before it counts as kept: saving a setting holds it for an instant (ms). */
const TIMEOUT_MS = 250;

/** The browser's Web Locks: missing on plain http and where the browser refuses them, despite their type. */
export function webLocks(): LockManager | undefined {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
}

/**
 * The save lock made of the browser's Web Locks, which releases the locks of a crashed tab. Where the browser refuses
 * them it works within its own tab only. `timeout` ends the wait for the lock. Each tab also holds a lock whose name contains its
 * count of writes: the list of locks is never late, as storage may be (docs/decisions/local-storage-and-web-locks.md).
 */
export function createSaveLock(
  locks: LockManager,
  timeout: () => AbortSignal = () => AbortSignal.timeout(TIMEOUT_MS),
): SaveLock {
  const tabLock = createTabLock();
  let releaseAnnouncement: Release = () => undefined;

  /** Holds a lock until it is released. Rejects if the browser refuses, or if `ifAvailable` is set and it is not. */
  const request = (name: string, options: LockOptions = {}): Promise<Release> =>
    new Promise((resolve, reject) => {
      const granted = (lock: Lock | null): Promise<void> =>
        new Promise((release, refuse) => (lock ? resolve(release) : refuse(new Error('The lock is taken.'))));
      locks.request(name, options, granted).catch(reject);
    });

  return {
    async tryAcquire() {
      let signal: AbortSignal | undefined;
      try {
        signal = timeout();
        return await request(LOCK_NAME, { signal });
      } catch {
        // Where locks are refused, as in a sandboxed frame, no other tab can share the saved game.
        if (signal && !signal.aborted) return tabLock.tryAcquire();
        // The lock may have been free: a busy page sees the answer late.
        return request(LOCK_NAME, { ifAvailable: true }).catch(() => null);
      }
    },
    acquire: () => request(LOCK_NAME).catch(() => tabLock.acquire()),
    async announceWrites(writes) {
      const before = releaseAnnouncement;
      releaseAnnouncement = await request(`${WRITES_PREFIX}${writes}`, { mode: 'shared' }).catch(
        () => () => undefined,
      );
      before();
    },
    async mostWrites() {
      try {
        const { held = [] } = await locks.query();
        const counts = held.flatMap(({ name }) =>
          name?.startsWith(WRITES_PREFIX) ? [Number(name.slice(WRITES_PREFIX.length))] : [],
        );
        return Math.max(0, ...counts);
      } catch {
        return 0;
      }
    },
  };
}

/** A lock within one tab: each holder waits for the one before. */
export function createTabLock(): SaveLock {
  let last = Promise.resolve();
  const acquire = async (): Promise<Release> => {
    const before = last;
    let release: Release = () => undefined;
    last = new Promise((resolve) => (release = resolve));
    await before;
    return release;
  };
  return {
    ...{ tryAcquire: acquire, acquire },
    announceWrites: () => Promise.resolve(),
    mostWrites: () => Promise.resolve(0),
  };
}
