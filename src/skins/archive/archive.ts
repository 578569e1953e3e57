import { Inflate, zipSync, type Zippable } from 'fflate';
import { isClutter, withoutTopFolder, extensionOf } from '../paths';
import type { FileContent } from '../rules/open-image';
import { crc32 } from '../rules/file-format';
import {
  archiveLimits,
  ArchiveRefusal,
  assertInside,
  assertPlain,
  refusal,
  type RefusalReason,
} from './refusal';

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
 * Unpacks a zip, within `archiveLimits`: what goes beyond them is never unpacked. Left out are clutter of operating
 * systems, and a single folder around all files that is none of the `rootFolders`.
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
  const files = new Map<string, ZipEntry>();
  let total = 0;
  for (const entry of entries) {
    assertInside(entry.path);
    if (entry.path.endsWith('/') || isClutter(entry.path)) continue;
    assertPlain(entry.path);
    if (entry.isEncrypted) throw refusal('encrypted');
    if (entry.method !== STORED && entry.method !== DEFLATED) throw refusal('unknown-method', entry.path);
    if (entry.size > archiveLimits.file)
      throw refusal('file-too-large', entry.path, entry.size, archiveLimits.file);
    // Some systems take names that differ only in capitals for the same.
    const path = entry.path.normalize('NFC').toLowerCase();
    if (files.has(path)) throw refusal('same-path-twice', entry.path);
    total += entry.size;
    if (total > archiveLimits.unpacked) throw refusal('unpacks-too-large', archiveLimits.unpacked);
    files.set(path, entry);
    if (files.size > archiveLimits.files) throw refusal('too-many-files', archiveLimits.files);
  }
  if (files.size === 0) throw refusal('empty');
  return [...files.values()];
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

/** A file or folder in the list at the end of a zip. */
interface ZipEntry {
  readonly path: string;
  readonly isEncrypted: boolean;
  /** How it is packed: 0 not at all, 8 deflated. */
  readonly method: number;
  readonly checksum: number;
  /** Bytes as it says, which may be wrong. */
  readonly size: number;
  readonly packed: Uint8Array<ArrayBuffer>;
}

const LIST_END = { signature: 0x06054b50, length: 22, longestComment: 0xffff };
const LISTED = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
/** Stand for numbers that are too large for their fields: only a zip of more than 4 GB needs that. */
const ELSEWHERE = [0xffff, 0xffffffff];

/** Reads the list at the end of a zip, entry by entry, without unpacking any. Throws an `ArchiveRefusal`. */
function* zipEntries(bytes: Uint8Array<ArrayBuffer>): Generator<ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = listEnd(view);
  const count = view.getUint16(end + 10, true);
  const listStart = view.getUint32(end + 16, true);
  if (ELSEWHERE.includes(count) || ELSEWHERE.includes(listStart) || view.getUint16(end + 4, true) !== 0) {
    throw refusal('huge-format');
  }
  let at = listStart;
  for (let number = 0; number < count; number++) {
    if (at + LISTED.length > end || view.getUint32(at, true) !== LISTED.signature) throw refusal('damaged');
    const nameLength = view.getUint16(at + 28, true);
    const next =
      at + LISTED.length + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) throw refusal('damaged');
    yield {
      path: decodeName(bytes.subarray(at + LISTED.length, at + LISTED.length + nameLength)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) !== 0,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      size: view.getUint32(at + 24, true),
      packed: packedBytes(bytes, view, {
        at: view.getUint32(at + 42, true),
        length: view.getUint32(at + 20, true),
        before: listStart,
      }),
    };
    at = next;
  }
}

function listEnd(view: DataView): number {
  const last = view.byteLength - LIST_END.length;
  for (let at = last; at >= Math.max(0, last - LIST_END.longestComment); at--) {
    if (view.getUint32(at, true) === LIST_END.signature) return at;
  }
  if (view.byteLength >= 4 && view.getUint32(0, true) === LOCAL.signature) throw refusal('cut-off');
  throw refusal('no-zip');
}

function packedBytes(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  { at, length, before }: { at: number; length: number; before: number },
): Uint8Array<ArrayBuffer> {
  if (at + LOCAL.length > before || view.getUint32(at, true) !== LOCAL.signature) throw refusal('damaged');
  const start = at + LOCAL.length + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + length > before) throw refusal('damaged');
  return bytes.subarray(start, start + length);
}

/** Some programs write UTF-8 without saying so. A name in another code is shown with marks for what cannot be read. */
const decodeName = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** What gets smaller by being packed; pictures of pixels and sounds are packed already. */
const PACKED = ['.svg', '.json', '.md', '.txt'];
/** The earliest time that a zip can hold: the same files make the same zip, whenever and wherever it is made. */
const MTIME = '1980-01-01T00:00:00';

export const writeArchive = (files: UnpackedFiles): Uint8Array<ArrayBuffer> => {
  const zippable: Zippable = {};
  for (const [path, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    zippable[path] = [bytes, { level: PACKED.includes(extensionOf(path)) ? 9 : 0 }];
  }
  return zipSync(zippable, { mtime: MTIME });
};
