/** Ends the hold on a lock. Once is enough, twice does no harm. */
export type Release = () => void;

/** Lets one tab at a time change the saved game, and tells all tabs how far it has been written. */
export interface RoundLock {
  /** Takes the lock until it is released, or gives null where another tab keeps it. */
  take(): Promise<Release | null>;
  /** Takes the lock as soon as it is free. */
  wait(): Promise<Release>;
  /**
   * Lets every tab know how far this one has written the saved game, for as long as it lives.
   *
   * @param writes the saved game's own count
   */
  mark(writes: number): Promise<void>;
  /** How far any living tab has written it. What a tab reads may lag behind that. */
  newest(): Promise<number>;
}

const LOCK_NAME = 'lucky-fishing-round';
const MARK = 'lucky-fishing-written:';

/** How long the lock is waited for before it counts as kept: changes of a setting hold it for an instant (ms). */
const PATIENCE_MS = 250;

/**
 * The round lock over the browser's Web Locks, which a crashed tab lets go of by itself.
 *
 * A lock alone does not make what another tab has written visible: browsers pass local storage on between
 * processes when they get to it. So each tab also holds a lock whose name says how far it has written, and the
 * browser's list of held locks, which is never late, tells the next holder what it has to wait for.
 *
 * @param locks absent on plain http, where a lock holds in its own tab only
 * @param patience ends the wait for the lock
 */
export function createRoundLock(
  locks: LockManager | undefined,
  patience: () => AbortSignal = () => AbortSignal.timeout(PATIENCE_MS),
): RoundLock {
  const tabLock = createTabLock();
  if (!locks) return tabLock;
  let dropMark: Release = () => undefined;

  /** Holds a lock until it is released; null where it is wanted only if free, and is not. Rejects where it is not to be had. */
  const request = (name: string, options: LockOptions): Promise<Release | null> =>
    new Promise((resolve, reject) => {
      const granted = (lock: Lock | null): Promise<void> | undefined => {
        if (lock) return new Promise((release) => resolve(release));
        resolve(null);
        return undefined;
      };
      locks.request(name, options, granted).catch(reject);
    });
  const hold = request as (name: string, options: Omit<LockOptions, 'ifAvailable'>) => Promise<Release>;

  return {
    async take() {
      const signal = patience();
      try {
        return await hold(LOCK_NAME, { signal });
      } catch {
        // Refused outright, as in a sandboxed frame, there is no other tab to fear.
        if (!signal.aborted) return tabLock.take();
        // A busy page may hear only after its patience of a lock that was free all along.
        return request(LOCK_NAME, { ifAvailable: true });
      }
    },
    wait: () => hold(LOCK_NAME, {}).catch(() => tabLock.wait()),
    async mark(writes) {
      const before = dropMark;
      dropMark = await hold(`${MARK}${writes}`, { mode: 'shared' }).catch(() => () => undefined);
      before();
    },
    async newest() {
      const { held = [] } = await locks.query().catch(() => ({ held: [] }));
      const marks = held.flatMap(({ name }) =>
        name?.startsWith(MARK) ? [Number(name.slice(MARK.length))] : [],
      );
      return Math.max(0, ...marks);
    },
  };
}

/** A lock within one tab: whoever comes later waits for the one before. */
function createTabLock(): RoundLock {
  let last = Promise.resolve();
  const wait = async (): Promise<Release> => {
    const before = last;
    let release: Release = () => undefined;
    last = new Promise((resolve) => (release = resolve));
    await before;
    return release;
  };
  return { take: wait, wait, mark: () => Promise.resolve(), newest: () => Promise.resolve(0) };
}
