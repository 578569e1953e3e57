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

export const nameOf = (path: string): string => path.slice(0, path.length - extensionOf(path).length);

/** What operating systems put into folders and archives. */
const CLUTTER = /^(\..*|__MACOSX|Thumbs\.db|desktop\.ini)$/;

/** Whether a path leads to something that an operating system has put there, not the artist. */
export const isClutter = (path: string): boolean => path.split('/').some((part) => CLUTTER.test(part));

/**
 * Takes off the folder around all files, as one has that was dropped or packed as a whole, unless it is one of the
 * `rootFolders` of a skin.
 */
export function withoutTopFolder<T>(
  files: readonly (readonly [path: string, content: T])[],
  rootFolders: readonly string[],
): (readonly [path: string, content: T])[] {
  const [top = '', ...others] = new Set(files.map(([path]) => path.slice(0, path.indexOf('/') + 1)));
  if (top === '' || others.length > 0 || rootFolders.includes(top.slice(0, -1))) return [...files];
  return files.map(([path, content]) => [path.slice(top.length), content]);
}
