import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import * as v from 'valibot';

/** `picture.json`, which the visual tests write for each picture that differs. */
const pictureSchema = v.object({
  name: v.string(),
  test: v.string(),
  /** Path from the project's root, with `/`. */
  baseline: v.string(),
  /** The name of the picture whose baseline it is, where this one has none of its own. */
  baselineOf: v.exactOptional(v.string()),
  /** Only for strips: the moment of each frame. The frames are equally wide and in one row. */
  moments: v.exactOptional(v.pipe(v.array(v.string()), v.minLength(1))),
  differing: v.array(v.object({ moment: v.exactOptional(v.string()), pixels: v.number() })),
});

export interface Difference extends v.InferOutput<typeof pictureSchema> {
  /** The absolute path of the folder that holds `picture.json` and the pictures. */
  readonly folder: string;
  /** False if there is no baseline yet. */
  readonly hasExpected: boolean;
  /** False if there is no baseline yet or its size is different. */
  readonly hasDifference: boolean;
  /** Whether the actual picture is the baseline by now. */
  readonly isAccepted: boolean;
}

/**
 * Reads what the last runs of `npm test` and `npm run test:full` reported of pictures, sorted by test and name.
 *
 * @param root of the project
 * @param reports folders of the runs, from the root
 * @returns the differences, and a message for each report that can't be used
 */
export function collectDifferences(
  root: string,
  reports: readonly string[] = ['reports/e2e', 'reports/full'],
): { differences: Difference[]; faults: string[] } {
  const differences: Difference[] = [];
  const faults: string[] = [];
  const pictures = reports
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => basename(path) === 'picture.json');
  for (const file of pictures.sort()) {
    try {
      differences.push(readDifference(root, file));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      faults.push(`${relative(root, file)}: ${reason}`);
    }
  }
  differences.sort((a, b) => a.test.localeCompare(b.test) || a.name.localeCompare(b.name));
  return { differences, faults };
}

function readDifference(root: string, file: string): Difference {
  const { success, output, issues } = v.safeParse(pictureSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (!success) throw new TypeError(`${v.getDotPath(issues[0]) ?? 'the file'}: ${issues[0].message}`);
  // A report may come from somebody else's run: an accepted picture replaces nothing but a baseline.
  const baseline = resolve(root, output.baseline);
  if (!baseline.startsWith(resolve(root, 'e2e/visual') + sep) || !baseline.endsWith('.webp'))
    throw new RangeError(`its baseline "${output.baseline}" isn't a .webp file in e2e/visual/`);
  const folder = dirname(file);
  const has = (name: string) => existsSync(join(folder, name));
  if (!has('actual.webp')) throw new Error('there is no actual.webp beside it');
  const isAccepted =
    existsSync(baseline) && readFileSync(baseline).equals(readFileSync(join(folder, 'actual.webp')));
  return {
    ...{ ...output, folder, isAccepted },
    ...{ hasExpected: has('expected.webp'), hasDifference: has('difference.png') },
  };
}

/**
 * Makes the actual picture the baseline.
 *
 * @param root of the project
 * @throws {RangeError} where it is compared with another picture's baseline
 */
export function accept(root: string, { name, folder, baseline, baselineOf }: Difference): void {
  if (baselineOf)
    throw new RangeError(`${name} shares the baseline of ${baselineOf}. Accept that picture instead.`);
  mkdirSync(dirname(join(root, baseline)), { recursive: true });
  copyFileSync(join(folder, 'actual.webp'), join(root, baseline));
}
