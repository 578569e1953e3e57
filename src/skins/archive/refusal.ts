import { sentenceAbout } from '../sentence-about';
import { MB } from '../rules/weights';
import { texts } from '../texts';

/**
 * How much an archive may hold: bytes packed, unpacked in all and of one file, and files. All of the game's artwork, as
 * heavy as it may be at most, is far below it.
 */
export const archiveLimits = {
  packed: 32 * MB,
  unpacked: 64 * MB,
  file: 8 * MB,
  files: 400,
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

const SHOWN = 60;

/** Characters that would not show, or would turn what stands around them, are shown as a question mark. */
export const shownPath = (path: string): string => {
  const visible = path.replace(/\p{C}/gu, '?');
  return visible.length > SHOWN ? `${visible.slice(0, SHOWN)}…` : visible;
};

/** What is said of a file, as `sentenceAbout` has it. */
export const sentenceAboutFile = (path: string, said: string): string => sentenceAbout(shownPath(path), said);
