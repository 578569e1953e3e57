import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import {
  emptySkin,
  fromStoredFile,
  SkinNotSavedError,
  toStoredFile,
  type CustomSkin,
  type SkinAbout,
  type StoredFile,
} from '../custom-skin';

/** A database of its own, with the name that it was released with: the open skin is saved at each change, and these are not. */
const NAME = 'lucky-fishing-skin-shelf';

/** How many removed skins can be brought back. */
const MAX_REMOVED = 10;

interface SavedAbout extends SkinAbout {
  /** When it was removed (ms since 1970); absent while it isn't. */
  readonly removedAt?: number;
}

interface SavedSkinsDatabase extends DBSchema {
  about: { key: number; value: SavedAbout };
  files: { key: number; value: readonly (StoredFile & { readonly path: string })[] };
}

/** A skin that is not open. */
export interface SavedSkin extends Pick<CustomSkin, 'notes'> {
  readonly id: number;
}

/** The skins that are not open. */
export interface SavedSkinLists {
  /** In the order in which they were first saved. */
  readonly saved: readonly SavedSkin[];
  /** Those that can be brought back, the last one that was removed first. */
  readonly removed: readonly SavedSkin[];
}

export type SavedSkins = ReturnType<typeof createSavedSkins>;

/** Deletes the removed skins that are too many, the oldest first. */
async function deleteOldRemoved(database: IDBPDatabase<SavedSkinsDatabase>): Promise<void> {
  const transaction = database.transaction(['about', 'files'], 'readwrite');
  const about = transaction.objectStore('about');
  const files = transaction.objectStore('files');
  const [ids, all] = await Promise.all([about.getAllKeys(), about.getAll()]);
  const removed = ids
    .map((id, at) => ({ id, removedAt: all[at]?.removedAt ?? Infinity }))
    .filter(({ removedAt }) => removedAt < Infinity)
    .sort((one, other) => other.removedAt - one.removedAt);
  await Promise.all(removed.slice(MAX_REMOVED).flatMap(({ id }) => [about.delete(id), files.delete(id)]));
  await transaction.done;
}

/**
 * Keeps the skins of this browser that are not open in the studio, and the last ones that were removed. All of it rejects with a
 * `SkinNotSavedError`.
 *
 * @param now what time it is (ms since 1970)
 */
export function createSavedSkins(now: () => number = Date.now) {
  const inDatabase = async <T>(
    work: (database: IDBPDatabase<SavedSkinsDatabase>) => Promise<T>,
  ): Promise<T> => {
    try {
      const database = await openDB<SavedSkinsDatabase>(NAME, 1, {
        upgrade(created) {
          created.createObjectStore('about', { autoIncrement: true });
          created.createObjectStore('files');
        },
      });
      return await work(database).finally(() => database.close());
    } catch (cause) {
      const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
      throw new SkinNotSavedError(isFull ? 'quota' : 'unavailable', cause);
    }
  };
  const put = async (
    database: IDBPDatabase<SavedSkinsDatabase>,
    { files, id, ...about }: CustomSkin,
    removedAt?: number,
  ): Promise<number> => {
    const contents = await Promise.all(
      [...files].map(async ([path, file]) => ({ path, ...(await toStoredFile(file)) })),
    );
    const transaction = database.transaction(['about', 'files'], 'readwrite');
    const stored = transaction.objectStore('about');
    const last = (await stored.openKeyCursor(null, 'prev'))?.key ?? 0;
    // By the time, because a setting that comes from another browser must not name another skin here.
    const key = id ?? Math.max(now(), last + 1);
    await Promise.all([
      stored.put(removedAt === undefined ? about : { ...about, removedAt }, key),
      transaction.objectStore('files').put(contents, key),
      transaction.done,
    ]);
    return key;
  };
  /** Changes what is said about a skin; does nothing where another tab has deleted it. */
  const changeAbout = async (
    database: IDBPDatabase<SavedSkinsDatabase>,
    id: number,
    change: (about: SavedAbout) => SavedAbout,
  ): Promise<void> => {
    const transaction = database.transaction('about', 'readwrite');
    const about = await transaction.store.get(id);
    if (about) await transaction.store.put(change(about), id);
    await transaction.done;
  };
  return {
    list: (): Promise<SavedSkinLists> =>
      inDatabase(async (database) => {
        const about = database.transaction('about').store;
        const [ids, all] = await Promise.all([about.getAllKeys(), about.getAll()]);
        const skins = ids.flatMap((id, at) => all.slice(at, at + 1).map((one) => ({ id, ...one })));
        const toSkin = ({ id, notes }: (typeof skins)[number]): SavedSkin => ({ id, notes });
        return {
          saved: skins.filter(({ removedAt }) => removedAt === undefined).map(toSkin),
          removed: skins
            .filter(({ removedAt }) => removedAt !== undefined)
            .sort((one, other) => (other.removedAt ?? 0) - (one.removedAt ?? 0))
            .map(toSkin),
        };
      }),
    /** Saves a copy of a skin: all of it or nothing. Returns its id, the same as before for one that was here before. */
    add: (skin: CustomSkin): Promise<number> => inDatabase((database) => put(database, skin)),
    /** Saves a copy of a skin that is about to be lost among the removed ones. */
    addRemoved: (skin: CustomSkin): Promise<void> =>
      inDatabase(async (database) => {
        const { id: _, ...copy } = skin;
        await put(database, copy, now());
        await deleteOldRemoved(database);
      }),
    /** A skin, which stays saved; undefined where it has been removed or opened. */
    read: (id: number): Promise<CustomSkin | undefined> =>
      inDatabase(async (database) => {
        const transaction = database.transaction(['about', 'files']);
        const [found, contents] = await Promise.all([
          transaction.objectStore('about').get(id),
          transaction.objectStore('files').get(id),
        ]);
        if (!found || found.removedAt !== undefined) return undefined;
        const { removedAt: _, ...about } = found;
        const files = (contents ?? []).map((file) => [file.path, fromStoredFile(file)] as const);
        return { ...emptySkin, ...about, id, files: new Map(files) };
      }),
    /** Removes a skin. It can be brought back until ten others have been removed. */
    remove: (id: number): Promise<void> =>
      inDatabase(async (database) => {
        await changeAbout(database, id, (about) => ({ ...about, removedAt: now() }));
        await deleteOldRemoved(database);
      }),
    /** Brings a removed skin back. */
    bringBack: (id: number): Promise<void> =>
      inDatabase((database) =>
        changeAbout(database, id, (removed) => {
          const { removedAt: _, ...about } = removed;
          return about;
        }),
      ),
    /** Deletes a skin that is saved elsewhere now. */
    delete: (id: number): Promise<void> =>
      inDatabase(async (database) => {
        const transaction = database.transaction(['about', 'files'], 'readwrite');
        await Promise.all([
          transaction.objectStore('about').delete(id),
          transaction.objectStore('files').delete(id),
          transaction.done,
        ]);
      }),
  };
}

/** The one of this page. */
export const savedSkins = createSavedSkins();
