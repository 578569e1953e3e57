import { defineConfig, devices } from '@playwright/test';
import { freePort } from './testing/servers';
import { TIMEOUTS } from './testing/timeouts';
import { CHROMIUM_ARGS, comparesPictures, playwrightsOwn, testBrowser } from './testing/browser.mjs';

// The tests that `npm test` runs. Playwright reads this file once to plan them, and once more in each of its workers.

const isPlanning = process.env['TEST_WORKER_INDEX'] === undefined;
if (isPlanning) {
  const wanted = process.env['PORT'] ?? '';
  process.env['PORT'] = wanted.trim() === '' ? String(await freePort()) : wanted;
  if (process.argv.some((word) => ['--headed', '--ui', '--debug'].includes(word)))
    process.env['NEEDS_WINDOW'] = 'true';
}
const baseURL = `http://localhost:${process.env['PORT'] ?? ''}`;

// The pinned Chromium opens no window.
const needsWindow = process.env['NEEDS_WINDOW'] === 'true';
if (isPlanning && !comparesPictures())
  console.warn(
    'Skipping picture comparisons, because only the headless Chromium for x64 Linux draws the same pixels everywhere.',
  );

export const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    ...(needsWindow ? playwrightsOwn() : await testBrowser()),
    args: CHROMIUM_ARGS,
  },
};

export default defineConfig({
  testDir: 'e2e',
  testIgnore: ['engines/**', 'full/**', ...(comparesPictures() ? [] : ['visual/**'])],
  // What is too slow for every change, in files whose other tests are not.
  grepInvert: /@full/,
  fullyParallel: true,
  // Three keep two cores busy, because each test waits for its page now and then.
  workers: 3,
  // A test that passes only at the second try has found something.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: TIMEOUTS.test,
  expect: { timeout: TIMEOUTS.expectation },
  outputDir: 'reports/e2e',
  snapshotPathTemplate: 'e2e/visual/baselines/{testFileName}/{arg}{ext}',
  // A baseline that is missing fails. `npm run test:visual:update` makes them.
  updateSnapshots: 'none',
  reporter: [
    ['list'],
    ['json', { outputFile: 'reports/e2e.json' }],
    ['html', { outputFolder: 'reports/html', open: 'never' }],
  ],
  use: {
    ...chromium,
    // The smallest screen with the whole menu: fewer pixels to draw make the tests faster.
    viewport: { width: 1024, height: 576 },
    baseURL,
    actionTimeout: TIMEOUTS.action,
    navigationTimeout: TIMEOUTS.action,
    // A service worker would answer before a test can. The tests of offline play allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Traces slow all tests down by a tenth. `--trace on` records them.
    trace: 'off',
  },
  webServer: {
    command: `node scripts/serve.mjs${process.env['IS_BUILT'] === 'true' ? ' --no-build' : ''}`,
    url: baseURL,
    reuseExistingServer: false,
    timeout: TIMEOUTS.work,
  },
});
