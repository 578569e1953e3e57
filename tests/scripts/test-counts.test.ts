import { describe, expect, it } from 'vitest';
import { formatCounts, playwrightCounts, addCounts, vitestCounts } from '../../scripts/test-counts.mjs';

const file = { status: 'passed', assertionResults: [{}] };
const unit = {
  success: true,
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [file],
};
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

describe('the counts of the unit tests', () => {
  it('are those of passed, failed and skipped tests', () => {
    expect(vitestCounts(unit)).toEqual({ passed: 7, failed: 0, skipped: 0 });
    const mixed = { ...unit, success: false, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
    expect(vitestCounts(mixed)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const unloaded = { status: 'failed', assertionResults: [] };
    const report = { ...unit, success: false, testResults: [file, unloaded] };
    expect(vitestCounts(report).failed).toBe(1);
  });

  it('counts an error that belongs to no test as a failure', () => {
    expect(vitestCounts({ ...unit, success: false }).failed).toBe(1);
  });
});

describe('the counts of the end-to-end tests', () => {
  it('are those of passed, failed and skipped tests', () => {
    const report = { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 3 }, errors: [] };
    expect(playwrightCounts(report)).toEqual({ passed: 6, failed: 2, skipped: 3 });
  });

  it('counts an error outside of any test as a failure', () => {
    expect(playwrightCounts({ stats, errors: [{ message: 'The server did not start.' }] }).failed).toBe(1);
  });
});

describe('the line at the end', () => {
  it('adds up all reports, and names skipped tests where there are any', () => {
    const whole = addCounts([vitestCounts(unit), playwrightCounts({ stats, errors: [] })]);
    expect(formatCounts(whole)).toBe('12 passed, 0 failed');
    expect(formatCounts({ ...whole, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
  });
});
