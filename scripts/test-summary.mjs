/**
 * The last line of .ci/run: adds up the reports of the unit and the end-to-end tests and of those in other engines, and prints
 * `N passed, N failed` (and `, N skipped` where any were). Ends with 1 if anything failed.
 *
 * Its one argument is the exit code of what was to write the reports.
 */
import { readReport } from './read-report.mjs';
import { formatCounts, playwrightCounts, addCounts, vitestCounts } from './test-counts.mjs';

/**
 * @template Report
 * @param {'unit' | 'e2e' | 'engines'} name
 * @param {(report: Report) => import('./test-counts.mjs').TestCounts} countsOf
 */
function read(name, countsOf) {
  try {
    /** @type {Report | null} */
    const report = readReport(name);
    if (report) return countsOf(report);
    console.log(`There is no report of the ${name} tests: an earlier step failed. That counts as a failure.`);
  } catch (error) {
    console.log(
      `The report of the ${name} tests cannot be read (${String(error)}). That counts as a failure.`,
    );
  }
  return { passed: 0, failed: 1, skipped: 0 };
}

const counts = addCounts([
  read('unit', vitestCounts),
  read('e2e', playwrightCounts),
  read('engines', playwrightCounts),
]);
const steps = Number(process.argv[2] ?? 0);
if (steps !== 0 && counts.failed === 0) {
  console.log(`All tests passed, and yet a step ended with ${steps}. That counts as a failure.`);
  counts.failed = 1;
}
console.log(formatCounts(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
