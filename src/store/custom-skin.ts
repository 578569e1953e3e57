import type { DBSchema, IDBPDatabase } from 'idb';
import type { SkinManifest, SkinNotes } from '../skins/skin-manifest';
import { createConnection, NoDatabaseError } from './connection';

/** The custom skin: what an artist has made in the studio of this browser. `toSkinFiles` makes addresses of its files. */
export interface CustomSkin extends Pick<SkinManifest, 'pixelated' | 'colours' | 'gains'> {
  /** By what it is known among the saved skins (custom-skin/saved-skins.ts); absent for one that was never there. */
  readonly id?: number;
  /** Any of them may still be empty. */
  readonly notes: SkinNotes;
  /** Pictures, sounds and what else belongs to it, by their paths in the skin. */
  readonly files: ReadonlyMap<string, Blob>;
}

export const emptySkin: CustomSkin = {
  notes: { name: '', author: '', licence: '' },
  pixelated: false,
  colours: {},
  gains: {},
  files: new Map(),
};

export const isEmptySkin = ({ files, colours }: CustomSkin): boolean =>
  files.size === 0 && Object.keys(colours).length === 0;

/** Not the history's database, so that nothing here can touch it. */
const NAME = 'lucky-fishing-skin';
/** The key of the one skin. */
const KEY = 'own';

/** What the databases have of a skin, beside its files. */
export type SkinAbout = Omit<CustomSkin, 'files'>;

/** A file as the databases have it: WebKit stores no `Blob` in a private window. */
export interface StoredFile {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** Reads a file that is to be stored, before a transaction: that would end meanwhile. */
export const toStoredFile = async (file: Blob): Promise<StoredFile> => ({
  type: file.type,
  bytes: await file.arrayBuffer(),
});

export const fromStoredFile = ({ type, bytes }: StoredFile): Blob => new Blob([bytes], { type });

interface About extends SkinAbout {
  /** Counts the changes, by all tabs. */
  readonly revision: number;
}

interface SkinDatabase extends DBSchema {
  about: { key: string; value: About };
  files: { key: string; value: StoredFile };
}

type Database = IDBPDatabase<SkinDatabase>;

/** Why a skin isn't saved: storage is full, there is no database, or something else failed. */
export type NotSavedReason = 'quota' | 'unavailable' | 'failed';

/** The skin wasn't saved, and what was saved before is unchanged. */
export class SkinNotSavedError extends Error {
  readonly reason: NotSavedReason;

  constructor(reason: NotSavedReason, cause: unknown) {
    super(`The skin is not saved: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** Nothing was written, because another tab has saved a skin that this page hasn't read. */
export class SkinChangedError extends Error {}

export type CustomSkinStore = ReturnType<typeof createCustomSkinStore>;

/** Null where the browser has no channel between tabs, or refuses it. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/** Saves the one custom skin of this browser, in IndexedDB. */
export function createCustomSkinStore() {
  /** What is saved, as far as this page knows: a write touches only the files that differ. */
  let lastSeen: { readonly files: CustomSkin['files']; readonly revision: number } | undefined;
  /** How often this page has read a skin that another tab saved. A write prepared before that is based on an older one. */
  let externalReads = 0;
  let tabs: BroadcastChannel | null | undefined;
  /** Opened once it is needed. Without it a tab learns of the others when it writes. */
  const otherTabs = (): BroadcastChannel | null => (tabs ??= openChannel());

  const connection = createConnection<SkinDatabase>(NAME, {
    create(database) {
      database.createObjectStore('about');
      database.createObjectStore('files');
    },
    onEnd: () => (lastSeen = undefined),
  });
  const readAll = async (database: Database): Promise<CustomSkin> => {
    const transaction = database.transaction(['about', 'files']);
    const files = transaction.objectStore('files');
    const [about, paths, contents] = await Promise.all([
      transaction.objectStore('about').get(KEY),
      files.getAllKeys(),
      files.getAll(),
    ]);
    const byPath = new Map(
      paths.flatMap((path, at) => {
        const saved = contents[at];
        return saved ? [[path, fromStoredFile(saved)] as const] : [];
      }),
    );
    // One that was saved by an older version lacks what came since.
    const { revision, ...skin }: About = { ...emptySkin, revision: 0, ...about };
    if (lastSeen && lastSeen.revision !== revision) externalReads += 1;
    lastSeen = { files: byPath, revision };
    return { ...skin, files: byPath };
  };

  const writeAll = async (
    database: Database,
    { files, ...about }: CustomSkin,
    base: number,
  ): Promise<void> => {
    const before = lastSeen?.files;
    const gone = before ? [...before.keys()].filter((path) => !files.has(path)) : undefined;
    const changed = [...files].filter(([path, content]) => before?.get(path) !== content);
    const contents = await Promise.all(
      changed.map(async ([path, file]) => [path, await toStoredFile(file)] as const),
    );
    const transaction = database.transaction(['about', 'files'], 'readwrite');
    const stored = transaction.objectStore('files');
    const revision = (await transaction.objectStore('about').get(KEY))?.revision ?? 0;
    if (base !== externalReads || (lastSeen && lastSeen.revision !== revision)) {
      throw new SkinChangedError('Another tab has changed the skin.');
    }
    const writes = [
      ...(gone ? gone.map((path) => stored.delete(path)) : [stored.clear()]),
      ...contents.map(([path, content]) => stored.put(content, path)),
      transaction.objectStore('about').put({ ...about, revision: revision + 1 }, KEY),
    ];
    // Each rejects too if the transaction is aborted, but only `done` says why.
    for (const write of writes) write.catch(() => undefined);
    await transaction.done;
    lastSeen = { files, revision: revision + 1 };
    otherTabs()?.postMessage(null);
  };

  /** Runs reads and writes one after the other, each on what the last one left. */
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const done = last.then(() => connection.use(work));
    const result = done.catch((cause: unknown) => {
      if (cause instanceof SkinChangedError) throw cause;
      if (cause instanceof NoDatabaseError) throw new SkinNotSavedError('unavailable', cause);
      const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
      throw new SkinNotSavedError(isFull ? 'quota' : 'failed', cause);
    });
    last = result.catch(() => undefined);
    return result;
  };
  return {
    /** Calls a listener each time that another tab has saved a skin. */
    onExternalWrite: (listener: () => void): void => otherTabs()?.addEventListener('message', listener),
    /** The skin as it is saved; the empty one before the first. Rejects with a `SkinNotSavedError`. */
    read: (): Promise<CustomSkin> => enqueue(readAll),
    /**
     * Saves a skin in place of the one before: all of it or nothing. Rejects with a `SkinNotSavedError`, and with a
     * `SkinChangedError` where this page has read a skin and another tab has saved one since.
     */
    write: (skin: CustomSkin): Promise<void> => {
      const base = externalReads;
      return enqueue((database) => writeAll(database, skin, base));
    },
  };
}

/** The one of this page. */
export const customSkinStore = createCustomSkinStore();
