import type { IDBPDatabase } from 'idb';
import { openDatabase, type Database, type HistoryRound, type Index } from './history-database';

export type { HistoryRound } from './history-database';

/** Which rounds are wanted. */
export interface Wanted {
  /** Those that paid, or all. */
  readonly which: 'all' | 'wins';
  /** Those of one game, by its id; null for those of all games. */
  readonly game: string | null;
}

const everything: Wanted = { which: 'all', game: null };

/** How many rounds are written or read at once. */
const PORTION = 5_000;

/**
 * How long the database may take to answer, and to delete what may be a million rounds (ms). Safari's may never answer
 * after the page before was left while it wrote (https://github.com/jakearchibald/idb-keyval/issues/180).
 */
const PATIENCE = { answer: 5_000, delete: 30_000 } as const;

/** The index in which the wanted rounds stand together, and what their keys in it begin with. */
function placeOf(historyId: number, { which, game }: Wanted): { index: Index | null; prefix: IDBValidKey[] } {
  if (game === null)
    return which === 'all' ? { index: null, prefix: [historyId] } : { index: 'wins', prefix: [historyId, 1] };
  return which === 'all'
    ? { index: 'games', prefix: [historyId, game] }
    : { index: 'gameWins', prefix: [historyId, game, 1] };
}

/** All keys that begin like this: an array sorts behind every number. */
const rangeOf = (...prefix: IDBValidKey[]): IDBKeyRange => IDBKeyRange.bound(prefix, [...prefix, []]);

const rowOf = ({ game, id, at, bet, payout, balance, spins }: HistoryRound): HistoryRound => ({
  ...{ game, id, at, bet, payout, balance, spins },
});

/**
 * All rounds ever played on this device, in IndexedDB. Each saved game has a history of its own, by its `historyId`.
 * Every method but the first rejects if the browser gives no database, or one that does not answer within seconds.
 */
export interface History {
  /** Whether this browser gives a database. Never rejects. */
  isAvailable(): Promise<boolean>;
  /** Writes rounds into a history. A round that it contains already is there once. */
  add(historyId: number, rounds: readonly HistoryRound[]): Promise<void>;
  /** How many rounds of a history are wanted, all of them unless said otherwise. */
  count(historyId: number, wanted?: Wanted): Promise<number>;
  /** At most `size` rounds, newest first, without the `skip` newest. */
  page(historyId: number, wanted: Wanted, skip: number, size: number): Promise<HistoryRound[]>;
  /** Each `step`th round of a history and the latest one, oldest first. */
  sample(historyId: number, step: number): Promise<HistoryRound[]>;
  /** A whole history, oldest first, in portions. */
  portions(historyId: number): AsyncIterable<HistoryRound[]>;
  /** Deletes a history. */
  remove(historyId: number): Promise<void>;
  /** Deletes all histories but these. */
  keepOnly(...historyIds: readonly number[]): Promise<void>;
  /** Deletes everything. */
  clear(): Promise<void>;
}

export function createHistory(): History {
  let connection: Promise<IDBPDatabase<Database>> | null = null;

  const close = (): void => void (connection = null);

  const connect = (): Promise<IDBPDatabase<Database>> => {
    if (!connection) {
      connection = openDatabase(close);
      connection.catch(close);
    }
    return connection;
  };

  /** What the database answers. Rejects if it does not in time. */
  const ask = async <T>(
    question: (database: IDBPDatabase<Database>) => Promise<T>,
    patience: keyof typeof PATIENCE = 'answer',
  ): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE[patience]);
    });
    try {
      return await Promise.race([connect().then(question), late]);
    } finally {
      clearTimeout(timer);
    }
  };

  /** The wanted rounds for reading, and the range of their keys. */
  const rowsOf = (database: IDBPDatabase<Database>, historyId: number, wanted: Wanted) => {
    const { index, prefix } = placeOf(historyId, wanted);
    const { store } = database.transaction('history');
    return { rows: index ? store.index(index) : store, range: rangeOf(...prefix) };
  };

  const drop = (...ranges: IDBKeyRange[]): Promise<void> =>
    ask(async (database) => {
      const { store, done } = database.transaction('history', 'readwrite');
      await Promise.all([...ranges.map((range) => store.delete(range)), done]);
    }, 'delete');

  return {
    async isAvailable() {
      try {
        await ask(() => Promise.resolve());
        return true;
      } catch {
        return false;
      }
    },
    async add(historyId, rounds) {
      for (let first = 0; first < rounds.length; first += PORTION) {
        await ask(async (database) => {
          const { store, done } = database.transaction('history', 'readwrite', { durability: 'strict' });
          const writes = rounds.slice(first, first + PORTION).map((round) =>
            store.put({
              historyId,
              ...rowOf(round),
              ...(round.payout > 0 ? { win: 1 as const } : {}),
            }),
          );
          await Promise.all([...writes, done]);
        });
      }
    },
    count: (historyId, wanted = everything) =>
      ask((database) => {
        const { rows, range } = rowsOf(database, historyId, wanted);
        return rows.count(range);
      }),
    page: (historyId, wanted, skip, size) =>
      ask(async (database) => {
        const rounds: HistoryRound[] = [];
        const { rows, range } = rowsOf(database, historyId, wanted);
        let cursor = await rows.openCursor(range, 'prev');
        if (skip > 0) cursor = (await cursor?.advance(skip)) ?? null;
        while (cursor) {
          rounds.push(rowOf(cursor.value));
          cursor = rounds.length < size ? await cursor.continue() : null;
        }
        return rounds;
      }),
    sample: (historyId, step) =>
      ask(async (database) => {
        const rounds: HistoryRound[] = [];
        const { rows, range } = rowsOf(database, historyId, everything);
        // From the end, so that the latest is among them.
        let cursor = await rows.openCursor(range, 'prev');
        while (cursor) {
          rounds.push(rowOf(cursor.value));
          cursor = await cursor.advance(step);
        }
        return rounds.reverse();
      }),
    async *portions(historyId) {
      let after: IDBKeyRange | null = rangeOf(historyId);
      while (after) {
        const range: IDBKeyRange = after;
        const entries = await ask((database) => database.getAll('history', range, PORTION));
        yield entries.map(rowOf);
        const last = entries.length === PORTION ? entries[PORTION - 1] : undefined;
        after = last ? IDBKeyRange.bound([historyId, last.at, last.id], [historyId, []], true) : null;
      }
    },
    remove: async (historyId) => drop(rangeOf(historyId)),
    async keepOnly(...historyIds) {
      const kept = historyIds.toSorted((one, other) => one - other);
      // The keys before the first, between two, and after the last.
      const ends = [IDBKeyRange.upperBound([kept[0]], true), IDBKeyRange.lowerBound([kept.at(-1), []], true)];
      const gaps = kept.slice(1).map((id, place) => IDBKeyRange.bound([kept[place], []], [id], true, true));
      await drop(...ends, ...gaps);
    },
    clear: () => ask((database) => database.clear('history'), 'delete'),
  };
}
