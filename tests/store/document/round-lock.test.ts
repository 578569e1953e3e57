import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRoundLock, webLocks } from '../../../src/store/document/round-lock';

type Granted = (lock: Lock | null) => unknown;

/** Web Locks as the standard has them, for one browser: a lock is held until what its callback gives has settled. */
class FakeLocks {
  readonly held: { name: string; mode: string }[] = [];
  private readonly changed: (() => void)[] = [];

  readonly request = vi.fn(
    async (name: string, { mode = 'exclusive', signal, ifAvailable }: LockOptions, callback: Granted) => {
      await Promise.resolve();
      signal?.throwIfAborted();
      while (mode === 'exclusive' && this.held.some((one) => one.name === name)) {
        if (ifAvailable) return callback(null);
        await new Promise<void>((resolve, reject) => {
          this.changed.push(resolve);
          signal?.addEventListener('abort', () => reject(new DOMException('waited enough', 'AbortError')));
        });
      }
      const lock = { name, mode };
      this.held.push(lock);
      try {
        return await callback(lock);
      } finally {
        this.held.splice(this.held.indexOf(lock), 1);
        this.changed.splice(0).forEach((look) => look());
      }
    },
  );

  query = () => Promise.resolve({ held: [...this.held], pending: [] });

  /** The same locks in the type the browser gives them. */
  get browser(): LockManager {
    return this as unknown as LockManager;
  }

  /** Those of this name. */
  named(name: string) {
    return this.held.filter((lock) => lock.name === name);
  }
}

/** Runs everything that only waits for promises. */
const flushPromises = () => new Promise<void>((done) => setImmediate(done));

/** Patience that ends as soon as nothing else happens. */
const aMoment = () => {
  const patience = new AbortController();
  setImmediate(() => patience.abort());
  return patience.signal;
};

/** One browser with tabs, and the lock as each of them sees it. */
function browser() {
  const locks = new FakeLocks();
  const lockOf = () => createRoundLock(locks.browser, aMoment);
  return [locks, lockOf(), lockOf(), lockOf()] as const;
}

describe('the lock over Web Locks', () => {
  test('is one for the product: while one tab has it, another cannot take it', async () => {
    const [locks, first, second] = browser();
    expect(await first.tryAcquire()).toBeTypeOf('function');
    expect(await second.tryAcquire()).toBeNull();
    expect(locks.named('lucky-fishing-round')).toHaveLength(1);
  });

  test('is acquired by a tab that asks while another holds it for an instant', async () => {
    const [, first, second] = browser();
    const release = await first.tryAcquire();
    const taken = second.tryAcquire();
    release?.();
    expect(await taken).toBeTypeOf('function');
  });

  test('is acquired where it is free, by a page too busy to get the answer before its timeout', async () => {
    const [locks, other] = browser();
    const busy = createRoundLock(locks.browser, () => AbortSignal.abort());
    const release = await busy.tryAcquire();
    expect(release).toBeTypeOf('function');
    expect(await other.tryAcquire()).toBeNull();
    release?.();
    await other.tryAcquire();
    expect(await busy.tryAcquire()).toBeNull();
  });

  test('is waited for by `acquire`', async () => {
    const [, first, second] = browser();
    const release = await first.tryAcquire();
    let hasAcquired = false;
    const taken = second.acquire().then((acquired) => {
      hasAcquired = true;
      return acquired;
    });
    await flushPromises();
    await flushPromises();
    expect(hasAcquired).toBe(false);
    release?.();
    expect(await taken).toBeTypeOf('function');
  });

  test('is not taken from another tab by a release that comes twice', async () => {
    const [, first, second] = browser();
    const release = await first.tryAcquire();
    release?.();
    await flushPromises();
    await second.tryAcquire();
    release?.();
    await flushPromises();
    expect(await first.tryAcquire()).toBeNull();
  });

  test('works in its own tab where the browser refuses to lock, as in a sandboxed frame', async () => {
    const locks = { request: vi.fn(() => Promise.reject(new DOMException('no', 'SecurityError'))) };
    const lock = createRoundLock(locks as unknown as LockManager);
    const release = await lock.tryAcquire();
    expect(release).toBeTypeOf('function');
    const next = vi.fn();
    void lock.acquire().then(next);
    await flushPromises();
    expect(next).not.toHaveBeenCalled();
    release?.();
    await flushPromises();
    expect(next).toHaveBeenCalledOnce();
  });
});

describe('how far the saved game has been written', () => {
  test('is known to every tab as long as the tab that wrote is open, and no lower mark hides it', async () => {
    const [locks, first, second, third] = browser();
    expect(await first.mostWrites()).toBe(0);
    await first.announceWrites(41);
    await second.announceWrites(9);
    expect(await third.mostWrites()).toBe(41);
    locks.held.splice(0, Infinity);
    expect(await third.mostWrites()).toBe(0);
  });

  test('is announced by one mark per tab, with no gap between two marks', async () => {
    const [locks, lock] = browser();
    await lock.announceWrites(1);
    const marked = lock.announceWrites(2);
    expect(await lock.mostWrites()).toBe(1);
    await marked;
    await flushPromises();
    expect(locks.held.map(({ name }) => name)).toEqual(['lucky-fishing-written:2']);
  });

  test('is not mixed up with the locks of others', async () => {
    const [locks, lock] = browser();
    locks.held.push({ name: 'somebody-else:99', mode: 'shared' });
    await lock.tryAcquire();
    expect(await lock.mostWrites()).toBe(0);
  });

  test('is unknown where the browser does not say, and that stops nobody', async () => {
    const refuses = () => Promise.reject(new DOMException('no', 'SecurityError'));
    const lock = createRoundLock({ request: refuses, query: refuses });
    await lock.announceWrites(3);
    expect(await lock.mostWrites()).toBe(0);
  });
});

describe('Web Locks', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('are missing where the browser has none, and where reading them throws', () => {
    vi.stubGlobal('navigator', {});
    expect(webLocks()).toBeUndefined();
    vi.stubGlobal('navigator', {
      get locks() {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect(webLocks()).toBeUndefined();
  });

  test('may throw at once, and so may a browser without `AbortSignal.timeout`', async () => {
    const refuses = () => {
      throw new Error('no');
    };
    const lock = createRoundLock({ request: refuses, query: refuses });
    const release = await lock.tryAcquire();
    expect(release).toBeTypeOf('function');
    await lock.announceWrites(3);
    expect(await lock.mostWrites()).toBe(0);

    const locks = new FakeLocks();
    expect(await createRoundLock(locks.browser, refuses).tryAcquire()).toBeTypeOf('function');
    expect(await createRoundLock(locks.browser, refuses).tryAcquire()).toBeNull();
  });
});

describe('the lock without Web Locks', () => {
  test('is not freed by the release of an earlier round', async () => {
    const lock = createRoundLock(undefined);
    const earlier = await lock.tryAcquire();
    earlier?.();
    await lock.tryAcquire();
    earlier?.();
    const third = vi.fn();
    void lock.tryAcquire().then(third);
    await flushPromises();
    expect(third).not.toHaveBeenCalled();
  });

  test('knows nothing of other tabs', async () => {
    const lock = createRoundLock(undefined);
    await lock.announceWrites(7);
    await lock.tryAcquire();
    expect(await createRoundLock(undefined).tryAcquire()).toBeTypeOf('function');
    expect(await lock.mostWrites()).toBe(0);
  });
});
