import { Inflate } from 'fflate';
import { isClutter, withoutTopFolder } from '../paths';
import type { FileContent } from '../rules/open-image';
import { crc32 } from '../rules/crc32';
import { formatBytes } from '../rules/weights';
import { assertInside, assertPlain } from './check-path';
import { damaged, zipEntries, type ZipEntry } from './entries';
import { archiveLimits } from './limits';
import { ArchiveRefusal, type RefusalReason } from './refusal';

/** Files by their paths. */
export type UnpackedFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** An archive as it was read: its files, or why it is not taken and a sentence that says so. */
export type ReadArchive =
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
    if (zip.size > archiveLimits.packed) {
      throw new ArchiveRefusal(
        'too-heavy',
        `The zip weighs ${formatBytes(zip.size)}: make it at most ${formatBytes(archiveLimits.packed)}.`,
      );
    }
    const entries = filesAmong(zipEntries(new Uint8Array(await zip.arrayBuffer())));
    const files = entries.map((entry) => [entry.path, unpacked(entry)] as const);
    return { files: new Map(withoutTopFolder(files, rootFolders)) };
  } catch (refusal) {
    if (!(refusal instanceof ArchiveRefusal)) throw refusal;
    return { refusal: { reason: refusal.reason, sentence: refusal.message } };
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
    if (paths.has(path)) {
      throw new ArchiveRefusal('same-path-twice', `The zip holds "${entry.path}" twice: keep one of them.`);
    }
    total += entry.size;
    if (total > archiveLimits.unpacked) {
      throw new ArchiveRefusal(
        'unpacks-too-large',
        `The zip unpacks to more than ${formatBytes(archiveLimits.unpacked)}: leave out what is not of the skin.`,
      );
    }
    paths.add(path);
    files.push(entry);
    if (files.length > archiveLimits.files) {
      throw new ArchiveRefusal(
        'too-many-files',
        `The zip holds more than ${archiveLimits.files} files: leave out what is not of the skin.`,
      );
    }
  }
  if (files.length === 0) throw new ArchiveRefusal('empty', 'The zip is empty: pack the folder of the skin.');
  return files;
}

function assertReadable({ path, isEncrypted, method, size }: ZipEntry): void {
  if (isEncrypted) {
    throw new ArchiveRefusal('encrypted', 'The zip is locked by a password: pack it again without one.');
  }
  if (method !== STORED && method !== DEFLATED) {
    throw new ArchiveRefusal(
      'unknown-method',
      `The zip has packed "${path}" in an unusual way: pack it again as a plain zip.`,
    );
  }
  if (size > archiveLimits.file) {
    throw new ArchiveRefusal(
      'file-too-large',
      `The zip holds "${path}" of ${formatBytes(size)}: no file may have more than ${formatBytes(archiveLimits.file)}.`,
    );
  }
}

/** Unpacks one file, no further than the size that it says it has. */
function unpacked({ method, packed, size, checksum }: ZipEntry): Uint8Array<ArrayBuffer> {
  const bytes = method === STORED ? packed.slice() : inflated(packed, size);
  if (bytes.length !== size || crc32(bytes) !== checksum) throw damaged();
  return bytes;
}

function inflated(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  const inflate = new Inflate((more) => {
    if (at + more.length > size) throw damaged();
    bytes.set(more, at);
    at += more.length;
  });
  try {
    for (let from = 0; from < packed.length; from += STEP) {
      inflate.push(packed.subarray(from, from + STEP), from + STEP >= packed.length);
    }
  } catch {
    throw damaged();
  }
  return bytes.subarray(0, at);
}
