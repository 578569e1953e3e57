import { expect, test, vi } from 'vitest';
import type { Round } from '../../../src/engine/round';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { createLeaseLock, LEASE_MS } from '../../../src/store/document/lease-lock';
import type { TextStorage } from '../../../src/store/document/text-storage';
import { dealing, LEFT_FISH, NO_WIN } from '../../engine/grids';
import { SECOND } from '../../player/times';
import { fakeTimers } from '../fake-timers';
import { Disk, openTab } from '../tabs';

fakeTimers();

/** The storage of one origin, whose processes see each other's writes late. The order in which they arrive decides. */
class LateStorage {
  readonly #seen: Map<string, string>[] = [];

  /** @param lagMs how long a write takes to reach the other processes */
  constructor(
    private readonly lagMs: number,
    readonly disk = new Disk(),
  ) {}

  /** The storage as one more process sees it. */
  process(): TextStorage {
    const own = new Map(this.disk.texts);
    this.#seen.push(own);
    const write = (change: (texts: Map<string, string>) => void): void => {
      change(own);
      setTimeout(() => [...this.#seen, this.disk.texts].forEach(change), this.lagMs);
    };
    return {
      getItem: (key) => own.get(key) ?? null,
      setItem: (key, text) => write((texts) => texts.set(key, text)),
      removeItem: (key) => write((texts) => texts.delete(key)),
    };
  }
}

const nothing = (): void => undefined;
const idleStage = { presentOutcome: nothing, showResult: nothing, showGrid: nothing };

/** Two locks, one for each process. */
function twoLocks(storage = new LateStorage(0)) {
  const [one, other] = [storage.process(), storage.process()];
  return [createLeaseLock(() => one), createLeaseLock(() => other)] as const;
}

/** What is taken within the time that a player would wait for it. */
async function settled<T>(...asked: Promise<T>[]): Promise<T[]> {
  await vi.advanceTimersByTimeAsync(LEASE_MS / 2);
  return Promise.all(asked);
}

test('is had by one process, until it is released', async () => {
  const [one, other] = twoLocks();
  const [release] = await settled(one.tryAcquire());
  expect(release).not.toBeNull();
  expect(await settled(other.tryAcquire())).toEqual([null]);
  const waiting = other.acquire();
  release?.();
  release?.();
  const [released] = await settled(waiting);
  expect(await settled(one.tryAcquire())).toEqual([null]);
  released?.();
});

test.each([0, 10, 24])(
  'is never had by two that ask within 80 ms, where writes take %d ms',
  async (lagMs) => {
    for (let apartMs = 0; apartMs <= 80; apartMs += 5) {
      const [one, other] = twoLocks(new LateStorage(lagMs));
      const first = one.tryAcquire();
      await vi.advanceTimersByTimeAsync(apartMs);
      const taken = await settled(first, other.tryAcquire());
      expect(taken.filter(Boolean)).toHaveLength(1);
    }
  },
);

test('outlasts a long piece of work, and ends soon after its tab has crashed', async () => {
  const storage = new LateStorage(0);
  const crashed = storage.process();
  let isAlive = true;
  const one = createLeaseLock(() => ({
    ...crashed,
    setItem: (...write) => isAlive && crashed.setItem(...write),
  }));
  const other = twoLocks(storage)[0];
  await settled(one.tryAcquire());
  await vi.advanceTimersByTimeAsync(10 * LEASE_MS);
  expect(await settled(other.tryAcquire())).toEqual([null]);
  isAlive = false;
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(await settled(other.tryAcquire())).not.toEqual([null]);
});

test('does not count for longer where the clock has been set back since', async () => {
  const [one, other] = twoLocks();
  await settled(one.tryAcquire());
  vi.clearAllTimers();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await settled(other.tryAcquire())).not.toEqual([null]);
});

test.each<[string, () => TextStorage | null]>([
  ['is missing', () => null],
  [
    'throws',
    () => {
      throw new Error('SecurityError');
    },
  ],
  [
    'drops what is written',
    () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }),
  ],
])('is one for the own tab where the storage %s', async (_, openStorage) => {
  const lock = createLeaseLock(openStorage);
  const first = lock.tryAcquire();
  const second = vi.fn();
  void lock.acquire().then(second);
  const [release] = await settled(first);
  expect([release === null, second.mock.calls.length]).toEqual([false, 0]);
  release?.();
  await settled();
  expect(second).toHaveBeenCalledOnce();
});

// The last three are slower than the lock allows for: then the second guard, that a round must be the saved one, holds alone.
test.each([0, 20, 40, 120, 400])(
  'two tabs that are pressed within 80 ms show no win that is not paid, where writes take %d ms',
  async (lagMs) => {
    for (let apartMs = 0; apartMs <= 80; apartMs += 4) {
      const disk = new Disk({ coins: 1000 });
      disk.leaseTime = {};
      const storage = new LateStorage(lagMs, disk);
      const tabs = [LEFT_FISH, NO_WIN].map((grid) => {
        const process = storage.process();
        const tab = openTab({ disk, hasLocks: false, random: dealing(grid), openStorage: () => process });
        tab.game.attachStage(luckyFishing.id, { ...idleStage, play: () => SECOND });
        return tab;
      });
      if (apartMs % 8 === 0) tabs.reverse();
      for (const tab of tabs) {
        void tab.spin();
        await vi.advanceTimersByTimeAsync(apartMs);
      }
      await vi.advanceTimersByTimeAsync(4 * SECOND);
      const shown = tabs.flatMap((tab) => tab.announcedAs('roundSettled') as Round[]);
      expect(shown.length).toBeGreaterThan(0);
      const coins = shown.reduce((sum, { bet, payout }) => sum + payout - bet, 1000);
      expect(disk.savedGame).toMatchObject({ coins, openRound: null });
    }
  },
);
