import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { preview } from 'vite';
import { testBrowser } from '../testing/browser.mjs';

/**
 * Serves the build in dist/ and opens a browser, for the tools that take pictures of the game.
 *
 * @returns {Promise<{ address: string, browser: import('@playwright/test').Browser, close: () => Promise<void> }>}
 *   the address ends in a slash; `close` ends both
 */
export async function openBuiltGame() {
  const root = resolve(import.meta.dirname, '..');
  const server = await preview({ root, logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({
    ...(await testBrowser()),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    browser,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
