import { spawnSync } from 'node:child_process';
import { comparePixels, decode, NO_TOLERANCE, type Pixels } from '../../testing/compare-pixels';
import type { ChangedBaseline } from './summarise';

/** @throws {Error} with what git says, where it fails */
function git(root: string, ...args: readonly string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, maxBuffer: 2 ** 28 });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr.toString().trim());
  return stdout;
}

/** The commit from which a change started: the last one that both of these have. */
export const startOfChange = (root: string, base: string, head: string): string =>
  git(root, 'merge-base', base, head).toString().trim();

/** The full name of a commit. */
export const commitOf = (root: string, revision: string): string =>
  git(root, 'rev-parse', `${revision}^{commit}`).toString().trim();

/** The paths that differ between two commits, deleted ones included, from the root of the project. */
export const changedPaths = (root: string, before: string, after: string, under = '.'): string[] =>
  git(root, 'diff', '--name-only', '--no-renames', '-z', before, after, '--', under)
    .toString()
    .split('\0')
    .filter(Boolean);

/** The baselines that differ between two commits, and by how much. */
export async function changedBaselines(
  root: string,
  before: string,
  after: string,
): Promise<ChangedBaseline[]> {
  const paths = changedPaths(root, before, after, 'e2e/visual/baselines');
  const changed: ChangedBaseline[] = [];
  // One after the other, because all of them at once take gigabytes.
  for (const path of paths.filter((path) => path.endsWith('.webp'))) {
    const [old, renewed] = [await pictureIn(root, before, path), await pictureIn(root, after, path)];
    changed.push({ path, before: sizeOf(old), after: sizeOf(renewed), differing: shareOf(old, renewed) });
  }
  return changed;
}

async function pictureIn(root: string, commit: string, path: string): Promise<Pixels | null> {
  const isThere = git(root, 'ls-tree', commit, '--', path).length > 0;
  return isThere ? decode(git(root, 'show', `${commit}:${path}`)) : null;
}

const sizeOf = (picture: Pixels | null) => picture && { width: picture.width, height: picture.height };

/** The share of pixels that differ, from 0 to 1; null unless both pictures have the same size. */
function shareOf(old: Pixels | null, renewed: Pixels | null): number | null {
  if (!old || old.width !== renewed?.width || old.height !== renewed.height) return null;
  const [difference] = comparePixels(old, renewed, { tolerance: NO_TOLERANCE }).differing;
  return (difference?.pixels ?? 0) / (old.width * old.height);
}
