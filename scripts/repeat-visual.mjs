/**
 * `npm run test:visual:repeat -- 20`: runs the visual tests so many times in a row, each time in a new browser, and
 * compares the snapshots they took, byte by byte. Ends with 1 where any differed, or a run failed. The snapshots of the
 * first run, and of each that differed, stay in reports/snapshots/.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { differences, snapshotsIn } from './snapshot-runs.mjs';

const times = Number(process.argv[2] ?? 2);
if (!Number.isInteger(times) || times < 2) {
  console.error('Say how many times, from 2 up, as in: npm run test:visual:repeat -- 20');
  process.exit(1);
}

const folder = resolve(import.meta.dirname, '../reports/snapshots');
const runner = resolve(import.meta.dirname, 'run-playwright.mjs');
rmSync(folder, { recursive: true, force: true });

/** @param {number} run */
function runOnce(run) {
  const snapshotFolder = join(folder, String(run));
  mkdirSync(snapshotFolder, { recursive: true });
  const { status } = spawnSync(process.execPath, [runner, 'e2e/visual/', '--reporter=dot'], {
    stdio: 'inherit',
    env: { ...process.env, SNAPSHOT_FOLDER: snapshotFolder },
  });
  return { snapshotFolder, passed: status === 0, snapshots: snapshotsIn(snapshotFolder) };
}

const first = runOnce(1);
let [failed, differing] = [first.passed ? 0 : 1, 0];
console.log(`Run 1 of ${times}: ${first.snapshots.size} snapshots.`);
for (let run = 2; run <= times; run++) {
  const { snapshotFolder, passed, snapshots } = runOnce(run);
  const others = differences(first.snapshots, snapshots);
  if (!passed) failed++;
  if (others.length > 0) differing++;
  else rmSync(snapshotFolder, { recursive: true });
  const verdict =
    others.length > 0 ? `other than in the first: ${others.join(', ')}` : 'the same to the byte';
  console.log(`Run ${run} of ${times}: ${snapshots.size} snapshots, ${verdict}.`);
}
console.log(`${times} runs: ${differing} differed from the first, ${failed} failed.`);
process.exitCode = differing + failed + (first.snapshots.size === 0 ? 1 : 0) > 0 ? 1 : 0;
