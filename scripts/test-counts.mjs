/**
 * How many tests went how.
 *
 * @typedef {{ passed: number; failed: number; skipped: number }} TestCounts
 */

/**
 * Counts the tests of Vitest's JSON report. A file that could not be loaded holds no failed test, and an error between
 * tests belongs to none: each counts as one failure, so that a broken run never reads as a good one.
 *
 * @param {{ success: boolean, numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string; assertionResults: unknown[] }[] }} report
 * @returns {TestCounts}
 */
export function vitestCounts(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: report.success ? failed : Math.max(failed, 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts the tests of Playwright's JSON report. An error outside of any test, such as a server that did not start, counts
 * as a failure.
 *
 * @param {{ stats: { expected: number; unexpected: number; flaky: number; skipped: number }, errors: unknown[] }} report
 * @returns {TestCounts}
 */
export const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});
