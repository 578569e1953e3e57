import { refusal } from './refusal';

/** A file or folder in the list at the end of a zip. */
export interface ZipEntry {
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

/**
 * Reads the list at the end of a zip, one entry after the other, without unpacking any.
 *
 * @throws {ArchiveRefusal} where it is no zip or not whole, at the first entry of which that can be told
 */
export function* zipEntries(bytes: Uint8Array<ArrayBuffer>): Generator<ZipEntry> {
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
