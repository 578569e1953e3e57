import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `npm run test:full`: tests that are too slow for every change. */
export default defineConfig({
  ...base,
  testIgnore: [],
  grepInvert: [],
  // The longest tests first: short ones keep all workers busy to the end.
  projects: [
    { name: 'tagged', testIgnore: base.testIgnore ?? [], grep: /@full/ },
    { name: 'full', testDir: 'e2e/full' },
  ],
  outputDir: 'reports/full',
  reporter: [
    ['list'],
    ['json', { outputFile: 'reports/full.json' }],
    ['html', { outputFolder: 'reports/full-html', open: 'never' }],
  ],
});
