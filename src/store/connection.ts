import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The browser gives no database. */
export class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError';
}

interface ConnectionOptions<Schema extends DBSchema> {
  /** Makes the stores of a new database. */
  readonly create: (database: IDBPDatabase<Schema>) => void;
  /** Called when the connection has ended or couldn't be opened: what was known of the database may be gone. */
  readonly onEnd?: () => void;
}

/** A connection to a database of this browser, opened when it is first needed, and again when it is needed after its end. */
export function createConnection<Schema extends DBSchema>(
  name: string,
  { create, onEnd }: ConnectionOptions<Schema>,
) {
  type Database = IDBPDatabase<Schema>;
  let opening: Promise<Database> | null = null;

  const end = (): void => {
    opening = null;
    onEnd?.();
  };

  const open = async (): Promise<Database> => {
    try {
      opening ??= openDB<Schema>(name, 1, {
        upgrade: create,
        // A newer program in another tab wants to change the database.
        blocking(_, __, event) {
          (event.target as IDBDatabase).close();
          end();
        },
        // The site's data were cleared.
        terminated: end,
      });
      return await opening;
    } catch (cause) {
      end();
      throw new NoDatabaseError('The browser gives no database.', { cause });
    }
  };

  return {
    /**
     * Does work with the database. If that fails, once more with a new connection: browsers lose some without saying so, Safari
     * those of a page that was in the background. Rejects with a `NoDatabaseError`, or as the work does.
     */
    async use<T>(work: (database: Database) => Promise<T>): Promise<T> {
      const first = await open();
      try {
        return await work(first);
      } catch {
        first.close();
        opening = null;
        return work(await open());
      }
    },
  };
}
