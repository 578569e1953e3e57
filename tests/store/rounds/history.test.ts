import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { clampBet, toCoins } from '../../../src/engine/coins';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import {
  createHistory,
  type History,
  type HistoryRound,
  type Wanted,
} from '../../../src/store/rounds/history';
import { watchConnections } from '../lost-connections';
import { ALL } from '../recorded';

const WINS = { ...ALL, which: 'wins' } as const;

let history: History;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  history = createHistory();
});

/** The nth round; every fourth wins. */
const roundAt = (n: number): HistoryRound => ({
  ...{ id: n, at: 1_000 * n, game: 'lucky-fishing', spins: ['012345012'] },
  ...{ bet: clampBet(luckyFishing, 10), payout: toCoins(n % 4 === 0 ? 50 : 0), balance: toCoins(1_000 + n) },
});
const rounds = (from: number, to: number): HistoryRound[] =>
  Array.from({ length: to - from + 1 }, (_, n) => roundAt(from + n));
const ids = (page: readonly HistoryRound[]): number[] => page.map(({ id }) => id);
/** Opens the product's database, as a program of this version. */
const openDatabase = (version?: number) =>
  new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('lucky-fishing', version);
    opening.onsuccess = () => resolve(opening.result);
  });
async function whole(historyId: number): Promise<HistoryRound[]> {
  const all: HistoryRound[] = [];
  for await (const portion of history.portions(historyId)) all.push(...portion);
  return all;
}

/** Keeps a transaction open, as Safari does of a page that was left while it wrote. Returns how to end it. */
async function freezeDatabase(): Promise<() => void> {
  await history.add(0, rounds(1, 1));
  const database = await openDatabase();
  const store = database.transaction('history', 'readwrite').objectStore('history');
  let isFrozen = true;
  const stay = (): void => {
    if (isFrozen) store.count().onsuccess = stay;
    else database.close();
  };
  stay();
  return () => void (isFrozen = false);
}

