import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';
import type { Coins } from '../../engine/coins';
import { VERSION_1_GAME } from '../document/version-1';

/** A finished round as the history keeps it: small, since there are many thousands. */
export interface HistoryRound {
  /** The game's id. */
  readonly game: string;
  readonly id: number;
  /** When it was settled, in milliseconds since 1970. */
  readonly at: number;
  /** Coins. */
  readonly bet: number;
  readonly payout: Coins;
  /** The coins after it. */
  readonly balance: Coins;
  /** The grids of its spins, each as `encodeGrid` writes it. */
  readonly spins: readonly string[];
}

/** Which rounds are wanted. */
export interface Wanted {
  /** Those that paid, or all. */
  readonly which: 'all' | 'wins';
  /** Those of one game, by its id; null for those of all games. */
  readonly game: string | null;
}

/** A round in the database. Only wins have the field of their indexes. */
interface Entry extends HistoryRound {
  readonly historyId: number;
  readonly win?: 1;
}

type Index = 'wins' | 'games' | 'gameWins';

interface Database extends DBSchema {
  history: {
    key: [historyId: number, at: number, id: number];
    value: Entry;
    indexes: Record<Index, IDBValidKey[]>;
  };
}

/** A round in version 1 of the database, which knew one game and one grid a round. */
interface Version1Entry extends Omit<HistoryRound, 'game' | 'spins'> {
  readonly book: number;
  readonly grid: string;
  readonly win?: 1;
}

const everything: Wanted = { which: 'all', game: null };

const NAME = 'lucky-fishing';
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

const roundOf = ({ game, id, at, bet, payout, balance, spins }: HistoryRound): HistoryRound => ({
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

/** Takes over every row of version 1. Where one cannot be read the browser takes the whole upgrade back. */
function takeOverVersion1(database: IDBDatabase, transaction: IDBTransaction): void {
  const rows = transaction.objectStore('history');
  const request = transaction.objectStore('rounds').openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) {
      database.deleteObjectStore('rounds');
      return;
    }
    const { book, grid, ...same } = cursor.value as Version1Entry;
    rows.add({ ...same, historyId: book, game: VERSION_1_GAME, spins: [grid] });
    cursor.continue();
  };
}

/**
 * @param onMigrate called before the rows of an older version are taken over: that may take long
 * @param onClose called once it is closed, by whatever
 */
const openDatabase = async (onMigrate: () => void, onClose: () => void): Promise<IDBPDatabase<Database>> =>
  openDB<Database>(NAME, 2, {
    upgrade(database, version, _, transaction) {
      const rows = database.createObjectStore('history', { keyPath: ['historyId', 'at', 'id'] });
      rows.createIndex('wins', ['historyId', 'win', 'at', 'id']);
      rows.createIndex('games', ['historyId', 'game', 'at', 'id']);
      rows.createIndex('gameWins', ['historyId', 'game', 'win', 'at', 'id']);
      // Where it fails, opening the database does: nobody waits for this.
      transaction.done.catch(() => undefined);
      if (version !== 1) return;
      onMigrate();
      takeOverVersion1(unwrap(database), unwrap(transaction));
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
  let isMigrating = false;

  const close = (): void => void (connection = null);

  const connect = (): Promise<IDBPDatabase<Database>> => {
    if (!connection) {
      connection = openDatabase(() => (isMigrating = true), close);
      connection.catch(close).finally(() => (isMigrating = false));
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
      const giveUp = (): void => {
        if (isMigrating) timer = setTimeout(giveUp, PATIENCE[patience]);
        else reject(new Error('The database does not answer.'));
      };
      timer = setTimeout(giveUp, PATIENCE[patience]);
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
              ...roundOf(round),
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
          rounds.push(roundOf(cursor.value));
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
          rounds.push(roundOf(cursor.value));
          cursor = await cursor.advance(step);
        }
        return rounds.reverse();
      }),
    async *portions(historyId) {
      let after: IDBKeyRange | null = rangeOf(historyId);
      while (after) {
        const range: IDBKeyRange = after;
        const entries = await ask((database) => database.getAll('history', range, PORTION));
        yield entries.map(roundOf);
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

/** The history of this device. */
export const history = createHistory();
