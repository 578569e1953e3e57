import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `npm run test:full`: tests that are too slow for every change. */
export default defineConfig({
  ...base,
  testIgnore: [],
  grepInvert: [],
  projects: [
    { name: 'full', testDir: 'e2e/full' },
    { name: 'tagged', testIgnore: base.testIgnore ?? [], grep: /@full/ },
  ],
  outputDir: 'reports/full',
  reporter: [
    ['list'],
    ['json', { outputFile: 'reports/full.json' }],
    ['html', { outputFolder: 'reports/full-html', open: 'never' }],
  ],
});
