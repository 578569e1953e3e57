import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import {
  fromStoredFile,
  SkinNotSavedError,
  toStoredFile,
  type CustomSkin,
  type SkinAbout,
  type StoredFile,
} from '../custom-skin';

/** A database of its own, with the name that it was released with: the open skin is saved at each change, and these are not. */
const NAME = 'lucky-fishing-skin-shelf';

interface SavedSkinsDatabase extends DBSchema {
  about: { key: number; value: SkinAbout };
  files: { key: number; value: readonly (StoredFile & { readonly path: string })[] };
}

/** A skin that is not open. */
export interface SavedSkin extends Pick<CustomSkin, 'notes'> {
  readonly id: number;
}

export type SavedSkins = ReturnType<typeof createSavedSkins>;

/** Keeps the skins of this browser that are not open in the studio. All of it rejects with a `SkinNotSavedError`. */
export function createSavedSkins() {
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
  return {
    /** All of them, in the order in which they were saved. */
    list: (): Promise<SavedSkin[]> =>
      inDatabase(async (database) => {
        const about = database.transaction('about').store;
        const [ids, all] = await Promise.all([about.getAllKeys(), about.getAll()]);
        return ids.flatMap((id, at) => all.slice(at, at + 1).map(({ notes }) => ({ id, notes })));
      }),
    /** Saves a copy of a skin: all of it or nothing. */
    add: ({ files, ...about }: CustomSkin): Promise<void> =>
      inDatabase(async (database) => {
        const contents = await Promise.all(
          [...files].map(async ([path, file]) => ({ path, ...(await toStoredFile(file)) })),
        );
        const transaction = database.transaction(['about', 'files'], 'readwrite');
        const id = await transaction.objectStore('about').add(about);
        await transaction.objectStore('files').add(contents, id);
        await transaction.done;
      }),
    /** A skin, which stays saved; undefined where another tab has removed it. */
    read: (id: number): Promise<CustomSkin | undefined> =>
      inDatabase(async (database) => {
        const transaction = database.transaction(['about', 'files']);
        const [about, contents] = await Promise.all([
          transaction.objectStore('about').get(id),
          transaction.objectStore('files').get(id),
        ]);
        const files = (contents ?? []).map((file) => [file.path, fromStoredFile(file)] as const);
        return about && { ...about, files: new Map(files) };
      }),
    remove: (id: number): Promise<void> =>
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
