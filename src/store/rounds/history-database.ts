import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Coins } from '../../engine/coins';

const NAME = 'lucky-fishing';

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

/** A round in the database. Only wins have the field of their indexes. */
interface Entry extends HistoryRound {
  readonly historyId: number;
  readonly win?: 1;
}

/** The indexes over the rounds. */
export type Index = 'wins' | 'games' | 'gameWins';

export interface Database extends DBSchema {
  history: {
    key: [historyId: number, at: number, id: number];
    value: Entry;
    indexes: Record<Index, IDBValidKey[]>;
  };
}

/**
 * Opens the database, and makes it where there is none. Rejects if the browser refuses.
 *
 * @param onClose called once it is closed, by whatever
 */
export const openDatabase = (onClose: () => void): Promise<IDBPDatabase<Database>> =>
  openDB<Database>(NAME, 1, {
    upgrade(database) {
      const rows = database.createObjectStore('history', { keyPath: ['historyId', 'at', 'id'] });
      rows.createIndex('wins', ['historyId', 'win', 'at', 'id']);
      rows.createIndex('games', ['historyId', 'game', 'at', 'id']);
      rows.createIndex('gameWins', ['historyId', 'game', 'win', 'at', 'id']);
    },
    // A newer program in another tab wants to change the database.
    blocking(_, __, event) {
      (event.target as IDBDatabase).close();
      onClose();
    },
    // The site's data were cleared.
    terminated: onClose,
  });
