import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `npm run test:visual`: everything that compares pictures. */
export default defineConfig({
  ...base,
  grepInvert: [],
  testMatch: ['visual/**/*.spec.ts', 'every-page.spec.ts'],
});
