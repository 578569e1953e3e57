import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `npm run test:full`: tests that are too slow for every change. */
export default defineConfig({
  ...base,
  testDir: 'e2e/full',
  testIgnore: [],
  outputDir: 'reports/full',
  reporter: [
    ['list'],
    ['json', { outputFile: 'reports/full.json' }],
    ['html', { outputFolder: 'reports/full-html', open: 'never' }],
  ],
});
