import { createTabLock, type Release, type SaveLock } from './save-lock';
import { LEASE_KEY, type TextStorage } from './text-storage';

/** How long a lease counts that its tab no longer renews: what a crashed tab costs the others (ms). */
export const LEASE_MS = 3000;

/** How often a tab renews its lease (ms). Hidden pages are given no more than one timer a second. */
const RENEWAL_MS = 1000;

/**
 * How long a tab waits before it reads its lease again (ms): twice what a write may take to reach the other processes, once
 * for a tab that has not seen this one's write, and once for that tab's own write. Usually it takes a few milliseconds. A
 * press that is answered within 100 ms still feels immediate.
 */
const VISIBLE_AFTER_MS = 50;

/** How often a tab asks for a taken lease before it gives up, and how long it waits in between (ms). */
const TRIES = 5;
const BETWEEN_TRIES_MS = 50;

export interface LeaseTime {
  /** Milliseconds since 1970, the same in every tab of the device. */
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Names a tab. `crypto.randomUUID` is missing on plain http, which is where leases are needed. */
const newOwner = (): string => crypto.getRandomValues(new BigUint64Array(2)).join('-');

/**
 * A save lock for browsers without Web Locks, as on plain http: a lease in the storage that all tabs share, with its owner
 * and its end. Where two tabs take it at the same time, the later write has it (Fischer's algorithm). A tab whose process
 * sees writes too late may still believe that it has the lease: so a round is paid only if it is the saved one.
 *
 * A tab whose storage is missing or refuses has a lock of its own: it shares nothing that it could spoil.
 */
export function createLeaseLock(
  openStorage: () => TextStorage | null | undefined,
  { now = Date.now, wait = sleep }: LeaseTime = {},
): SaveLock {
  const tabLock = createTabLock();
  const owner = newOwner();

  /** Who has the lease. An end too far away was written by a clock that has been set back since. */
  const ownerIn = (storage: TextStorage): string | null => {
    const [name = '', end = ''] = storage.getItem(LEASE_KEY)?.split(' ') ?? [];
    const left = Number(end) - now();
    return left > 0 && left <= LEASE_MS ? name : null;
  };

  const write = (storage: TextStorage): void => storage.setItem(LEASE_KEY, `${owner} ${now() + LEASE_MS}`);

  const onlyInThisTab: Release = () => undefined;

  /** Takes the lease if it is free, and returns null if it isn't. */
  const claim = async (): Promise<Release | null> => {
    try {
      const storage = openStorage();
      if (!storage) return onlyInThisTab;
      if (ownerIn(storage) !== null) return null;
      write(storage);
      // Some storages drop what is written, without a word.
      if (ownerIn(storage) !== owner) return onlyInThisTab;
      await wait(VISIBLE_AFTER_MS);
      if (ownerIn(storage) !== owner) return null;
      return keep(storage);
    } catch {
      return onlyInThisTab;
    }
  };

  /** Renews the lease until it is released, or until another tab has it: this one was asleep for longer than it counts. */
  const keep = (storage: TextStorage): Release => {
    const ifOwn = (change: () => void): void => {
      try {
        if (ownerIn(storage) === owner) change();
      } catch {
        // It ends by itself.
      }
    };
    const renewal = setInterval(() => ifOwn(() => write(storage)), RENEWAL_MS);
    return () => {
      clearInterval(renewal);
      ifOwn(() => storage.removeItem(LEASE_KEY));
    };
  };

  const acquireWithin = async (tries: number): Promise<Release | null> => {
    const releaseTab = await tabLock.acquire();
    for (let n = 1; n <= tries; n++) {
      const releaseLease = await claim();
      if (releaseLease) {
        let release: Release = () => {
          release = () => undefined;
          releaseLease();
          releaseTab();
        };
        return () => release();
      }
      await wait(BETWEEN_TRIES_MS);
    }
    releaseTab();
    return null;
  };

  return {
    tryAcquire: () => acquireWithin(TRIES),
    acquire: async () => (await acquireWithin(Infinity)) ?? onlyInThisTab,
    // Whoever reads that the lease is free has read what was written before that.
    announceWrites: () => Promise.resolve(),
    mostWrites: () => Promise.resolve(0),
  };
}
