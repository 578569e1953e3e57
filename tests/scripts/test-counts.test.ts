import { expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from '../../scripts/test-counts.mjs';

const file = { status: 'passed', assertionResults: [{}] };
const none = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const unit = { ...none, success: true, testResults: [file] };
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

it('failed tests, files that do not load and errors of no test are failures', () => {
  expect(vitestCounts(unit)).toEqual({ passed: 7, failed: 0, skipped: 0 });
  const mixed = { ...unit, success: false, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
  expect(vitestCounts(mixed)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  const unloaded = { status: 'failed', assertionResults: [] };
  expect(vitestCounts({ ...unit, success: false, testResults: [file, unloaded] }).failed).toBe(1);
  expect(vitestCounts({ ...unit, success: false }).failed).toBe(1);

  const some = { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 3 }, errors: [] };
  expect(playwrightCounts(some)).toEqual({ passed: 6, failed: 2, skipped: 3 });
  expect(playwrightCounts({ stats, errors: [{ message: 'The server did not start.' }] }).failed).toBe(1);
});
