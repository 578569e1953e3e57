import { expect, it } from 'vitest';
import { endToEndCommand, unitCommand } from '../../scripts/repeat-command.mjs';

it('names the files of the unit tests that failed, from the root of the project', () => {
  const testResults = [
    { name: '/project/tests/one.test.ts', status: 'failed' },
    { name: '/project/tests/two.test.ts', status: 'passed' },
  ];
  expect(unitCommand({ testResults }, '/project')).toBe('npm run test:unit -- tests/one.test.ts');
});

const failedAt = (file: string, ...lines: readonly number[]) => ({
  specs: lines.map((line) => ({ file, line, ok: false })),
});

it('names each end-to-end test that failed once by its place, in suites of suites too', () => {
  const suites = [
    { specs: [{ file: 'menu.spec.ts', line: 3, ok: true }], suites: [failedAt('menu.spec.ts', 7, 7)] },
    failedAt('visual/spin.spec.ts', 12),
  ];
  expect(endToEndCommand({ suites })).toBe(
    'npm run test:e2e -- e2e/menu.spec.ts:7 e2e/visual/spin.spec.ts:12',
  );
});

it('names whole files where many tests failed', () => {
  const lines = Array.from({ length: 9 }, (_, line) => line);
  expect(endToEndCommand({ suites: [failedAt('menu.spec.ts', ...lines)] })).toBe(
    'npm run test:e2e -- e2e/menu.spec.ts',
  );
});

it('names nothing where there is no report, or none of its tests failed', () => {
  expect(unitCommand(null, '/project')).toBeNull();
  expect(endToEndCommand(null)).toBeNull();
  expect(endToEndCommand({ suites: [{ specs: [{ file: 'menu.spec.ts', line: 3, ok: true }] }] })).toBeNull();
});
