import { readFileSync } from 'node:fs';
import { isHeadlessShell } from '../../scripts/find-chromium.mjs';
import { baselineBrowser } from '../support/baselines';
import { expect, test, toleranceFor } from '../support/snapshots';

test('the README says which browser made the baselines', () => {
  const readme = readFileSync('README.md', 'utf8');
  const { browser, platform } = baselineBrowser() ?? {};
  expect(readme).toContain(`made by ${browser}, on ${platform}`);
});

test('the browser that made the baselines is held to the narrow tolerance, another is not', ({
  browser,
  launchOptions,
  sameBrowser,
}) => {
  const made = baselineBrowser();
  const version = made?.browser.match(/[\d.]{5,}/)?.[0];
  const hasNoWindows = isHeadlessShell(launchOptions.executablePath ?? '');
  // By what the running browser says of itself, not by what was read from its file.
  expect(sameBrowser).toBe(
    browser.version() === version &&
      made?.browser.includes('without windows') === hasNoWindows &&
      made.platform === `${process.platform} ${process.arch}`,
  );
  const { threshold, maxDiffPixels } = toleranceFor('texts', sameBrowser);
  expect({ threshold, maxDiffPixels }).toEqual(
    sameBrowser ? { threshold: 0.02, maxDiffPixels: 10 } : { threshold: 0.2, maxDiffPixels: undefined },
  );
});
