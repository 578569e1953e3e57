import { Inflate, zipSync, type Zippable } from 'fflate';
import { isClutter, withoutTopFolder, extensionOf } from '../paths';
import type { FileContent } from '../rules/open-image';
import { crc32 } from '../rules/file-format';
import { texts } from '../texts';
import { archiveLimits, ArchiveRefusal, refusal, sentenceAboutFile, type RefusalReason } from './refusal';
import { zipEntries, type ZipEntry } from './zip-entries';

type UnpackedFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** An archive as it was read: its files, or why it is not taken and a sentence that says so. */
type ReadArchive =
  | {
      readonly files: UnpackedFiles;
      /** A sentence for each file that can't be read. */
      readonly leftOut: readonly string[];
      readonly refusal?: never;
    }
  | {
      readonly files?: never;
      readonly leftOut?: never;
      readonly refusal: { readonly reason: RefusalReason; readonly sentence: string };
    };

const STORED = 0;
const DEFLATED = 8;
/** So many bytes at a time become at most about a thousand times as many: 4 MB. */
const STEP = 4096;

/**
 * Unpacks a zip, within `archiveLimits`: what goes beyond them is never unpacked. Left out are clutter of operating
 * systems, and a single folder around all files that is none of the `rootFolders`. A file that can't be read is left out and
 * named, and the others are taken.
 */
export async function readArchive(zip: FileContent, rootFolders: readonly string[]): Promise<ReadArchive> {
  try {
    if (zip.size > archiveLimits.packed) throw refusal('too-heavy', zip.size, archiveLimits.packed);
    const { entries, leftOut } = sortEntries(zipEntries(new Uint8Array(await zip.arrayBuffer())));
    const files: (readonly [path: string, bytes: Uint8Array<ArrayBuffer>])[] = [];
    for (const entry of entries) {
      const bytes = unpacked(entry);
      if (bytes) files.push([entry.path, bytes]);
      else leftOut.push(sentenceOf(entry, texts.archiveFile.damaged));
    }
    const [first] = leftOut;
    if (files.length === 0) throw first === undefined ? refusal('empty') : refusal('nothing-usable', first);
    return { files: new Map(withoutTopFolder(files, rootFolders)), leftOut };
  } catch (error) {
    if (!(error instanceof ArchiveRefusal)) throw error;
    return { refusal: { reason: error.reason, sentence: error.message } };
  }
}

const sentenceOf = ({ path }: ZipEntry, problem: string): string => sentenceAboutFile(path, problem);

/** The files of an archive that can be unpacked, as far as they say, and a sentence for each other one that is no clutter. */
function sortEntries(all: Iterable<ZipEntry>): { entries: ZipEntry[]; leftOut: string[] } {
  const entries = new Map<string, ZipEntry>();
  const leftOut: string[] = [];
  let total = 0;
  for (const entry of all) {
    if (entry.path === '' || entry.path.endsWith('/') || isClutter(entry.path)) continue;
    // Some systems take names that differ only in capitals for the same.
    const path = entry.path.normalize('NFC').toLowerCase();
    const problem = entries.has(path) ? texts.archiveFile.twice : problemOf(entry);
    if (problem === undefined) {
      total += entry.size;
      if (total > archiveLimits.unpacked) throw refusal('unpacks-too-large', archiveLimits.unpacked);
      entries.set(path, entry);
    } else leftOut.push(sentenceOf(entry, problem));
    if (entries.size + leftOut.length > archiveLimits.files) {
      throw refusal('too-many-files', archiveLimits.files);
    }
  }
  return { entries: [...entries.values()], leftOut };
}

function problemOf({ isEncrypted, method, size }: ZipEntry): string | undefined {
  if (isEncrypted) return texts.archiveFile.encrypted;
  if (method !== STORED && method !== DEFLATED) return texts.archiveFile.unknownMethod;
  return size > archiveLimits.file ? texts.archiveFile.tooLarge(size, archiveLimits.file) : undefined;
}

/** Unpacks one file, no further than the size that it says it has. Undefined where it isn't whole. */
function unpacked({ method, packed, size, checksum }: ZipEntry): Uint8Array<ArrayBuffer> | undefined {
  const bytes = packed && (method === STORED ? packed.slice() : inflated(packed, size));
  return bytes?.length === size && crc32(bytes) === checksum ? bytes : undefined;
}

function inflated(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(size);
  let at = 0;
  const inflate = new Inflate((more) => {
    if (at + more.length > size) throw new RangeError('There is more than the zip says.');
    bytes.set(more, at);
    at += more.length;
  });
  try {
    for (let from = 0; from < packed.length; from += STEP) {
      inflate.push(packed.subarray(from, from + STEP), from + STEP >= packed.length);
    }
  } catch {
    return undefined;
  }
  return bytes.subarray(0, at);
}

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
