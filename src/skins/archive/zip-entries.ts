import { crc32 } from '../rules/file-format';
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
/** Kinds of extra fields: zip64's numbers, and Info-ZIP's names in Unicode. */
const [LARGE_FIELD, UNICODE_FIELD] = [1, 0x7075];
const [ENCRYPTED, NAMED_IN_UTF8] = [1, 0x800];

/**
 * Reads the list at the end of a zip, entry by entry, without unpacking any (docs/decisions/zip-reader.md).
 *
 * @throws {ArchiveRefusal} where the list can't be read, or has a path that leads out of the folder
 */
export function* zipEntries(bytes: Uint8Array<ArrayBuffer>): Generator<ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, start, end, shift } = listOf(view);
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
      path: zipPath(...nameOf(bytes, view, { at, extraAt, extraEnd })),
      isEncrypted: (flags & ENCRYPTED) !== 0,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      size,
      packed: packedBytes(bytes, view, { at: localAt + shift, length, before: start }),
    };
    at = next;
  }
}

/** The list of a zip. */
interface List {
  /** Entries. */
  readonly count: number;
  /** Where it begins and ends (bytes). */
  readonly start: number;
  readonly end: number;
  /** How much further on everything is than the zip says (bytes): something is before it that it doesn't count. */
  readonly shift: number;
}

function listOf(view: DataView): List {
  const end = listEnd(view);
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  const locator = end - LARGE_LIST_LOCATOR.length;
  const isLarge =
    (count === IN_LARGE_LIST || start === IN_LARGE_FIELD) &&
    isAt(view, locator, LARGE_LIST_LOCATOR.signature);
  if (isLarge) {
    const nearest = locator - LARGE_LIST_END.length;
    const at = isAt(view, nearest, LARGE_LIST_END.signature) ? nearest : largeNumber(view, locator + 8);
    if (at + LARGE_LIST_END.length > locator || !isAt(view, at, LARGE_LIST_END.signature)) {
      throw refusal('damaged');
    }
    const [largeCount, largeSize, largeStart] = [at + 32, at + 40, at + 48].map((field) =>
      largeNumber(view, field),
    ) as [number, number, number];
    return placeOf(view, largeCount, largeStart, largeSize, at);
  }
  if (view.getUint16(end + 4, true) !== 0) throw refusal('several-parts');
  return placeOf(view, count, start, size, end);
}

/**
 * Where a list is: where the zip says, unless other bytes are before the zip. A list that something follows, as a signature does,
 * is known by its beginning alone.
 */
function placeOf(view: DataView, count: number, said: number, size: number, end: number): List {
  const places = [said, end - size];
  const start =
    places.find((one) => endOfEntries(view, one, count) === end) ??
    places.find((one) => isAt(view, one, LISTED.signature)) ??
    said;
  return { count, start, end, shift: start - said };
}

/** Where so many entries of a list end, or the first that is none begins. */
function endOfEntries(view: DataView, start: number, count: number): number {
  let at = start;
  for (let number = 0; number < count && isAt(view, at, LISTED.signature); number++) {
    if (at + LISTED.length > view.byteLength) break;
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    at += LISTED.length + lengths.reduce((sum, one) => sum + one, 0);
  }
  return at;
}

const isAt = (view: DataView, at: number, signature: number): boolean =>
  at >= 0 && at + 4 <= view.byteLength && view.getUint32(at, true) === signature;

function listEnd(view: DataView): number {
  const last = view.byteLength - LIST_END.length;
  for (let at = last; at >= Math.max(0, last - LIST_END.longestComment); at--) {
    if (view.getUint32(at, true) === LIST_END.signature) return at;
  }
  if (view.byteLength >= 4 && view.getUint32(0, true) === LOCAL.signature) throw refusal('cut-off');
  throw refusal('no-zip');
}

const largeNumber = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** An extra field of an entry (bytes from, to); undefined where there is none of this kind. */
function extraField(
  view: DataView,
  kind: number,
  from: number,
  end: number,
): readonly [number, number] | undefined {
  for (let at = from; at + 4 <= end;) {
    const next = at + 4 + view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === kind) return [at + 4, Math.min(next, end)];
    at = next;
  }
  return undefined;
}

/** The numbers of an entry that are too large for its fields, in the order in which they are missing there. */
function* largeNumbers(view: DataView, from: number, end: number): Generator<number, undefined> {
  const [first, last] = extraField(view, LARGE_FIELD, from, end) ?? [end, end];
  for (let field = first; field + 8 <= last; field += 8) yield largeNumber(view, field);
}

/** The name of an entry (bytes), and whether it is said to be in UTF-8. */
function nameOf(
  bytes: Uint8Array,
  view: DataView,
  { at, extraAt, extraEnd }: { readonly at: number; readonly extraAt: number; readonly extraEnd: number },
): readonly [name: Uint8Array, isUtf8: boolean] {
  const name = bytes.subarray(at + LISTED.length, extraAt);
  const [first, last] = extraField(view, UNICODE_FIELD, extraAt, extraEnd) ?? [extraEnd, extraEnd];
  // Its version, a checksum of the name that it belongs to, and the name in UTF-8.
  const isOfName = last - first > 5 && bytes[first] === 1 && view.getUint32(first + 1, true) === crc32(name);
  if (isOfName) return [bytes.subarray(first + 5, last), true];
  return [name, (view.getUint16(at + 8, true) & NAMED_IN_UTF8) !== 0];
}

function packedBytes(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  { at, length, before }: { at: number; length: number; before: number },
): Uint8Array<ArrayBuffer> | undefined {
  if (at + LOCAL.length > before || !isAt(view, at, LOCAL.signature)) return undefined;
  const start = at + LOCAL.length + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return start + length > before ? undefined : bytes.subarray(start, start + length);
}
