import { archiveLimits } from '../../../skins/archive/limits';
import { isClutter } from '../../../skins/paths';

/** A file as it was dropped or chosen, with its path from the folder that was. */
export interface DroppedFile {
  readonly path: string;
  readonly content: Blob;
}

/** Stops the reading of a drop. Its message is a sentence for the artist. */
export class DropRefusal extends Error {}

/** How deep folders may lie in each other: a skin has three. */
const DEEPEST = 8;

/** What was dropped, while the drop is handled: a browser forgets its entries right after. */
export const entriesOf = ({ items }: DataTransfer): FileSystemEntry[] =>
  [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);

/**
 * All files that were dropped and those in dropped folders, without clutter of operating systems. No file is read yet.
 *
 * @throws {DropRefusal} where there are more files than a skin can have, without looking at the rest
 */
export async function filesInEntries(entries: readonly FileSystemEntry[]): Promise<DroppedFile[]> {
  const files: DroppedFile[] = [];
  const add = async (entry: FileSystemEntry, depth: number): Promise<void> => {
    const path = entry.fullPath.replace(/^\//, '');
    if (isClutter(path)) return;
    if (isFile(entry)) {
      files.push({ path, content: await fileOf(entry) });
      assertFew(files.length);
    } else if (isFolder(entry)) {
      if (depth > DEEPEST)
        throw new DropRefusal(
          'The folder is too deep to be a skin: drop the folder that holds the pictures.',
        );
      for await (const inner of entriesIn(entry)) await add(inner, depth + 1);
    }
  };
  for (const entry of entries) await add(entry, 0);
  return files;
}

/**
 * The files that were chosen in a dialog, without clutter of operating systems. None is read yet.
 *
 * @throws {DropRefusal} where there are more than a skin can have
 */
export function chosenFiles(list: Iterable<File>): DroppedFile[] {
  const files = [...list]
    .map((content) => ({ path: content.webkitRelativePath || content.name, content }))
    .filter(({ path }) => !isClutter(path));
  assertFew(files.length);
  return files;
}

function assertFew(count: number): void {
  if (count <= archiveLimits.files) return;
  throw new DropRefusal(
    `These are more than ${archiveLimits.files} files: drop only the pictures, or the folder that holds them.`,
  );
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A browser lists a folder in portions, the last of which is empty. */
async function* entriesIn(folder: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
  const reader = folder.createReader();
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (portion.length === 0) return;
    yield* portion;
  }
}
