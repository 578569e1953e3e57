import { texts } from '../texts';

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
