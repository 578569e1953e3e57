import { archiveLimits, sentenceAboutFile } from '../../../skins/archive/refusal';
import { extensionOf, isClutter } from '../../../skins/paths';
import { acceptedExtensions } from '../../../skins/rules/accepted-formats';
import type { ImageFile } from '../../../skins/rules/open-image';
import { NoDecoderError } from '../../../skins/rules/pixels';
import { texts } from './texts';

/** A dropped or chosen file. Its path begins with the folder that was dropped or chosen, if any. */
export interface DroppedFile {
  readonly path: string;
  readonly content: Blob;
}

export const endingOf = ({ path }: DroppedFile): string => extensionOf(path).toLowerCase();
export const isPicture = (file: DroppedFile): boolean => acceptedExtensions.picture.includes(endingOf(file));

/** A dropped picture as the rules for images read it. @param name what it takes the place of, if that is known */
export const asImageFile = (file: DroppedFile, name = ''): ImageFile => ({
  name,
  extension: endingOf(file),
  content: file.content,
});

/** What is wrong with a file, as sentences that name it. */
export const sentencesAbout = ({ path }: DroppedFile, problems: readonly string[]): string[] =>
  problems.map((problem) => sentenceAboutFile(path, problem));

/** The same where reading it has thrown an error. */
export const problemsOf = (error: unknown, file: DroppedFile): readonly string[] =>
  error instanceof NoDecoderError ? [texts.noPictures] : sentencesAbout(file, [texts.problems.unreadable]);

/** Stops the reading of a drop. Its message is a sentence for the artist. */
export class DropRefusal extends Error {}

/** How deep folders may be nested: a skin has three levels. */
const MAX_DEPTH = 8;

/**
 * Lists dropped files and those in dropped folders, but not the clutter of operating systems. Reads none of them.
 *
 * @throws {DropRefusal} at the first file beyond those that a skin can have
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
      if (depth > MAX_DEPTH) throw new DropRefusal(texts.problems.deepFolder);
      for await (const inner of entriesIn(entry)) await add(inner, depth + 1);
    }
  };
  for (const entry of entries) await add(entry, 0);
  return files;
}

/**
 * Lists the files that were chosen in a dialog, as `filesInEntries` does.
 *
 * @throws {DropRefusal} if there are more than a skin can have
 */
export function chosenFiles(list: Iterable<File>): DroppedFile[] {
  const files = [...list]
    .map((content) => ({ path: content.webkitRelativePath || content.name, content }))
    .filter(({ path }) => !isClutter(path));
  assertFew(files.length);
  return files;
}

function assertFew(count: number): void {
  if (count > archiveLimits.files) throw new DropRefusal(texts.problems.manyFiles(archiveLimits.files));
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
