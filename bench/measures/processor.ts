import type { Page } from '@playwright/test';

/**
 * Seconds of processor time, user and system, that all processes of a page's browser have used since each began. The
 * browser counts them itself, alike on every operating system.
 */
export async function processorSeconds(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser of its own.');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
