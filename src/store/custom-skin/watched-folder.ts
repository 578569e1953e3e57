import { openDB, type DBSchema } from 'idb';

/** A database of its own: a handle of a folder is nothing that a skin has. */
const NAME = 'lucky-fishing-watched-folder';
/** The key of the one folder. */
const KEY = 'last';

/** The folder that the studio watched last. */
export interface WatchedFolder {
  readonly folder: FileSystemDirectoryHandle;
  /** When and how large each of its files was when it was last taken, by the path in the folder. */
  readonly seen: ReadonlyMap<string, string>;
}

interface FolderDatabase extends DBSchema {
  folders: { key: string; value: WatchedFolder };
}

const open = () =>
  openDB<FolderDatabase>(NAME, 1, { upgrade: (created) => void created.createObjectStore('folders') });

/** Remembers which folder is watched, for the next visit. Both reject where the browser has no database. */
export const watchedFolder = {
  async read(): Promise<WatchedFolder | undefined> {
    const database = await open();
    return database.get('folders', KEY).finally(() => database.close());
  },
  async write(watched: WatchedFolder): Promise<void> {
    const database = await open();
    await database.put('folders', watched, KEY).finally(() => database.close());
  },
};
