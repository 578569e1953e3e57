import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Bet, Coins } from '../../engine/coins';

/** A finished round as the history keeps it: small, since there are many thousands. */
export interface HistoryRound {
  readonly id: number;
  /** When it was settled, in milliseconds since 1970. */
  readonly at: number;
  readonly bet: Bet;
  readonly payout: Coins;
  /** The coins after it. */
  readonly balance: Coins;
  /** As `encodeGrid` writes it. */
  readonly grid: string;
}

/** Which rounds are wanted. */
export type Which = 'all' | 'wins';

/** A round in the database. `book` is the database's name of `historyId`. Only wins have the field of their index. */
interface Entry extends HistoryRound {
  readonly book: number;
  readonly win?: 1;
}

interface Database extends DBSchema {
  rounds: {
    key: [book: number, at: number, id: number];
    value: Entry;
    indexes: { wins: [book: number, win: number, at: number, id: number] };
  };
}

const NAME = 'lucky-fishing';
/** How many rounds are written or read at once. */
const PORTION = 5_000;

/**
 * How long the database may take to answer, and to delete what may be a million rounds (ms). Safari's may never answer
 * after the page before was left while it wrote (https://github.com/jakearchibald/idb-keyval/issues/180).
 */
const PATIENCE = { answer: 5_000, delete: 30_000 } as const;

/** All keys of a history, or of its wins: an array sorts behind every number. */
const rangeOf = (historyId: number, which: Which): IDBKeyRange =>
  which === 'all'
    ? IDBKeyRange.bound([historyId], [historyId, []])
    : IDBKeyRange.bound([historyId, 1], [historyId, 1, []]);

const roundOf = ({ id, at, bet, payout, balance, grid }: HistoryRound): HistoryRound => ({
  ...{ id, at, bet, payout, balance, grid },
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
  count(historyId: number, which: Which): Promise<number>;
  /** At most `size` rounds, newest first, without the `skip` newest. */
  page(historyId: number, which: Which, skip: number, size: number): Promise<HistoryRound[]>;
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

/** @param onClose called once it is closed, by whatever */
const openDatabase = async (onClose: () => void): Promise<IDBPDatabase<Database>> =>
  openDB<Database>(NAME, 1, {
    upgrade(database) {
      const rounds = database.createObjectStore('rounds', { keyPath: ['book', 'at', 'id'] });
      rounds.createIndex('wins', ['book', 'win', 'at', 'id']);
    },
    // A newer program in another tab wants to change the database.
    blocking(_, __, event) {
      (event.target as IDBDatabase).close();
      onClose();
    },
    // The site's data were cleared.
    terminated: onClose,
  });

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

  /** The rounds for reading, or the index of wins over them. */
  const rowsOf = (database: IDBPDatabase<Database>, which: Which) => {
    const { store } = database.transaction('rounds');
    return which === 'all' ? store : store.index('wins');
  };

  const drop = (...ranges: IDBKeyRange[]): Promise<void> =>
    ask(async (database) => {
      const { store, done } = database.transaction('rounds', 'readwrite');
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
          const { store, done } = database.transaction('rounds', 'readwrite', { durability: 'strict' });
          const writes = rounds.slice(first, first + PORTION).map((round) =>
            store.put({
              book: historyId,
              ...roundOf(round),
              ...(round.payout > 0 ? { win: 1 as const } : {}),
            }),
          );
          await Promise.all([...writes, done]);
        });
      }
    },
    count: (historyId, which) => ask((database) => rowsOf(database, which).count(rangeOf(historyId, which))),
    page: (historyId, which, skip, size) =>
      ask(async (database) => {
        const rounds: HistoryRound[] = [];
        let cursor = await rowsOf(database, which).openCursor(rangeOf(historyId, which), 'prev');
        if (skip > 0) cursor = (await cursor?.advance(skip)) ?? null;
        while (cursor) {
          rounds.push(roundOf(cursor.value));
          cursor = rounds.length < size ? await cursor.continue() : null;
        }
        return rounds;
      }),
    sample: (historyId, step) =>
      ask(async (database) => {
        const rounds: HistoryRound[] = [];
        // From the end, so that the latest is among them.
        let cursor = await rowsOf(database, 'all').openCursor(rangeOf(historyId, 'all'), 'prev');
        while (cursor) {
          rounds.push(roundOf(cursor.value));
          cursor = await cursor.advance(step);
        }
        return rounds.reverse();
      }),
    async *portions(historyId) {
      let after: IDBKeyRange | null = rangeOf(historyId, 'all');
      while (after) {
        const range: IDBKeyRange = after;
        const entries = await ask((database) => database.getAll('rounds', range, PORTION));
        yield entries.map(roundOf);
        const last = entries.length === PORTION ? entries[PORTION - 1] : undefined;
        after = last ? IDBKeyRange.bound([historyId, last.at, last.id], [historyId, []], true) : null;
      }
    },
    remove: async (historyId) => drop(rangeOf(historyId, 'all')),
    async keepOnly(...historyIds) {
      const kept = historyIds.toSorted((one, other) => one - other);
      // The keys before the first, between two, and after the last.
      const ends = [IDBKeyRange.upperBound([kept[0]], true), IDBKeyRange.lowerBound([kept.at(-1), []], true)];
      const gaps = kept.slice(1).map((id, place) => IDBKeyRange.bound([kept[place], []], [id], true, true));
      await drop(...ends, ...gaps);
    },
    clear: () => ask((database) => database.clear('rounds'), 'delete'),
  };
}

/** The history of this device. */
export const history = createHistory();
