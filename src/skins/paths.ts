/** Paths within `assets` or a skin: written with slashes on every system, never beginning with one. */

/** The last part of a path. */
export const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** All of a path before its last slash; empty where there is none. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The ending of a file with its dot, as it is written; empty where there is none, as in `.png`. */
export function extensionOf(path: string): string {
  const file = fileOf(path);
  const dot = file.lastIndexOf('.');
  return dot > 0 ? file.slice(dot) : '';
}

/** A path without the ending of its file. */
export const nameOf = (path: string): string => path.slice(0, path.length - extensionOf(path).length);
