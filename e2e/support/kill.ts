import type { Page } from '@playwright/test';

/** Kills the page's process. */
export async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never resolves: the page that should answer has crashed.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}
