import { MB } from '../rules/weights';
import { texts } from '../texts';

/** How much an archive may hold. All of the game's artwork, as heavy as it may be at most, is far below it. */
export const archiveLimits = {
  /** Bytes of the zip. */
  packed: 32 * MB,
  /** Bytes of all its files together. */
  unpacked: 64 * MB,
  /** Bytes of one file. */
  file: 8 * MB,
  files: 400,
  /** Letters of a path. */
  path: 200,
} as const;

type Texts = typeof texts.archive;
/** Why an archive is refused. */
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
