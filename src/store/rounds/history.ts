import type { DBSchema, IDBPDatabase } from 'idb';
import { createConnection } from '../connection';
import type { HistoryRound } from '../document/schema';

export type { HistoryRound } from '../document/schema';

export interface Wanted {
  /** Those that paid, or all. */
  readonly which: 'all' | 'wins';
  /** Those of one game, by its id; null for those of all games. */
  readonly game: string | null;
}

const everything: Wanted = { which: 'all', game: null };

interface HistoryDatabase extends DBSchema {
  history: {
    key: [historyId: number, at: number, id: number];
    /** Only wins have the field of their indexes. */
    value: HistoryRound & { readonly historyId: number; readonly win?: 1 };
    indexes: Record<'wins' | 'games' | 'gameWins', IDBValidKey[]>;
  };
}

type Database = IDBPDatabase<HistoryDatabase>;

const PORTION = 5_000;

/**
 * How long the database may take to answer, and to delete what may be a million rounds (ms). Safari's may never answer
 * after the page before was left while it wrote (https://github.com/jakearchibald/idb-keyval/issues/180).
 */
const TIMEOUTS_MS = { answer: 5_000, delete: 30_000 } as const;

/** All keys that begin like this: an array sorts behind every number. */
const rangeOf = (...prefix: IDBValidKey[]): IDBKeyRange => IDBKeyRange.bound(prefix, [...prefix, []]);

/** The wanted rounds for reading, in the index in which they stand together, and the range of their keys in it. */
function rowsOf(database: Database, historyId: number, { which, game }: Wanted) {
  const { store } = database.transaction('history');
  const win = which === 'wins' ? [1] : [];
  if (game !== null) {
    const rows = store.index(which === 'wins' ? 'gameWins' : 'games');
    return { rows, range: rangeOf(historyId, game, ...win) };
  }
  return { rows: which === 'wins' ? store.index('wins') : store, range: rangeOf(historyId, ...win) };
}

const roundIn = ({ game, id, at, bet, payout, balance, seed, spins }: HistoryRound): HistoryRound => ({
  ...{ game, id, at, bet, payout, balance, ...(seed !== undefined && { seed }), spins },
});

export type History = ReturnType<typeof createHistory>;

/**
 * All rounds ever played on this device, in IndexedDB. Each saved game has a history of its own, by its `historyId`.
 * Every method but the first rejects if the browser gives no database, or one that does not answer within seconds.
 */
export function createHistory() {
  const connection = createConnection<HistoryDatabase>('lucky-fishing', {
    create(database) {
      const rows = database.createObjectStore('history', { keyPath: ['historyId', 'at', 'id'] });
      rows.createIndex('wins', ['historyId', 'win', 'at', 'id']);
      rows.createIndex('games', ['historyId', 'game', 'at', 'id']);
      rows.createIndex('gameWins', ['historyId', 'game', 'win', 'at', 'id']);
    },
  });

  /** What the database answers. Rejects if it does not in time. */
  const ask = async <T>(
    question: (database: Database) => Promise<T>,
    timeout: keyof typeof TIMEOUTS_MS = 'answer',
  ): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The database does not answer.')), TIMEOUTS_MS[timeout]);
    });
    try {
      return await Promise.race([connection.use(question), late]);
    } finally {
      clearTimeout(timer);
    }
  };

  const drop = (...ranges: IDBKeyRange[]): Promise<void> =>
    ask(async (database) => {
      const { store, done } = database.transaction('history', 'readwrite');
      await Promise.all([...ranges.map((range) => store.delete(range)), done]);
    }, 'delete');

  return {
    /** Whether this browser gives a database. Never rejects. */
    async isAvailable(): Promise<boolean> {
      try {
        await ask(() => Promise.resolve());
        return true;
      } catch {
        return false;
      }
    },
    /** Writes rounds into a history. A round that it contains already is there once. */
    async add(historyId: number, rounds: readonly HistoryRound[]): Promise<void> {
      for (let first = 0; first < rounds.length; first += PORTION) {
        await ask(async (database) => {
          const { store, done } = database.transaction('history', 'readwrite', { durability: 'strict' });
          const writes = rounds
            .slice(first, first + PORTION)
            .map((round) => store.put({ historyId, ...round, ...(round.payout > 0 && { win: 1 as const }) }));
          await Promise.all([...writes, done]);
        });
      }
    },
    /** How many rounds of a history are wanted, all of them unless said otherwise. */
    count: (historyId: number, wanted = everything): Promise<number> =>
      ask((database) => {
        const { rows, range } = rowsOf(database, historyId, wanted);
        return rows.count(range);
      }),
    /** At most `size` rounds, newest first, without the `skip` newest. */
    page: (historyId: number, wanted: Wanted, skip: number, size: number): Promise<HistoryRound[]> =>
      ask(async (database) => {
        const rounds: HistoryRound[] = [];
        const { rows, range } = rowsOf(database, historyId, wanted);
        let cursor = await rows.openCursor(range, 'prev');
        if (skip > 0) cursor = (await cursor?.advance(skip)) ?? null;
        while (cursor) {
          rounds.push(roundIn(cursor.value));
          cursor = rounds.length < size ? await cursor.continue() : null;
        }
        return rounds;
      }),
    /** Each `step`th round of a history and the latest one, oldest first. */
    sample: (historyId: number, step: number): Promise<HistoryRound[]> =>
      ask(async (database) => {
        const rounds: HistoryRound[] = [];
        // From the end, so that the latest is among them.
        let cursor = await database.transaction('history').store.openCursor(rangeOf(historyId), 'prev');
        while (cursor) {
          rounds.push(roundIn(cursor.value));
          cursor = await cursor.advance(step);
        }
        return rounds.reverse();
      }),
    /** A whole history, oldest first, in portions. */
    async *portions(historyId: number): AsyncGenerator<HistoryRound[]> {
      let after: IDBKeyRange | null = rangeOf(historyId);
      while (after) {
        const range: IDBKeyRange = after;
        const entries = await ask((database) => database.getAll('history', range, PORTION));
        yield entries.map(roundIn);
        const last = entries.length === PORTION ? entries[PORTION - 1] : undefined;
        after = last ? IDBKeyRange.bound([historyId, last.at, last.id], [historyId, []], true) : null;
      }
    },
    remove: async (historyId: number): Promise<void> => drop(rangeOf(historyId)),
    /** Deletes all histories but these. */
    async keepOnly(...historyIds: readonly number[]): Promise<void> {
      const kept = historyIds.toSorted((one, other) => one - other);
      // The keys before the first, between two, and after the last.
      const ends = [IDBKeyRange.upperBound([kept[0]], true), IDBKeyRange.lowerBound([kept.at(-1), []], true)];
      const gaps = kept.slice(1).map((id, place) => IDBKeyRange.bound([kept[place], []], [id], true, true));
      await drop(...ends, ...gaps);
    },
  };
}
