import { readFileSync } from 'node:fs';
import { baselineBrowser } from '../support/baselines';
import { expect, test } from '../support/fixtures';

test('the README says which browser made the baselines', () => {
  const readme = readFileSync('README.md', 'utf8');
  const { browser, platform } = baselineBrowser() ?? {};
  expect(readme).toContain(`made by ${browser}, on ${platform}`);
});
