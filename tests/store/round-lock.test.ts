import { describe, expect, test, vi } from 'vitest';
import { createRoundLock } from '../../src/store/round-lock';

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

/** Lets everything that only waits for promises happen. */
const quiet = () => new Promise<void>((done) => setImmediate(done));

/** Patience that ends as soon as nothing else happens. */
const aMoment = () => {
  const patience = new AbortController();
  setImmediate(() => patience.abort());
  return patience.signal;
};

const lockOf = (locks: FakeLocks) => createRoundLock(locks.browser, aMoment);

describe('the lock over Web Locks', () => {
  test('is one for the product: what one tab holds, another cannot take', async () => {
    const locks = new FakeLocks();
    const [first, second] = [lockOf(locks), lockOf(locks)];
    expect(await first.take()).toBeTypeOf('function');
    expect(await second.take()).toBeNull();
    expect(locks.named('lucky-fishing-round')).toHaveLength(1);
  });

  test('is had by a tab that comes while another holds it for an instant', async () => {
    const locks = new FakeLocks();
    const [first, second] = [lockOf(locks), lockOf(locks)];
    const release = await first.take();
    const taken = second.take();
    release?.();
    expect(await taken).toBeTypeOf('function');
  });

  test('is had where it is free, by a page too busy to hear so before its patience has ended', async () => {
    const locks = new FakeLocks();
    const [busy, other] = [createRoundLock(locks.browser, () => AbortSignal.abort()), lockOf(locks)];
    const release = await busy.take();
    expect(release).toBeTypeOf('function');
    expect(await other.take()).toBeNull();
    release?.();
    await other.take();
    expect(await busy.take()).toBeNull();
  });

  test('is waited for by whoever has the time', async () => {
    const locks = new FakeLocks();
    const [first, second] = [lockOf(locks), lockOf(locks)];
    const release = await first.take();
    let waited = false;
    const taken = second.wait().then((had) => {
      waited = true;
      return had;
    });
    await quiet();
    await quiet();
    expect(waited).toBe(false);
    release?.();
    expect(await taken).toBeTypeOf('function');
  });

  test('is held until it is released, then free for another tab', async () => {
    const locks = new FakeLocks();
    const [first, second] = [lockOf(locks), lockOf(locks)];
    const release = await first.take();
    await quiet();
    expect(locks.held).toHaveLength(1);
    release?.();
    await quiet();
    expect(locks.held).toHaveLength(0);
    expect(await second.take()).toBeTypeOf('function');
  });

  test('is not taken from another tab by a release that comes twice', async () => {
    const locks = new FakeLocks();
    const [first, second] = [lockOf(locks), lockOf(locks)];
    const release = await first.take();
    release?.();
    await quiet();
    await second.take();
    release?.();
    await quiet();
    expect(await first.take()).toBeNull();
  });

  test('holds in its own tab where the browser will not lock, as in a sandboxed frame', async () => {
    const locks = { request: vi.fn(() => Promise.reject(new DOMException('no', 'SecurityError'))) };
    const lock = createRoundLock(locks as unknown as LockManager);
    const release = await lock.take();
    expect(release).toBeTypeOf('function');
    const next = vi.fn();
    void lock.wait().then(next);
    await quiet();
    expect(next).not.toHaveBeenCalled();
    release?.();
    await quiet();
    expect(next).toHaveBeenCalledOnce();
  });
});

describe('how far the saved game has been written', () => {
  test('is known to every tab for as long as the tab that wrote lives, and no lower mark hides it', async () => {
    const locks = new FakeLocks();
    const [first, second, third] = [lockOf(locks), lockOf(locks), lockOf(locks)];
    expect(await first.newest()).toBe(0);
    await first.mark(41);
    await second.mark(9);
    expect(await third.newest()).toBe(41);
    locks.held.splice(0, Infinity);
    expect(await third.newest()).toBe(0);
  });

  test('is told by one mark a tab, and never by none', async () => {
    const locks = new FakeLocks();
    const lock = lockOf(locks);
    await lock.mark(1);
    const marked = lock.mark(2);
    expect(await lock.newest()).toBe(1);
    await marked;
    await quiet();
    expect(locks.held.map(({ name }) => name)).toEqual(['lucky-fishing-written:2']);
  });

  test('may be the same for two tabs', async () => {
    const locks = new FakeLocks();
    const [first, second] = [lockOf(locks), lockOf(locks)];
    await first.mark(5);
    await second.mark(5);
    expect(await first.newest()).toBe(5);
  });

  test('is not mixed up with the locks of others', async () => {
    const locks = new FakeLocks();
    locks.held.push({ name: 'somebody-else:99', mode: 'shared' });
    const lock = lockOf(locks);
    await lock.take();
    expect(await lock.newest()).toBe(0);
  });

  test('is unknown where the browser does not say, and that stops nobody', async () => {
    const refuses = () => Promise.reject(new DOMException('no', 'SecurityError'));
    const lock = createRoundLock({ request: refuses, query: refuses });
    await lock.mark(3);
    expect(await lock.newest()).toBe(0);
  });
});

describe('the lock without Web Locks', () => {
  test('lets one round run at a time in its tab', async () => {
    const lock = createRoundLock(undefined);
    const release = await lock.take();
    const next = vi.fn();
    void lock.take().then(next);
    await quiet();
    expect(next).not.toHaveBeenCalled();
    release?.();
    await quiet();
    expect(next).toHaveBeenCalledOnce();
  });

  test('is not freed by the release of an earlier round', async () => {
    const lock = createRoundLock(undefined);
    const earlier = await lock.take();
    earlier?.();
    await lock.take();
    earlier?.();
    const third = vi.fn();
    void lock.take().then(third);
    await quiet();
    expect(third).not.toHaveBeenCalled();
  });

  test('knows nothing of other tabs', async () => {
    const lock = createRoundLock(undefined);
    await lock.mark(7);
    await lock.take();
    expect(await createRoundLock(undefined).take()).toBeTypeOf('function');
    expect(await lock.newest()).toBe(0);
  });
});
