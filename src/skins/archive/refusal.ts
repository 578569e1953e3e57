/** Why an archive is not taken. */
export type RefusalReason =
  | 'too-heavy'
  | 'no-zip'
  | 'cut-off'
  | 'damaged'
  | 'encrypted'
  | 'unknown-method'
  | 'empty'
  | 'too-many-files'
  | 'file-too-large'
  | 'unpacks-too-large'
  | 'unsafe-path'
  | 'odd-name'
  | 'same-path-twice';

/** Stops the reading of an archive. Its message is a sentence for the artist. */
export class ArchiveRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}
