import { describe, expect, test, vi } from 'vitest';
import { createRoundLock } from '../../src/store/round-lock';

type Granted = (lock: Lock | null) => unknown;

/** Web Locks as the standard has them, for one browser: a lock is held until what its callback gives has settled. */
class FakeLocks {
  readonly held = new Set<string>();
  readonly request = vi.fn(
    async (name: string, options: LockOptions, callback: Granted): Promise<unknown> => {
      await Promise.resolve();
      if (!options.ifAvailable) throw new Error('This lock would wait.');
      if (this.held.has(name)) return callback(null);
      this.held.add(name);
      try {
        return await callback({ name, mode: 'exclusive' });
      } finally {
        this.held.delete(name);
      }
    },
  );

  /** The same locks in the type the browser gives them. */
  get browser(): LockManager {
    return this as unknown as LockManager;
  }
}

/** Lets everything that only waits for promises happen. */
const quiet = () => new Promise<void>((done) => setImmediate(done));

describe('the lock over Web Locks', () => {
  test('is one for the product: what one tab holds, another cannot take', async () => {
    const locks = new FakeLocks();
    const [first, second] = [createRoundLock(locks.browser), createRoundLock(locks.browser)];
    expect(await first.take()).toBeTypeOf('function');
    expect(await second.take()).toBeNull();
    expect(await first.take()).toBeNull();
    expect(locks.held.size).toBe(1);
  });

  test('asks without waiting in line', async () => {
    const locks = new FakeLocks();
    await createRoundLock(locks.browser).take();
    expect(locks.request).toHaveBeenCalledExactlyOnceWith(
      'lucky-fishing-round',
      { ifAvailable: true },
      expect.any(Function),
    );
  });

  test('is held until it is released, then free for another tab', async () => {
    const locks = new FakeLocks();
    const [first, second] = [createRoundLock(locks.browser), createRoundLock(locks.browser)];
    const release = await first.take();
    await quiet();
    expect(locks.held.size).toBe(1);
    release?.();
    await quiet();
    expect(locks.held.size).toBe(0);
    expect(await second.take()).toBeTypeOf('function');
  });

  test('is not taken from another tab by a release that comes twice', async () => {
    const locks = new FakeLocks();
    const [first, second] = [createRoundLock(locks.browser), createRoundLock(locks.browser)];
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
    expect(await lock.take()).toBeNull();
    release?.();
    expect(await lock.take()).toBeTypeOf('function');
  });

  test('that was stolen leaves nothing held in its tab', async () => {
    let asked = 0;
    const stolenThenRefused = {
      request: async (_: string, __: LockOptions, callback: Granted) => {
        if (++asked === 1) void callback({ name: 'lucky-fishing-round', mode: 'exclusive' });
        await Promise.resolve();
        throw new DOMException('no more', asked === 1 ? 'AbortError' : 'SecurityError');
      },
    };
    const lock = createRoundLock(stolenThenRefused as unknown as LockManager);
    expect(await lock.take()).toBeTypeOf('function');
    await quiet();
    expect(await lock.take()).toBeTypeOf('function');
  });
});

describe('the lock without Web Locks', () => {
  test('lets one round run at a time in its tab', async () => {
    const lock = createRoundLock(undefined);
    const release = await lock.take();
    expect(release).toBeTypeOf('function');
    expect(await lock.take()).toBeNull();
    release?.();
    expect(await lock.take()).toBeTypeOf('function');
  });

  test('is not freed by the release of an earlier round', async () => {
    const lock = createRoundLock(undefined);
    const earlier = await lock.take();
    earlier?.();
    await lock.take();
    earlier?.();
    expect(await lock.take()).toBeNull();
  });

  test('knows nothing of other tabs', async () => {
    await createRoundLock(undefined).take();
    expect(await createRoundLock(undefined).take()).toBeTypeOf('function');
  });
});
