import type { JSONReport } from '@playwright/test/reporter';
import { expect, it } from 'vitest';
import { firstFailure } from '../../../tools/visual-mutants/first-failure';

/** A report of these tests, in a `describe` of one file. */
const reportOf = (results: readonly object[]): Pick<JSONReport, 'suites'> => {
  const specs = results.map((result, n) => ({ title: `test ${n}`, tests: [{ results: [result] }] }));
  const suite = { file: 'visual/rounds.spec.ts', title: 'on a phone', specs, suites: [] };
  return { suites: [{ ...suite, title: 'rounds.spec.ts', specs: [], suites: [suite] }] } as never;
};
const passed = { status: 'passed', attachments: [] };

it('names the first test that failed, and its picture', () => {
  const attachments = [
    { name: 'stdout' },
    { name: 'webgl-rest-expected.png' },
    { name: 'webgl-rest-diff.png' },
  ];
  const failed = { status: 'failed', error: { message: 'Screenshots differ\nby 12' }, attachments };
  const interrupted = { status: 'interrupted', error: { message: 'Interrupted' }, attachments: [] };
  expect(firstFailure(reportOf([passed, interrupted, failed]))).toEqual({
    file: 'rounds.spec.ts',
    test: 'rounds.spec.ts "test 2"',
    picture: 'webgl-rest',
    message: 'picture webgl-rest',
  });
});

it('says what Playwright says where no picture differs, and null where nothing failed', () => {
  const failed = { status: 'timedOut', error: { message: 'Timeout\nof 10 s' }, attachments: [] };
  expect(firstFailure(reportOf([failed]))).toMatchObject({ picture: null, message: 'Timeout' });
  expect(firstFailure(reportOf([passed]))).toBeNull();
});
