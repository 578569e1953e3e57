import { archiveLimits } from '../../../skins/archive/refusal';
import { extensionOf, isClutter } from '../../../skins/paths';
import { allAcceptedExtensions } from '../../../skins/rules/accepted-formats';
import { DropRefusal, type DroppedFile } from '../reading/dropped-files';
import { texts } from '../reading/texts';
import { observeFolder } from './file-system';

/** For how long a file must not have changed before it is read (ms): programs save piece by piece. */
const STABLE_MS = 120;
/** How often the files are looked at to see whether they have come to rest. */
const MAX_LOOKS = 25;
/** How often they are looked at where the browser doesn't report changes (ms). */
const POLL_MS = 1_000;
/** How deep folders may be nested: a skin has three levels. */
const MAX_DEPTH = 8;

type Listing = ReadonlyMap<string, File>;

/** Another one after each save. */
const stampOf = ({ lastModified, size }: File): string => `${lastModified} ${size}`;

interface Watch {
  /** The stamps of files that need not be taken. */
  readonly seen: ReadonlyMap<string, string>;
  /**
   * Takes files that were saved. Nothing else is taken before it is done.
   *
   * @param all all files in the folder
   * @param seen what has been taken by now, these files among them
   */
  readonly onSaved: (
    saved: readonly DroppedFile[],
    all: readonly DroppedFile[],
    seen: ReadonlyMap<string, string>,
  ) => Promise<void>;
  /** Called once the folder can't be watched any more. */
  readonly onLost: (error: unknown) => void;
}

/**
 * Reports each file in a folder that the studio can use, once now and again whenever it is saved. What is only half written is
 * waited for. Returns what ends it.
 */
export function watchFolder(folder: FileSystemDirectoryHandle, { seen, onSaved, onLost }: Watch): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const known = new Map(seen);
  let isLooking = false;
  let isAskedAgain = false;

  const changedIn = (files: Listing): [string, File][] =>
    [...files].filter(([path, file]) => known.get(path) !== stampOf(file));
  /** The files that have changed, all of them in the end, as soon as they have come to rest. */
  const savedFiles = async (): Promise<{ files: Listing; saved: [string, File][] }> => {
    let files = await filesIn(folder);
    let saved: [string, File][] = [];
    for (let looks = 0; looks < MAX_LOOKS && changedIn(files).length > 0; looks++) {
      const before = files;
      await pause(STABLE_MS);
      files = await filesIn(folder);
      const changed = changedIn(files);
      saved = changed.filter(([path, file]) => {
        const earlier = before.get(path);
        return earlier && stampOf(earlier) === stampOf(file);
      });
      if (saved.length === changed.length) break;
    }
    return { files, saved };
  };
  const take = async (): Promise<void> => {
    const { files, saved } = await savedFiles();
    const read: DroppedFile[] = [];
    for (const [path, file] of saved) {
      const content = await copyOf(file);
      if (!content) continue;
      read.push({ path: `${folder.name}/${path}`, content });
      known.set(path, stampOf(file));
    }
    // What was still being written, and what another program has locked.
    if (changedIn(files).length > 0) setTimeout(() => void look(), POLL_MS);
    if (read.length === 0 || signal.aborted) return;
    const all = [...files].map(([path, content]) => ({ path: `${folder.name}/${path}`, content }));
    await onSaved(read, all, known);
  };
  const look = async (): Promise<void> => {
    isAskedAgain = true;
    if (isLooking) return;
    isLooking = true;
    try {
      while (isAskedAgain && !signal.aborted) {
        isAskedAgain = false;
        await take();
      }
    } catch (error) {
      if (!signal.aborted) onLost(error);
      ended.abort();
    } finally {
      isLooking = false;
    }
  };
  const begin = async (): Promise<void> => {
    const stop = await observeFolder(folder, () => void look());
    const polling = stop
      ? undefined
      : setInterval(() => {
          if (document.visibilityState === 'visible') void look();
        }, POLL_MS);
    const end = (): void => {
      stop?.();
      clearInterval(polling);
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  };
  window.addEventListener('focus', () => void look(), { signal });
  void begin();
  void look();
  return () => ended.abort();
}

/**
 * The files in a folder that the studio can use, by their paths in it, without those that have nothing in them yet.
 *
 * @throws {DropRefusal} if there are more than a skin can have
 */
async function filesIn(folder: FileSystemDirectoryHandle, path = '', depth = 0): Promise<Listing> {
  const files = new Map<string, File>();
  if (depth > MAX_DEPTH) throw new DropRefusal(texts.problems.deepFolder);
  for await (const entry of folder.values()) {
    const name = path + entry.name;
    if (isClutter(entry.name)) continue;
    if (entry.kind === 'directory') {
      for (const [inner, file] of await filesIn(entry, `${name}/`, depth + 1)) files.set(inner, file);
    } else if (allAcceptedExtensions.includes(extensionOf(name).toLowerCase())) {
      const file = await fileOf(entry);
      if (file && file.size > 0) files.set(name, file);
    }
    if (files.size > archiveLimits.files)
      throw new DropRefusal(texts.problems.manyFiles(archiveLimits.files));
  }
  return files;
}

/** Undefined where it has just gone, as when a program replaces it by a new one. */
const fileOf = (entry: FileSystemFileHandle): Promise<File | undefined> =>
  entry.getFile().catch(() => undefined);

/** A copy that stays as it is; undefined where it can't be read now. */
async function copyOf(file: File): Promise<File | undefined> {
  // What is too large for a skin is refused without being read.
  if (file.size > archiveLimits.unpacked) return file;
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes && new File([bytes], file.name, { type: file.type });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
