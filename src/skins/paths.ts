/** Paths within `assets` or a skin: written with slashes on every system, never beginning with one. */

export const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** All of a path before its last slash; empty where there is none. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The ending of a file with its dot, as it is written; empty where there is none, as in `.png`. */
export function extensionOf(path: string): string {
  const file = fileOf(path);
  const dot = file.lastIndexOf('.');
  return dot > 0 ? file.slice(dot) : '';
}

/** A path without the ending of its file: in a skin, that of `fish.win.png` is the slot `fish.win`. */
export const nameOf = (path: string): string => path.slice(0, path.length - extensionOf(path).length);

const SOURCES = 'sources/';

/**
 * Where a skin keeps the file of which the one in a slot was made. Nothing shows or plays it.
 *
 * @param extension that of the artist's file, or `.json` for how it was adjusted
 */
export const sourcePath = (slot: string, extension: string): string => SOURCES + slot + extension;

/** Whether a file at the root of a skin is for people: a licence, a text about it. */
export const isDocFile = (path: string): boolean => /^(README|LICEN[CS]E|CREDITS)(\.(md|txt))?$/i.test(path);

export const isSource = (path: string): boolean => path.startsWith(SOURCES);

/** The slot of which a file is the source. */
export const slotOfSource = (path: string): string => nameOf(path.slice(SOURCES.length));

/** The file of which the one in a slot was made, and how it was adjusted. */
export function sourceIn<T>(
  files: ReadonlyMap<string, T>,
  slot: string,
): { file?: readonly [string, T]; adjustment?: T } {
  const adjusted = sourcePath(slot, '.json');
  const file = [...files].find(
    ([path]) => isSource(path) && slotOfSource(path) === slot && path !== adjusted,
  );
  const adjustment = files.get(adjusted);
  return { ...(file && { file }), ...(adjustment !== undefined && { adjustment }) };
}

/** What operating systems and engines of games (Godot, Unity) put into folders and archives, in any capitals. */
const CLUTTER =
  /^(\..*|__MACOSX|(eh)?thumbs\.db|desktop\.ini|Icon\r|~\$.*|\$RECYCLE\.BIN|@eaDir|System Volume Information|.*\.(import|meta))$/i;

/** Whether a path leads to something that a program has put there, not the artist. */
export const isClutter = (path: string): boolean => path.split('/').some((part) => CLUTTER.test(part));

/** What is left of a name without its capitals, accents and what stands between its words: `Lucky Fishing` is `luckyfishing`. */
export const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[-_.\s\p{M}]/gu, '');

/**
 * Takes off the folders around all files, as they have that were dropped or packed as a whole, up to one of the `rootFolders`
 * that has none of them in it.
 */
export function withoutTopFolder<T>(
  files: readonly (readonly [path: string, content: T])[],
  rootFolders: readonly string[],
): (readonly [path: string, content: T])[] {
  const topOf = (path: string): string => path.slice(0, path.indexOf('/') + 1);
  const isRoot = (folder: string): boolean =>
    rootFolders.some((root) => keyOf(root) === keyOf(folder.slice(0, -1)));
  const [top = '', ...others] = new Set(files.map(([path]) => topOf(path)));
  if (top === '' || others.length > 0) return [...files];
  const inside = files.map(([path, content]) => [path.slice(top.length), content] as const);
  if (isRoot(top) && !inside.some(([path]) => isRoot(topOf(path)))) return [...files];
  return withoutTopFolder(inside, rootFolders);
}
