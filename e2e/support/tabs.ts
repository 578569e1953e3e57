import type { Page } from '@playwright/test';

// What happens to tabs.

/** Hides the page for a moment, as when another tab is chosen, and shows it again. */
export const hideForAMoment = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Kills the page's process. */
export async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never resolves: the page that should answer has crashed.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Changes the saved game as another tab does, in one breath: a write of this tab in between would be lost. */
export const saveInAnotherTab = (page: Page, change: object): Promise<void> =>
  page.evaluate((changed) => {
    const key = 'lucky-fishing';
    const saved = JSON.parse(localStorage.getItem(key) ?? '{}') as { writes?: number };
    const newValue = JSON.stringify({ ...saved, ...changed, writes: (saved.writes ?? 0) + 1 });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, change);
