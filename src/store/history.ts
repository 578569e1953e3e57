import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Bet, Coins } from '../game/coins';

/** A finished round as the history keeps it. Of many thousands, each is small. */
export interface HistoryRound {
  readonly id: number;
  /** When it was settled, in milliseconds since 1970. */
  readonly at: number;
  readonly bet: Bet;
  readonly payout: Coins;
  /** The coins after it. */
  readonly balance: Coins;
  /** As `gridText` has it. */
  readonly grid: string;
}

/** Which rounds are asked for. */
export type Which = 'all' | 'wins';

/** As it lies in the database. Only a win has the field that the index of wins is made of. */
interface Entry extends HistoryRound {
  readonly book: number;
  readonly win?: 1;
}

interface Shelf extends DBSchema {
  rounds: {
    key: [book: number, at: number, id: number];
    value: Entry;
    indexes: { wins: [book: number, win: number, at: number, id: number] };
  };
}

const NAME = 'lucky-fishing';
/** How many rounds are written or read at once. */
const PORTION = 5_000;

/** All keys of a book, or of its wins: an array sorts behind every number. */
const rangeOf = (book: number, which: Which): IDBKeyRange =>
  which === 'all' ? IDBKeyRange.bound([book], [book, []]) : IDBKeyRange.bound([book, 1], [book, 1, []]);

const roundOf = ({ id, at, bet, payout, balance, grid }: HistoryRound): HistoryRound => ({
  ...{ id, at, bet, payout, balance, grid },
});

/**
 * Every round ever played on this device, in IndexedDB, which holds many more than the saved game could. The rounds of
 * one saved game are a book: another game is another book, and one write of the saved game changes over to it.
 * All of it rejects where the browser gives no database.
 */
export interface History {
  /** Writes rounds into a book. One that is there already stays once. */
  add(book: number, rounds: readonly HistoryRound[]): Promise<void>;
  count(book: number, which: Which): Promise<number>;
  /** So many rounds at most, newest first, after skipping some of the newest. */
  page(book: number, which: Which, skip: number, size: number): Promise<HistoryRound[]>;
  /** Each `step`th round of a book and the latest one, oldest first. */
  sample(book: number, step: number): Promise<HistoryRound[]>;
  /** A whole book, oldest first, in portions. */
  portions(book: number): AsyncIterable<HistoryRound[]>;
  /** Removes a book. */
  remove(book: number): Promise<void>;
  /** Removes all books but one. */
  keepOnly(book: number): Promise<void>;
  /** Removes everything. */
  clear(): Promise<void>;
}

export function createHistory(): History {
  let opened: Promise<IDBPDatabase<Shelf>> | null = null;

  const shelf = (): Promise<IDBPDatabase<Shelf>> => {
    const close = (): void => void (opened = null);
    opened ??= openDB<Shelf>(NAME, 1, {
      upgrade(database) {
        const rounds = database.createObjectStore('rounds', { keyPath: ['book', 'at', 'id'] });
        rounds.createIndex('wins', ['book', 'win', 'at', 'id']);
      },
      // A newer program in another tab wants to change the database.
      blocking(_, __, event) {
        (event.target as IDBDatabase).close();
        close();
      },
      // The site's data were cleared.
      terminated: close,
    });
    opened.catch(close);
    return opened;
  };

  /** The rounds, to be looked at, or the index of wins over them. */
  const look = async (which: Which) => {
    const { store } = (await shelf()).transaction('rounds');
    return which === 'all' ? store : store.index('wins');
  };

  const drop = async (...ranges: IDBKeyRange[]): Promise<void> => {
    const { store, done } = (await shelf()).transaction('rounds', 'readwrite');
    await Promise.all([...ranges.map((range) => store.delete(range)), done]);
  };

  return {
    async add(book, rounds) {
      for (let first = 0; first < rounds.length; first += PORTION) {
        const { store, done } = (await shelf()).transaction('rounds', 'readwrite', { durability: 'strict' });
        const writes = rounds
          .slice(first, first + PORTION)
          .map((round) =>
            store.put({ book, ...roundOf(round), ...(round.payout > 0 ? { win: 1 as const } : {}) }),
          );
        await Promise.all([...writes, done]);
      }
    },
    async count(book, which) {
      return (await look(which)).count(rangeOf(book, which));
    },
    async page(book, which, skip, size) {
      const rounds: HistoryRound[] = [];
      let cursor = await (await look(which)).openCursor(rangeOf(book, which), 'prev');
      if (skip > 0) cursor = (await cursor?.advance(skip)) ?? null;
      while (cursor) {
        rounds.push(roundOf(cursor.value));
        cursor = rounds.length < size ? await cursor.continue() : null;
      }
      return rounds;
    },
    async sample(book, step) {
      const rounds: HistoryRound[] = [];
      // From the end, so that the latest is among them.
      let cursor = await (await look('all')).openCursor(rangeOf(book, 'all'), 'prev');
      while (cursor) {
        rounds.push(roundOf(cursor.value));
        cursor = await cursor.advance(step);
      }
      return rounds.reverse();
    },
    async *portions(book) {
      let after: IDBKeyRange | null = rangeOf(book, 'all');
      while (after) {
        const entries: Entry[] = await (await shelf()).getAll('rounds', after, PORTION);
        yield entries.map(roundOf);
        const last = entries.length === PORTION ? entries[PORTION - 1] : undefined;
        after = last ? IDBKeyRange.bound([book, last.at, last.id], [book, []], true) : null;
      }
    },
    remove: (book) => drop(rangeOf(book, 'all')),
    keepOnly: (book) => drop(IDBKeyRange.upperBound([book], true), IDBKeyRange.lowerBound([book, []], true)),
    async clear() {
      await (await shelf()).clear('rounds');
    },
  };
}

/** The history of this device. */
export const history = createHistory();
