import { expect, it } from 'vitest';
import { failedEndToEndTests, failedUnitTests } from '../../scripts/failed-tests.mjs';

it('names unit tests that failed, and files that could not be loaded', () => {
  const assertionResults = [
    { fullName: 'pays the middle column first', status: 'passed' },
    { fullName: 'pays once', status: 'failed' },
  ];
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  expect(failedUnitTests(report)).toEqual(['pays once', 'b.test.ts (not loaded)']);
});

it('names end-to-end tests that failed by their file and suites, and errors outside of any', () => {
  const suite = {
    title: 'spin.spec.ts',
    specs: [
      { title: 'spins', ok: true },
      { title: 'stops', ok: false },
    ],
    suites: [{ title: 'on a phone', specs: [{ title: 'pays', ok: false }] }],
  };
  const errors = [{ message: 'The server did not start.\n  at serve' }];
  expect(failedEndToEndTests({ suites: [suite], errors })).toEqual([
    'spin.spec.ts › stops',
    'spin.spec.ts › on a phone › pays',
    'The server did not start.',
  ]);
});
