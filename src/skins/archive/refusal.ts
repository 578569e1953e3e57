import { MB } from '../rules/weights';
import { texts } from '../texts';

/**
 * How much an archive may hold: bytes packed, unpacked in all and of one file, files, and letters of a path. All of the
 * game's artwork, as heavy as it may be at most, is far below it.
 */
export const archiveLimits = {
  packed: 32 * MB,
  unpacked: 64 * MB,
  file: 8 * MB,
  files: 400,
  path: 200,
} as const;

type Texts = typeof texts.archive;
export type RefusalReason = keyof Texts;

/** Stops the reading of an archive. Its message is a sentence for the artist. */
export class ArchiveRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}

/** @param details what the reason's text takes */
export const refusal = <Reason extends RefusalReason>(
  reason: Reason,
  ...details: Parameters<Texts[Reason]>
): ArchiveRefusal =>
  new ArchiveRefusal(reason, (texts.archive[reason] as (...all: typeof details) => string)(...details));

/** Letters and digits of all scripts, spaces, and what every system allows in the name of a file. */
const PLAIN = /^[\p{L}\p{M}\p{N} ._@()+,'&=~!#-]+$/u;
const DRIVE = /^[a-z]:/i;
const SHOWN = 60;

/** Refuses a path that could lead out of the folder in which an archive is unpacked. */
export function assertInside(path: string): void {
  const leadsOut = path
    .replace(/\/$/, '')
    .split('/')
    .some((part) => ['', '.', '..'].includes(part));
  if (leadsOut || path.includes('\\') || DRIVE.test(path)) throw refusal('unsafe-path', shownPath(path));
}

export const isPlain = (path: string): boolean => path.split('/').every((part) => PLAIN.test(part));

/** Refuses a path that not every system can write. */
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
