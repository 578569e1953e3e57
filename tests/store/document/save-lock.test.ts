import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSaveLock, type SaveLock, webLocks } from '../../../src/store/document/save-lock';
import { FakeLocks } from '../fake-locks';

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
  const lockOf = () => createSaveLock(locks.forTab({}), aMoment);
  return [locks, lockOf(), lockOf(), lockOf()] as const;
}

type TwoLocks = readonly [SaveLock, SaveLock];
const twoTabs = (): TwoLocks => {
  const [, first, second] = browser();
  return [first, second];
};
/** That of one tab, twice. */
const ownLock = (locks: LockManager): TwoLocks => {
  const lock = createSaveLock(locks);
  return [lock, lock];
};

/** Takes the lock, if that is possible within a moment. */
const take = async (lock: SaveLock) =>
  Promise.race([
    lock.tryAcquire(),
    flushPromises()
      .then(flushPromises)
      .then(() => null),
  ]);
const isTaken = async (lock: SaveLock) => (await take(lock)) !== null;

const refuses = () => Promise.reject(new DOMException('no', 'SecurityError'));
const throws = () => {
  throw new Error('no');
};

describe('the lock', () => {
  test('is one for the product: while one tab has it, another cannot take it', async () => {
    const [locks, first, second] = browser();
    expect([await isTaken(first), await isTaken(second)]).toEqual([true, false]);
    expect(locks.isTaken).toBe(true);
  });

  test('is acquired by a tab that asks while another holds it for an instant', async () => {
    const [, first, second] = browser();
    const release = await take(first);
    const taken = isTaken(second);
    release?.();
    expect(await taken).toBe(true);
  });

  test('is acquired where it is free, by a page too busy to get the answer before its timeout', async () => {
    const [locks, other] = browser();
    const busy = createSaveLock(locks.forTab({}), () => AbortSignal.abort());
    const release = await take(busy);
    expect([release === null, await isTaken(other)]).toEqual([false, false]);
    release?.();
    expect([await isTaken(other), await isTaken(busy)]).toEqual([true, false]);
  });

  test.each([
    ['over Web Locks', twoTabs],
    [
      'in its own tab where the browser refuses to lock, as in a sandboxed frame',
      () => ownLock({ request: refuses, query: refuses }),
    ],
  ])('is waited for by `acquire` %s', async (_, locksOf) => {
    const [first, second] = locksOf();
    const release = await take(first);
    const next = vi.fn();
    void second.acquire().then(next);
    await flushPromises();
    await flushPromises();
    expect(next).not.toHaveBeenCalled();
    release?.();
    await flushPromises();
    expect(next).toHaveBeenCalledOnce();
  });

  test.each([
    ['over', twoTabs],
    ['refused', () => ownLock({ request: refuses, query: refuses })],
  ])('is not taken from another holder by a release that comes twice, %s Web Locks', async (_, locksOf) => {
    const [first, second] = locksOf();
    const release = await take(first);
    release?.();
    await flushPromises();
    expect(await isTaken(second)).toBe(true);
    release?.();
    await flushPromises();
    expect(await isTaken(first)).toBe(false);
  });
});

test.each([
  ['whose Web Locks refuse', { request: refuses, query: refuses }],
  ['whose Web Locks throw', { request: throws, query: throws }],
])('in a browser %s, a tab has a lock of its own and knows nothing of others', async (_, locks) => {
  const lock = createSaveLock(locks);
  await lock.announceWrites(7);
  expect([await isTaken(lock), await isTaken(lock)]).toEqual([true, false]);
  expect([await isTaken(createSaveLock(locks)), await lock.mostWrites()]).toEqual([true, 0]);
});

test('a browser may have no `AbortSignal.timeout`', async () => {
  const locks = new FakeLocks();
  const taken = [0, 1].map(() => isTaken(createSaveLock(locks.forTab({}), throws)));
  expect(await Promise.all(taken)).toEqual([true, false]);
});

test('Web Locks are missing where the browser has none, and where reading them throws', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const browser of [{}, Object.defineProperty({}, 'locks', { get: throws })]) {
    vi.stubGlobal('navigator', browser);
    expect(webLocks()).toBeUndefined();
  }
});