describe('the history', () => {
  test('is refused where the database opens and does not answer, until it does', async () => {
    const thaw = await freezeDatabase();
    const visit = createHistory();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const counted = expect(visit.count(0)).rejects.toThrow('The database does not answer.');
    await vi.advanceTimersByTimeAsync(5_000);
    await counted;
    thaw();
    expect(await visit.count(0)).toBe(1);
  });

  test('is read and written though the browser has lost the connection without saying so', async () => {
    const loseConnection = watchConnections();
    for (const n of [1, 2]) {
      await history.add(0, rounds(n, n));
      loseConnection();
      expect(await history.count(0)).toBe(n);
      loseConnection();
    }
  });

  test('returns rounds as they were, newest first, page by page', async () => {
    await history.add(0, rounds(1, 12));
    expect(await history.page(0, ALL, 0, 5)).toEqual(rounds(8, 12).reverse());
    expect(ids(await history.page(0, ALL, 10, 5))).toEqual([2, 1]);
    expect(await history.page(0, ALL, 15, 5)).toEqual([]);
    expect(await history.count(0)).toBe(12);
  });

  test('finds the wins by themselves', async () => {
    await history.add(0, rounds(1, 12));
    expect(ids(await history.page(0, WINS, 0, 2))).toEqual([12, 8]);
    expect(ids(await history.page(0, WINS, 2, 2))).toEqual([4]);
    expect(await history.count(0, WINS)).toBe(3);
  });

  test('finds the rounds of one game by themselves, and its wins', async () => {
    // Every third is of another game, so that each twelfth is one of its wins.
    const mixed = rounds(1, 24).map((round) =>
      round.id % 3 ? round : { ...round, game: 'ocean-treasures' },
    );
    await history.add(0, mixed);
    await history.add(1, rounds(25, 30));
    const of = (game: string, which: Wanted['which']): Wanted => ({ game, which });
    const idsOf = async (game: string, which: Wanted['which'], offset: number, count: number) =>
      ids(await history.page(0, of(game, which), offset, count));
    expect(await idsOf('ocean-treasures', 'all', 0, 3)).toEqual([24, 21, 18]);
    expect(await idsOf('ocean-treasures', 'all', 6, 3)).toEqual([6, 3]);
    expect(await idsOf('ocean-treasures', 'wins', 0, 9)).toEqual([24, 12]);
    expect(await idsOf('lucky-fishing', 'wins', 0, 9)).toEqual([20, 16, 8, 4]);
    // Neither a game whose id begins like another's, nor one that was never played.
    const games = ['ocean-treasures', 'lucky-fishing', 'lucky', 'lucky-fishing-2', 'bingo'];
    const counts = games.map((game) => history.count(0, of(game, 'all')));
    expect(await Promise.all(counts)).toEqual([8, 16, 0, 0, 0]);
    expect(await history.count(0, of('lucky-fishing', 'wins'))).toBe(4);
    await history.remove(0);
    expect(await history.count(0, of('lucky-fishing', 'wins'))).toBe(0);
    expect(await history.count(1, of('lucky-fishing', 'all'))).toBe(6);
  });

  test('has a round once, however often and by however many tabs it is added', async () => {
    const otherTab = createHistory();
    await Promise.all([history.add(0, rounds(1, 3)), otherTab.add(0, rounds(2, 4))]);
    expect(ids(await history.page(0, ALL, 0, 9))).toEqual([4, 3, 2, 1]);
  });

  test('distinguishes rounds of the same instant or number, and sorts those of a clock before 1970', async () => {
    await history.add(
      0,
      [-5_000, -1, 3_000, 3_000].map((at, n) => ({ ...roundAt(n + 1), at })),
    );
    await history.add(0, [{ ...roundAt(1), at: 5_000 }]);
    expect(ids(await history.page(0, ALL, 0, 9))).toEqual([1, 4, 3, 2, 1]);
  });

  test('keeps the rounds of each history apart', async () => {
    await history.add(0, rounds(1, 4));
    await history.add(1, rounds(1, 8));
    await history.add(2, rounds(1, 2));
    expect(await history.count(0, WINS)).toBe(1);
    expect(ids(await whole(0))).toEqual([1, 2, 3, 4]);
    await history.remove(0);
    expect([await history.count(0), await history.count(1)]).toEqual([0, 8]);
    await history.add(0, rounds(1, 4));
    await history.keepOnly(1);
    expect(await Promise.all([0, 1, 2].map((historyId) => history.count(historyId)))).toEqual([0, 8, 0]);
  });

  test('is read whole, oldest first, over the edges of its portions', async () => {
    await history.add(0, rounds(1, 10_001));
    expect(ids(await whole(0))).toEqual(ids(rounds(1, 10_001)));
    await history.add(1, rounds(1, 5_000));
    expect(await whole(1)).toHaveLength(5_000);
    expect(await whole(2)).toEqual([]);
  });

  test('samples rounds from the first to the latest', async () => {
    await history.add(0, rounds(1, 10));
    expect(ids(await history.sample(0, 4))).toEqual([2, 6, 10]);
    expect(ids(await history.sample(0, 1))).toHaveLength(10);
    expect(await history.sample(1, 1)).toEqual([]);
  });

  test('makes room for a newer program, and is refused from then on, with its rounds in their place', async () => {
    await history.add(0, rounds(1, 3));
    const newer = await openDatabase(2);
    await expect(history.count(0)).rejects.toMatchObject({ cause: { name: 'VersionError' } });
    const counted = newer.transaction('history').objectStore('history').count();
    await new Promise((resolve) => (counted.onsuccess = resolve));
    expect(counted.result).toBe(3);
    newer.close();
  });

  test('says so without a database or a part of it, and works as soon as there is one', async () => {
    const open = vi.fn().mockThrow(new DOMException('Not here.', 'SecurityError'));
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('indexedDB', { open });
    await expect(history.count(0)).rejects.toMatchObject({ cause: { message: 'Not here.' } });
    for (const name of ['indexedDB', 'IDBKeyRange']) vi.stubGlobal(name, undefined);
    const requests = [history.add(0, rounds(1, 1)), history.remove(0), history.keepOnly(0)];
    for (const { status } of await Promise.allSettled(requests)) expect(status).toBe('rejected');
    vi.unstubAllGlobals();
    vi.stubGlobal('indexedDB', new IDBFactory());
    await history.add(0, rounds(1, 1));
    expect(await history.count(0)).toBe(1);
  });
});
