import { zipSync, type Zippable } from 'fflate';
import { extensionOf } from '../paths';
import type { UnpackedFiles } from './read-archive';

/** What gets smaller by being packed; pictures of pixels and sounds are packed already. */
const PACKED = ['.svg', '.json', '.md', '.txt'];
/** The earliest time that a zip can hold: the same files make the same zip, whenever and wherever it is made. */
const MTIME = '1980-01-01T00:00:00';

/** Packs files into a zip. */
export const writeArchive = (files: UnpackedFiles): Uint8Array<ArrayBuffer> => {
  const zippable: Zippable = {};
  for (const [path, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    zippable[path] = [bytes, { level: PACKED.includes(extensionOf(path)) ? 9 : 0 }];
  }
  return zipSync(zippable, { mtime: MTIME });
};
