import { lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { BASELINES, baselinePath, type Difference } from './differences';

export type Decision = 'open' | 'accepted' | 'skipped';

/** The decisions about each difference. Keeps the old baselines in memory, so that an accept can be undone. */
export class Review {
  readonly #decisions: Decision[];
  /** Indices of the accepted differences, the latest last. */
  #accepted: number[] = [];
  /** The baselines before the review by path, null if there was none. */
  readonly #originals = new Map<string, Buffer | null>();

  constructor(
    readonly root: string,
    readonly differences: readonly Difference[],
  ) {
    this.#decisions = differences.map(() => 'open');
  }

  /** In the order of the differences. */
  get decisions(): readonly Decision[] {
    return this.#decisions;
  }

  get isDecided(): boolean {
    return !this.#decisions.includes('open');
  }

  /**
   * Makes the actual picture the baseline.
   *
   * @throws {RangeError} if there is no such difference, if it has no baseline of its own, or if its baseline would be
   *   written outside `BASELINES`
   */
  accept(index: number): void {
    const { name, baseline, baselineOf } = this.#find(index);
    if (baselineOf)
      throw new RangeError(
        `${name} is compared with the baseline of ${baselineOf}. Accept that picture instead.`,
      );
    this.#accepted = [...this.#accepted.filter((other) => other !== index), index];
    try {
      this.#write(baseline);
    } catch (error) {
      this.#accepted.pop();
      throw error;
    }
    this.#decisions[index] = 'accepted';
  }

  /** Keeps the baseline, or restores it if the picture was accepted. Throws as `accept` does. */
  skip(index: number): void {
    this.#find(index);
    if (this.#decisions[index] === 'accepted') this.#withdraw(index);
    this.#decisions[index] = 'skipped';
  }

  /** Undoes the last accept, if there is one. */
  undo(): void {
    const last = this.#accepted.at(-1);
    if (last === undefined) return;
    this.#withdraw(last);
    this.#decisions[last] = 'open';
  }

  #find(index: number): Difference {
    const difference = this.differences[index];
    if (!difference) throw new RangeError('There is no such picture.');
    return difference;
  }

  #withdraw(index: number): void {
    this.#accepted = this.#accepted.filter((other) => other !== index);
    this.#write(this.#find(index).baseline);
  }

  /** Writes the picture accepted last, or the original. Two tests may share a baseline. */
  #write(baseline: string): void {
    const path = baselinePath(this.root, baseline);
    assertInside(join(this.root, BASELINES), path);
    if (!this.#originals.has(path)) this.#originals.set(path, readOrNull(path));
    const last = this.#accepted.findLast((index) => this.#find(index).baseline === baseline);
    const picture =
      last === undefined
        ? this.#originals.get(path)
        : readFileSync(join(this.#find(last).folder, 'actual.webp'));
    mkdirSync(dirname(path), { recursive: true });
    if (picture) writeFileSync(path, picture);
    else rmSync(path, { force: true });
  }
}

const readOrNull = (path: string) => (lstatSync(path, { throwIfNoEntry: false }) ? readFileSync(path) : null);

/** Follows symbolic links, because one in `folder` could lead out of it. Throws for a dangling one too. */
function assertInside(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true });
  let existing = path;
  while (!lstatSync(existing, { throwIfNoEntry: false })) existing = dirname(existing);
  if (!(realpathSync(existing) + sep).startsWith(realpathSync(folder) + sep))
    throw new RangeError(`${path} is a link to a place outside ${folder}.`);
}
