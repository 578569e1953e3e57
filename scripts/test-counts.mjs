/**
 * How many tests went how.
 *
 * @typedef {{ passed: number; failed: number; skipped: number }} TestCounts
 */

/**
 * What is read of Vitest's JSON report.
 *
 * @typedef {object} VitestReport
 * @property {boolean} success
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string; assertionResults: unknown[] }[]} testResults one per file
 */

/**
 * What is read of Playwright's JSON report.
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number; unexpected: number; flaky: number; skipped: number }} stats
 * @property {unknown[]} errors what went wrong outside of any test, such as a server that did not start
 */

/**
 * A file that could not be loaded holds no failed test, and an error between tests belongs to none: each
 * counts as one failure, so that a broken run never reads as a good one.
 *
 * @param {VitestReport} report
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
 * @param {PlaywrightReport} report
 * @returns {TestCounts}
 */
export const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/**
 * @param {readonly TestCounts[]} counts
 * @returns {TestCounts}
 */
export const addCounts = (counts) =>
  counts.reduce((all, one) => ({
    passed: all.passed + one.passed,
    failed: all.failed + one.failed,
    skipped: all.skipped + one.skipped,
  }));

/** @param {TestCounts} counts */
export const formatCounts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
