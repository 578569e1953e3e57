import { defineConfig } from '@playwright/test';
import { TIMEOUTS } from './testing/timeouts';
import type { FoundEngine } from './testing/engines/engines.mjs';

// The smoke tests in each engine that scripts/test-engines.mjs has found.

const found = JSON.parse(process.env['ENGINES'] ?? '{}') as Readonly<Record<string, FoundEngine>>;

export default defineConfig<object, { found: FoundEngine }>({
  testDir: 'e2e/engines',
  globalSetup: './e2e/engines/build-clock.ts',
  fullyParallel: true,
  // As in playwright.config.ts.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // A driver whose browser has crashed never answers.
  timeout: TIMEOUTS.work,
  expect: { timeout: TIMEOUTS.expectation },
  outputDir: 'reports/engines',
  reporter: [['list'], ['json', { outputFile: 'reports/engines.json' }], ['./e2e/engines/crash-reporter.ts']],
  projects: Object.entries(found).map(([name, engine]) => ({
    name,
    use: { found: engine },
    // A stock WebKitGTK crashes at times. The reporter fails the run if a test was retried for any other reason.
    retries: engine.by === 'webdriver' ? 2 : 0,
    // The other engines are compared with what Chromium draws.
    dependencies: name === 'Chromium' ? [] : ['Chromium'],
  })),
});
