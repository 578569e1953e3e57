import type { FileContent } from '../rules/open-image';
import { texts } from '../texts';
import { UnreadableImage } from '../rules/file-problem';

/** The bytes of a file, unpacked where it is packed as an SVGZ is. Throws an Error where it unpacks to more than `max`. */
export async function unpackedBytes(
  content: FileContent,
  max: number,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly isPacked: boolean }> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { bytes, isPacked: false };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  for (let { value } = await read(reader); value; { value } = await read(reader)) {
    parts.push(value);
    size += value.length;
    if (size > max) throw new UnreadableImage(texts.image.reasons.unpacksTooLarge);
  }
  return { bytes: new Uint8Array(await new Blob(parts).arrayBuffer()), isPacked: true };
}

async function read<T>(reader: ReadableStreamDefaultReader<T>): Promise<{ readonly value?: T | undefined }> {
  try {
    return await reader.read();
  } catch {
    throw new UnreadableImage(texts.image.reasons.endMissing);
  }
}
