import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';
import type { Coins } from '../../engine/coins';
import { VERSION_1_GAME } from '../document/version-1';

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

/** A round in version 1 of the database, which knew one game and one grid a round. */
interface Version1Entry extends Omit<HistoryRound, 'game' | 'spins'> {
  readonly book: number;
  readonly grid: string;
  readonly win?: 1;
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
 * Opens the database, and makes it what this program needs. Rejects if the browser gives none.
 *
 * @param onMigrate called before the rows of an older version are taken over: that may take long
 * @param onClose called once it is closed, by whatever
 */
export const openDatabase = async (
  onMigrate: () => void,
  onClose: () => void,
): Promise<IDBPDatabase<Database>> =>
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
