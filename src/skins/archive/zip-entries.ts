import { zipPath } from './zip-path';
import { refusal } from './refusal';

/** A file or folder in the list at the end of a zip. */
export interface ZipEntry {
  /** With slashes, and ending with one if it's a folder. It stays inside the folder in which a zip is unpacked. */
  readonly path: string;
  readonly isEncrypted: boolean;
  /** How it is packed: 0 not at all, 8 deflated. */
  readonly method: number;
  readonly checksum: number;
  /** Bytes as it says, which may be wrong. */
  readonly size: number;
  /** Undefined where they aren't where the list says. */
  readonly packed: Uint8Array<ArrayBuffer> | undefined;
}

const LIST_END = { signature: 0x06054b50, length: 22, longestComment: 0xffff };
const LARGE_LIST_LOCATOR = { signature: 0x07064b50, length: 20 };
const LARGE_LIST_END = { signature: 0x06064b50, length: 56 };
const LISTED = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
/** Stand for numbers that are in the fields of zip64 instead. */
const [IN_LARGE_LIST, IN_LARGE_FIELD] = [0xffff, 0xffffffff];
const LARGE_FIELD = 1;
const [ENCRYPTED, NAMED_IN_UTF8] = [1, 0x800];

/**
 * Reads the list at the end of a zip, entry by entry, without unpacking any. fflate has no such reader: its own tells
 * neither checksums nor what is encrypted, and doesn't say in which code a name is.
 *
 * @throws {ArchiveRefusal} where the list can't be read, or has a path that leads out of the folder
 */
export function* zipEntries(bytes: Uint8Array<ArrayBuffer>): Generator<ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, start, end } = listOf(view);
  let at = start;
  for (let number = 0; number < count; number++) {
    if (at + LISTED.length > end || view.getUint32(at, true) !== LISTED.signature) throw refusal('damaged');
    const extraAt = at + LISTED.length + view.getUint16(at + 28, true);
    const extraEnd = extraAt + view.getUint16(at + 30, true);
    const next = extraEnd + view.getUint16(at + 32, true);
    if (next > end) throw refusal('damaged');
    const flags = view.getUint16(at + 8, true);
    const large = largeNumbers(view, extraAt, extraEnd);
    const [size, length, localAt] = [at + 24, at + 20, at + 42].map((field) => {
      const number = view.getUint32(field, true);
      return number === IN_LARGE_FIELD ? (large.next().value ?? number) : number;
    }) as [number, number, number];
    yield {
      path: zipPath(bytes.subarray(at + LISTED.length, extraAt), (flags & NAMED_IN_UTF8) !== 0),
      isEncrypted: (flags & ENCRYPTED) !== 0,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      size,
      packed: packedBytes(bytes, view, { at: localAt, length, before: start }),
    };
    at = next;
  }
}

/** How many entries the list has, and where it begins and ends (bytes). */
function listOf(view: DataView): { count: number; start: number; end: number } {
  const end = listEnd(view);
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  const locator = end - LARGE_LIST_LOCATOR.length;
  const isLarge =
    (count === IN_LARGE_LIST || start === IN_LARGE_FIELD) &&
    locator >= 0 &&
    view.getUint32(locator, true) === LARGE_LIST_LOCATOR.signature;
  if (isLarge) {
    const at = largeNumber(view, locator + 8);
    if (at + LARGE_LIST_END.length > locator || view.getUint32(at, true) !== LARGE_LIST_END.signature) {
      throw refusal('damaged');
    }
    return { count: largeNumber(view, at + 32), start: largeNumber(view, at + 48), end: at };
  }
  if (view.getUint16(end + 4, true) !== 0) throw refusal('several-parts');
  return { count, start, end };
}

function listEnd(view: DataView): number {
  const last = view.byteLength - LIST_END.length;
  for (let at = last; at >= Math.max(0, last - LIST_END.longestComment); at--) {
    if (view.getUint32(at, true) === LIST_END.signature) return at;
  }
  if (view.byteLength >= 4 && view.getUint32(0, true) === LOCAL.signature) throw refusal('cut-off');
  throw refusal('no-zip');
}

const largeNumber = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** The numbers of an entry that are too large for its fields, in the order in which they are missing there. */
function* largeNumbers(view: DataView, from: number, end: number): Generator<number, undefined> {
  for (let at = from; at + 4 <= end;) {
    const next = at + 4 + view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === LARGE_FIELD) {
      for (let field = at + 4; field + 8 <= Math.min(next, end); field += 8) yield largeNumber(view, field);
      return;
    }
    at = next;
  }
}

function packedBytes(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  { at, length, before }: { at: number; length: number; before: number },
): Uint8Array<ArrayBuffer> | undefined {
  if (at + LOCAL.length > before || view.getUint32(at, true) !== LOCAL.signature) return undefined;
  const start = at + LOCAL.length + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return start + length > before ? undefined : bytes.subarray(start, start + length);
}
