/**
 * The last line of .ci/run: adds up the reports of all tests, and prints `N passed, N failed` (and `, N skipped` where
 * any were). Ends with 1 if anything failed. Its argument is the exit code of what was to write the reports.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';

/** @param {'unit' | 'e2e' | 'full' | 'engines'} name */
function countsIn(name) {
  const file = resolve(import.meta.dirname, `../reports/${name}.json`);
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return name === 'unit' ? vitestCounts(report) : playwrightCounts(report);
  } catch (error) {
    console.log(
      `The report of the ${name} tests is missing or broken (${String(error)}). That counts as a failure.`,
    );
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const counts = { passed: 0, failed: 0, skipped: 0 };
for (const name of /** @type {const} */ (['unit', 'e2e', 'full', 'engines'])) {
  const { passed, failed, skipped } = countsIn(name);
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
}
const status = Number(process.argv[2] ?? 0);
if (status !== 0 && counts.failed === 0) {
  console.log(`All tests passed, but a step exited with ${status}. That counts as a failure.`);
  counts.failed = 1;
}
const { passed, failed, skipped } = counts;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
