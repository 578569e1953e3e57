import { isSource } from '../paths';
import { archiveLimits } from './refusal';

/** Bytes of all files in a zip, whose list takes some more. */
export const MAX_WEIGHT = archiveLimits.packed - archiveLimits.files * 512;

/** Bytes of files, unpacked. */
export const weightOf = (files: readonly (readonly [path: string, content: Blob])[]): number =>
  files.reduce((sum, [, { size }]) => sum + size, 0);

/** The files without sources that would make them too heavy for a zip that can be read again; light ones stay first. */
export function withoutHeavySources(files: ReadonlyMap<string, Blob>): ReadonlyMap<string, Blob> {
  const kept = [...files].filter(([path]) => !isSource(path));
  const sources = [...files].filter(([path, { size }]) => isSource(path) && size <= archiveLimits.file);
  for (const source of sources.sort(([, one], [, other]) => one.size - other.size)) {
    if (weightOf([...kept, source]) <= MAX_WEIGHT && kept.length < archiveLimits.files - 1) kept.push(source);
  }
  return new Map(kept);
}
