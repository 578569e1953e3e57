import { chromium, firefox, webkit, type Browser } from '@playwright/test';
import type { FoundEngine } from './engines.mjs';
import type { Engine } from './engine';
import { webKitGtkEngine } from './webdriver-engine';

/** A browser that Playwright drives. */
async function playwrightEngine(browser: Browser): Promise<Engine> {
  const context = await browser.newContext();
  return {
    async newTab() {
      const page = await context.newPage();
      // Firefox may take a tab for hidden while it closes the one before.
      await page.bringToFront();
      return {
        async open(address) {
          await page.goto(address);
        },
        evaluate: (work, arg) => page.evaluate(work as never, arg),
        click: (selector) => page.locator(selector).first().click(),
        press: (key) => page.keyboard.press(key === ' ' ? 'Space' : key),
        // Playwright hides the caret by a style that the page's policy keeps out.
        screenshot: () => page.screenshot({ caret: 'initial' }),
        resize: (width, height) => page.setViewportSize({ width, height }),
      };
    },
    async closeTabs() {
      for (const page of context.pages()) await page.close();
    },
    async close() {
      await context.close();
      await browser.close();
    },
  };
}

/** Starts a browser, on the screen that the environment names where it wants one. */
export async function startEngine(found: FoundEngine): Promise<Engine> {
  if (found.by === 'webdriver') return webKitGtkEngine(found);
  const { name, ...options } = found.launch;
  return playwrightEngine(await { chromium, firefox, webkit }[name].launch(options));
}
