import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/**
 * All faults of `faults.txt`, in the order in which they are tried. Each is a paragraph: `id: what`, `file (specs)`, and
 * what it takes out and puts in, as a diff has it.
 */
export const faults: readonly Fault[] = readFileSync(join(import.meta.dirname, 'faults.txt'), 'utf8')
  .split('\n\n')
  .map((paragraph) => {
    const [, id = '', what = '', file = '', specs = ''] =
      /^([\w-]+): (.+)\n(\S+) \((.+)\)\n/.exec(paragraph) ?? [];
    const linesWith = (mark: string): string =>
      [...paragraph.matchAll(new RegExp(`^\\${mark} (.*)$`, 'gm'))].map(([, line]) => line).join('\n');
    const named = specs.split(', ').map((spec) => `${spec}.spec.ts`);
    return { id, what, file, find: linesWith('-'), replace: linesWith('+'), specs: named };
  });

/**
 * The content of a fault's file with the fault in it.
 *
 * @throws RangeError if the file doesn't have what the fault replaces, or has it several times
 */
export function applyFault({ id, file, find, replace }: Fault, content: string): string {
  const times = content.split(find).length - 1;
  if (times !== 1)
    throw new RangeError(
      `${id} can't be applied, because ${file} contains its text ${times} times instead of once.`,
    );
  return content.replace(find, () => replace);
}
