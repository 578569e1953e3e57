/**
 * `npm run test:visual:repeat -- 20`: runs the visual tests so many times in a row, each time in a new browser, and
 * compares the pictures they took, byte by byte. Ends with 1 where any differed, or a run failed. The pictures of the
 * first run, and of each that differed, stay in reports/pictures/.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { differences, picturesIn } from './picture-runs.mjs';

const times = Number(process.argv[2] ?? 2);
if (!Number.isInteger(times) || times < 2) {
  console.error('Say how many times, from 2 up, as in: npm run test:visual:repeat -- 20');
  process.exit(1);
}

const folder = resolve(import.meta.dirname, '../reports/pictures');
const runner = resolve(import.meta.dirname, 'run-playwright.mjs');
rmSync(folder, { recursive: true, force: true });

/** @param {number} run */
function take(run) {
  const keptIn = join(folder, String(run));
  mkdirSync(keptIn, { recursive: true });
  const { status } = spawnSync(process.execPath, [runner, 'e2e/visual/', '--reporter=dot'], {
    stdio: 'inherit',
    env: { ...process.env, PICTURES_IN: keptIn },
  });
  return { keptIn, passed: status === 0, pictures: picturesIn(keptIn) };
}

const first = take(1);
let [failed, differing] = [first.passed ? 0 : 1, 0];
console.log(`Run 1 of ${times}: ${first.pictures.size} pictures.`);
for (let run = 2; run <= times; run++) {
  const { keptIn, passed, pictures } = take(run);
  const others = differences(first.pictures, pictures);
  if (!passed) failed++;
  if (others.length > 0) differing++;
  else rmSync(keptIn, { recursive: true });
  const told = others.length > 0 ? `other than in the first: ${others.join(', ')}` : 'the same to the byte';
  console.log(`Run ${run} of ${times}: ${pictures.size} pictures, ${told}.`);
}
console.log(`${times} runs: ${differing} differed from the first, ${failed} failed.`);
process.exitCode = differing + failed + (first.pictures.size === 0 ? 1 : 0) > 0 ? 1 : 0;
