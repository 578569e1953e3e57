import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The snapshots in a folder and those below it, by their paths from there.
 *
 * @param {string} folder
 * @returns {Map<string, string>} each with the hash of its bytes
 */
export function snapshotsIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const snapshots = files.filter((file) => /\.(png|jpg)$/.test(file)).sort();
  return new Map(
    snapshots.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/**
 * How one run of the visual tests differs from another.
 *
 * @param {Map<string, string>} one
 * @param {Map<string, string>} other
 * @returns {string[]} the snapshots that are not the same to the byte, or that only one of them has
 */
export const differences = (one, other) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();
