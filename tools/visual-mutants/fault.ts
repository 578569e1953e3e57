/** A small mistake that a visual test should see. */
export interface Fault {
  readonly id: string;
  /** What a person would see, in one sentence. */
  readonly what: string;
  /** The path of the file it is in, from the root of the repository. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The names of the files in e2e/ that most likely show it: they run first. */
  readonly specs: readonly string[];
}
