/** How a file of each kind begins, at which byte. Without those that no artist would take for an image. */
const BEGINNINGS = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['bmp', 0, 'BM'],
  ['psd', 0, '8BPS'],
  ['pdf', 0, '%PDF'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['avif', 4, 'ftypavif'],
  ['heic', 4, 'ftyphei'],
  ['zip', 0, 'PK\x03\x04'],
] as const;

export type FileKind = (typeof BEGINNINGS)[number][0] | 'svg';

/** How far into a file an SVG may begin, after declarations and comments (bytes). */
const HEAD = 4096;

/** What a file is by its first bytes, whatever its name says; undefined where that is unknown. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const head = asLatin1(bytes.subarray(0, HEAD));
  const found = BEGINNINGS.find(([, at, letters]) => head.startsWith(letters, at));
  if (found) return found[0];
  return /^\s*</.test(head.replace(/^\xef\xbb\xbf/, '')) && /<(\w+:)?svg[\s>]/.test(head) ? 'svg' : undefined;
}

/** Bytes as text, each a character of its own. */
export const asLatin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
