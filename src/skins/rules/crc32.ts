import { ZipPassThrough } from 'fflate';

/** The checksum that PNG files and zips carry for each of their parts. */
export function crc32(bytes: Uint8Array): number {
  const part = new ZipPassThrough('');
  part.ondata = () => undefined;
  part.push(bytes, true);
  return part.crc >>> 0;
}
