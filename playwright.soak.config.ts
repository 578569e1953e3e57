import { defineConfig } from '@playwright/test';
import full from './playwright.full.config';

process.env['SOAK'] = 'true';

/** The soak tests in their long form: `npm run test:soak`. */
export default defineConfig({ ...full, projects: [{ testDir: 'e2e/full/soak' }] });
