import { Inflate, zipSync, type Zippable } from 'fflate';
import { isClutter, withoutTopFolder, extensionOf } from '../paths';
import type { FileContent } from '../rules/open-image';
import { crc32 } from '../rules/file-format';
import { assertInside, assertPlain } from './check-path';
import { zipEntries, type ZipEntry } from './entries';
import { archiveLimits, ArchiveRefusal, refusal, type RefusalReason } from './refusal';

/** Files by their paths. */
export type UnpackedFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** An archive as it was read: its files, or why it is not taken and a sentence that says so. */
type ReadArchive =
  | { readonly files: UnpackedFiles; readonly refusal?: never }
  | {
      readonly files?: never;
      readonly refusal: { readonly reason: RefusalReason; readonly sentence: string };
    };

const STORED = 0;
const DEFLATED = 8;
/** So many bytes at a time become at most about a thousand times as many: 4 MB. */
const STEP = 4096;

/**
 * Unpacks a zip, within `archiveLimits`: what goes beyond them is never unpacked. Clutter of operating systems is left
 * out, and so is a single folder around all files.
 *
 * @param rootFolders the folders that a skin has at its root, which are not left out
 */
export async function readArchive(zip: FileContent, rootFolders: readonly string[]): Promise<ReadArchive> {
  try {
    if (zip.size > archiveLimits.packed) throw refusal('too-heavy', zip.size, archiveLimits.packed);
    const entries = filesAmong(zipEntries(new Uint8Array(await zip.arrayBuffer())));
    const files = entries.map((entry) => [entry.path, unpacked(entry)] as const);
    return { files: new Map(withoutTopFolder(files, rootFolders)) };
  } catch (error) {
    if (!(error instanceof ArchiveRefusal)) throw error;
    return { refusal: { reason: error.reason, sentence: error.message } };
  }
}

/** The files of an archive that are not clutter. Throws where they are not what they may be, as far as they say. */
function filesAmong(entries: Iterable<ZipEntry>): ZipEntry[] {
  const files: ZipEntry[] = [];
  const paths = new Set<string>();
  let total = 0;
  for (const entry of entries) {
    assertInside(entry.path);
    if (entry.path.endsWith('/') || isClutter(entry.path)) continue;
    assertPlain(entry.path);
    assertReadable(entry);
    // Some systems take names that differ only in capitals for the same.
    const path = entry.path.normalize('NFC').toLowerCase();
    if (paths.has(path)) throw refusal('same-path-twice', entry.path);
    total += entry.size;
    if (total > archiveLimits.unpacked) throw refusal('unpacks-too-large', archiveLimits.unpacked);
    paths.add(path);
    files.push(entry);
    if (files.length > archiveLimits.files) throw refusal('too-many-files', archiveLimits.files);
  }
  if (files.length === 0) throw refusal('empty');
  return files;
}

function assertReadable({ path, isEncrypted, method, size }: ZipEntry): void {
  if (isEncrypted) throw refusal('encrypted');
  if (method !== STORED && method !== DEFLATED) throw refusal('unknown-method', path);
  if (size > archiveLimits.file) throw refusal('file-too-large', path, size, archiveLimits.file);
}

/** Unpacks one file, no further than the size that it says it has. */
function unpacked({ method, packed, size, checksum }: ZipEntry): Uint8Array<ArrayBuffer> {
  const bytes = method === STORED ? packed.slice() : inflated(packed, size);
  if (bytes.length !== size || crc32(bytes) !== checksum) throw refusal('damaged');
  return bytes;
}

function inflated(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  const inflate = new Inflate((more) => {
    if (at + more.length > size) throw refusal('damaged');
    bytes.set(more, at);
    at += more.length;
  });
  try {
    for (let from = 0; from < packed.length; from += STEP) {
      inflate.push(packed.subarray(from, from + STEP), from + STEP >= packed.length);
    }
  } catch {
    throw refusal('damaged');
  }
  return bytes.subarray(0, at);
}

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
