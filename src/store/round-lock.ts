/** Ends the hold on a lock. Once is enough, twice does no harm. */
export type Release = () => void;

/** Lets one round run at a time, over all tabs of the product. */
export interface RoundLock {
  /** Takes the lock until it is released, or gives null where another tab holds it. */
  take(): Promise<Release | null>;
}

const LOCK_NAME = 'lucky-fishing-round';

/**
 * The round lock over the browser's Web Locks, which a crashed tab lets go of by itself.
 *
 * @param locks absent on plain http, where a lock holds in its own tab only
 */
export function createRoundLock(locks: LockManager | undefined): RoundLock {
  const tabLock = createTabLock();
  if (!locks) return tabLock;
  return {
    take: () =>
      new Promise((resolve) => {
        let answered = false;
        locks
          .request(LOCK_NAME, { ifAvailable: true }, (lock) => {
            answered = true;
            if (lock) return new Promise<void>((release) => resolve(release));
            resolve(null);
            return undefined;
          })
          .catch(() => {
            // Refused without an answer, as in a sandboxed frame: there is no other tab to fear.
            if (!answered) resolve(tabLock.take());
          });
      }),
  };
}

function createTabLock(): RoundLock {
  let holder: Release | null = null;
  return {
    take() {
      if (holder) return Promise.resolve(null);
      const release = () => {
        if (holder === release) holder = null;
      };
      holder = release;
      return Promise.resolve(release);
    },
  };
}
