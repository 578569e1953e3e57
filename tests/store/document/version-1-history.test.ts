import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createHistory,
  type History,
  type HistoryRound,
  type Wanted,
} from '../../../src/store/rounds/history';
import { recordRounds } from '../../../src/store/rounds/history-recorder';
import { Disk, openTab, repositoryOf } from '../tabs';
import { version1Text } from './version-1-documents';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

/** A row of version 1, as it was stored. */
interface Row extends Omit<HistoryRound, 'game' | 'spins'> {
  readonly book: number;
  readonly grid: string;
  readonly win?: 1;
}

const ROWS = JSON.parse(version1Text('history-rows')) as Row[];
const ALL: Wanted = { which: 'all', game: null };
const WINS: Wanted = { which: 'wins', game: null };

const asRound = ({ id, at, bet, payout, balance, grid }: Row): HistoryRound => ({
  ...{ game: 'lucky-fishing', id, at, bet, payout, balance },
  spins: [grid],
});

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database has refused.'));
  });

/** Opens the database as the program of version 1 did, or rejects where it is too new for that. */
function openVersion1(): Promise<IDBDatabase> {
  const request = indexedDB.open('lucky-fishing', 1);
  request.onupgradeneeded = () => {
    const rows = request.result.createObjectStore('rounds', { keyPath: ['book', 'at', 'id'] });
    rows.createIndex('wins', ['book', 'win', 'at', 'id']);
  };
  return answered(request);
}

/** Leaves these rows as a program of version 1 does that is still open. */
async function playVersion1(rows: readonly Row[] = ROWS): Promise<IDBDatabase> {
  const database = await openVersion1();
  const writing = database.transaction('rounds', 'readwrite');
  for (const row of rows) writing.objectStore('rounds').add(row);
  await new Promise((resolve) => (writing.oncomplete = resolve));
  return database;
}

async function whole(history: History, historyId: number): Promise<HistoryRound[]> {
  const all: HistoryRound[] = [];
  for await (const portion of history.portions(historyId)) all.push(...portion);
  return all;
}

describe('the history of version 1', () => {
  test('is taken over row by row, with as many rounds and wins', async () => {
    const old = await playVersion1();
    const wins = ROWS.filter(({ payout }) => payout > 0);
    const counted = await answered(old.transaction('rounds').objectStore('rounds').index('wins').count());
    old.close();
    const history = createHistory();
    expect(await whole(history, 0)).toEqual(ROWS.map(asRound));
    expect([await history.count(0), counted]).toEqual([1000, wins.length]);
    expect(await history.count(0, WINS)).toBe(counted);
    for (const which of ['all', 'wins'] as const)
      expect(await history.count(0, { which, game: 'lucky-fishing' })).toBe(
        await history.count(0, { which, game: null }),
      );
    expect(await history.count(0, { which: 'all', game: 'ocean-treasures' })).toBe(0);
    expect(await history.page(0, WINS, 0, 1000)).toEqual(wins.map(asRound).reverse());
  });

  test('keeps the rounds of each saved game apart', async () => {
    const rows = [0, 3, 7].flatMap((book) => ROWS.slice(0, 10 + book).map((row) => ({ ...row, book })));
    (await playVersion1(rows)).close();
    const history = createHistory();
    expect(await Promise.all([0, 1, 3, 7].map((book) => history.count(book)))).toEqual([10, 0, 13, 17]);
  });

  test('is taken over once, and leaves nothing of version 1 behind', async () => {
    (await playVersion1()).close();
    await createHistory().add(0, []);
    const again = createHistory();
    expect(await again.count(0)).toBe(1000);
    const database = await answered(indexedDB.open('lucky-fishing'));
    expect([database.version, [...database.objectStoreNames]]).toEqual([2, ['history']]);
    database.close();
  });

  test('goes on with what is played: the last round, which the document still has, is there once', async () => {
    (await playVersion1()).close();
    vi.resetModules();
    const tab = openTab({ disk: new Disk(version1Text('history')) });
    expect(repositoryOf(tab).read().unrecorded).toHaveLength(1);
    const { history } = await import('../../../src/store/rounds/history');
    await recordRounds(tab.context);
    expect(await history.count(0)).toBe(1000);
    expect(await history.page(0, ALL, 0, 1)).toEqual(ROWS.slice(-1).map(asRound));
  });
});

describe('a tab of version 1 that is still open', () => {
  test('is told, and by closing its connection lets the rounds be taken over', async () => {
    const old = await playVersion1();
    const told: (number | null)[] = [];
    old.onversionchange = ({ newVersion }) => {
      told.push(newVersion);
      // As the program of version 1 does.
      old.close();
    };
    expect(await createHistory().count(0)).toBe(1000);
    expect(told).toEqual([2]);
  });

  test('gets no database any more, and destroys nothing by asking for it', async () => {
    const old = await playVersion1();
    old.onversionchange = () => old.close();
    const history = createHistory();
    expect(await history.count(0)).toBe(1000);
    await expect(openVersion1()).rejects.toThrow(expect.objectContaining({ name: 'VersionError' }));
    expect(await whole(history, 0)).toEqual(ROWS.map(asRound));
  });

  test('and does not let go keeps its rounds: the history is refused, and there once it has', async () => {
    const old = await playVersion1();
    const history = createHistory();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const refused = expect(history.count(0)).rejects.toThrow('The database does not answer.');
    await vi.advanceTimersByTimeAsync(5_000);
    await refused;
    expect(await answered(old.transaction('rounds').objectStore('rounds').count())).toBe(1000);
    old.close();
    expect(await history.count(0)).toBe(1000);
  });
});

test('rows that cannot be taken over stay as they were, for the next time', async () => {
  (await playVersion1()).close();
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await expect(createHistory().count(0)).rejects.toThrow();
  add.mockRestore();
  expect(await createHistory().count(0)).toBe(1000);
});
