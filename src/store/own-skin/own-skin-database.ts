import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import mitt, { type Emitter } from 'mitt';
import { emptySkin, type OwnSkin } from './own-skin';

/** A database of its own: a player's history is never touched by it. */
const NAME = 'lucky-fishing-skin';
/** The key of the only skin. */
const OWN = 'own';

interface Database extends DBSchema {
  about: { key: string; value: Omit<OwnSkin, 'files'> };
  files: { key: string; value: Blob };
}

/** Why a skin is not kept: no space is left, the browser gives no database, or something else went wrong. */
export type NotKeptReason = 'quota' | 'unavailable' | 'failed';

/** What was kept before is as it was. */
export class SkinNotKeptError extends Error {
  readonly reason: NotKeptReason;

  constructor(reason: NotKeptReason, cause: unknown) {
    super(`The skin is not kept: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** Keeps the one skin of this browser's artist. */
export interface OwnSkinStore {
  /** Tells of each skin that was kept. */
  readonly events: Emitter<{ ownSkinKept: OwnSkin }>;
  /** The skin as it is kept; the empty one before the first. Rejects with a `SkinNotKeptError`. */
  readonly read: () => Promise<OwnSkin>;
  /** Keeps a skin in place of the one before: all of it or nothing. Rejects with a `SkinNotKeptError`. */
  readonly write: (skin: OwnSkin) => Promise<void>;
}

export function createOwnSkinStore(): OwnSkinStore {
  const events = mitt<{ ownSkinKept: OwnSkin }>();
  let opening: Promise<IDBPDatabase<Database>> | undefined;
  /** As this page knows them: a write touches only the files that differ. */
  let known: OwnSkin['files'] | undefined;

  const forget = (): void => {
    opening = undefined;
    known = undefined;
  };
  const open = async (): Promise<IDBPDatabase<Database>> => {
    try {
      opening ??= openDB<Database>(NAME, 1, {
        upgrade(database) {
          database.createObjectStore('about');
          database.createObjectStore('files');
        },
        // A newer program in another tab wants to change the database.
        blocking(_, __, event) {
          (event.target as IDBDatabase).close();
          forget();
        },
        // The site's data were cleared.
        terminated: forget,
      });
      return await opening;
    } catch (cause) {
      forget();
      throw new SkinNotKeptError('unavailable', cause);
    }
  };

  const readAll = async (): Promise<OwnSkin> => {
    const transaction = (await open()).transaction(['about', 'files']);
    const files = transaction.objectStore('files');
    const [about, paths, contents] = await Promise.all([
      transaction.objectStore('about').get(OWN),
      files.getAllKeys(),
      files.getAll(),
    ]);
    const byPath = new Map(
      paths.flatMap((path, at) => (contents[at] ? [[path, contents[at]] as const] : [])),
    );
    known = byPath;
    return { ...(about ?? emptySkin), files: byPath };
  };

  const writeAll = async ({ files, ...about }: OwnSkin): Promise<void> => {
    const transaction = (await open()).transaction(['about', 'files'], 'readwrite');
    const stored = transaction.objectStore('files');
    const before = known;
    const gone = before ? [...before.keys()].filter((path) => !files.has(path)) : undefined;
    const changed = [...files].filter(([path, content]) => before?.get(path) !== content);
    const writes = [
      ...(gone ? gone.map((path) => stored.delete(path)) : [stored.clear()]),
      ...changed.map(([path, content]) => stored.put(content, path)),
      transaction.objectStore('about').put(about, OWN),
    ];
    // Each says only that all were taken back; the transaction knows why.
    for (const write of writes) write.catch(() => undefined);
    await transaction.done;
    known = files;
  };

  /** One after the other, so that each begins with what the one before has left. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work).catch((cause: unknown) => {
      throw cause instanceof SkinNotKeptError ? cause : new SkinNotKeptError(reasonOf(cause), cause);
    });
    last = result.catch(() => undefined);
    return result;
  };
  return {
    events,
    read: () => inTurn(readAll),
    write: async (skin) => {
      await inTurn(() => writeAll(skin));
      events.emit('ownSkinKept', skin);
    },
  };
}

const reasonOf = (cause: unknown): NotKeptReason =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'quota' : 'failed';
