import { defineConfig, devices } from '@playwright/test';
import { HUNG } from './e2e/support/hang';
import { findTestChromium } from './scripts/find-chromium.mjs';
import { portFrom, TEST_PORT } from './scripts/port.mjs';

const port = portFrom(process.env['PORT'], TEST_PORT);
const baseURL = `http://localhost:${port}`;
const isRoot = process.getuid?.() === 0;
const executablePath = findTestChromium();

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      // Chromium refuses to run its sandbox as root.
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      // The same pixels on every machine, with a graphics card or without: WebGL is drawn in software,
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      // and the page is not put together by way of it, which takes seconds of computing for each page.
      '--disable-gpu-compositing',
      // What a graphics process would draw is handed to it: on a few cores that costs a tenth more than it brings.
      '--in-process-gpu',
      // So are texts and edges, whatever the system says of type and the processor can do beyond its kind.
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-skia-runtime-opts',
      // Pictures are there in the frame in which they are first shown.
      '--disable-checker-imaging',
      '--disable-partial-raster',
    ],
  },
};

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/baselines.ts',
  fullyParallel: true,
  // On two processors three keep both busy: each test waits for its page now and then.
  workers: 3,
  // A test that passes only at the second try has found something.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: HUNG.test,
  expect: { timeout: HUNG.expectation },
  outputDir: 'reports/e2e',
  snapshotPathTemplate: 'e2e/visual/__screenshots__/{testFileName}/{arg}{ext}',
  // A baseline that is missing fails. `npm run test:visual:update` makes them.
  updateSnapshots: 'none',
  reporter: [
    ['list'],
    ['json', { outputFile: 'reports/e2e.json' }],
    ['html', { outputFolder: 'reports/html', open: 'never' }],
  ],
  use: {
    baseURL,
    actionTimeout: HUNG.action,
    navigationTimeout: HUNG.action,
    // One would answer before a test can; the tests of offline play let it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Traces slow all tests down by a tenth for the sake of those that fail: they are there for the asking.
    trace: process.env['TRACE'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
  },
  projects: [
    {
      name: 'behaviour',
      testIgnore: ['engines/**', 'visual/**'],
      // The smallest screen with the whole menu: each frame is drawn by the processor, which is what these tests wait for.
      use: { ...chromium, viewport: { width: 1024, height: 576 } },
    },
    { name: 'pictures', testMatch: 'visual/**', use: chromium },
  ],
  webServer: {
    command: `node scripts/serve.mjs${process.env['IS_BUILT'] === 'true' ? ' --no-build' : ''}`,
    env: { PORT: String(port) },
    url: baseURL,
    reuseExistingServer: false,
    timeout: HUNG.work,
  },
});
