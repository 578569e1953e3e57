import { archiveLimits, refusal } from './refusal';

/** Letters and digits of all scripts, spaces, and what every system allows in the name of a file. */
const PLAIN = /^[\p{L}\p{M}\p{N} ._@()+,'&=~!#-]+$/u;
const DRIVE = /^[a-z]:/i;
/** How much of a path a sentence shows (letters). */
const SHOWN = 60;

/**
 * Refuses a path that could lead out of the folder in which an archive is unpacked.
 *
 * @throws {ArchiveRefusal}
 */
export function assertInside(path: string): void {
  const parts = path.replace(/\/$/, '').split('/');
  const leadsOut = parts.some((part) => part === '' || part === '.' || part === '..');
  if (!leadsOut && !path.includes('\\') && !DRIVE.test(path)) return;
  throw refusal('unsafe-path', shownPath(path));
}

/** Whether every system can write the names of a path. */
export const isPlain = (path: string): boolean => path.split('/').every((part) => PLAIN.test(part));

/**
 * Refuses a path that not every system can write.
 *
 * @throws {ArchiveRefusal}
 */
export function assertPlain(path: string): void {
  if (path.length > archiveLimits.path)
    throw refusal('long-path', shownPath(path), path.length, archiveLimits.path);
  if (!isPlain(path)) throw refusal('odd-name', shownPath(path));
}

/** Characters that would not show, or would turn what stands around them, are shown as a question mark. */
export const shownPath = (path: string): string => {
  const visible = path.replace(/\p{C}/gu, '?');
  return visible.length > SHOWN ? `${visible.slice(0, SHOWN)}…` : visible;
};
